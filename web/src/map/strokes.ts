// Arrows and links as texts of SVG paths.

import type { Point } from './geometry';

const short = (n: number) => String(Math.round(n * 10) / 10);
const text = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

/** A broad arrow along a curve from `a` to `c`, bent towards `b`: narrow at the tail. */
export function broadArrow(a: Point, b: Point, c: Point): string {
  const parts = 14;
  const headFrom = 0.84;
  const headWidth = 13;
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * b.x + t * t * c.x,
    y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * b.y + t * t * c.y,
  });
  const beside = (t: number, width: number): Point => {
    const x = 2 * (1 - t) * (b.x - a.x) + 2 * t * (c.x - b.x);
    const y = 2 * (1 - t) * (b.y - a.y) + 2 * t * (c.y - b.y);
    const length = Math.hypot(x, y) || 1;
    const from = at(t);
    return { x: from.x - (y / length) * width, y: from.y + (x / length) * width };
  };
  const along = Array.from({ length: parts + 1 }, (_, i) => (i / parts) * headFrom);
  const width = (t: number) => 9 - (4 * t) / headFrom;
  const outline = [
    ...along.map((t) => beside(t, width(t))),
    beside(headFrom, headWidth),
    c,
    beside(headFrom, -headWidth),
    ...along.toReversed().map((t) => beside(t, -width(t))),
  ];
  return `M${outline.map(text).join('L')}Z`;
}

/** A line over the sea, bent a little. */
export function seaLink(from: Point, to: Point): string {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = Math.hypot(x, y) || 1;
  const bend = Math.min(10, length * 0.12);
  const middle = {
    x: (from.x + to.x) / 2 - (y / length) * bend,
    y: (from.y + to.y) / 2 + (x / length) * bend,
  };
  return `M${text(from)}Q${text(middle)} ${text(to)}`;
}
