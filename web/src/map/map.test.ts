import { describe, expect, it } from 'vitest';

import { distanceToEdge, isInside } from './geometry';
import { letterSize, namesAt, writings } from './labels';
import { neighbour, nextOf } from './steps';
import { broadArrow, seaLink } from './strokes';
import { clearOf, glyphs } from './terrain';

const field = [
  [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 100 },
    { x: 0, y: 100 },
  ],
];

describe('hills and trees', () => {
  it('stand inside, clear of the border, the southern last', () => {
    for (const terrain of ['forest', 'mountain'] as const) {
      const found = glyphs(terrain, field);
      expect(found.length).toBeGreaterThan(20);
      for (const glyph of found) {
        expect(isInside(glyph, field)).toBe(true);
        expect(distanceToEdge(glyph, field)).toBeGreaterThanOrEqual(7);
      }
      expect(found.map(({ y }) => y)).toEqual(found.map(({ y }) => y).sort((a, b) => a - b));
    }
    expect(glyphs('clear', field)).toEqual([]);
  });
  it('make room without moving', () => {
    const all = glyphs('forest', field);
    const box = { left: 50, top: 20, width: 60, height: 40 };
    const rest = clearOf(all, 'forest', [box]);
    expect(rest.length).toBeLessThan(all.length);
    expect(rest.every((glyph) => all.includes(glyph))).toBe(true);
    expect(rest.some(({ x, y }) => x > 50 && x < 110 && y > 20 && y < 60)).toBe(false);
  });
});

describe('the arrow keys', () => {
  const areas = [
    { id: 'here', x: 0, y: 0 },
    { id: 'near', x: 20, y: 0 },
    { id: 'far', x: 26, y: 0 },
    { id: 'south', x: 0, y: 30 },
  ];
  const [here] = areas;
  it('go to the nearest that way', () => {
    if (!here) throw new Error();
    expect(neighbour(here, 'ArrowRight', areas, () => true)).toBe('near');
    expect(neighbour(here, 'ArrowDown', areas, () => true)).toBe('south');
    expect(neighbour(here, 'ArrowUp', areas, () => true)).toBeNull();
    expect(neighbour(here, 'Enter', areas, () => true)).toBeNull();
  });
  it('go to what borders first', () => {
    if (!here) throw new Error();
    expect(neighbour(here, 'ArrowRight', areas, (_, to) => to === 'far')).toBe('far');
  });
});

describe('the key for the next', () => {
  const ids = ['first', 'second', 'third'];
  it('goes round both ways', () => {
    expect(nextOf(ids, 'first', 1)).toBe('second');
    expect(nextOf(ids, 'third', 1)).toBe('first');
    expect(nextOf(ids, 'first', -1)).toBe('third');
  });
  it('begins at an end', () => {
    expect(nextOf(ids, 'elsewhere', 1)).toBe('first');
    expect(nextOf(ids, 'elsewhere', -1)).toBe('third');
    expect(nextOf([], 'elsewhere', 1)).toBeUndefined();
  });
});

describe('names', () => {
  // Letters are 12 plate units high: 9 px are the least, 18 px the most.
  it('stop shrinking and growing', () => {
    expect([0.3, 1, 2.5].map((scale) => letterSize('plain', scale))).toEqual([9, 12, 18]);
  });
  it('are broken into lines as even as may be', () => {
    expect(writings('Roma')).toEqual([['Roma']]);
    expect(writings('Apulia et Lucania')).toEqual([
      ['Apulia et Lucania'],
      ['Apulia et', 'Lucania'],
      ['Apulia', 'et', 'Lucania'],
    ]);
    expect(writings('Noricum-Raetia')[1]).toEqual(['Noricum-', 'Raetia']);
  });
  it('are short far off where there is a short name', () => {
    const label = { text: 'Gallia', short: 'GAL', style: 'code' } as const;
    expect(namesAt(label, 0.8)).toEqual(['GAL']);
    expect(namesAt(label, 0.9)).toEqual(['Gallia', 'GAL']);
    expect(namesAt({ text: 'Gallia', style: 'plain' }, 0.3)).toEqual(['Gallia']);
  });
});

describe('strokes', () => {
  it('end where they should', () => {
    expect(seaLink({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe('M0 0Q50 10 100 0');
    expect(broadArrow({ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 100, y: 0 })).toContain('L100 0L');
  });
});
