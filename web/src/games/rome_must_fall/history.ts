// The past as the log has it: the timeline boxes held or lost, and each tracker's fate this turn.

import type { Entry, Told } from '../sheet';
import type { Happened } from './events.gen';
import type { BoardTracker, Tracker, View } from './view.gen';

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

/** Held and lost boxes of every tracker. */
export function timelines(log: readonly Entry[]): Map<string, Timeline> {
  const all = new Map<string, Map<number, Outcome>>();
  for (const entry of log as readonly Told<Happened>[]) {
    if (entry.undone || (entry.kind !== 'held' && entry.kind !== 'lost')) continue;
    const { tracker, turn } = entry.args;
    const turns = all.get(tracker) ?? new Map<number, Outcome>();
    turns.set(turn, entry.kind);
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
  const fightOf = (tracker: string) => all.get(tracker) ?? unfought;
  for (const entry of log as readonly Told<Happened>[]) {
    if (entry.undone) continue;
    if (entry.kind === 'turn_began') all.clear();
    else if (entry.kind === 'black_rolled') {
      const { tracker, face, value } = entry.args;
      all.set(tracker, { ...unfought, face, counts: value });
    } else if (entry.kind === 'cubes_spent') {
      const { tracker, count } = entry.args;
      all.set(tracker, { ...fightOf(tracker), cubes: count });
    } else if (entry.kind === 'held' || entry.kind === 'lost') {
      const { tracker, value, total } = entry.args;
      all.set(tracker, { ...fightOf(tracker), value, total, outcome: entry.kind });
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

/** Circles marked on any path: the paths meet in Rome. */
export function markedCircles({ trackers }: View): ReadonlySet<string> {
  return new Set(trackers.flatMap(({ marked }) => (Array.isArray(marked) ? marked : [])));
}

/** How many of its circles, or of its boxes, a tracker has lost: those that its strip crosses out. */
export function goneOf(
  { marked }: Tracker,
  printed: BoardTracker | undefined,
  circles: ReadonlySet<string>,
): number {
  if (!Array.isArray(marked)) return marked;
  return printed?.path?.filter(({ id }) => circles.has(id)).length ?? marked.length;
}
