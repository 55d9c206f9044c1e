// The plate of the Roman world: its geometry, and where names and counters stand on it. Offsets are
// set by hand for the built-in board and count from the place of a province.

import type { BorderKind, Cartouche, Lettering } from '../../map/board';
import type { Geometry } from '../../map/geometry';
import { layoutOf, type Offsets } from '../../map/layout';
import drawn from './map.gen.json';

export const geometry: Geometry = drawn.panels.plate;

const offsets: Readonly<Record<string, Offsets>> = {
  italy: { ring: [-38, -42] },
  illyrica: { name: [6, -16], counters: [8, 4], ring: [-34, 2] },
  achaia: { name: [-66, 6], counters: [-16, -54], ring: [-12, -92] },
  africa: { ring: [-32, 4] },
  britannia: { name: [66, -10], ring: [0, -32] },
  noricum: { name: [-26, 2], counters: [32, -4], ring: [66, 0] },
  armenia: { name: [14, 0], counters: [14, 20], ring: [54, 18] },
  judaea: { name: [64, -4], ring: [6, 48] },
  egypt: { name: [-14, 22], counters: [-14, 42], ring: [24, 42] },
  mauretania: { name: [14, 32], counters: [14, 52], ring: [50, 44] },
};

const usual = { name: [0, -20], counters: [0, 0], ring: [34, 0] } as const;

export const { placeOf, nameAt, ringAt, countersAt, counterSpot } = layoutOf(
  geometry,
  offsets,
  usual,
);

const core = new Set(['spain', 'gaul', 'italy', 'illyrica', 'achaia', 'asia', 'syria', 'africa']);

/** Between the old provinces and the frontier runs the limes. */
export function borderKind(a: string | null, b: string | null): BorderKind {
  if (a === null || b === null) return 'edge';
  return core.has(a) === core.has(b) ? 'inner' : 'frontier';
}

export const lettering: readonly Lettering[] = [
  { text: 'OCEANVS', x: 84, y: 196, turn: 0, size: 12.5, kind: 'sea' },
  { text: 'ATLANTICVS', x: 84, y: 216, turn: 0, size: 12.5, kind: 'sea' },
  { text: 'MARE INTERNVM', x: 560, y: 626, turn: 2, size: 17, kind: 'sea' },
  { text: 'PONTVS EVXINVS', x: 778, y: 352, turn: 3, size: 12, kind: 'sea' },
  { text: 'Mare Germanicum', x: 318, y: 92, turn: -12, size: 12, kind: 'gulf' },
  { text: 'Mare Balearicum', x: 268, y: 420, turn: -8, size: 10, kind: 'gulf' },
  { text: 'TERRA INCOGNITA', x: 790, y: 150, turn: 8, size: 16, kind: 'land' },
  { text: 'GAETVLIA', x: 160, y: 650, turn: 0, size: 13, kind: 'land' },
  { text: 'ARABIA', x: 956, y: 640, turn: 8, size: 13, kind: 'land' },
];

export function cartouche(isBuiltIn: boolean, name: string): Cartouche {
  return {
    left: 18,
    top: 668,
    width: 232,
    height: 72,
    title: 'POMERIVM',
    line: 'One general among rivals',
    note: isBuiltIn ? 'borders, sea routes: our reconstruction' : name,
  };
}
