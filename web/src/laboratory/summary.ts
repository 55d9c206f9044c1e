// The document that a report draws, as `occasus lab` writes it about a store.

/** A value, and the two ends of its 95 % interval. */
export type Interval = [value: number, low: number, high: number];

/** A value of a quantity, in how many games it was, and how many of those each seat won. */
export type Bar = [value: number | string | null, games: number, wins: number[]];

export interface Quantity {
  name: string;
  count: number;
  mean: Interval;
  /** 0: every value has a bar of its own; otherwise how many values share one. */
  class_width: number;
  bars: Bar[];
  /** Games without the quantity. */
  missing: Bar | null;
}

export interface PerTurn {
  name: string;
  turns: [turn: number, games: number, mean: number, low: number, high: number][];
}

export interface SeatResult {
  wins: number;
  rate: Interval;
  scores: [score: number, games: number][];
  /** In games for more than two: of the result, a draw being shared. */
  share?: Interval;
  /** How much more often than the rival, and than in the first cell, with the same dice. */
  difference?: Interval;
  /** Whether a run that stops by its results is certain who is better; older programs do not say so. */
  is_decided?: boolean;
  than_first?: Interval;
}

export interface Cell {
  id: string;
  levels: string[];
  document: {
    rules_version: number;
    signature: string;
    board: string;
    seed: number;
    players: string[];
    rivals: string[];
  };
  games: number;
  seconds: number;
  mean_turn: Interval;
  turns: [turn: number, games: number][];
  seats: SeatResult[];
  quantities: Quantity[];
  per_turn: PerTurn[];
}

export interface Variable {
  name: string;
  levels: string[];
  /** A figure of a board or another file, not a choice. */
  is_figure: boolean;
}

export interface Summary {
  command: string;
  text: string;
  id: string;
  experiment: {
    file: string;
    title: string;
    question: string;
    game: string;
    game_title: string;
    version: string;
    design: 'grid' | 'hypercube' | 'one_at_a_time';
    seats: { id: string; title: string }[];
    grades: string[];
    winning_score: number;
    max_score: number;
    stop: { seat: string; width: number; most: number } | null;
    same_dice: boolean;
    variables: Variable[];
  };
  cells: Cell[];
}

/** Whether all levels of a variable are numbers, so that they lie on a line. */
export function isNumeric(variable: Variable): boolean {
  const { levels, is_figure } = variable;
  return is_figure && levels.length > 1 && levels.every((level) => /^\d+(\.\d+)?$/.test(level));
}
