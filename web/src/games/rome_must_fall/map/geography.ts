// The drawn plates and where a place of the globe falls on them.

import { geoConicConformal, type GeoProjection } from 'd3-geo';

import {
  type Box,
  boxOf,
  type Frame as DrawnFrame,
  type Point,
  type Ticks,
} from '../../../map/geometry';
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

interface Frame {
  box: Box;
  ticks: Ticks;
}

const frame = (drawn: DrawnFrame): Frame => ({ box: boxOf(drawn), ticks: drawn.ticks });

/** A plate for the wall, or a trimmed one for the pocket: fewer names, no degrees. */
export type Kind = 'wall' | 'pocket';

export const westFrames: Readonly<Record<Kind, Frame>> = {
  wall: frame(coast.panels.west.frames.wall),
  pocket: frame(coast.panels.west.frames.pocket),
};

/** Egypt is set into the plate of the west. */
export const egyptFrames: Readonly<Record<Kind, Frame>> = {
  wall: frame(coast.panels.egypt.frames.wall),
  pocket: frame(coast.panels.egypt.frames.pocket),
};

type Constants = (typeof coast.panels)['west']['projection'];

function projection(constants: Constants): GeoProjection {
  const [south = 0, north = 0] = constants.parallels;
  const [x = 0, y = 0] = constants.translate;
  return geoConicConformal()
    .parallels([south, north])
    .rotate([-constants.central_meridian, 0])
    .center([0, 0])
    .scale(constants.scale)
    .translate([x, y]);
}

const onWest = projection(coast.panels.west.projection);
const onEgypt = projection(coast.panels.egypt.projection);

function project(along: GeoProjection, lon: number, lat: number): Point {
  const [x, y] = along([lon, lat]) ?? [Number.NaN, Number.NaN];
  return { x, y };
}

/** Plate units on the panel of the west; longitude east and latitude north, in degrees. */
export function placeInWest(lon: number, lat: number): Point {
  return project(onWest, lon, lat);
}

/** Plate units on the panel of Egypt. */
export function placeInEgypt(lon: number, lat: number): Point {
  return project(onEgypt, lon, lat);
}

export function isInside(point: Point, box: Box, margin = 0): boolean {
  return (
    point.x >= box.left + margin &&
    point.x <= box.left + box.width - margin &&
    point.y >= box.top + margin &&
    point.y <= box.top + box.height - margin
  );
}
