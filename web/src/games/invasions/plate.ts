// The plate of the game: its geometry, and where names and counters stand on it. Offsets are set by
// hand for the built-in board and count from the place of an area.

import type { BorderKind, Cartouche, Lettering } from '../../map/board';
import type { Geometry } from '../../map/geometry';
import { layoutOf, type Offsets } from '../../map/layout';
import drawn from './map.gen.json';

export const geometry: Geometry = drawn.panels.plate;

const offsets: Readonly<Record<string, Offsets>> = {
  'Pi-A': { name: [0, -12], counters: [0, 5], ring: [-40, 40] },
  'Br-A': { name: [-6, -8], counters: [-6, 14], ring: [30, 6] },
  'Br-B': { name: [8, -12], counters: [35, 5], ring: [0, 0] },
  'Hi-A': { name: [8, 28], counters: [0, 0], ring: [-8, -24] },
  'Hi-B': { name: [32, 28], counters: [0, 0], ring: [0, -24] },
  'Hi-C': { name: [24, -12], counters: [7, 5], ring: [0, 32] },
  'Ga-A': { name: [0, 28], counters: [-7, 0], ring: [8, -24] },
  'Ga-B': { name: [0, -42], counters: [-7, 0], ring: [0, -24] },
  'Ga-C': { name: [8, -17], counters: [0, 0], ring: [0, 24] },
  'Ga-D': { name: [0, 28], counters: [0, 0], ring: [0, -24] },
  'Ge-A': { name: [24, -46], counters: [14, -15], ring: [0, 8] },
  'Ge-B': { name: [0, -17], counters: [0, 0], ring: [-32, 0] },
  'Ge-C': { name: [16, 28], counters: [0, 0], ring: [0, -24] },
  'It-A': { name: [16, -17], counters: [-14, 0], ring: [24, 0] },
  'It-B': { name: [16, -17], counters: [0, 0], ring: [-32, 0] },
  'It-C': { name: [8, 28], counters: [0, 0], ring: [-8, -24] },
  'Il-A': { name: [-8, -12], counters: [42, -2], ring: [0, 18] },
  'Il-B': { name: [-8, -17], counters: [0, 0], ring: [24, 24] },
  'Il-C': { name: [4, -17], counters: [26, 18], ring: [50, 46] },
  'Sc-A': { name: [0, 28], counters: [0, 0], ring: [0, -24] },
  'Da-A': { name: [2, 30], counters: [0, 2], ring: [6, -24] },
  'Da-B': { name: [8, -17], counters: [7, 0], ring: [-16, 24] },
  'Th-A': { name: [4, -16], counters: [2, 6], ring: [34, 20] },
  'Th-B': { name: [40, -14], counters: [6, 4], ring: [-20, -10] },
  'Gr-A': { name: [-32, -17], counters: [0, 0], ring: [0, 24] },
  'Gr-B': { name: [0, 28], counters: [7, 0], ring: [-24, -16] },
  'As-A': { name: [24, -17], counters: [7, 0], ring: [-8, 24] },
  'As-B': { name: [16, -27], counters: [14, 7], ring: [-24, 0] },
  'As-C': { name: [-32, 28], counters: [-35, 0], ring: [0, 0] },
  'Ta-A': { name: [8, 13], counters: [35, 35], ring: [0, -8] },
  'Ar-A': { name: [0, 28], counters: [0, 0], ring: [0, -24] },
  'Me-A': { name: [16, 33], counters: [7, 5], ring: [16, -16] },
  'Me-B': { name: [8, -17], counters: [7, 0], ring: [8, 24] },
  'Me-C': { name: [8, -17], counters: [0, 0], ring: [16, 24] },
  'Pe-A': { name: [0, -17], counters: [0, 0], ring: [0, 24] },
  'Pe-B': { name: [-32, -17], counters: [0, 0], ring: [0, -24] },
  'Pe-C': { name: [0, 28], counters: [0, 0], ring: [0, -24] },
  'Sy-A': { name: [-48, 8], counters: [14, 5], ring: [0, -16] },
  'Sy-B': { name: [16, 38], counters: [21, 10], ring: [8, -16] },
  'Sy-C': { name: [0, -2], counters: [0, 25], ring: [8, -24] },
  'Ag-A': { name: [16, -12], counters: [0, 5], ring: [0, 32] },
  'Ag-B': { name: [0, 33], counters: [0, 5], ring: [-32, 0] },
  'Ag-C': { name: [8, 28], counters: [0, 0], ring: [0, -24] },
  'Af-A': { name: [0, 28], counters: [0, 0], ring: [-32, 0] },
  'Af-B': { name: [-8, -17], counters: [0, 0], ring: [0, 24] },
  'Af-C': { name: [16, 28], counters: [0, 0], ring: [-8, 40] },
  'Si-A': { name: [0, 28], counters: [21, 0], ring: [-16, -8] },
  'Cy-A': { name: [-64, 3], counters: [-7, 15], ring: [8, -8] },
};

const usual = { name: [0, -18], counters: [0, 2], ring: [0, -36] } as const;

export const { placeOf, nameAt, ringAt, countersAt, counterSpot } = layoutOf(
  geometry,
  offsets,
  usual,
);

/** How many counters stand in a row. */
export const inRow = 2;

/** What the two letters before the dash stand for: areas of one Province share them. */
function provinceOf(area: string): string {
  return area.slice(0, area.indexOf('-'));
}

const empire = new Set([
  'Br',
  'Hi',
  'Ga',
  'It',
  'Il',
  'Th',
  'Gr',
  'As',
  'Sy',
  'Ag',
  'Af',
  'Si',
  'Cy',
]);

/** Round the Empire runs the limes; Provinces are told apart by a heavier line than areas. */
export function borderKind(a: string | null, b: string | null): BorderKind {
  if (a === null || b === null) return 'edge';
  const [one, other] = [provinceOf(a), provinceOf(b)];
  if (one === other) return 'inner';
  return empire.has(one) === empire.has(other) ? 'realm' : 'frontier';
}

export const lettering: readonly Lettering[] = [
  { text: 'OCEANVS', x: 84, y: 236, turn: 0, size: 12.5, kind: 'sea' },
  { text: 'ATLANTICVS', x: 84, y: 256, turn: 0, size: 12.5, kind: 'sea' },
  { text: 'MARE INTERNVM', x: 500, y: 590, turn: 4, size: 16, kind: 'sea' },
  { text: 'PONTVS EVXINVS', x: 740, y: 378, turn: 2, size: 11, kind: 'sea' },
  { text: 'Mare Germanicum', x: 330, y: 128, turn: -20, size: 11, kind: 'gulf' },
  { text: 'Mare Caspium', x: 926, y: 336, turn: 70, size: 10, kind: 'gulf' },
  { text: 'TERRA INCOGNITA', x: 880, y: 150, turn: 8, size: 15, kind: 'land' },
  { text: 'GAETVLIA', x: 190, y: 650, turn: 0, size: 13, kind: 'land' },
  { text: 'ARABIA', x: 860, y: 690, turn: 8, size: 13, kind: 'land' },
];

export function cartouche(isBuiltIn: boolean, scenario: string, name: string): Cartouche {
  return {
    left: 18,
    top: 738,
    width: 250,
    height: 72,
    title: 'BARBARI',
    line: `The Barbarian Invasions, ${scenario}`,
    note: isBuiltIn ? 'areas, costs, most values: our reconstruction' : name,
  };
}
