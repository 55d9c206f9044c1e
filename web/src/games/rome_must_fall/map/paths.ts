// The tribes' paths: circles moved apart where the map is small, and the curves between them.
//
// Pure. All lengths in px.

import { onCurve, type Point } from '../../../map/geometry';

export interface Disc extends Point {
  radius: number;
}

/**
 * Moves discs apart, as little as possible, until `gap` lies between any two; for so few discs as
 * a sheet has, a fixed number of rounds is plenty.
 */
export function spread<D extends Disc>(discs: readonly D[], gap: number): D[] {
  const moved = discs.map((disc) => ({ ...disc }));
  for (let round = 0; round < 80; round++) {
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) {
        const distance = Math.hypot(b.x - a.x, b.y - a.y);
        const lack = a.radius + b.radius + gap - distance;
        if (lack <= 0) continue;
        // Two discs at one place part to the left and right.
        const x = distance === 0 ? 1 : (b.x - a.x) / distance;
        const y = distance === 0 ? 0 : (b.y - a.y) / distance;
        a.x -= (x * lack) / 2;
        a.y -= (y * lack) / 2;
        b.x += (x * lack) / 2;
        b.y += (y * lack) / 2;
      }
    }
  }
  return moved;
}

/** One stretch of a path: a quadratic curve from circle to circle. */
export interface Leg {
  from: Disc;
  bend: Point;
  to: Disc;
}

const pointOn = ({ from, bend, to }: Leg, t: number): Point => onCurve(from, bend, to, t);

/** Points along a leg, about `stride` apart, without those inside its two circles. */
export function pointsOn(leg: Leg, stride: number): Point[] {
  const length = Math.hypot(leg.to.x - leg.from.x, leg.to.y - leg.from.y);
  const count = Math.max(4, Math.ceil(length / stride));
  const points: Point[] = [];
  for (let i = 1; i < count; i++) {
    const point = pointOn(leg, i / count);
    const isApart = [leg.from, leg.to].every(
      (disc) => Math.hypot(point.x - disc.x, point.y - disc.y) > disc.radius,
    );
    if (isApart) points.push(point);
  }
  return points;
}

function legBetween(from: Disc, to: Disc, bow: number): Leg {
  const x = to.x - from.x;
  const y = to.y - from.y;
  return {
    from,
    to,
    bend: { x: (from.x + to.x) / 2 - y * bow, y: (from.y + to.y) / 2 + x * bow },
  };
}

// From straight to a wide bow, to either side.
const bows = [0.08, -0.08, 0.16, -0.16, 0.26, -0.26, 0.38, -0.38];

function crowding(points: readonly Point[], others: readonly Point[], room: number): number {
  let cost = 0;
  for (const point of points) {
    let nearest = Infinity;
    for (const other of others) {
      const x = Math.abs(point.x - other.x);
      const y = Math.abs(point.y - other.y);
      if (x < room && y < room) nearest = Math.min(nearest, Math.hypot(x, y));
    }
    if (nearest < room) cost += (room - nearest) / room;
  }
  return cost;
}

function angleBetween(a: Point, b: Point): number {
  const cross = a.x * b.y - a.y * b.x;
  const dot = a.x * b.x + a.y * b.y;
  return Math.abs(Math.atan2(cross, dot));
}

const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/**
 * Draws all paths. Each leg takes the bow that keeps it off other circles and off the legs drawn
 * before, and that goes on smoothly from the leg before it.
 */
export function drawPaths(paths: readonly (readonly Disc[])[], discs: readonly Disc[]): Leg[][] {
  const drawn: Point[] = [];
  return paths.map((path) => {
    const legs: Leg[] = [];
    for (const [i, to] of path.entries()) {
      const from = path[i - 1];
      if (!from) continue;
      const before = legs.at(-1);
      const strangers = discs.filter((disc) => disc !== from && disc !== to);
      let best: { leg: Leg; points: Point[]; cost: number } | null = null;
      for (const bow of bows) {
        const leg = legBetween(from, to, bow);
        const points = pointsOn(leg, 6);
        const cost =
          5 * Math.abs(bow) +
          3 * crowding(points, strangers, 2.2 * to.radius) +
          crowding(points, drawn, 14) +
          (before ? 0.5 * angleBetween(way(before.bend, before.to), way(leg.from, leg.bend)) : 0);
        if (!best || cost < best.cost - 1e-9) best = { leg, points, cost };
      }
      if (!best) continue;
      legs.push(best.leg);
      drawn.push(...best.points);
    }
    return legs;
  });
}

const rounded = (number: number): string => number.toFixed(1);

/** The whole path as one line, so that its dashes run on through the circles. */
export function pathText(legs: readonly Leg[]): string {
  return legs
    .map(({ from, bend, to }, i) => {
      const start = i === 0 ? `M${rounded(from.x)} ${rounded(from.y)}` : '';
      return `${start}Q${rounded(bend.x)} ${rounded(bend.y)} ${rounded(to.x)} ${rounded(to.y)}`;
    })
    .join('');
}

/** Middle of a leg, and its direction there in degrees. */
export function middleOf(leg: Leg): Point & { turn: number } {
  const ahead = pointOn(leg, 0.53);
  const middle = pointOn(leg, 0.5);
  const turn = (Math.atan2(ahead.y - middle.y, ahead.x - middle.x) * 180) / Math.PI;
  return { ...middle, turn };
}
