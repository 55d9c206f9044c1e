import { describe, expect, it } from 'vitest';

import {
  around,
  bringInto,
  frameFor,
  closest,
  isInView,
  kept,
  panned,
  pinched,
  seenAt,
  transformBetween,
  viewBoxOf,
  whole,
  zoomed,
} from './camera';

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
  it('goes as far beyond the plate as buttons cover of it', () => {
    const under = { ...view, covered: 60 };
    const east = kept({ x: 5000, y: 400, scale: 2 }, bounds, under);
    expect(seenAt({ x: 1000, y: 400 }, east, view).x).toBeCloseTo(500 - 60);
    expect(
      seenAt({ x: 0, y: 400 }, kept({ x: -900, y: 400, scale: 2 }, bounds, under), view).x,
    ).toBe(0);
    // A whole plate does not move.
    expect(kept({ x: 5000, y: 400, scale: 0.5 }, bounds, under)).toEqual(whole(bounds, view));
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
  it('keeps what is under two fingers under them', () => {
    const before = { x: 500, y: 400, scale: 1 };
    const still = { x: 200, y: 250 };
    // The fingers were 100 px apart and are now 200: twice as near.
    const after = pinched(before, still, { x: 300, y: 250 }, { x: 400, y: 250 }, bounds, view);
    expect(after.scale).toBe(2);
    // The plate under the fingers: 450 400 and 550 400.
    expect(seenAt({ x: 450, y: 400 }, after, view)).toEqual(still);
    expect(seenAt({ x: 550, y: 400 }, after, view)).toEqual({ x: 400, y: 250 });
  });
  it('looks at a few spots, with room around them', () => {
    const spots = [
      { x: 100, y: 300 },
      { x: 900, y: 700 },
    ];
    // 800 + 2 x 100 wide in 500 px; 400 + 2 x 100 high.
    expect(around(spots, 100, view)).toEqual({ x: 500, y: 500, scale: 0.5 });
    expect(around([{ x: 100, y: 300 }], 50, view)).toEqual({ x: 100, y: 300, scale: 1 });
  });
  it('knows what is in view', () => {
    const camera = { x: 500, y: 400, scale: 1 };
    expect(isInView({ x: 251, y: 151 }, camera, view)).toBe(true);
    expect(isInView({ x: 249, y: 400 }, camera, view)).toBe(false);
    expect(isInView({ x: 500, y: 651 }, camera, view)).toBe(false);
  });
});

describe('the picture', () => {
  const drawn = { x: 500, y: 400, scale: 1 };
  it('is the part of the plate in view', () => {
    expect(viewBoxOf({ x: 500, y: 400, scale: 2 }, view)).toBe('375 275 250 250');
  });
  it('stays where nothing moved', () => {
    expect(transformBetween(drawn, drawn, view)).toBe('none');
  });
  it('is moved and stretched to what another camera sees', () => {
    const moved = { x: 510, y: 380, scale: 1 };
    expect(transformBetween(drawn, moved, view)).toBe('translate(-10px, 20px) scale(1)');
    // The corners are 250 150 and 375 275: 125 units, 250 px at the new scale.
    const near = { x: 500, y: 400, scale: 2 };
    expect(transformBetween(drawn, near, view)).toBe('translate(-250px, -250px) scale(2)');
  });
});

describe('the frame of a plate', () => {
  const plate = { left: 0, top: 0, width: 1060, height: 800 };
  const wide = { left: -120, top: 0, width: 1300, height: 800 };
  it('is as wide as a wide window, and that of the plate elsewhere', () => {
    expect(frameFor(plate, wide, { width: 1548, height: 990 })).toBe(wide);
    expect(frameFor(plate, wide, { width: 2096, height: 1340 })).toBe(wide);
    expect(frameFor(plate, wide, { width: 1068, height: 810 })).toBe(plate);
    expect(frameFor(plate, wide, { width: 768, height: 800 })).toBe(plate);
  });
});
