// Where invasions come from: big arrows drawn on the plate, each from its tail to its point.

import type { Point } from '../../map/geometry';

export type Arrow = readonly [Point, Point, Point];

type Spot = readonly [x: number, y: number];

const at = ([x, y]: Spot): Point => ({ x, y });
const arrow = (tail: Spot, bend: Spot, point: Spot): Arrow => [at(tail), at(bend), at(point)];

export const arrows: Readonly<Record<string, Arrow>> = {
  caledonia: arrow([300, 8], [282, 22], [258, 60]),
  germania: arrow([432, 3], [420, 18], [397, 56]),
  sarmatia: arrow([628, 118], [600, 132], [570, 168]),
  scythia: arrow([918, 148], [880, 172], [842, 214]),
  persis: arrow([1052, 424], [1036, 440], [1006, 462]),
  gaetulia: arrow([338, 796], [344, 762], [362, 722]),
};
