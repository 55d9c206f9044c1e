// Orders as lines over the map. Coordinates are plate units.

import { onCurve, type Point } from '../../map/geometry';
import type { Drawn } from './table';

export interface Stroke {
  kind: 'move' | 'support' | 'convoy' | 'retreat';
  /** Text of an SVG path. */
  line: string;
  /** Its middle, where a sign may stand. */
  middle: Point;
  /** Where it ends, and which way it then points, in degrees. */
  end: Point;
  angle: number;
}

export interface Mark {
  order: Drawn['order'];
  from: Point;
  stroke: Stroke | null;
  /** A ring round the unit that is held up, or null. */
  ring: Point | null;
}

const short = (n: number) => Math.round(n * 10) / 10;
const text = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = distance / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function bend(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const aside = Math.min(16, length * 0.13);
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * aside,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * aside,
  };
}

const startRoom = 13;
const endRoom = 22;
const headRoom = 6;

/** The middle of the way of a move, as it is drawn. */
export function middleOf(from: Point, to: Point): Point {
  return onCurve(from, bend(from, to), to, 0.5);
}

function curve(kind: Stroke['kind'], from: Point, to: Point, room: number): Stroke {
  const knee = bend(from, to);
  // A short way keeps most of its length.
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const start = towards(from, knee, Math.min(startRoom, length * 0.3));
  const end = towards(to, knee, Math.min(room, length * 0.3));
  return {
    kind,
    line: `M${text(start)}Q${text(knee)} ${text(end)}`,
    middle: onCurve(start, knee, end, 0.5),
    end,
    angle: (Math.atan2(end.y - knee.y, end.x - knee.x) * 180) / Math.PI,
  };
}

function wave(from: Point, to: Point): Stroke {
  const start = towards(from, to, startRoom);
  const length = Math.hypot(to.x - start.x, to.y - start.y);
  const parts = Math.max(2, Math.round(length / 9));
  const across = { x: -(to.y - start.y) / (length || 1), y: (to.x - start.x) / (length || 1) };
  const steps = Array.from({ length: parts }, (_, i) => {
    const at = (share: number) => towards(start, to, length * share);
    const peak = at((i + 0.5) / parts);
    const side = i % 2 === 0 ? 6 : -6;
    return `Q${text({ x: peak.x + across.x * side, y: peak.y + across.y * side })} ${text(at((i + 1) / parts))}`;
  });
  return {
    kind: 'convoy',
    line: `M${text(start)}${steps.join('')}`,
    middle: towards(start, to, length / 2),
    end: to,
    angle: 0,
  };
}

/**
 * How an order is drawn. `spot` tells where a unit of a place stands, `isTaken` whether one does: a
 * line ends before it.
 */
export function markOf(
  order: Drawn['order'],
  spot: (place: string) => Point,
  isTaken: (place: string) => boolean,
): Mark {
  const from = spot(order.place);
  const base: Mark = { order, from, stroke: null, ring: null };
  const of = order.of ? spot(order.of) : null;
  const to = order.to ? spot(order.to) : null;
  switch (order.verb) {
    case 'move':
    case 'retreat':
      return to && order.to
        ? {
            ...base,
            stroke: curve(order.verb, from, to, isTaken(order.to) ? endRoom : headRoom),
          }
        : base;
    case 'support_hold':
      return of ? { ...base, stroke: curve('support', from, of, 19), ring: of } : base;
    case 'support_move':
      return of && to ? { ...base, stroke: curve('support', from, middleOf(of, to), 3) } : base;
    case 'convoy':
      return of && to ? { ...base, stroke: wave(from, middleOf(of, to)) } : base;
    default:
      return base;
  }
}
