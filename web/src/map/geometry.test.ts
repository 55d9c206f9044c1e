import { describe, expect, it } from 'vitest';

import { boundsOf, distanceToEdge, isInside, ringsOf, sizeOf, withoutIslets } from './geometry';

// A square of 10 with a hole of 2, and an islet of 1.
const square = 'M1 2l10 0 0 10-10 0Z';
const path = `${square}M4 5l2 0 0 2-2 0ZM20.5 2l1 0 0 1-1 0Z`;
const rings = ringsOf(path);

describe('a path of the board tool', () => {
  it('is read step by step', () => {
    expect(ringsOf('M.5-2l10.5 0-.4.5Z'.replace('-.4.5', '-.4 .5'))).toEqual([
      [
        { x: 0.5, y: -2 },
        { x: 11, y: -2 },
        { x: 10.6, y: -1.5 },
      ],
    ]);
  });
  it('has holes', () => {
    expect(isInside({ x: 2, y: 3 }, rings)).toBe(true);
    expect(isInside({ x: 5, y: 6 }, rings)).toBe(false);
    expect(isInside({ x: 15, y: 6 }, rings)).toBe(false);
  });
  it('knows how far its nearest edge is, holes included', () => {
    expect(distanceToEdge({ x: 2, y: 7 }, rings)).toBe(1);
    expect(distanceToEdge({ x: 7, y: 6 }, rings)).toBe(1);
  });
  it('is measured', () => {
    expect(boundsOf(rings)).toEqual({ left: 1, top: 2, width: 20.5, height: 10 });
    expect(rings.map(sizeOf)).toEqual([100, 4, 1]);
  });
  it('can do without its islets', () => {
    expect(withoutIslets(path, 50)).toBe(square);
  });
});
