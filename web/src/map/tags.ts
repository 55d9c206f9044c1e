// Where a few words beside the counters of an area stand: near them, and over no name, counter or sign.

import type { Tag } from './board';
import { type Box, overlap, type Point } from './geometry';

export interface PlacedTag extends Tag, Point {
  /** Px. */
  width: number;
}

/** Px. */
export const tagHeight = 18;
const rings = [25, 34, 44, 56, 70];
const kDirections = 16;

const widthOf = (text: string) => 12 + 6.9 * text.length;

/** Below, above, and at the sides of the counters; then farther and farther off. */
function* spotsFor(width: number): Generator<Point> {
  for (const ring of rings)
    for (let i = 0; i < kDirections; ++i) {
      // From below, to the left and the right by turns.
      const turn = ((i % 2 === 0 ? i : -i - 1) * Math.PI) / kDirections;
      const aside = Math.sin(turn) * (ring + (width - tagHeight) / 2);
      yield { x: aside, y: Math.cos(turn) * ring };
    }
}

const shared = (a: Box, b: Box): number =>
  overlap(a, b)
    ? (Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
      (Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))
    : 0;

/** `covers` is what else is drawn, in plate units, as are the spots; `scale` is the px of one. */
export function placedTags(
  tags: readonly Tag[],
  standAt: (area: string) => Point,
  covers: readonly Box[],
  scale: number,
): PlacedTag[] {
  const taken = [...covers];
  return tags.map((tag) => {
    const stand = standAt(tag.area);
    const width = widthOf(tag.text);
    let best = { box: null as Box | null, hidden: Infinity };
    for (const { x, y } of spotsFor(width)) {
      const box = {
        left: stand.x + (x - width / 2) / scale,
        top: stand.y + (y - tagHeight / 2) / scale,
        width: width / scale,
        height: tagHeight / scale,
      };
      const hidden = taken.reduce((sum, each) => sum + shared(box, each), 0);
      if (hidden < best.hidden) best = { box, hidden };
      if (hidden === 0) break;
    }
    const box = best.box ?? { left: stand.x, top: stand.y, width: 0, height: 0 };
    taken.push(box);
    return { ...tag, width, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
}
