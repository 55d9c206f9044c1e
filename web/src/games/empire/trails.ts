// Where counters went last: the moves of one side in one turn, for the eye to follow.

import type { Trail } from '../../map/board';
import type { Entry } from '../sheet';

const sides: Readonly<Record<string, string>> = {
  marched: 'var(--rome-wash)',
  barbarians_moved: 'var(--barb-wash)',
  cavalry_moved: 'var(--barb-wash)',
};

/** The latest moves of whoever moved last; those that were undone left no trace. */
export function trailsOf(log: readonly Entry[]): Trail[] {
  const trails = new Map<string, Trail>();
  let side: string | null = null;
  for (const { kind, args, undone } of log.toReversed()) {
    const colour = sides[kind];
    if (undone) continue;
    if (kind === 'turn_began' && side !== null) break;
    if (colour === undefined) continue;
    side ??= colour;
    if (colour !== side) break;
    const [from, to] = [String(args.from), String(args.to)];
    trails.set(`${from} ${to}`, { key: `${from} ${to}`, from, to, colour });
  }
  return [...trails.values()];
}
