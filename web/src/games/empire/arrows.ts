// Where invasions come from: big arrows drawn on the plate, each from its tail to its point.

import type { Point } from '../../map/geometry';

export type Arrow = readonly [Point, Point, Point];

export const arrows: Readonly<Record<string, Arrow>> = {
  caledonia: [
    { x: 300, y: 8 },
    { x: 282, y: 22 },
    { x: 258, y: 60 },
  ],
  germania: [
    { x: 432, y: 3 },
    { x: 420, y: 18 },
    { x: 397, y: 56 },
  ],
  sarmatia: [
    { x: 628, y: 118 },
    { x: 600, y: 132 },
    { x: 570, y: 168 },
  ],
  scythia: [
    { x: 918, y: 148 },
    { x: 880, y: 172 },
    { x: 842, y: 214 },
  ],
  persis: [
    { x: 1052, y: 424 },
    { x: 1036, y: 440 },
    { x: 1006, y: 462 },
  ],
  gaetulia: [
    { x: 338, y: 796 },
    { x: 344, y: 762 },
    { x: 362, y: 722 },
  ],
};
