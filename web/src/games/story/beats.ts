// What happened since an answer, told event by event: the beats of a story. What a beat is, is the
// game's matter.

import type { Entry } from '../sheet';

export interface Beat {
  /** Number of its last entry in the log. */
  n: number;
  text: string;
  /** Why it went that way, where the text does not say so; empty for nothing to add. */
  why: string;
  rule: string;
  /** The place on the map it is about; null for none. */
  place: string | null;
  /** The part of the turn it belongs to; empty where a story has no parts. */
  chapter: string;
  entries: Entry[];
}

/** How a game tells its story, and how its view changes with an event. */
export interface Teller<View> {
  beatsOf(log: readonly Entry[]): Beat[];
  advance(view: View, entry: Entry): View;
}

/** The last entry that came of an answer at the table, not of a die; those undone do not count. */
export function lastAnswered(log: readonly Entry[]): Entry | undefined {
  return log.findLast(({ who, undone }) => !undone && who !== null && who !== 'dice');
}

/** How it stood at a beat, when it was `before` as the story began. */
export function viewAt<View>(
  teller: Teller<View>,
  before: View,
  beats: readonly Beat[],
  beat: number,
): View {
  return beats
    .slice(0, beat + 1)
    .flatMap(({ entries }) => entries)
    .reduce((view, entry) => teller.advance(view, entry), before);
}
