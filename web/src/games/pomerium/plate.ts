// The plate of the Roman world: its geometry, and what is written beside the provinces.

import type { Cartouche, Lettering } from '../../map/board';
import { type Geometry, placesOf } from '../../map/geometry';
import drawn from './map.gen.json';

export const geometry: Geometry = drawn.panels.plate;

export const placeOf = placesOf(geometry);

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
