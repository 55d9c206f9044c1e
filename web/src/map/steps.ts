// From area to area with the arrow keys.

import type { Point } from './geometry';

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Only what lies this much farther than a bordering area is passed over for it. */
const preference = 1.6;

/**
 * The nearest area the way the key points; what lies aside counts as farther away, and what does
 * not border does too.
 */
export function neighbour<A extends Point & { id: string }>(
  from: A,
  key: string,
  areas: readonly A[],
  borders: (a: string, b: string) => boolean,
): string | null {
  const way = ways[key];
  if (!way) return null;
  let best: { id: string; cost: number } | null = null;
  for (const to of areas) {
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y - (to.y - from.y) * way.x);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const cost = (ahead + 2 * aside) * (borders(from.id, to.id) ? 1 : preference);
    if (!best || cost < best.cost) best = { id: to.id, cost };
  }
  return best?.id ?? null;
}
