// Where counters went last: the moves of one side in one turn, for the eye to follow.

import type { Trail } from '../../map/board';
import type { Entry, Told } from '../sheet';
import type { Happened } from './events.gen';
import type { AreaView } from './view.gen';

const moves = {
  marched: { colour: 'var(--rome-wash)', piece: 'romans' },
  barbarians_moved: { colour: 'var(--barb-wash)', piece: 'barbarians' },
  cavalry_moved: { colour: 'var(--barb-wash)', piece: 'cavalry' },
} as const satisfies Partial<Record<Happened['kind'], { colour: string; piece: keyof AreaView }>>;

function isMove(entry: Told<Happened>): entry is Told<Happened> & { kind: keyof typeof moves } {
  return entry.kind in moves;
}

/**
 * The latest moves of whoever moved last; those that were undone left no trace. Those of `fresh`
 * are on their way.
 */
export function trailsOf(log: readonly Entry[], fresh: readonly Entry[] = []): Trail[] {
  const first = fresh.find((entry) => entry.kind in moves)?.n ?? Infinity;
  const trails = new Map<string, Trail>();
  let side: string | null = null;
  for (const entry of (log as readonly Told<Happened>[]).toReversed()) {
    if (entry.undone) continue;
    if (entry.kind === 'turn_began' && side !== null) break;
    if (!isMove(entry)) continue;
    const { colour, piece } = moves[entry.kind];
    side ??= colour;
    if (colour !== side) break;
    const { from, to } = entry.args;
    const key = `${from} ${to}`;
    if (trails.has(key)) continue;
    const march = { key: String(entry.n), piece, turn: 0 };
    trails.set(key, { key, from, to, colour, ...(entry.n >= first && { march }) });
  }
  return [...trails.values()];
}
