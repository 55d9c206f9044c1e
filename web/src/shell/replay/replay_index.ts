// Where the replay bar may stop: the plies of the line that was kept (undone entries left out).

import type { Entry } from '../../protocol/messages';

export interface TurnTick {
  ply: number;
  label: string;
}

export interface ReplayIndex {
  /** The last ply: the table as it is now. */
  last: number;
  /** Plies at which something was logged, ascending, from 0 to `last`. */
  stops: number[];
  turns: TurnTick[];
}

export function replayIndex(log: Entry[], last: number): ReplayIndex {
  const kept = log.filter((entry) => !entry.undone && entry.ply <= last);
  const stops = new Set([0, last, ...kept.map((entry) => entry.ply)]);
  const turns = kept.flatMap(({ ply, heading }) => (heading ? [{ ply, label: heading }] : []));
  return { last, stops: [...stops].sort((a, b) => a - b), turns };
}

/** The next stop after `ply` (direction 1) or before it (-1); `ply` itself when there is none. */
export function step(index: ReplayIndex, ply: number, direction: 1 | -1): number {
  return neighbour(index.stops, ply, direction) ?? ply;
}

/** The next or previous beginning of a turn, or an end of the replay. */
export function stepTurn(index: ReplayIndex, ply: number, direction: 1 | -1): number {
  const starts = index.turns.map((turn) => turn.ply);
  return neighbour(starts, ply, direction) ?? (direction === 1 ? index.last : 0);
}

function neighbour(stops: number[], ply: number, direction: 1 | -1): number | undefined {
  return direction === 1 ? stops.find((stop) => stop > ply) : stops.findLast((stop) => stop < ply);
}

/** The entries that belong to the line kept up to entry number `n`. */
export function logUpTo(log: Entry[], n: number): Entry[] {
  return log.filter((entry) => entry.n <= n);
}

/** The last kept entry at or before a ply; the one the log marks. */
export function entryAt(log: Entry[], ply: number): Entry | null {
  return log.findLast((entry) => !entry.undone && entry.ply <= ply) ?? null;
}

/** Px from the middle of one number of a turn to the next. */
const kBetweenNumbers = 17;

/** The turns whose numbers stand beside one another without touching; they begin at these px of a track. */
export function turnsWithRoom(begins: readonly number[], width: number): number[] {
  const shown: number[] = [];
  let before = -kBetweenNumbers;
  for (const [at, x] of begins.entries()) {
    if (x - before < kBetweenNumbers || width - x < kBetweenNumbers / 2) continue;
    shown.push(at);
    before = x;
  }
  return shown;
}
