import { describe, expect, it } from 'vitest';

import { adjustmentSum } from './diplomacy/sums';
import { columnSum, incomeSum, upkeepSum } from './empire/sums';
import { forecastSum } from './invasions/sums';
import { attackSum } from './rome_must_fall/sums';
import { addUp, signed } from './sum';

/* eslint-disable @typescript-eslint/no-explicit-any -- only what the sums read is written out */

const area = { romans: 0, barbarians: 0, cavalry: 0, legions: [], wall: false, fort: false };

describe('a sum', () => {
  it('has its terms with their signs, or is none where they do not make the total', () => {
    const addends = [
      { label: 'Taxes', value: 5, rule: '11.0' },
      { label: 'Pay', value: -7, rule: '11.11' },
    ];
    expect(addUp('Treasury', addends, -2)?.terms.map(({ value }) => value)).toEqual(['+5', '−7']);
    expect(addUp('Treasury', addends, -2)?.total).toBe('−2');
    expect(addUp('Treasury', addends, 3)).toBeNull();
    expect(signed(0)).toBe('0');
  });
});

describe('the sums of Empire', () => {
  const board = {
    areas: [
      { id: 'roma', title: 'Roma', value: 6 },
      { id: 'africa', title: 'Africa', value: 5 },
    ],
  } as any;
  const view = {
    income: 6,
    upkeep: 5,
    conflict: null,
    areas: [
      { ...area, id: 'roma', romans: 3, legions: [{ number: 'I', moved: false }] },
      { ...area, id: 'africa', fort: true },
    ],
  } as any;

  it('are income of Areas with a Force, and one for each counter', () => {
    expect(incomeSum(board, view)?.terms).toEqual([{ label: 'Roma', value: '+6', rule: '1.1' }]);
    expect(upkeepSum(view)?.terms.map(({ label, value }) => label + value)).toEqual([
      'Forces+3',
      'Legions+1',
      'Forts+1',
    ]);
  });

  it('are the column of a conflict, in its first round and later', () => {
    const odds = {
      barbarian_forces: 4,
      cavalry: 1,
      roman_forces: 2,
      fort: true,
      terrain: 'forest',
      column: '3',
    };
    const conflict = { area: 'roma', after: null, odds } as any;
    expect(columnSum(conflict, view)?.terms.map(({ value }) => value)).toEqual([
      '2',
      '−1',
      '+1',
      '+1',
    ]);
    expect(columnSum(conflict, view)?.total).toBe('column 3');
    const later = { ...view, conflict: { area: 'roma', round: 2 } };
    expect(columnSum(conflict, later)).toBeNull();
    const second = { ...conflict, odds: { ...odds, column: '1' } };
    expect(columnSum(second, later)?.terms.map(({ value }) => value)).toEqual(['2', '−1']);
  });
});

describe('the sums of the other games', () => {
  it('are the treasury to come', () => {
    const treasury = { roman: 50, income: 91, pay: 8, forecast: 133 };
    expect(forecastSum({ treasury } as any)?.total).toBe('133');
    expect(forecastSum({ treasury: { ...treasury, forecast: 130 } } as any)).toBeNull();
  });

  it('are an attack before its die and after', () => {
    const tracker = { base: 4, bonus: 1 } as any;
    expect(attackSum('Vandals', tracker, null).total).toBe('5 to 7');
    expect(attackSum('Vandals', tracker, 2).total).toBe('6');
  });

  it('are builds and removals, where the units are no secret', () => {
    const power = { title: 'Gaul', centres: 5, units: 3 } as any;
    const view = { step: 'movement', game: 'fall_of_rome' } as any;
    expect(adjustmentSum(power, view)?.total).toBe('up to 2 to build');
    expect(adjustmentSum({ ...power, units: 6 }, view)?.total).toBe('1 to remove');
    expect(adjustmentSum({ ...power, units: null }, view)).toBeNull();
  });
});
