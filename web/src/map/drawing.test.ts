import { describe, expect, it } from 'vitest';

import type { AreaState, Wash } from './board';
import { borderLines, drawnLinks, hatchesOf, hatchOf } from './drawing';

const red: Wash = { colour: 'red', hatch: 'darkred' };
const redDots: Wash = { colour: 'red', hatch: 'darkred', pattern: 'dots' };
const plain: Wash = { colour: 'blue', hatch: null };

describe('hatches', () => {
  it('slant unless told, and are not everywhere', () => {
    expect(hatchOf(red)).toMatchObject({ colour: 'darkred', pattern: 'rising' });
    expect(hatchOf(redDots)?.pattern).toBe('dots');
    expect(hatchOf(plain)).toBeNull();
    expect(hatchOf(null)).toBeNull();
  });
  it('are made once for all areas that are hatched alike', () => {
    const areas = [red, plain, null, redDots, { ...red, pattern: 'rising' as const }].map(
      (wash) => ({ wash }),
    );
    expect(hatchesOf(areas).map(({ pattern }) => pattern)).toEqual(['rising', 'dots']);
  });
});

describe('borders', () => {
  it('of one kind are one line, the frontier last', () => {
    const borders = [
      { between: ['gaul', 'spain'], path: 'M1' },
      { between: ['gaul', 'germany'], path: 'M2' },
      { between: ['gaul', 'italy'], path: 'M3' },
      { between: [null, 'germany'], path: 'M4' },
    ];
    const lines = borderLines(borders, (a, b) => {
      if (a === null || b === null) return 'edge';
      return [a, b].includes('germany') ? 'frontier' : 'inner';
    });
    expect(lines.filter(({ path }) => path)).toEqual([
      { kind: 'inner', path: 'M1M3' },
      { kind: 'edge', path: 'M4' },
      { kind: 'frontier', path: 'M2' },
    ]);
    expect(lines.at(-1)?.kind).toBe('frontier');
  });
});

describe('ways over the sea', () => {
  const links = [{ between: ['gaul', 'britain'], from: [10, 20], to: [30, 40] }];
  const withStates = (gaul: AreaState, britain: AreaState) => [
    { id: 'gaul', state: gaul },
    { id: 'britain', state: britain },
  ];
  const linked = (gaul: AreaState, britain: AreaState) =>
    drawnLinks(links, withStates(gaul, britain), (a, b) => `${a} to ${b}`)[0];
  it('run from end to end, with their words', () => {
    expect(linked('plain', 'plain')).toMatchObject({
      from: { x: 10, y: 20 },
      to: { x: 30, y: 40 },
      words: 'gaul to britain',
    });
  });
  it('are open from what is chosen to what may be', () => {
    expect(linked('chosen', 'legal')?.isOpen).toBe(true);
    expect(linked('legal', 'chosen')?.isOpen).toBe(true);
    expect(linked('legal', 'legal')?.isOpen).toBe(false);
    expect(linked('chosen', 'plain')?.isOpen).toBe(false);
  });
});
