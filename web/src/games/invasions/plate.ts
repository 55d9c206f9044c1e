// The plate of the game: its geometry, and what is written beside the areas.

import type { Cartouche, Lettering } from '../../map/board';
import { type Box, type Geometry, placesOf } from '../../map/geometry';
import type { Terrain } from '../../map/terrain';
import drawn from './map.gen.json';

export const geometry: Geometry = drawn.panels.plate;

export const placeOf = placesOf(geometry);

const wooded = new Set(['Pi-A', 'Ge-A', 'Ge-B', 'Ge-C']);

/** The vegetation there: the sheet shows it, and no rule uses it. */
export const terrainOf = (area: string): Terrain => (wooded.has(area) ? 'forest' : 'clear');

export const lettering: readonly Lettering[] = [
  { text: 'OCEANVS', x: 84, y: 236, turn: 0, size: 12.5, kind: 'sea' },
  { text: 'ATLANTICVS', x: 84, y: 256, turn: 0, size: 12.5, kind: 'sea' },
  { text: 'MARE INTERNVM', x: 500, y: 590, turn: 4, size: 16, kind: 'sea' },
  { text: 'PONTVS', x: 764, y: 374, turn: 2, size: 11, kind: 'sea' },
  { text: 'EVXINVS', x: 764, y: 390, turn: 2, size: 11, kind: 'sea' },
  { text: 'Mare Germanicum', x: 330, y: 128, turn: -20, size: 11, kind: 'gulf' },
  { text: 'Mare Caspium', x: 926, y: 336, turn: 70, size: 10, kind: 'gulf' },
  { text: 'TERRA INCOGNITA', x: 880, y: 150, turn: 8, size: 15, kind: 'land' },
  { text: 'GAETVLIA', x: 190, y: 650, turn: 0, size: 13, kind: 'land' },
  { text: 'DESERTA LIBYAE', x: 430, y: 700, turn: 4, size: 11, kind: 'land' },
  { text: 'ARABIA DESERTA', x: 880, y: 690, turn: 8, size: 13, kind: 'land' },
];

/** Beside the cartouche: who the counters are. */
export const legendBox: Box = { left: 284, top: 720, width: 322, height: 90 };

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
