import { describe, expect, it } from 'vitest';

import type { Entry } from '../sheet';
import { centresByYear } from './centres_by_year';

const entry = (n: number, kind: string, args: Record<string, unknown>, undone = false): Entry => ({
  n,
  ply: n,
  rule: null,
  kind,
  text: '',
  args,
  who: null,
  undone,
});

describe('centresByYear', () => {
  it('counts each year by itself, and forgets what was undone', () => {
    const years = centresByYear([
      entry(1, 'phase_began', { phase: 'S1901M' }),
      entry(2, 'phase_began', { phase: 'F1901M' }),
      entry(3, 'centres_counted', { power: 'TURKEY', centres: 4 }, true),
      entry(4, 'centres_counted', { power: 'FRANCE', centres: 5 }),
      entry(5, 'centres_counted', { power: 'ITALY', centres: 3 }),
      entry(6, 'phase_began', { phase: 'S1902M' }),
      entry(7, 'centres_counted', { power: 'FRANCE', centres: 6 }),
    ]);
    expect(years.map(({ year, centres }) => [year, ...centres])).toEqual([
      [1901, ['FRANCE', 5], ['ITALY', 3]],
      [1902, ['FRANCE', 6]],
    ]);
  });
  it('has no year before the first count', () => {
    expect(centresByYear([entry(1, 'phase_began', { phase: 'S1901M' })])).toEqual([]);
  });
});
