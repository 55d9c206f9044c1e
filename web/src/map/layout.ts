// Where names, counters and rings stand on a plate. Offsets are set by hand for a built-in board
// and count from the place of an area.

import type { Geometry, Point } from './geometry';

type Offset = readonly [number, number];

export interface Offsets {
  /** Middle of the first line of the name, on its baseline. */
  name?: Offset;
  /** Middle of the first row of counters. */
  counters?: Offset;
  /** The ring of an area that may be chosen. */
  ring?: Offset;
}

export interface Layout {
  placeOf(area: string): Point;
  nameAt(area: string): Point;
  ringAt(area: string): Point;
  /** Counts from the place of the area. */
  countersAt(area: string): Point;
  /** Counts from the corner of the plate, as the others do. */
  counterSpot(area: string): Point;
}

/** `usual` holds for every area without offsets of its own. */
export function layoutOf(
  geometry: Geometry,
  offsets: Readonly<Record<string, Offsets>>,
  usual: Readonly<Required<Offsets>>,
): Layout {
  const places = new Map(
    geometry.areas.map(({ id, at: [x = 0, y = 0] }): [string, Point] => [id, { x, y }]),
  );
  const placeOf = (area: string) => places.get(area) ?? { x: 0, y: 0 };
  const offset = (area: string, of: keyof Offsets) => offsets[area]?.[of] ?? usual[of];
  const beside = (area: string, [x, y]: Offset) => {
    const place = placeOf(area);
    return { x: place.x + x, y: place.y + y };
  };
  return {
    placeOf,
    nameAt: (area) => beside(area, offset(area, 'name')),
    ringAt: (area) => beside(area, offset(area, 'ring')),
    countersAt(area) {
      const [x, y] = offset(area, 'counters');
      return { x, y };
    },
    counterSpot: (area) => beside(area, offset(area, 'counters')),
  };
}
