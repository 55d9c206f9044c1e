// The few figures that a report adds up itself.

import type { Bar, Cell, Interval, Summary } from './summary';

const z95 = 1.959963984540054;

/** A proportion with its Wilson interval, of 95 % unless another width is wanted. */
export function wilson(count: number, total: number, z = z95): Interval {
  if (total === 0) return [0, 0, 1];
  const p = count / total;
  const centre = p + (z * z) / (2 * total);
  const spread = z * Math.sqrt((p * (1 - p)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  return [p, Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}

/**
 * How wide intervals have to be, in standard deviations, for `count` of them to hold all at once with 95 %
 * (Bonferroni; the quantile after Abramowitz and Stegun 26.2.23, which is right to 0.0005).
 */
export function atOnce(count: number): number {
  if (count <= 1) return z95;
  const t = Math.sqrt(-2 * Math.log(0.025 / count));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t * t;
  const below = 1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t;
  return t - above / below;
}

/** A mean or a difference with an interval of another width. */
export const widened = ([value, low, high]: Interval, z: number): Interval => [
  value,
  value - ((value - low) * z) / z95,
  value + ((high - value) * z) / z95,
];

export const pairs = (count: number) => (count * (count - 1)) / 2;

/** Whether an interval of a difference does not reach 0. */
export const isTold = ([, low, high]: Interval) => low > 0 || high < 0;

const winsOf = (cell: Cell, seat: number) => cell.seats[seat]?.wins ?? 0;
const deviation = (cell: Cell, seat: number) => {
  const p = winsOf(cell, seat) / cell.games;
  return Math.sqrt(p * (1 - p));
};

/** How wins in games with the same dice go together, from how often the results of two setups differ. */
function correlation(cell: Cell, first: Cell, seat: number): number | undefined {
  const difference = cell.seats[seat]?.than_first;
  const scale = deviation(cell, seat) * deviation(first, seat);
  if (!difference || scale === 0) return undefined;
  const [mean, low, high] = difference;
  const variance = cell.games * ((high - low) / 2 / z95) ** 2;
  const p = winsOf(cell, seat) / cell.games;
  const q = winsOf(first, seat) / first.games;
  return Math.min(1, Math.max(0, ((p + q - variance - mean * mean) / 2 - p * q) / scale));
}

/** Win rates of setups, or of several put together, whose games may have had the same dice. */
export class Rates {
  private readonly alike = new Map<string, number[]>();
  private readonly stretch: number;

  constructor(
    summary: Summary,
    private readonly seat: number,
  ) {
    this.stretch = stretchOf(summary, seat);
    const [first, ...others] = summary.cells;
    for (const cell of others) {
      const found = first && cell.games > 0 ? correlation(cell, first, seat) : undefined;
      if (!first || found === undefined) continue;
      const key = this.apart(cell, first);
      this.alike.set(key, [...(this.alike.get(key) ?? []), found]);
    }
  }

  /** The rate over all games of the setups. */
  rate(cells: Cell[], z = z95): Interval {
    const games = sum(cells, (cell) => cell.games);
    const wins = sum(cells, (cell) => winsOf(cell, this.seat));
    const repeated = this.repetition(cells);
    return wilson(wins / repeated, games / repeated, z * this.stretch);
  }

  /** By how much the first rate is above the second (Newcombe's interval for rates that go together). */
  difference(a: Cell[], b: Cell[], z = z95): Interval {
    const [p, lowP, highP] = this.rate(a, z);
    const [q, lowQ, highQ] = this.rate(b, z);
    const scale = Math.sqrt(this.covariance(a, a) * this.covariance(b, b));
    const together = scale > 0 ? Math.min(1, this.covariance(a, b) / scale) : 0;
    const reach = (x: number, y: number) =>
      Math.sqrt(Math.max(0, x * x + y * y - 2 * together * x * y));
    return [p - q, p - q - reach(p - lowP, highQ - q), p - q + reach(highP - p, q - lowQ)];
  }

  /** Which variables set two setups apart: setups that differ in the same ones are taken as equally alike. */
  private apart(a: Cell, b: Cell): string {
    return a.levels.map((level, n) => (level === b.levels[n] ? '=' : '/')).join('');
  }

  /** Only the first setup is compared game by game in what a report is given; the others go by it. */
  private likeness(a: Cell, b: Cell): number {
    if (a === b) return 1;
    if (this.alike.size === 0) return 0;
    const found = this.alike.get(this.apart(a, b)) ?? [];
    return found.length > 0 ? sum(found, (each) => each) / found.length : 0;
  }

  private covariance(a: Cell[], b: Cell[]): number {
    const total = sum(a, (cell) => cell.games) * sum(b, (cell) => cell.games);
    return (
      sum(a, (x) => {
        const deviations = deviation(x, this.seat);
        return sum(
          b,
          (y) =>
            deviations * deviation(y, this.seat) * this.likeness(x, y) * Math.min(x.games, y.games),
        );
      }) / total
    );
  }

  /** The same dice in several setups say less than as many games with dice of their own: how much less. */
  private repetition(cells: Cell[]): number {
    if (cells.length === 1) return 1;
    const games = sum(cells, (cell) => cell.games);
    const alone = sum(cells, (cell) => deviation(cell, this.seat) ** 2 * cell.games) / games ** 2;
    return alone > 0 ? Math.max(1, this.covariance(cells, cells) / alone) : 1;
  }
}

/** Where a run stops by its results, its intervals are wider: so is all that is derived from them. */
function stretchOf({ experiment, cells }: Summary, seat: number): number {
  if (!experiment.stop) return 1;
  const widths = cells
    .filter((cell) => cell.games > 0)
    .map((cell) => {
      const [, low, high] = wilson(winsOf(cell, seat), cell.games);
      const [, from, to] = cell.seats[seat]?.rate ?? [0, low, high];
      return (to - from) / (high - low);
    });
  return Math.max(1, ...widths);
}

/** All setups with one value of a variable. */
export interface Level {
  level: string;
  cells: Cell[];
  rate: Interval;
}

/** How the win rate of a seat goes with the values of one variable, all else taken together. */
export interface Effect {
  variable: string;
  levels: Level[];
  low: Level;
  high: Level;
  /** Between the two, so wide that those of all variables hold at once. */
  difference: Interval;
}

/** More values of a figure than this are taken together, in ranges. */
const mostLevels = 8;
const ranges = 4;

/** The setups of each value of a variable, in order; of a figure with many values those of each range. */
function levelsOf(summary: Summary, n: number): { level: string; cells: Cell[] }[] {
  const played = summary.cells.filter((cell) => cell.games > 0);
  const names = [...new Set(summary.experiment.variables[n]?.levels ?? [])];
  if (names.length <= mostLevels || names.some((name) => name === '' || Number.isNaN(Number(name))))
    return names.map((level) => ({
      level,
      cells: played.filter((cell) => cell.levels[n] === level),
    }));
  const sorted = [...names].sort((a, b) => Number(a) - Number(b));
  const size = Math.ceil(sorted.length / ranges);
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, at) => {
    const part = sorted.slice(at * size, (at + 1) * size);
    return {
      level: `${part[0] ?? ''} to ${part.at(-1) ?? ''}`,
      cells: played.filter((cell) => part.includes(cell.levels[n] ?? '')),
    };
  });
}

/** By how far the win rate moves between the lowest and the highest value of each variable, most first. */
export function effects(summary: Summary, seat: number): Effect[] {
  const rates = new Rates(summary, seat);
  const all = summary.experiment.variables.map((variable, n) => ({
    variable: variable.name,
    levels: levelsOf(summary, n)
      .filter(({ cells }) => cells.length > 0)
      .map((level) => ({ ...level, rate: rates.rate(level.cells) })),
  }));
  const z = atOnce(sum(all, ({ levels }) => pairs(levels.length)));
  return all
    .flatMap(({ variable, levels }) => {
      const sorted = [...levels].sort((a, b) => a.rate[0] - b.rate[0]);
      const low = sorted[0];
      const high = sorted.at(-1);
      if (!low || !high || low === high) return [];
      const difference = rates.difference(high.cells, low.cells, z);
      return [{ variable, levels, low, high, difference }];
    })
    .sort((a, b) => b.difference[0] - a.difference[0]);
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

/** Values of a quantity that are looked at together: "1–3". */
export interface Group {
  name: string;
  holds: (bar: Bar) => boolean;
}

/** More groups than this say less, not more. */
const mostGroups = 6;

const is =
  (wanted: Bar[0]) =>
  ([value]: Bar) =>
    value === wanted;

/**
 * The values of a quantity in groups of about as many games each; few values stay as they are. `class_width`
 * is how many whole values one bar stands for already, or 0.
 */
export function groups(bars: Bar[], class_width: number): Group[] {
  const numbers = bars.filter((bar) => typeof bar[0] === 'number');
  const others = bars
    .filter((bar) => typeof bar[0] !== 'number')
    .map((bar) => ({ name: bar[0] === null ? 'none' : String(bar[0]), holds: is(bar[0]) }));
  const total = sum(numbers, ([, games]) => games);
  const parts: Bar[][] = [];
  let before = 0;
  let last = -1;
  numbers.forEach((bar, n) => {
    const at = Math.floor(((before + bar[1] / 2) / total) * (mostGroups - 1));
    const part = numbers.length <= mostGroups ? n : at;
    if (part !== last) parts.push([]);
    parts.at(-1)?.push(bar);
    last = part;
    before += bar[1];
  });
  const named = parts.map((part) => {
    const low = Number(part[0]?.[0]);
    const high = Number(part.at(-1)?.[0]) + (class_width > 1 ? class_width - 1 : class_width);
    return {
      name: low === high ? String(low) : `${low}–${high}`,
      holds: ([value]: Bar) => typeof value === 'number' && value >= low && value <= high,
    };
  });
  return [...named, ...others];
}

/** All bars of a group as one. */
export function gathered(bars: Bar[], group: Group): Bar {
  const held = bars.filter(group.holds);
  const seats = Math.max(0, ...held.map(([, , wins]) => wins.length));
  return [
    group.name,
    sum(held, ([, games]) => games),
    Array.from({ length: seats }, (_, seat) => sum(held, ([, , wins]) => wins[seat] ?? 0)),
  ];
}

export function sum<T>(items: T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
