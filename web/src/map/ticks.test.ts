import { describe, expect, it } from 'vitest';

import { darkStretches, longitude, scaledTicks, writtenDegrees } from './ticks';

// 9° at 10, 10° at 40, 11° at 70; the side is 100 long.
const side = [
  [10, 9],
  [40, 10],
  [70, 11],
];

describe('the bar of degrees', () => {
  it('is dark from each even degree to the next, and before the first odd one', () => {
    expect(darkStretches(side, 100)).toEqual([
      [0, 10],
      [40, 70],
    ]);
  });
  it('runs on to the end of the side', () => {
    expect(
      darkStretches(
        [
          [10, 9],
          [40, 10],
        ],
        100,
      ),
    ).toEqual([
      [0, 10],
      [40, 100],
    ]);
    expect(darkStretches([], 100)).toEqual([]);
  });
  it('names few of them', () => {
    expect(writtenDegrees(side, 5)).toEqual([{ at: 40, degree: 10 }]);
  });
  it('grows with the plate', () => {
    const ticks = scaledTicks({ top: side, right: [], bottom: [[5, 0]], left: [] }, 2);
    expect(ticks.top).toEqual([
      [20, 9],
      [80, 10],
      [140, 11],
    ]);
    expect(ticks.bottom).toEqual([[10, 0]]);
  });
});

it('degrees of longitude say on which side of Greenwich they lie', () => {
  expect([-20, 0, 10].map(longitude)).toEqual(['20° W', '0°', '10° E']);
});
