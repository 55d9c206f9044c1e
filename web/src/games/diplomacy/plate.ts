// The plate of Europe: its geometry, and where its coasts are.

import type { Cartouche, Lettering } from '../../map/board';
import {
  boundsOf,
  distanceToEdge,
  type Geometry,
  isInside,
  placesOf,
  type Point,
  type Ring,
  ringsOf,
} from '../../map/geometry';
import drawn from './map.gen.json';
import { provinceOf } from './places';
import type { BoardProvince } from './view.gen';

export const geometry: Geometry = drawn.panels.plate;

export const placeOf = placesOf(geometry);

const rings = new Map(geometry.areas.map(({ id, path }) => [id, ringsOf(path)]));

/** Spots that are looked at across and down a province, and how far from its edge the nearest of them is. */
const across = 10;
const margin = 3;

function spotsIn(shape: Ring[]): Point[] {
  const { left, top, width, height } = boundsOf(shape);
  const step = Math.max(width, height) / across;
  return Array.from({ length: across * across }, (_, i) => ({
    x: left + ((i % across) + 0.5) * step,
    y: top + (Math.floor(i / across) + 0.5) * step,
  })).filter((spot) => isInside(spot, shape) && distanceToEdge(spot, shape) >= margin);
}

/** How much a land beside a coast, or a sea that other coasts share, says of where the coast is. */
const weak = 0.3;

/** In a province, as near as may be to all that a fleet on one of its coasts reaches. */
function coastSpot(province: BoardProvince, coast: string): Point {
  const others = Object.entries(province.fleet).flatMap(([id, reached]) =>
    id === coast ? [] : reached,
  );
  const reached = (province.fleet[coast] ?? []).map((place) => {
    const id = provinceOf(place);
    return { shape: rings.get(id) ?? [], weight: others.includes(place) ? weak : 1 };
  });
  const farness = (spot: Point) =>
    reached.reduce((sum, { shape, weight }) => sum + weight * distanceToEdge(spot, shape), 0);
  const inside = spotsIn(rings.get(province.id) ?? []);
  const [best] = inside.map((spot) => ({ spot, far: farness(spot) })).sort((a, b) => a.far - b.far);
  return best?.spot ?? placeOf(province.id);
}

const known = new Map<string, Point>();

/** The same without looking again: the board is sent anew with every stage, and seldom another one. */
function knownSpot(province: BoardProvince, coast: string): Point {
  const key = JSON.stringify([province.id, coast, province.fleet]);
  const spot = known.get(key) ?? coastSpot(province, coast);
  known.set(key, spot);
  return spot;
}

/** Where a fleet is best drawn, for each coast of a province that has several. */
export function coastSpots(provinces: readonly BoardProvince[]): ReadonlyMap<string, Point> {
  return new Map(
    provinces.flatMap((province) =>
      province.coasts.map(({ id }): [string, Point] => [id, knownSpot(province, id)]),
    ),
  );
}

export const lettering: readonly Lettering[] = [
  { text: 'HIBERNIA', x: 206, y: 352, turn: 0, size: 9, kind: 'land' },
  { text: 'HELVETIA', x: 424, y: 515, turn: 0, size: 8.5, kind: 'land' },
];

export function cartouche(title: string, isBuiltIn: boolean, name: string): Cartouche {
  return {
    left: 18,
    top: 18,
    width: 210,
    height: 72,
    title,
    line: 'Seven powers, orders sealed',
    note: isBuiltIn ? 'drawing and two coasts of Kiel: ours' : name,
  };
}
