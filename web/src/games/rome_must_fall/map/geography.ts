// The drawn plates and where a place of the globe falls on them.

import { geoConicConformal } from 'd3-geo';

import type { Lettering } from '../../../map/board';
import { type Box, boxOf, type Frame as DrawnFrame, type Point } from '../../../map/geometry';
import coast from './coast.gen.json';

/** One drawn piece of the world; all lengths in plate units. */
export interface Panel {
  land: string;
  lining: string;
  graticule: string;
  great_rivers: string;
  rivers: string;
  /** The foot of each hill, and its size against the usual. */
  hills: number[][];
}

export const west: Panel = coast.panels.west;
export const egypt: Panel = coast.panels.egypt;

const frame = (drawn: DrawnFrame) => ({ box: boxOf(drawn), ticks: drawn.ticks });

/** A plate for the wall, or a trimmed one for the pocket: fewer names, no degrees. */
export type Kind = 'wall' | 'pocket';

const framesOf = ({ frames: { wall, pocket } }: { frames: Record<Kind, DrawnFrame> }) => ({
  wall: frame(wall),
  pocket: frame(pocket),
});

export const westFrames = framesOf(coast.panels.west);
/** Egypt is set into the plate of the west. */
export const egyptFrames = framesOf(coast.panels.egypt);

type Constants = (typeof coast.panels)['west']['projection'];

/** Plate units on a panel; longitude east and latitude north, in degrees. */
function placesOn(constants: Constants): (lon: number, lat: number) => Point {
  const [south = 0, north = 0] = constants.parallels;
  const [left = 0, top = 0] = constants.translate;
  const project = geoConicConformal()
    .parallels([south, north])
    .rotate([-constants.central_meridian, 0])
    .center([0, 0])
    .scale(constants.scale)
    .translate([left, top]);
  return (lon, lat) => {
    const [x, y] = project([lon, lat]) ?? [Number.NaN, Number.NaN];
    return { x, y };
  };
}

export const placeInWest = placesOn(coast.panels.west.projection);
export const placeInEgypt = placesOn(coast.panels.egypt.projection);

export function isInside(point: Point, box: Box): boolean {
  return (
    point.x >= box.left &&
    point.x <= box.left + box.width &&
    point.y >= box.top &&
    point.y <= box.top + box.height
  );
}

/** Whether all of a box lies in another. */
export function isWithin(box: Box, outer: Box): boolean {
  const far = { x: box.left + box.width, y: box.top + box.height };
  return isInside({ x: box.left, y: box.top }, outer) && isInside(far, outer);
}

/** A name that lies over an area instead of beside a point. */
export interface AreaName extends Pick<Lettering, 'text' | 'turn' | 'kind'> {
  lon: number;
  lat: number;
}

export const areaNames: readonly AreaName[] = [
  { text: 'MARE INTERNVM', lon: 3.6, lat: 38.05, turn: 0, kind: 'sea' },
  { text: 'OCEANVS', lon: -5.3, lat: 45.9, turn: 6, kind: 'sea' },
  { text: 'GALLIA', lon: 4.0, lat: 47.3, turn: 0, kind: 'land' },
  { text: 'HISPANIA', lon: -4.6, lat: 41.9, turn: 5, kind: 'land' },
  { text: 'GERMANIA', lon: 11.4, lat: 50.4, turn: -2, kind: 'land' },
  { text: 'AFRICA', lon: 8.2, lat: 34.2, turn: 0, kind: 'land' },
  { text: 'MAVRETANIA', lon: 2.9, lat: 34.6, turn: 1, kind: 'land' },
  { text: 'MOESIA', lon: 21.0, lat: 43.5, turn: -8, kind: 'land' },
  { text: 'NORICVM', lon: 13.6, lat: 47.4, turn: -4, kind: 'land' },
  { text: 'Mare Tyrrhenum', lon: 12.0, lat: 39.7, turn: 0, kind: 'gulf' },
  { text: 'Mare Hadriaticum', lon: 15.6, lat: 42.75, turn: 32, kind: 'gulf' },
  { text: 'Mare Balearicum', lon: 2.6, lat: 40.5, turn: -8, kind: 'gulf' },
  { text: 'Sinus Gallicus', lon: 4.4, lat: 42.4, turn: 0, kind: 'gulf' },
  { text: 'Mare Siculum', lon: 18.2, lat: 37.6, turn: -6, kind: 'gulf' },
  { text: 'Danuvius', lon: 12.9, lat: 49.6, turn: 4, kind: 'gulf' },
  { text: 'Rhenus', lon: 8.9, lat: 49.1, turn: 72, kind: 'gulf' },
  { text: 'Hiberus', lon: -0.9, lat: 42.1, turn: 36, kind: 'gulf' },
  { text: 'Padus', lon: 9.6, lat: 45.4, turn: 0, kind: 'gulf' },
];
