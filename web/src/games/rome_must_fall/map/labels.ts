// Placing the lettering of a plate: every name beside its circle, none over another.
//
// Pure: the same requests give the same placing. All lengths in px.

import { around, type Box, overlap, type Point } from '../../../map/geometry';

/** One way of setting a name: its lines, and the room they take. */
export interface Setting {
  lines: string[];
  width: number;
  height: number;
}

/** A name or a tag that wants a place beside a circle. */
export interface Request {
  id: string;
  at: Point;
  /** From the middle of the circle to its rim. */
  radius: number;
  /** Kept free between the rim and the lettering. */
  gap: number;
  /** In the order of choice; the second, if there is one, has two lines. */
  settings: Setting[];
  /** The loss if the name is left out; the greater goes first. */
  weight: number;
  /** How much a line under it harms: 1 for a name, less for what has a ground of its own. */
  harm: number;
  /** A second gap, for standing beside the circle with another lettering in between. */
  farGap?: number;
}

export interface Surroundings {
  /** The lettering stays inside. */
  frame: Box;
  /** Circles, cartouche, inset: never touched. */
  blocked: readonly Box[];
  /** All circles: lettering should not stand nearer to another one than to its own. */
  marks: readonly (Point & { radius: number })[];
  /** Lines that had better not run through the lettering. */
  lines: readonly Line[];
}

/** A line as the points along it, sorted by x; `weight` is how bad each one is under a name. */
export interface Line {
  points: readonly Point[];
  weight: number;
}

export function lineOf(points: readonly Point[], weight: number): Line {
  return { points: [...points].sort((a, b) => a.x - b.x), weight };
}

export interface Placed {
  id: string;
  box: Box;
  lines: string[];
  /** At which side of its box the text begins or ends. */
  anchor: 'start' | 'middle' | 'end';
}

interface Candidate {
  placed: Placed;
  cost: number;
}

const twoLineCost = 1;
const farCost = 6;
const ambiguousCost = 9;
const ambiguousMargin = 4;

function settle({ at, radius }: Request, gap: number, setting: Setting, { x, y }: Point): Box {
  // -1 is wholly to the left of or over the circle, 0 centred on it, 1 wholly to the right or under.
  const reach = Math.abs(x) === 1 && y !== 0 ? (radius + gap) * 0.72 : radius + gap;
  const { width, height } = setting;
  return {
    left: at.x + x * reach - (width * (1 - x)) / 2,
    top: at.y + y * reach - (height * (1 - y)) / 2,
    width,
    height,
  };
}

// First over the circle, then in two lines, then beside it, then under it, then at its corners.
const seats: readonly (Point & { cost: number })[] = [
  { x: 0, y: -1, cost: 0 },
  { x: 1, y: 0, cost: 2 },
  { x: -1, y: 0, cost: 2.4 },
  { x: 0, y: 1, cost: 3 },
  ...[-1, 1].flatMap((y) => [0.5, -0.5].map((x) => ({ x, y, cost: 7 }))),
  ...[-1, 1].flatMap((y) => [1, -1].map((x) => ({ x, y, cost: 5 }))),
];

function seatsOf({ gap, farGap }: Request) {
  const near = seats.map((seat) => ({ ...seat, gap }));
  if (farGap === undefined) return near;
  const beside = near.filter(({ y }) => y === 0);
  return [...near, ...beside.map((seat) => ({ ...seat, gap: farGap, cost: seat.cost + farCost }))];
}

/** Index of the first point that is not to the left of `x`. */
function firstFrom(points: readonly Point[], x: number): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.x ?? Infinity) < x) low = middle + 1;
    else high = middle;
  }
  return low;
}

function crossings(box: Box, surroundings: Surroundings): number {
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  let cost = 0;
  for (const { points, weight } of surroundings.lines) {
    for (let i = firstFrom(points, box.left); i < points.length; i++) {
      const point = points[i];
      if (!point || point.x > right) break;
      if (point.y >= box.top && point.y <= bottom) cost += weight;
    }
  }
  return cost;
}

function distanceTo(box: Box, { x, y, radius }: Point & { radius: number }): number {
  const right = Math.max(box.left - x, 0, x - box.left - box.width);
  const down = Math.max(box.top - y, 0, y - box.top - box.height);
  return Math.hypot(right, down) - radius;
}

/** Whether a reader may take it for the name of another circle. */
function isAmbiguous(box: Box, request: Request, { marks }: Surroundings): boolean {
  const own = distanceTo(box, { ...request.at, radius: request.radius });
  return marks.some((mark) => {
    const isOwn = mark.x === request.at.x && mark.y === request.at.y;
    return !isOwn && distanceTo(box, mark) < own + ambiguousMargin;
  });
}

function isFree(box: Box, { frame, blocked }: Surroundings): boolean {
  const inFrame =
    box.left >= frame.left &&
    box.top >= frame.top &&
    box.left + box.width <= frame.left + frame.width &&
    box.top + box.height <= frame.top + frame.height;
  return inFrame && !blocked.some((other) => overlap(box, other));
}

function candidates(request: Request, surroundings: Surroundings): Candidate[] {
  const found: Candidate[] = [];
  request.settings.forEach((setting, index) => {
    for (const seat of seatsOf(request)) {
      const box = settle(request, seat.gap, setting, seat);
      if (!isFree(box, surroundings)) continue;
      const anchor = seat.x > 0 ? 'start' : seat.x < 0 ? 'end' : 'middle';
      const cost =
        seat.cost +
        index * twoLineCost +
        request.harm * crossings(box, surroundings) +
        (isAmbiguous(box, request, surroundings) ? ambiguousCost : 0);
      found.push({ placed: { id: request.id, box, lines: setting.lines, anchor }, cost });
    }
  });
  return found.sort((a, b) => a.cost - b.cost);
}

