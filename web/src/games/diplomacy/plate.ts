// The plate of Europe: its geometry, and where names and units stand on it. Offsets are set by hand
// for the built-in board and count from the place of a province.

import type { BorderKind, Cartouche, Lettering } from '../../map/board';
import type { Geometry, Point } from '../../map/geometry';
import drawn from './map.gen.json';
import { provinceOf } from './notation';

export const geometry: Geometry = drawn.panels.plate;

const places = new Map(
  geometry.areas.map(({ id, at: [x = 0, y = 0] }): [string, Point] => [id, { x, y }]),
);

export const placeOf = (province: string): Point => places.get(province) ?? { x: 0, y: 0 };

interface Layout {
  /** Middle of the unit. */
  unit?: readonly [number, number];
  /** Middle of the name, on its baseline. */
  name?: readonly [number, number];
}

const layouts: Readonly<Record<string, Layout>> = {
  ADR: { unit: [-4, -16], name: [-6, 8] },
  ALB: { unit: [-2, 2], name: [-31, 14] },
  APU: { unit: [-6, -6], name: [14, -20] },
  BEL: { name: [6, 22] },
  BUL: { name: [4, 22] },
  CLY: { unit: [-8, -12], name: [-36, -10] },
  CON: { name: [-2, 22] },
  DEN: { unit: [-4, 0], name: [22, 22] },
  EDI: { unit: [2, -4], name: [34, 12] },
  ENG: { unit: [-16, 0], name: [22, 8] },
  GRE: { unit: [-2, -12], name: [-2, 11] },
  HEL: { unit: [-14, -14], name: [-16, 8] },
  HOL: { unit: [2, -4], name: [4, 18] },
  IRI: { unit: [-14, -12], name: [-18, 8] },
  KIE: { unit: [4, 4], name: [2, 28] },
  LON: { name: [6, 21] },
  LVP: { unit: [-6, -10], name: [-36, -16] },
  NAP: { unit: [6, 4], name: [-24, 22] },
  PIC: { unit: [0, -3], name: [-2, 17] },
  PIE: { unit: [-4, -2], name: [-4, 20] },
  PRU: { unit: [0, -10], name: [0, 12] },
  ROM: { unit: [0, 4], name: [-22, 24] },
  SKA: { unit: [4, 2], name: [-24, -8] },
  TRI: { unit: [0, -10], name: [4, 12] },
  TUS: { unit: [-6, 8], name: [-14, -6] },
  TYR: { name: [-2, 21] },
  VEN: { unit: [-6, -4], name: [-6, 18] },
  WAL: { unit: [-2, 4], name: [-31, 15] },
  WAR: { unit: [10, 0], name: [12, 22] },
  YOR: { unit: [10, -2], name: [40, 14] },
};

const usual = { unit: [0, 0], name: [0, 23] } as const;

const coasts: Readonly<Record<string, Point>> = {
  'BUL/EC': { x: 757, y: 568 },
  'BUL/SC': { x: 722, y: 618 },
  'SPA/NC': { x: 227, y: 541 },
  'SPA/SC': { x: 214, y: 656 },
  'STP/NC': { x: 724, y: 70 },
  'STP/SC': { x: 696, y: 198 },
  'KIE/EC': { x: 480, y: 324 },
  'KIE/WC': { x: 454, y: 332 },
};

/** Counts from the place of the province. */
export function unitOffset(place: string): Point {
  const spot = unitSpot(place);
  const { x, y } = placeOf(provinceOf(place));
  return { x: spot.x - x, y: spot.y - y };
}

/** Where a unit of a place stands on the plate. */
export function unitSpot(place: string): Point {
  const coast = coasts[place];
  if (coast) return coast;
  const { x, y } = placeOf(provinceOf(place));
  const [right, down] = layouts[provinceOf(place)]?.unit ?? usual.unit;
  return { x: x + right, y: y + down };
}

export function nameSpot(province: string): Point {
  const { x, y } = placeOf(province);
  const [right, down] = layouts[province]?.name ?? usual.name;
  return { x: x + right, y: y + down };
}

export const borderKind = (a: string | null, b: string | null): BorderKind =>
  a === null || b === null ? 'edge' : 'inner';

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
