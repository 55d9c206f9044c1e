import { describe, expect, it } from 'vitest';

import { overlap } from '../../../map/geometry';
import { placeAreas, placeLabels, type Request, type Surroundings } from './labels';

const frame = { left: 0, top: 0, width: 200, height: 200 };
const nothing: Surroundings = { frame, blocked: [], marks: [], lines: [] };

function request(id: string, x: number, y: number, more: Partial<Request> = {}): Request {
  const settings = [{ lines: [id], width: 40, height: 10 }];
  return { id, at: { x, y }, radius: 8, gap: 2, settings, weight: 1, harm: 1, ...more };
}

const twoLines: Request['settings'] = [
  { lines: ['Hippo Regius'], width: 80, height: 10 },
  { lines: ['Hippo', 'Regius'], width: 40, height: 20 },
];

describe('a name', () => {
  it('stands over its circle when it can', () => {
    const [placed] = placeLabels([request('a', 100, 100)], nothing);
    expect(placed?.box).toEqual({ left: 80, top: 80, width: 40, height: 10 });
    expect(placed?.anchor).toBe('middle');
  });

  it('takes two lines before it leaves that place', () => {
    const a = request('a', 100, 100, { settings: twoLines });
    const blocked = [{ left: 60, top: 75, width: 15, height: 30 }];
    const [placed] = placeLabels([a], { ...nothing, blocked });
    expect(placed?.lines).toEqual(['Hippo', 'Regius']);
    expect(placed?.box.top).toBe(70);
  });

  it('then goes to its right, then to its left, then under it', () => {
    const above = { left: 60, top: 60, width: 80, height: 32 };
    const right = { left: 108, top: 60, width: 80, height: 80 };
    const left = { left: 12, top: 60, width: 80, height: 80 };
    const lefts = [[above], [above, right], [above, right, left]].map(
      (blocked) => placeLabels([request('a', 100, 100)], { ...nothing, blocked })[0]?.box.left,
    );
    expect(lefts).toEqual([110, 50, undefined]);
    const under = placeLabels([request('a', 100, 100)], {
      ...nothing,
      blocked: [above, { ...right, height: 45 }, { ...left, height: 45 }],
    });
    expect(under[0]?.box.top).toBe(110);
  });

  it('keeps off the lines it can avoid', () => {
    const lines = [{ points: [{ x: 100, y: 85 }], weight: 4 }];
    const [placed] = placeLabels([request('a', 100, 100)], { ...nothing, lines });
    expect(placed?.anchor).toBe('start');
  });

  it('does not stand nearer to another circle', () => {
    const marks = [
      { x: 100, y: 100, radius: 8 },
      { x: 100, y: 70, radius: 8 },
    ];
    const [placed] = placeLabels([request('a', 100, 100)], { ...nothing, marks });
    expect(placed?.anchor).toBe('start');
  });

  it('makes room for one that has no other place', () => {
    // Only over its circle has b a place, and a would have stood there first.
    const blocked = [{ left: 115, top: 92, width: 85, height: 100 }];
    const b = request('b', 150, 100, { weight: 0.5 });
    const a = request('a', 120, 100, { settings: [{ lines: ['a'], width: 60, height: 10 }] });
    const placed = placeLabels([a, b], { ...nothing, blocked });
    expect(placed.map(({ id }) => id).sort()).toEqual(['a', 'b']);
  });

  it('does not run into another one on its line', () => {
    // 40 px wide each: 2 px and 5 px apart over their circles.
    const topsAt = (x: number) =>
      placeLabels([request('a', 60, 100), request('b', x, 100)], nothing).map(({ box }) => box.top);
    expect(topsAt(102)).not.toEqual([80, 80]);
    expect(topsAt(105)).toEqual([80, 80]);
  });

  it('may stand farther off, with another one in between', () => {
    const above = { left: 0, top: 0, width: 200, height: 95 };
    const below = { left: 0, top: 105, width: 200, height: 95 };
    const right = { left: 108, top: 80, width: 90, height: 40 };
    const near = request('near', 100, 100);
    const far = request('far', 100, 100, { farGap: 50 });
    const settings = [{ lines: [], width: 30, height: 8 }];
    const placed = placeLabels(
      [
        { ...near, settings },
        { ...far, settings },
      ],
      { ...nothing, blocked: [above, below, right] },
    );
    const lefts = placed.map(({ id, box }) => [id, box.left]);
    expect(Object.fromEntries(lefts)).toEqual({ near: 60, far: 12 });
  });

  it('is left out when there is no room', () => {
    const blocked = [{ left: 0, top: 0, width: 200, height: 200 }];
    expect(placeLabels([request('a', 100, 100)], { ...nothing, blocked })).toEqual([]);
  });

  it('never overlaps another, however crowded it is', () => {
    const crowd = Array.from({ length: 60 }, (_, i) =>
      request(`n${i}`, 20 + ((i * 37) % 160), 20 + ((i * 53) % 160)),
    );
    const placed = placeLabels(crowd, nothing);
    expect(placed.length).toBeGreaterThan(10);
    for (const [i, a] of placed.entries()) {
      for (const b of placed.slice(i + 1)) expect(overlap(a.box, b.box)).toBe(false);
    }
  });
});

describe('the name of an area', () => {
  it('gives way a little, and is left out rather than overlap', () => {
    const area = { text: 'AFRICA', x: 100, y: 100, turn: 0, size: 10, kind: 'land' as const };
    expect(placeAreas([area], nothing)).toEqual([area]);
    const moved = placeAreas([area, { ...area, text: 'ASIA' }], nothing);
    expect(moved.map(({ text }) => text)).toEqual(['AFRICA', 'ASIA']);
    expect(moved[1]).not.toMatchObject({ x: area.x, y: area.y });
    const blocked = [{ left: 40, top: 40, width: 120, height: 120 }];
    expect(placeAreas([area], { ...nothing, blocked })).toEqual([]);
  });
});
