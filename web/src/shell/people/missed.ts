// The events at a table during a reader's absence, in short, for when they come back.

import type { Beat, SheetSettings } from '../../games/sheet';
import type { Picture } from '../../protocol/merge';
import type { Entry } from '../../protocol/messages';
import { plainBeats } from '../replay/moments';

/** A turn, or a part of one. */
export interface MissedPart {
  title: string;
  /** An event that happened several times in a row stands there once. */
  lines: { text: string; times: number }[];
}

export interface Missed {
  /** The ply after the reader's own last action: the story goes on from there. */
  from: number;
  count: number;
  parts: MissedPart[];
}

/** The most lines shown of a part; the log has the rest. */
export const kMostLines = 6;

/** Whether somebody else has done something after entry number `seen`. */
function hasNews(log: readonly Entry[], seen: number, own: readonly string[]): boolean {
  const isOthers = ({ who }: Entry) => who !== 'dice' && (who === null || !own.includes(who));
  return log.some((entry) => entry.n > seen && !entry.undone && isOthers(entry));
}

/**
 * The events since the last action of the reader's seat, if others have done something that was
 * never shown here; `own` are all seats of the reader.
 */
export function missedBy(
  { log, seat }: Picture,
  seen: number,
  own: readonly string[],
  { beatsOf = plainBeats }: SheetSettings,
): Missed | null {
  if (seat === null || !hasNews(log, seen, own)) return null;
  const kept = log.filter(({ undone }) => !undone);
  const last = kept.findLast(({ who }) => who === seat);
  const entries = kept.filter(({ n }) => n > (last?.n ?? seen));
  const parts = partsOf(beatsOf(entries, log, seat));
  const count = parts.reduce(
    (sum, { lines }) => lines.reduce((all, { times }) => all + times, sum),
    0,
  );
  const from = last?.ply ?? Math.max(0, (entries[0]?.ply ?? 0) - 1);
  return count > 0 ? { from, count, parts } : null;
}

function partsOf(beats: readonly Beat[]): MissedPart[] {
  const parts: MissedPart[] = [];
  let turn = '';
  for (const beat of beats) {
    const begun = beat.entries.findLast(({ heading }) => heading)?.heading;
    turn = begun ?? turn;
    const title = beat.chapter ?? turn;
    if (parts.at(-1)?.title !== title) parts.push({ title, lines: [] });
    // A line that only opens a turn is the title of its part.
    const isTitle = begun && beat.entries.length === 1;
    if (isTitle || beat.stands === 0) continue;
    const lines = parts.at(-1)?.lines ?? [];
    const last = lines.at(-1);
    if (last?.text === beat.text) ++last.times;
    else lines.push({ text: beat.text, times: 1 });
  }
  return parts.filter(({ lines }) => lines.length > 0);
}
