import { describe, expect, it } from 'vitest';

import { drawnSteps, nearestDrawn } from './steps';

describe('drawnSteps', () => {
  it('has the beginning, the end and where the game turned', () => {
    const steps = drawnSteps(240, [37, 111, 200], []);
    expect(steps).toHaveLength(8);
    for (const step of [0, 37, 111, 200, 240]) expect(steps).toContain(step);
    expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  });
  it('prefers beginnings of turns to steps between', () => {
    const turns = Array.from({ length: 24 }, (_, at) => at * 10 + 3);
    const steps = drawnSteps(240, [], turns).slice(1, -1);
    expect(steps.every((step) => turns.includes(step))).toBe(true);
  });
  it('leaves out moments that look like one that is drawn', () => {
    expect(
      drawnSteps(240, [100, 101, 239], []).filter((step) => step >= 95 && step <= 105),
    ).toEqual([100]);
  });
  it('spreads what is left evenly', () => {
    const steps = drawnSteps(800, [], []);
    const gaps = steps.slice(1).map((step, at) => step - (steps[at] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(200);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100);
  });
  it('draws every step of a game that hardly began', () => {
    expect(drawnSteps(3, [2], [1])).toEqual([0, 1, 2, 3]);
    expect(drawnSteps(0, [], [])).toEqual([0]);
  });
});

describe('a turning point that has no picture of its own', () => {
  it('is marked at the nearest', () => {
    expect(nearestDrawn(42, [0, 50, 40, 90])).toBe(40);
    expect(nearestDrawn(45, [0, 50, 40, 90])).toBe(40);
    expect(nearestDrawn(5, [])).toBeUndefined();
  });
});
