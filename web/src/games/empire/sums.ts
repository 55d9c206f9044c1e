// The figures of the treasury and of a conflict, as the sums they are.

import { percent } from '../percent';
import { addUp, signed, type Sum } from '../sum';
import { counted } from '../words';
import type { Board, Conflict, View } from './view.gen';

/** The income from the Areas that hold a Roman Force. */
export function incomeSum(board: Board, view: View): Sum | null {
  const held = new Set(view.areas.filter(({ romans }) => romans > 0).map(({ id }) => id));
  const addends = board.areas
    .filter(({ id, value }) => held.has(id) && value > 0)
    .map(({ title, value }) => ({ label: title, value, rule: '1.1' }));
  return addUp('Income: Areas with a Roman Force', addends, view.income);
}

/** One RRP for each counter on the map. */
export function upkeepSum(view: View): Sum | null {
  const count = (of: (area: View['areas'][number]) => number) =>
    view.areas.reduce((sum, area) => sum + of(area), 0);
  const addends = [
    { label: 'Forces', value: count(({ romans }) => romans) },
    { label: 'Legions', value: count(({ legions }) => legions.length) },
    { label: 'Walls', value: count(({ wall }) => Number(wall)) },
    { label: 'Forts', value: count(({ fort }) => Number(fort)) },
  ];
  const there = addends.filter(({ value }) => value > 0).map((one) => ({ ...one, rule: '2.4' }));
  return addUp('Upkeep: one for each counter', there, view.upkeep);
}

const kLastColumn = 5;

function columnOf(ratio: number): string {
  return ratio < 1 ? '<1' : String(Math.min(ratio, kLastColumn));
}

/** Which column of the conflict table is used; some adjustments are for the first round alone. */
export function columnSum({ area, odds }: Conflict, view: View): Sum | null {
  if (odds.roman_forces === 0) return null;
  const isFirst = view.conflict?.area !== area || view.conflict.round <= 1;
  const barbarians = odds.barbarian_forces + odds.cavalry;
  const ratio = Math.floor(barbarians / odds.roman_forces);
  const adjustments = [
    { label: 'a Fort', value: odds.fort ? -1 : 0, rule: 'R14' },
    { label: odds.terrain, value: isFirst && odds.terrain !== 'clear' ? 1 : 0, rule: '7.2' },
    { label: 'Cavalry', value: isFirst && odds.cavalry > 0 ? 1 : 0, rule: 'R33' },
  ].filter(({ value }) => value !== 0);
  const column = columnOf(adjustments.reduce((sum, { value }) => sum + value, ratio));
  if (column !== odds.column) return null;
  const sides = `${counted(barbarians, 'Barbarian counter')} for ${counted(odds.roman_forces, 'Roman Force')}`;
  return {
    title: 'The column of the conflict table',
    terms: [
      { label: sides, value: String(ratio), rule: '7.2' },
      ...adjustments.map((one) => ({ ...one, value: signed(one.value) })),
    ],
    total: `column ${column}`,
  };
}

/** A chance to win, as the chances of the endings with so many Forces left. */
export function chanceSum({ odds }: Conflict, side: 'roman' | 'barbarian'): Sum | null {
  const left = new Map<number, number>();
  for (const { roman_forces, barbarian_forces, probability } of odds.endings ?? []) {
    const count = side === 'roman' ? roman_forces : barbarian_forces;
    if (count > 0) left.set(count, (left.get(count) ?? 0) + probability.decimal);
  }
  const terms = [...left]
    .toSorted(([a], [b]) => b - a)
    .map(([count, chance]) => ({
      label:
        side === 'roman'
          ? `${counted(count, 'Roman Force')} left`
          : `${counted(count, 'Force')} left`,
      value: percent(chance),
      rule: '7.6',
    }));
  if (terms.length === 0) return null;
  const wins = side === 'roman' ? odds.roman_wins : odds.barbarian_wins;
  return {
    title: `${side === 'roman' ? 'Rome wins' : 'The Barbarians win'}: all ways the conflict can end`,
    terms,
    total: percent(wins.decimal),
  };
}
