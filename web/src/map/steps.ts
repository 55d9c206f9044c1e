// From place to place with the keys.

import type { Point } from './geometry';

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A place that does not border counts as so many times farther away. */
const preference = 1.6;

/**
 * The nearest place the way the arrow key points; what lies aside counts as farther away, and what
 * does not border does too.
 */
export function neighbour<P extends Point & { id: string }>(
  from: P,
  key: string,
  places: readonly P[],
  borders: (a: string, b: string) => boolean = () => true,
): string | null {
  const way = ways[key];
  if (!way) return null;
  let best: { id: string; cost: number } | null = null;
  for (const to of places) {
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y - (to.y - from.y) * way.x);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const cost = (ahead + 2 * aside) * (borders(from.id, to.id) ? 1 : preference);
    if (!best || cost < best.cost) best = { id: to.id, cost };
  }
  return best?.id ?? null;
}

/** The next of a list or the one before, in a circle; the first or last if `from` is not in it. */
export function nextOf(ids: readonly string[], from: string, step: 1 | -1): string | undefined {
  const at = ids.indexOf(from);
  const next = at < 0 && step < 0 ? -1 : at + step;
  return ids.at(next % Math.max(ids.length, 1));
}
