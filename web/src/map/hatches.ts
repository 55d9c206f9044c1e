// The hatches over areas, by which holders are told apart without hue.

import type { Hatching, Wash } from './board';

/** In a tile of 8 by 8 that repeats. */
const paths: Readonly<Record<Hatching, string>> = {
  rising: 'M-2 2 2 -2M0 8 8 0M6 10 10 6',
  falling: 'M-2 6 2 10M0 0 8 8M6 -2 10 2',
  level: 'M0 4H8',
  upright: 'M4 0V8',
  crossed: 'M0 8 8 0M0 0 8 8',
  dotted: 'M2 2h.01M6 6h.01',
  ringed: 'M4 2.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6',
};

/** One pattern serves all areas with the same key; null where nothing is hatched. */
export function hatchKey(wash: Wash | null): string | null {
  return wash?.hatch ? `${wash.hatching ?? 'rising'} ${wash.hatch}` : null;
}

export function hatchOf(key: string): { hatch: string; path: string } {
  const space = key.indexOf(' ');
  return { hatch: key.slice(space + 1), path: paths[key.slice(0, space) as Hatching] };
}
