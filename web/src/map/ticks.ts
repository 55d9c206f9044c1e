// The degrees along the sides of a plate.

import type { Ticks } from './geometry';

/** One side: where each whole degree meets it, and the degree. */
type Side = readonly number[][];

/** Every other degree of a side is dark: [from, to] along it. */
export function darkStretches(side: Side, length: number): [from: number, to: number][] {
  const marks = side.map(([at = 0, degree = 0]) => ({ at, degree }));
  const first = marks[0];
  if (!first) return [];
  // Before the first mark lies a degree on the far side of it.
  const edges = [{ at: 0, degree: first.degree - 1 }, ...marks];
  return edges.flatMap(({ at, degree }, i): [number, number][] =>
    degree % 2 === 0 ? [[at, edges[i + 1]?.at ?? length]] : [],
  );
}

/** East and west of Greenwich. */
export const longitude = (degree: number): string =>
  degree === 0 ? '0°' : `${Math.abs(degree)}° ${degree > 0 ? 'E' : 'W'}`;

/** The degrees that are written: every `step` of them. */
export function writtenDegrees(side: Side, step: number): { at: number; degree: number }[] {
  return side.flatMap(([at = 0, degree = 0]) => (degree % step === 0 ? [{ at, degree }] : []));
}

/** The same degrees on a plate drawn so many times as large. */
export function scaledTicks({ top, right, bottom, left }: Ticks, times: number): Ticks {
  const scaled = (side: Side) => side.map(([at = 0, degree = 0]) => [at * times, degree]);
  return { top: scaled(top), right: scaled(right), bottom: scaled(bottom), left: scaled(left) };
}
