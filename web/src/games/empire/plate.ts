// The plate of the Roman world: its geometry, and what is written and drawn beside the areas.

import type { Cartouche, Lettering } from '../../map/board';
import { type Geometry, placesOf, type Point } from '../../map/geometry';
import { type Arrow, arrows } from './arrows';
import drawn from './map.gen.json';

export const geometry: Geometry = drawn.panels.plate;

export const placeOf = placesOf(geometry);

function away(area: string, x: number, y: number): Point {
  const place = placeOf(area);
  return { x: place.x + x, y: place.y + y };
}

/** The arrow of an invasion area; one without an arrow of its own gets a small one. */
export function arrowOf(area: string): Arrow {
  return arrows[area] ?? [away(area, 58, -62), away(area, 46, -50), away(area, 24, -26)];
}

export const lettering: readonly Lettering[] = [
  { text: 'OCEANVS', x: 71, y: 236, turn: 0, size: 12.5, kind: 'sea' },
  { text: 'ATLANTICVS', x: 71, y: 256, turn: 0, size: 12.5, kind: 'sea' },
  { text: 'MARE INTERNVM', x: 530, y: 652, turn: 2, size: 17, kind: 'sea' },
  { text: 'PONTVS EVXINVS', x: 866, y: 399, turn: 3, size: 13, kind: 'sea' },
  { text: 'Mare Germanicum', x: 320, y: 108, turn: -14, size: 12, kind: 'gulf' },
  { text: 'Mare Tyrrhenum', x: 392, y: 541, turn: 0, size: 11, kind: 'gulf' },
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
