// Where counters went last: the moves of one side in one turn, for the eye to follow.

import type { Trail } from '../../map/board';
import type { Entry, Told } from '../sheet';
import type { Happened } from './events.gen';

const sides = {
  marched: 'var(--rome-wash)',
  barbarians_moved: 'var(--barb-wash)',
  cavalry_moved: 'var(--barb-wash)',
} as const satisfies Partial<Record<Happened['kind'], string>>;

function isMove(entry: Told<Happened>): entry is Told<Happened> & { kind: keyof typeof sides } {
  return entry.kind in sides;
}

/** The latest moves of whoever moved last; those that were undone left no trace. */
export function trailsOf(log: readonly Entry[]): Trail[] {
  const trails = new Map<string, Trail>();
  let side: string | null = null;
  for (const entry of (log as readonly Told<Happened>[]).toReversed()) {
    if (entry.undone) continue;
    if (entry.kind === 'turn_began' && side !== null) break;
    if (!isMove(entry)) continue;
    const colour = sides[entry.kind];
    side ??= colour;
    if (colour !== side) break;
    const { from, to } = entry.args;
    trails.set(`${from} ${to}`, { key: `${from} ${to}`, from, to, colour });
  }
  return [...trails.values()];
}
