import { describe, expect, it } from 'vitest';

import { adjustmentSum, againstSum, isCompared, strengthSum } from './diplomacy/sums';
import { chanceSum, columnSum, incomeSum, upkeepSum } from './empire/sums';
import { balanceSum } from './invasions/sums';
import { attackSum, sixesSum } from './rome_must_fall/sums';
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

describe('the chances of Empire', () => {
  const ending = (roman_forces: number, barbarian_forces: number, decimal: number) => ({
    roman_forces,
    barbarian_forces,
    probability: { fraction: '', decimal },
  });
  const odds = {
    roman_wins: { decimal: 0.6 },
    barbarian_wins: { decimal: 0.4 },
    endings: [ending(2, 0, 0.25), ending(2, 0, 0.25), ending(3, 0, 0.1), ending(0, 1, 0.4)],
  };

  it('are those of the endings, by what is left', () => {
    expect(
      chanceSum({ odds } as any, 'roman')?.terms.map(({ label, value }) => [label, value]),
    ).toEqual([
      ['3 Roman Forces left', '10 %'],
      ['2 Roman Forces left', '50 %'],
    ]);
    expect(chanceSum({ odds } as any, 'barbarian')?.total).toBe('40 %');
    expect(chanceSum({ odds: { ...odds, endings: undefined } } as any, 'roman')).toBeNull();
  });
});

describe('the strengths of Diplomacy', () => {
  const order = (verb: string, [from, of, to]: (string | null)[], more = {}) =>
    ({ verb, from, of, to, code: 'ok', order: `${from}: ${verb}`, ...more }) as any;
  const attack = order('move', ['PAR', null, 'BUR'], { strength: 2, against: 2, because: 'BUR' });
  const results = [
    attack,
    order('support_move', ['MAR', 'PAR', 'BUR']),
    order('support_move', ['PIC', 'PAR', 'BUR'], { code: 'cut' }),
    order('support_move', ['GAS', 'PAR', 'BUR'], { code: 'void' }),
    order('hold', ['BUR', null, null], { strength: 2 }),
    order('support_hold', ['MUN', 'BUR', null]),
  ];

  it('are the unit and every support that was given, cut ones for nothing', () => {
    expect(isCompared(attack)).toBe(true);
    expect(
      strengthSum(attack, results)?.terms.map(({ label, value }) => `${label} ${value}`),
    ).toEqual([
      'The unit itself +1',
      'MAR: support_move +1',
      'PIC: support_move (cut) 0',
      'GAS: support_move (matches nothing) 0',
    ]);
    expect(againstSum(attack, results)?.terms.map(({ value }) => value)).toEqual(['+1', '+1']);
  });

  it('are none where supports against their own power do not count', () => {
    expect(strengthSum({ ...attack, strength: 1 }, results)).toBeNull();
  });

  it('are 1 for a unit that tried to move and stays', () => {
    const away = order('move', ['BUR', null, 'MUN'], { strength: 2 });
    const helped = [{ ...attack, against: 1 }, away, order('support_move', ['RUH', 'BUR', 'MUN'])];
    expect(againstSum(helped[0], helped)?.terms.map(({ label }) => label)).toEqual([
      'A unit that stays',
    ]);
  });
});

describe('the sums of the other games', () => {
  it('are the sixes that are not spent yet', () => {
    const die = (value: number, spent = false) => ({ value, spent }) as any;
    const sum = sixesSum([die(6), die(6, true), die(5)]);
    expect(sum?.terms.map(({ value }) => value)).toEqual(['+2', '−1']);
    expect(sum?.total).toBe('1');
    expect(sixesSum([die(5)])).toBeNull();
  });

  it('are the treasury to come', () => {
    const payday = { income: 91, pay: 8, balance: 133 };
    const sumOf = (next: typeof payday | null) =>
      balanceSum({ treasury: { roman: 50, payday: next } } as any);
    expect(sumOf(payday)?.total).toBe('133');
    expect(sumOf({ ...payday, balance: 130 })).toBeNull();
    expect(sumOf(null)).toBeNull();
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
