// The plate of the Roman world: its geometry, and where names, counters and arrows stand on it.
// Offsets are set by hand for the built-in board and count from the place of an area.

import type { BorderKind, Cartouche, Lettering } from '../../map/board';
import type { Geometry, Point } from '../../map/geometry';
import { layoutOf, type Offsets } from '../../map/layout';
import drawn from './map.gen.json';

export const geometry: Geometry = drawn.panels.plate;

interface Named extends Offsets {
  lines?: string[];
}

const layouts: Readonly<Record<string, Named>> = {
  roma: { name: [-25, -22], counters: [-2, 4], ring: [25, -24], lines: ['ROMA'] },
  italia: { name: [-24, -26], counters: [0, 2], ring: [42, -6] },
  apulia: { name: [-40, 36], counters: [0, 8], ring: [0, -14], lines: ['Apulia', 'et Lucania'] },
  sicilia: { name: [-28, 30], counters: [0, 2], ring: [-34, -12] },
  sardinia: { name: [-61, 4], counters: [0, 20], lines: ['Sardinia', 'et Corsica'], ring: [0, -2] },
  dalmatia: { name: [-40, 22], counters: [14, 4], ring: [-28, -16] },
  macedonia: { name: [44, -17], counters: [22, 6], ring: [-22, -4] },
  achaea: { name: [-53, 22], counters: [0, 12], ring: [-6, -22] },
  thracia: { name: [6, -16], counters: [2, 2], ring: [42, 14] },
  moesia: { name: [-12, -16], counters: [-8, 4], ring: [40, 10] },
  pannonia: { name: [-6, -16], counters: [0, 6], ring: [-6, -36] },
  dacia: { name: [4, -4] },
  sarmatia: { name: [-6, -56], counters: [-4, -32], ring: [-4, 8] },
  raetia: { name: [4, -20], counters: [0, 8], ring: [40, -38] },
  lugdunensis: { name: [-4, 0], ring: [0, -20] },
  belgica: { name: [6, -38], counters: [-4, -18], ring: [-2, 8] },
  narbonensis: { name: [2, -4], counters: [8, 16], ring: [0, -24] },
  aquitania: { name: [2, -18], counters: [-4, 4], ring: [0, 28] },
  scythia: { name: [60, -30], counters: [60, -10] },
  gaetulia: { name: [30, -2], counters: [30, 20], ring: [72, 22] },
  caledonia: { name: [14, -4], counters: [16, 18], ring: [-2, -22] },
  germania: { name: [0, -20], counters: [0, 2], ring: [46, 4] },
  persis: { name: [4, 0], counters: [0, 22] },
  syria: { name: [14, -8], counters: [10, 14], ring: [14, -30] },
  asia: { name: [2, -14], counters: [4, 8] },
  africa: { name: [-4, -6], counters: [0, 16] },
  tarraconensis: { name: [0, 0] },
  pontus: { name: [6, 2], counters: [0, 22] },
  mauretania: { name: [30, -4], counters: [40, 16], ring: [0, 6] },
  libya: { ring: [0, -2] },
  baetica: { lines: ['Baetica', 'et Lusitania'] },
};

const usual = { name: [0, -13], counters: [0, 20], ring: [0, -33] } as const;

export const { placeOf, nameAt, ringAt, countersAt, counterSpot } = layoutOf(
  geometry,
  layouts,
  usual,
);

/** The title as it is written; a board of one's own may call its areas otherwise. */
export function linesOf(area: string, title: string): string[] {
  const lines = layouts[area]?.lines;
  const isUsual = lines?.join(' ').toLowerCase() === title.toLowerCase();
  return lines && isUsual ? lines : [title];
}

function away(area: string, x: number, y: number): Point {
  const place = placeOf(area);
  return { x: place.x + x, y: place.y + y };
}

type Arrow = readonly [Point, Point, Point];

const arrows: Readonly<Record<string, Arrow>> = {
  caledonia: [
    { x: 300, y: 8 },
    { x: 282, y: 22 },
    { x: 258, y: 60 },
  ],
  germania: [
    { x: 432, y: 3 },
    { x: 420, y: 18 },
    { x: 397, y: 56 },
  ],
  sarmatia: [
    { x: 628, y: 118 },
    { x: 600, y: 132 },
    { x: 570, y: 168 },
  ],
  scythia: [
    { x: 918, y: 148 },
    { x: 880, y: 172 },
    { x: 842, y: 214 },
  ],
  persis: [
    { x: 1052, y: 424 },
    { x: 1036, y: 440 },
    { x: 1006, y: 462 },
  ],
  gaetulia: [
    { x: 338, y: 796 },
    { x: 344, y: 762 },
    { x: 362, y: 722 },
  ],
};

/** The arrow of an invasion area; one without an arrow of its own gets a small one. */
export function arrowOf(area: string): Arrow {
  return arrows[area] ?? [away(area, 58, -62), away(area, 46, -50), away(area, 24, -26)];
}

const zones: Readonly<Record<string, readonly string[]>> = {
  italia: ['roma', 'italia', 'apulia', 'sicilia', 'sardinia', 'raetia'],
  africa: ['africa', 'mauretania', 'libya'],
  oriens: ['aegyptus', 'arabia', 'syria', 'pontus', 'asia'],
  illyricum: ['thracia', 'moesia', 'macedonia', 'achaea', 'dalmatia', 'pannonia'],
  gallia: ['narbonensis', 'aquitania', 'lugdunensis', 'belgica', 'britannia'],
  hispania: ['tarraconensis', 'baetica'],
};

/** The diocese an area lies in; null beyond the frontier. */
function zoneOf(area: string): string | null {
  return Object.keys(zones).find((zone) => zones[zone]?.includes(area)) ?? null;
}

export const isForeign = (area: string) => zoneOf(area) === null;

export function borderKind(a: string | null, b: string | null): BorderKind {
  if (a === null || b === null) return 'edge';
  const zone = zoneOf(a);
  if (zone === zoneOf(b)) return 'inner';
  return zone === null || isForeign(b) ? 'frontier' : 'province';
}

export const lettering: readonly Lettering[] = [
  { text: 'OCEANVS', x: 62, y: 236, turn: 0, size: 12.5, kind: 'sea' },
  { text: 'ATLANTICVS', x: 62, y: 256, turn: 0, size: 12.5, kind: 'sea' },
  { text: 'MARE INTERNVM', x: 530, y: 652, turn: 2, size: 17, kind: 'sea' },
  { text: 'PONTVS EVXINVS', x: 866, y: 399, turn: 3, size: 13, kind: 'sea' },
  { text: 'Mare Germanicum', x: 320, y: 108, turn: -14, size: 12, kind: 'gulf' },
  { text: 'Mare Tyrrhenum', x: 389, y: 557, turn: 0, size: 11, kind: 'gulf' },
  { text: 'Mare Balearicum', x: 262, y: 452, turn: -8, size: 11, kind: 'gulf' },
  { text: 'TERRA INCOGNITA', x: 830, y: 92, turn: 8, size: 15, kind: 'land' },
  { text: 'DESERTA LIBYAE', x: 640, y: 775, turn: 3, size: 13, kind: 'land' },
];

export function cartouche(isBuiltIn: boolean, name: string): Cartouche {
  return {
    left: 18,
    top: 706,
    width: 232,
    height: 72,
    title: 'IMPERIVM',
    line: 'The Fall of the Roman Empire',
    note: isBuiltIn ? 'areas, values, arrows: our reconstruction' : name,
  };
}
