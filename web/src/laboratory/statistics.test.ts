import { describe, expect, it } from 'vitest';

import { atOnce, effects, gathered, groups, pooled, Rates, survival, wilson } from './statistics';
import type { Bar, Cell, Interval, Summary } from './summary';
import { isNumeric } from './summary';
import { setupName } from './words';

function cell(
  levels: string[],
  games: number,
  wins: number,
  bars: [number, number, number][] = [],
): Cell {
  return {
    id: levels.join(),
    levels,
    document: { rules_version: 1, signature: '', board: '', seed: 1, players: [], rivals: [] },
    games,
    seconds: 0,
    mean_turn: [0, 0, 0],
    turns: [],
    seats: [{ wins, rate: wilson(wins, games), scores: [] }],
    quantities: [
      {
        name: 'event.a',
        count: games,
        mean: [0, 0, 0],
        class_width: 0,
        bars: bars.map(([value, count, won]) => [value, count, [won]]),
        missing: null,
      },
    ],
    per_turn: [],
  };
}

const cells = [
  cell(['1', 'x'], 100, 20, [[0, 60, 5]]),
  cell(['1', 'y'], 100, 24, [[0, 10, 1]]),
  cell(['2', 'x'], 100, 60, [[10, 90, 50]]),
  cell(['2', 'y'], 100, 61, [[2, 100, 61]]),
];
const summary = {
  experiment: {
    variables: [
      { name: 'a', levels: ['1', '2'], is_figure: true },
      { name: 'b', levels: ['x', 'y'], is_figure: false },
    ],
  },
  cells,
} as Summary;

describe('statistics of a report', () => {
  it('has the intervals of occasus sim', () => {
    // occasus sim empire --games 200 --players expand,mass
    expect(wilson(108, 200).map((part) => part.toFixed(5))).toEqual([
      '0.54000',
      '0.47082',
      '0.60767',
    ]);
    expect(wilson(0, 10)[1]).toBe(0);
    expect(wilson(10, 10)[2]).toBeCloseTo(1);
  });

  it('puts the variable first that moves the win rate most', () => {
    const found = effects(summary, 0);
    expect(found.map((effect) => effect.variable)).toEqual(['a', 'b']);
    expect(found[0]?.low).toMatchObject({ level: '1', rate: wilson(44, 200) });
    expect(found[0]?.high).toMatchObject({ level: '2', rate: wilson(121, 200) });
  });

  it('counts the games that go on', () => {
    expect(
      survival([
        [3, 5],
        [4, 10],
        [6, 5],
      ]),
    ).toEqual([
      [2, 1],
      [3, 0.75],
      [4, 0.25],
      [6, 0],
    ]);
  });

  it('puts the same values of all cells together, in order', () => {
    expect(pooled(cells, 0)).toEqual([
      [0, 70, [6]],
      [2, 100, [61]],
      [10, 90, [50]],
    ]);
  });

  it('puts rare values together, and leaves few as they are', () => {
    const bars = [1, 2, 3, 4, 5, 6, 7, 8].map((value): Bar => [
      value,
      value === 4 ? 400 : 100,
      [10],
    ]);
    const many = groups([...bars, [null, 50, [5]]], 0);
    expect(many.map(({ name }) => name)).toEqual(['1–2', '3', '4', '5–6', '7–8', 'none']);
    const all = [...bars, [null, 50, [5]] as Bar];
    expect(many.map((group) => gathered(all, group)[1])).toEqual([200, 100, 400, 200, 200, 50]);
    expect(groups(bars.slice(0, 3), 0).map(({ name }) => name)).toEqual(['1', '2', '3']);
    expect(groups(bars.slice(0, 2), 5).map(({ name }) => name)).toEqual(['1–5', '2–6']);
  });

  it('widens intervals that have to hold at once', () => {
    expect(atOnce(1)).toBeCloseTo(1.96, 2);
    expect(atOnce(5)).toBeCloseTo(2.5758, 3);
    expect(atOnce(10)).toBeCloseTo(2.807, 3);
  });

  it('counts the same dice once: games that always end alike add nothing', () => {
    const same: Interval = [0, 0, 0];
    const alike = (level: string, than_first?: Interval): Cell => {
      const made = cell([level], 1000, 400);
      const seats = made.seats.map((seat) => ({ ...seat, ...(than_first ? { than_first } : {}) }));
      return { ...made, seats };
    };
    const [first, second] = [alike('1'), alike('2', same)];
    const dice = { experiment: { stop: null, variables: [] }, cells: [first, second] };
    const rates = new Rates(dice as unknown as Summary, 0);
    expect(rates.rate([first, second])[1]).toBeCloseTo(wilson(400, 1000)[1]);
    expect(rates.difference([first], [second])[2]).toBeLessThan(0.03);
    const own = { ...dice, cells: [first, alike('2')] };
    const apart = new Rates(own as unknown as Summary, 0);
    expect(apart.rate(own.cells)[1]).toBeCloseTo(wilson(800, 2000)[1]);
    expect(apart.difference([first], own.cells.slice(1))[2]).toBeCloseTo(0.043, 3);
  });

  it('names setups by what sets them apart', () => {
    expect(setupName(summary, cells[1] as Cell)).toBe('a = 1, b = y');
    expect(setupName(summary, cell(['', ''], 1, 0))).toBe('as it is');
    expect(isNumeric({ name: 'a', levels: ['1', '2.5'], is_figure: true })).toBe(true);
    expect(isNumeric({ name: 'a', levels: ['+1', '2'], is_figure: true })).toBe(false);
    expect(isNumeric({ name: 'scenario', levels: ['1', '2'], is_figure: false })).toBe(false);
  });
});
