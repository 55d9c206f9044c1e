// What the log tells about the past: which timeline boxes were held or lost, and how each tracker
// fared this turn.

import type { Entry } from '../sheet';

export type Outcome = 'held' | 'lost';

/** Outcome by turn, for one tracker. */
export type Timeline = ReadonlyMap<number, Outcome>;

/** How a tracker stands in one turn, as far as the log tells. */
export interface Fight {
  /** Face of the black die, 1 to 6, and what it counts. */
  face: number | null;
  counts: number | null;
  cubes: number;
  value: number | null;
  total: number | null;
  outcome: Outcome | null;
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** Held and lost boxes of every tracker. */
export function timelines(log: readonly Entry[]): Map<string, Timeline> {
  const all = new Map<string, Map<number, Outcome>>();
  for (const entry of log) {
    if (entry.undone || (entry.kind !== 'held' && entry.kind !== 'lost')) continue;
    const tracker = String(entry.args.tracker);
    const turns = all.get(tracker) ?? new Map<number, Outcome>();
    turns.set(Number(entry.args.turn), entry.kind);
    all.set(tracker, turns);
  }
  return all;
}

const unfought: Fight = {
  face: null,
  counts: null,
  cubes: 0,
  value: null,
  total: null,
  outcome: null,
};

/** The fight of every tracker since the latest turn began. */
export function fights(log: readonly Entry[]): Map<string, Fight> {
  const all = new Map<string, Fight>();
  for (const entry of log) {
    if (entry.undone) continue;
    if (entry.kind === 'turn_began') all.clear();
    const tracker = String(entry.args.tracker);
    const fight = all.get(tracker) ?? unfought;
    if (entry.kind === 'black_rolled') {
      const { face, value } = entry.args;
      all.set(tracker, { ...unfought, face: number(face), counts: number(value) });
    } else if (entry.kind === 'cubes_spent') {
      all.set(tracker, { ...fight, cubes: number(entry.args.count) ?? 0 });
    } else if (entry.kind === 'held' || entry.kind === 'lost') {
      const { value, total } = entry.args;
      all.set(tracker, {
        ...fight,
        value: number(value),
        total: number(total),
        outcome: entry.kind,
      });
    }
  }
  return all;
}

export interface Tally {
  held: number;
  lost: number;
}

/** How often a tracker was held and lost. */
export function tally(timeline: Timeline | undefined): Tally {
  const outcomes = [...(timeline?.values() ?? [])];
  const held = outcomes.filter((outcome) => outcome === 'held').length;
  return { held, lost: outcomes.length - held };
}
