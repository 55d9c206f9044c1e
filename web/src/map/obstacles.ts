// The other drawings on a plate: marks must keep clear of some, and had better of the rest.

import type { Cartouche, Lettering, MapArea } from './board';
import type { DrawnLink } from './drawing';
import { around, type Box, onCurve, overlap, type Point } from './geometry';

/** Plate units. */
export const tollRadius = 6.2;
const arrowWidth = 18;

/** Where what a way over the sea costs is written. */
export const tollAt = ({ from, to }: Pick<DrawnLink, 'from' | 'to'>): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2,
});

/** Whether none of some boxes lies over any of others. */
export function isClear(boxes: readonly Box[], others: readonly Box[]): boolean {
  return !boxes.some((box) => others.some((other) => overlap(box, other)));
}

/** Boxes that marks must not cover: words that do not move. */
export function takenBy(cartouche: Cartouche, links: readonly DrawnLink[]): Box[] {
  const tolls = links.filter(({ words }) => words !== null);
  return [cartouche, ...tolls.map((link) => around(tollAt(link), tollRadius))];
}

const advances: Readonly<Record<Lettering['kind'], number>> = { sea: 1.02, land: 1.06, gulf: 0.58 };

/** The boxes of letters on the sea, letter by letter. */
export function letterBoxes({ text, x, y, turn, size, kind }: Lettering): Box[] {
  const angle = (turn * Math.PI) / 180;
  const step = advances[kind] * size;
  return [...text].map((_, i) => {
    const along = (i - (text.length - 1) / 2) * step;
    const up = 0.35 * size;
    const at = {
      x: x + along * Math.cos(angle) + up * Math.sin(angle),
      y: y + along * Math.sin(angle) - up * Math.cos(angle),
    };
    return around(at, size * 0.5);
  });
}

/** Boxes that marks had better not cover: the names of seas, and the arrows of invasions. */
export function sparedFor(lettering: readonly Lettering[], areas: readonly MapArea[]): Box[] {
  const arrows = areas.flatMap(({ arrow }) => {
    if (!arrow) return [];
    const [a, b, c] = arrow;
    return [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => around(onCurve(a, b, c, t), arrowWidth / 2));
  });
  return [...lettering.flatMap(letterBoxes), ...arrows];
}
