import { describe, expect, it } from 'vitest';

import { drawPaths, pathText, pointsOn, spread } from './paths';

const disc = (x: number, y: number, radius = 10) => ({ x, y, radius });

describe('discs', () => {
  it('stay where they are when they have room', () => {
    const discs = [disc(0, 0), disc(40, 0)];
    expect(spread(discs, 5)).toEqual(discs);
  });

  it('move apart by no more than they must, to both sides', () => {
    const [a, b] = spread([disc(0, 0), disc(15, 0)], 5);
    expect(a?.x).toBeCloseTo(-5);
    expect(b?.x).toBeCloseTo(20);
    expect(a?.y).toBe(0);
  });

  it('part even when they lie on one spot', () => {
    const [a, b] = spread([disc(0, 0), disc(0, 0)], 0);
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeCloseTo(20);
  });
});

describe('a path', () => {
  it('runs from circle to circle, and its points lie outside them', () => {
    const path = [disc(0, 0), disc(100, 0), disc(200, 50)];
    const [legs = []] = drawPaths([path], path);
    expect(legs).toHaveLength(2);
    expect(pathText(legs)).toMatch(/^M0\.0 0\.0Q.* 100\.0 0\.0Q.* 200\.0 50\.0$/);
    for (const leg of legs) {
      for (const point of pointsOn(leg, 4)) {
        for (const { x, y, radius } of [leg.from, leg.to]) {
          expect(Math.hypot(point.x - x, point.y - y)).toBeGreaterThan(radius);
        }
      }
    }
  });

  it('bows round a circle of another path', () => {
    const path = [disc(0, 0), disc(100, 0)];
    const stranger = disc(50, 4);
    const [legs = []] = drawPaths([path], [...path, stranger]);
    const nearest = Math.min(
      ...legs.flatMap((leg) => pointsOn(leg, 2)).map(({ x, y }) => Math.hypot(x - 50, y - 4)),
    );
    expect(nearest).toBeGreaterThan(stranger.radius);
  });
});
