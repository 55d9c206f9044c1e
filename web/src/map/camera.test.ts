import { describe, expect, it } from 'vitest';

import { bringInto, closest, kept, panned, seenAt, whole, zoomed } from './camera';

const bounds = { left: 0, top: 0, width: 1000, height: 800 };
const view = { width: 500, height: 500 };

describe('the camera', () => {
  it('sees the whole plate', () => {
    expect(whole(bounds, view)).toEqual({ x: 500, y: 400, scale: 0.5 });
  });
  it('keeps the spot under the finger when it zooms', () => {
    const before = { x: 500, y: 400, scale: 1 };
    const finger = { x: 100, y: 350 };
    const after = zoomed(before, 2, finger, bounds, view);
    const spot = { x: 500 + (100 - 250) / 1, y: 400 + (350 - 250) / 1 };
    expect(after.scale).toBe(2);
    expect(seenAt(spot, after, view)).toEqual(finger);
  });
  it('goes neither beyond the plate nor too near', () => {
    const camera = kept({ x: -900, y: 5000, scale: 100 }, bounds, view);
    expect(camera.scale).toBe(closest(bounds, view));
    expect(camera.x - view.width / 2 / camera.scale).toBeCloseTo(0);
    expect(camera.y + view.height / 2 / camera.scale).toBeCloseTo(800);
    expect(kept({ x: 0, y: 0, scale: 0.01 }, bounds, view)).toEqual(whole(bounds, view));
  });
  it('follows a finger', () => {
    const before = { x: 500, y: 400, scale: 2 };
    expect(panned(before, { x: 40, y: -20 }, bounds, view)).toEqual({ x: 480, y: 410, scale: 2 });
  });
  it('moves no farther than needed', () => {
    const before = { x: 500, y: 400, scale: 2 };
    expect(bringInto(before, { x: 510, y: 390 }, 50, bounds, view)).toEqual(before);
    const after = bringInto(before, { x: 700, y: 400 }, 50, bounds, view);
    expect(seenAt({ x: 700, y: 400 }, after, view)).toEqual({ x: 450, y: 250 });
  });
});
