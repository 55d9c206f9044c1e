// Placing the lettering of a plate: every name beside its circle, none over another.
//
// Pure: the same requests give the same placing. All lengths in px.

import type { Lettering } from '../../../map/board';
import { around, type Box, type Point } from '../../../map/geometry';
import { isClear, letterBoxes } from '../../../map/obstacles';
import { Candidate, place } from '../../../map/placing';
import { isInside, isWithin } from './geography';

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

/** A line as the points along it; `weight` is how bad each one is under a name. */
export interface Line {
  points: readonly Point[];
  weight: number;
}

export interface Placed {
  id: string;
  box: Box;
  lines: string[];
  /** At which side of its box the text begins or ends. */
  anchor: 'start' | 'middle' | 'end';
}

/** Somewhere that lettering may stand: the boxes it covers there, and how bad that is. */
interface Place {
  boxes: readonly Box[];
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

/** The parts of the lines that lettering can cross which reaches so far from its place. */
function linesNear(at: Point, reach: number, lines: readonly Line[]): Line[] {
  const near = around(at, reach);
  return lines.map(({ points, weight }) => ({
    points: points.filter((point) => isInside(point, near)),
    weight,
  }));
}

function crossings(boxes: readonly Box[], lines: readonly Line[]): number {
  let cost = 0;
  for (const { points, weight } of lines) {
    for (const box of boxes) {
      for (const point of points) if (isInside(point, box)) cost += weight;
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

function isFree(boxes: readonly Box[], { frame, blocked }: Surroundings): boolean {
  return boxes.every((box) => isWithin(box, frame)) && isClear(boxes, blocked);
}

/** Kept free between two names on one line, so that they are not read as one. */
const wordGap = 5;

function placesOf(request: Request, surroundings: Surroundings): (Place & { placed: Placed })[] {
  const { at, radius, gap, farGap = gap, settings } = request;
  const longest = Math.max(...settings.map(({ width }) => width));
  const lines = linesNear(at, radius + farGap + longest, surroundings.lines);
  return settings.flatMap((setting, index) =>
    seatsOf(request).flatMap((seat) => {
      const box = settle(request, seat.gap, setting, seat);
      if (!isFree([box], surroundings)) return [];
      const anchor = seat.x > 0 ? 'start' : seat.x < 0 ? 'end' : 'middle';
      const cost =
        seat.cost +
        index * twoLineCost +
        request.harm * crossings([box], lines) +
        (isAmbiguous(box, request, surroundings) ? ambiguousCost : 0);
      const kept = { ...box, left: box.left - wordGap / 2, width: box.width + wordGap };
      const placed: Placed = { id: request.id, box, lines: setting.lines, anchor };
      return [{ boxes: [kept], cost, placed }];
    }),
  );
}

/** The cost of leaving a name out: more than any bad place. */
const leftOut = 60;

// The placer only keeps lettering apart: each place on offer is free of all else.
const anywhere = {
  grid: {
    ids: [],
    isWellInside: () => true,
    isWithin: () => true,
    shares: () => ({ foreign: 0, sea: 0 }),
  },
  spots: [],
  plate: { width: Infinity, height: Infinity },
  taken: [],
  spared: [],
  gap: 0,
  margin: 0,
};

/** One of its places for each, so that none lies over another; those without one are left out. */
function arranged<P extends Place>(all: readonly { places: readonly P[]; lack: number }[]): P[] {
  const candidates = all.map(({ places, lack }, area) => {
    const forms = places.map(({ boxes, cost }) => ({ boxes, pins: [], cost }));
    return new Candidate({ area, marks: [{ forms, near: { x: 0, y: 0 }, lack }] }, anywhere);
  });
  return place(candidates).flatMap(([found], i) => (found && all[i]?.places[found.form]) ?? []);
}

/**
 * Gives each request a place beside its circle. No two placed boxes overlap or stand on one line
 * without a gap, none touches what is blocked, all are inside the frame; a request for which there is no room is left out.
 */
export function placeLabels(requests: readonly Request[], surroundings: Surroundings): Placed[] {
  const seekers = requests
    .map((request) => ({
      places: placesOf(request, surroundings),
      lack: leftOut * request.weight,
    }))
    .sort((a, b) => b.lack - a.lack || a.places.length - b.places.length);
  return arranged(seekers).map(({ placed }) => placed);
}

/** A name of an area that crosses so much, or lies so far from its place, is left out. */
const bearable = 5;
const costAPx = 0.05;

/** A name of an area keeps as much free around it as if it were so many times as large. */
const room = 1.25;
/** How far a name may be shifted, and somewhat more. */
const farthest = 45;
const shifts: readonly Point[] = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5].flatMap((y) =>
  [0, 1, -1, 2, -2, 3, -3, 4, -4].map((x) => ({ x: x * 8, y: y * 6 })),
);

/** Shifts the names of areas a little to where nothing else stands. */
export function placeAreas(names: readonly Lettering[], surroundings: Surroundings): Lettering[] {
  const seekers = names.map((name) => {
    const lines = linesNear(
      name,
      (name.text.length * room * name.size) / 2 + farthest,
      surroundings.lines,
    );
    const places = shifts.flatMap((shift) => {
      const lettering = { ...name, x: name.x + shift.x, y: name.y + shift.y };
      const boxes = letterBoxes({ ...lettering, size: room * lettering.size });
      if (!isFree(boxes, surroundings)) return [];
      const cost = crossings(boxes, lines) + costAPx * Math.hypot(shift.x, shift.y);
      return [{ boxes, cost, lettering }];
    });
    return { places, lack: bearable };
  });
  return arranged(seekers).map(({ lettering }) => lettering);
}