interface Seeker {
  request: Request;
  options: Candidate[];
  chosen: Candidate | null;
}

/** Kept free between two names on one line, so that they are not read as one. */
const wordGap = 5;

function clashes({ placed: { box } }: Candidate, { placed }: Candidate): boolean {
  return overlap({ ...box, left: box.left - wordGap, width: box.width + 2 * wordGap }, placed.box);
}

/** The cost of leaving a name out: more than any bad place. */
const leftOut = 60;

function costOf({ request, chosen }: Seeker): number {
  return chosen ? chosen.cost : leftOut * request.weight;
}

/** The best place that is free while the others stay where they are. */
function bestFree(seeker: Seeker, others: readonly Seeker[]): Candidate | null {
  const fits = (option: Candidate): boolean =>
    !others.some((other) => other.chosen && clashes(option, other.chosen));
  return seeker.options.find(fits) ?? null;
}

/**
 * Takes each of its places in turn, lets those in the way look for another one, and keeps the change
 * if all together are better off. True if something changed.
 */
function improve(seeker: Seeker, all: readonly Seeker[]): boolean {
  const others = all.filter((other) => other !== seeker);
  const before = new Map(all.map((each) => [each, each.chosen]));
  const total = all.reduce((sum, each) => sum + costOf(each), 0);
  for (const option of seeker.options) {
    if (option === before.get(seeker)) continue;
    const moved = others.filter((other) => other.chosen && clashes(option, other.chosen));
    seeker.chosen = option;
    for (const other of moved) other.chosen = null;
    for (const other of moved) {
      other.chosen = bestFree(
        other,
        all.filter((each) => each !== other),
      );
    }
    if (all.reduce((sum, each) => sum + costOf(each), 0) < total - 1e-9) return true;
    for (const [each, chosen] of before) each.chosen = chosen;
  }
  return false;
}

/**
 * Gives each request a place beside its circle. No two placed boxes overlap or stand on one line
 * without a gap, none touches what is blocked, all are inside the frame; a request for which there is no room is left out.
 */
export function placeLabels(requests: readonly Request[], surroundings: Surroundings): Placed[] {
  const seekers: Seeker[] = requests
    .map((request) => ({ request, options: candidates(request, surroundings), chosen: null }))
    .sort((a, b) => b.request.weight - a.request.weight || a.options.length - b.options.length);
  for (const seeker of seekers) seeker.chosen = bestFree(seeker, seekers);
  // Each round that changes anything lowers the total cost, so this ends by itself; the bound
  // only keeps a resize from being felt.
  for (let round = 0; round < 12; round++) {
    if (!seekers.map((seeker) => improve(seeker, seekers)).includes(true)) break;
  }
  return seekers.flatMap(({ chosen }) => (chosen ? [chosen.placed] : []));
}

/** A name that lies over an area: it may be shifted a little, or else is left out. */
export interface AreaRequest {
  id: string;
  at: Point;
  width: number;
  height: number;
  /** Degrees, clockwise. */
  turn: number;
}

/** The boxes a turned line of lettering covers: small ones along it, so that little is wasted. */
export function boxesAlong(at: Point, width: number, height: number, turn: number): Box[] {
  const count = turn === 0 ? 1 : Math.max(1, Math.ceil(width / height));
  const step = width / count;
  const angle = (turn * Math.PI) / 180;
  const reach = Math.max(step * Math.abs(Math.cos(angle)), height) / 2;
  if (count === 1) return [{ left: at.x - width / 2, top: at.y - height / 2, width, height }];
  return Array.from({ length: count }, (_, i) => {
    const along = (i + 0.5) * step - width / 2;
    return around({ x: at.x + along * Math.cos(angle), y: at.y + along * Math.sin(angle) }, reach);
  });
}

/** A name that crosses so much, or lies so far from its place, is left out. */
const bearable = 5;
const costAPx = 0.05;

// The nearest first.
const shifts: readonly Point[] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5]
  .flatMap((y) => [0, 1, -1, 2, -2, 3, -3, 4, -4].map((x) => ({ x: x * 8, y: y * 6 })))
  .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));

/** Places the names of areas where nothing else stands; the later ones give way to the earlier. */
export function placeAreas(
  requests: readonly AreaRequest[],
  surroundings: Surroundings,
): Pick<AreaRequest, 'id' | 'at'>[] {
  const blocked = [...surroundings.blocked];
  const here = { ...surroundings, blocked };
  const placed: Pick<AreaRequest, 'id' | 'at'>[] = [];
  for (const { id, at, width, height, turn } of requests) {
    let spot: Point | null = null;
    let least = bearable;
    for (const shift of shifts) {
      const there = { x: at.x + shift.x, y: at.y + shift.y };
      const boxes = boxesAlong(there, width, height, turn);
      if (!boxes.every((box) => isFree(box, here))) continue;
      const crossed = boxes.reduce((sum, box) => sum + crossings(box, surroundings), 0);
      const cost = crossed + costAPx * Math.hypot(shift.x, shift.y);
      if (cost < least) {
        least = cost;
        spot = there;
      }
    }
    if (!spot) continue;
    blocked.push(...boxesAlong(spot, width, height, turn));
    placed.push({ id, at: spot });
  }
  return placed;
}
