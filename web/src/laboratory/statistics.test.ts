import { describe, expect, it } from 'vitest';

import { effects, pooled, survival, wilson } from './statistics';
import type { Cell, Summary } from './summary';
import { cellName, isNumeric } from './summary';

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
    expect(found[0]?.low).toEqual({ level: '1', rate: wilson(44, 200) });
    expect(found[0]?.high).toEqual({ level: '2', rate: wilson(121, 200) });
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

  it('names cells by what sets them apart', () => {
    expect(cellName(summary, cells[1] as Cell)).toBe('a = 1, b = y');
    expect(cellName(summary, cell(['', ''], 1, 0))).toBe('as it is');
    expect(isNumeric({ name: 'a', levels: ['1', '2.5'], is_figure: true })).toBe(true);
    expect(isNumeric({ name: 'a', levels: ['+1', '2'], is_figure: true })).toBe(false);
    expect(isNumeric({ name: 'scenario', levels: ['1', '2'], is_figure: false })).toBe(false);
  });
});
