// The past as the page shows it: the table as each event left it. The server sends with an event
// what the event changed, so the page needs no rules for this.

import { immutableJSONPatch, type JSONPatchDocument } from 'immutable-json-patch';

import type { Beat, Entry } from '../../games/sheet';
import type { Prompt, Result } from '../../protocol/messages';
import type { Shown } from '../../protocol/whole';

/** The table at a moment of the past. */
export interface Moment extends Shown {
  /** Number of the last entry that is told. */
  n: number;
  ply: number;
  /** The question then; null between two events of one ply. */
  prompt: Prompt | null;
  result: Result | null;
  /** The beat in view; null where nothing has happened yet. */
  beat: Beat | null;
  /** Entries whose dice are rolling: the next moment tells of them. */
  rolling: readonly Entry[];
}

/** How long a beat is looked at, in milliseconds, where the game does not say. */
const beatTime = 1300;

/** Each entry by itself, for games that do not put theirs together. */
export function plainBeats(entries: readonly Entry[]): Beat[] {
  return entries.map(beatOf);
}

export function beatOf(entry: Entry): Beat {
  return { n: entry.n, text: entry.text, rule: entry.rule, entries: [entry] };
}

/** How long a moment is looked at; 0: it passes without a stop. */
export function timeOf({ beat, rolling }: Moment, next?: Moment): number {
  if (rolling.length > 0) return next?.beat?.rolls ?? 0;
  return beat?.stands ?? beatTime;
}

/** Whether the server sent with each event what it changed. */
export function hasPatches(entries: readonly Entry[]): boolean {
  return entries.length > 0 && entries.every(({ patch }) => patch !== undefined);
}

/** The moments of these beats, when the table was `before` and `last` had been told. */
export function momentsOf(before: Shown, beats: readonly Beat[], last?: Entry): Moment[] {
  const moments: Moment[] = [];
  let shown = before;
  let told = last ? beatOf(last) : null;
  for (const beat of beats) {
    for (const { patch = [] } of beat.entries) {
      shown = immutableJSONPatch(shown, patch as JSONPatchDocument) as Shown;
    }
    const ply = beat.entries.at(-1)?.ply ?? 0;
    const { turn_title, phase, view } = shown;
    const moment = { turn_title, phase, view, ply, prompt: null, result: null };
    if (beat.rolls) {
      moments.push({ ...moment, n: told?.n ?? 0, beat: told, rolling: beat.entries });
    }
    moments.push({ ...moment, n: beat.n, beat, rolling: [] });
    told = beat;
  }
  return moments;
}

/**
 * Whether there is a story to tell. If the reader's own answer led to only one event, the table
 * itself shows it.
 */
export function isStory(moments: readonly Moment[], reader: string | null): boolean {
  const standing = moments.filter((moment) => timeOf(moment) > 0);
  const isOthers = ({ who }: Entry) => who !== null && who !== 'dice' && who !== reader;
  return (
    standing.length > 1 ||
    standing.some(({ beat }) => beat?.entries.some(isOthers)) ||
    moments.some(({ rolling }) => rolling.length > 0)
  );
}
