// The few figures that a report adds up itself.

import type { Bar, Cell, Interval, Summary } from './summary';

const z = 1.959963984540054;

/** A proportion with its 95 % Wilson interval. */
export function wilson(count: number, total: number): Interval {
  if (total === 0) return [0, 0, 1];
  const p = count / total;
  const centre = p + (z * z) / (2 * total);
  const spread = z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  return [p, Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

/** How the win rate of a seat goes with the levels of one variable, all else taken together. */
export interface Effect {
  variable: string;
  low: { level: string; rate: Interval };
  high: { level: string; rate: Interval };
}

/** By how far the win rate moves between the worst and the best level of each variable, most first. */
export function effects(summary: Summary, seat: number): Effect[] {
  const all = summary.experiment.variables.map((variable, n) => {
    const rates = [...new Set(variable.levels)].flatMap((level) => {
      const cells = summary.cells.filter((cell) => cell.levels[n] === level);
      const games = sum(cells, (cell) => cell.games);
      const wins = sum(cells, (cell) => cell.seats[seat]?.wins ?? 0);
      return games > 0 ? [{ level, rate: wilson(wins, games) }] : [];
    });
    rates.sort((a, b) => a.rate[0] - b.rate[0]);
    const low = rates[0];
    const high = rates.at(-1);
    return low && high ? [{ variable: variable.name, low, high }] : [];
  });
  const moved = (effect: Effect) => effect.high.rate[0] - effect.low.rate[0];
  return all.flat().sort((a, b) => moved(b) - moved(a));
}

/** The share of games that go on after each turn, from turn 0 to the last. */
export function survival(turns: [turn: number, games: number][]): [turn: number, share: number][] {
  const total = sum(turns, ([, games]) => games);
  const first = Math.min(...turns.map(([turn]) => turn)) - 1;
  let left = total;
  const points: [number, number][] = [[Math.max(0, first), 1]];
  for (const [turn, games] of turns) {
    // The last turn ends every game that is left.
    left -= games;
    points.push([turn, total > 0 ? left / total : 0]);
  }
  return points;
}

/** The bars of one quantity in several cells as one. */
export function pooled(cells: Cell[], quantity: number): Bar[] {
  const bars = new Map<string, Bar>();
  for (const cell of cells) {
    const found = cell.quantities[quantity];
    for (const [value, games, wins] of [
      ...(found?.bars ?? []),
      ...(found?.missing ? [found.missing] : []),
    ]) {
      const before = bars.get(String(value));
      bars.set(String(value), [
        value,
        games + (before?.[1] ?? 0),
        wins.map((count, seat) => count + (before?.[2][seat] ?? 0)),
      ]);
    }
  }
  return [...bars.values()].sort(([a], [b]) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b)),
  );
}

export function sum<T>(items: T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
