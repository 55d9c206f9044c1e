// The plate of the Roman world: its geometry, its kinds of borders, and what is written and drawn
// beside the areas.

import type { BorderKind, Cartouche, Lettering } from '../../map/board';
import { type Geometry, placesOf, type Point } from '../../map/geometry';
import drawn from './map.gen.json';

export const geometry: Geometry = drawn.panels.plate;

export const placeOf = placesOf(geometry);

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
