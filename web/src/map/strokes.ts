// Arrows and links as texts of SVG paths.

import { onCurve, type Point } from './geometry';

const short = (n: number) => String(Math.round(n * 10) / 10);
const text = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

/** A broad arrow along a curve from `a` to `c`, bent towards `b`: narrow at the tail. */
export function broadArrow(a: Point, b: Point, c: Point): string {
  const parts = 14;
  const headFrom = 0.84;
  const headWidth = 13;
  const at = (t: number) => onCurve(a, b, c, t);
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

/** The way counters went: a curved line that leaves room for what stands at its ends, and its head. */
export function trail(from: Point, to: Point): { line: string; head: string } {
  const startRoom = 13;
  const endRoom = 26;
  const headLength = 9;
  const headWidth = 5.5;
  const way = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(way.x, way.y) || 1;
  const along = { x: way.x / length, y: way.y / length };
  const across = { x: -along.y, y: along.x };
  const bend = Math.min(26, length * 0.16);
  const start = Math.min(startRoom, length / 4);
  const on = (distance: number, aside: number): Point => ({
    x: from.x + along.x * distance + across.x * aside,
    y: from.y + along.y * distance + across.y * aside,
  });
  const end = on(length - Math.min(endRoom, length / 3), 0);
  const middle = on(length / 2, bend);
  const tilt = Math.hypot(end.x - middle.x, end.y - middle.y) || 1;
  const last = { x: (end.x - middle.x) / tilt, y: (end.y - middle.y) / tilt };
  const neck = { x: end.x - last.x * headLength, y: end.y - last.y * headLength };
  const corner = (side: 1 | -1): Point => ({
    x: neck.x - side * last.y * headWidth,
    y: neck.y + side * last.x * headWidth,
  });
  return {
    line: `M${text(on(start, 0))}Q${text(middle)} ${text(neck)}`,
    head: `M${text(corner(1))}L${text(end)}L${text(corner(-1))}Z`,
  };
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
