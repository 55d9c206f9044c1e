// The drawn plates and where a place of the globe falls on them.

import { geoConicConformal } from 'd3-geo';

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

export function isInside(point: Point, box: Box, margin = 0): boolean {
  return (
    point.x >= box.left + margin &&
    point.x <= box.left + box.width - margin &&
    point.y >= box.top + margin &&
    point.y <= box.top + box.height - margin
  );
}
