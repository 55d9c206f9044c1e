// From circle to circle with the arrow keys.

import type { Point } from './geography';

const ways: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest circle the way the key points; one that lies aside counts as farther away. */
export function neighbour<C extends Point & { id: string }>(
  from: C,
  key: string,
  circles: readonly C[],
): string | null {
  const way = ways[key];
  if (!way) return null;
  let best: { id: string; cost: number } | null = null;
  for (const to of circles) {
    const ahead = (to.x - from.x) * way.x + (to.y - from.y) * way.y;
    const aside = Math.abs((to.x - from.x) * way.y - (to.y - from.y) * way.x);
    if (ahead <= 0 || aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { id: to.id, cost };
  }
  return best?.id ?? null;
}
