// The puzzles of a game, and how they were answered in this browser.

import * as api from '../protocol/api';
import type { Game } from '../protocol/messages';
import { alone, seatsOf, variantOf } from '../shell/lobby/ways';
import { part } from '../shell/part';
import { keepDocument, keptDocument } from '../storage';
import type { Answer, Trial } from './trial';

export interface Puzzle {
  id: string;
  seat: string;
  options?: Record<string, string>;
  position: unknown;
  turn: string;
  /** The aim, where the question of the table is not enough. */
  goal: string;
  /** The right answers first, then others, the best first. */
  answers: Answer[];
  right: number;
  /** The action with which an answer ends, where it has several, one after the other. */
  until?: string;
  why: string;
  rule: string;
  /** From 1, easy, to 5. */
  grade: number;
}

const files = import.meta.glob<{ default: { puzzles: Puzzle[] } }>('./puzzles/*.json');
const fileOf = (game: string) => files[`./puzzles/${game}.json`];

export const hasPuzzles = (game: string): boolean => fileOf(game) !== undefined;

/** Sorted by grade. Throws api.Refused. */
export async function loadPuzzles(game: string): Promise<Puzzle[]> {
  const load = fileOf(game);
  return load ? (await part(load)).default.puzzles : [];
}

export function trialOf(game: Game, puzzle: Puzzle): Trial {
  const { seat, options = {}, position, answers, right, until, goal, turn, why, rule, id } = puzzle;
  const [best] = answers;
  const seats = seatsOf(alone(game, variantOf(game, options).seats, seat));
  return {
    request: { game: game.id, options, position, seats },
    seat,
    heading: turn,
    question: goal,
    best: { text: best?.label ?? '', worth: best?.worth ?? null },
    why,
    answers,
    right,
    until,
    rule,
    from: `/puzzles/${game.id}`,
    next: [],
    id,
  };
}

/* ---- answers ---- */

interface Kept {
  /** Whether the first answer to each was right. */
  answers: Record<string, boolean>;
  /** How many in a row were right, now and at most. */
  row: number;
  longest: number;
}

const kKey = 'occasus.puzzles';
export const keptAnswers = (): Kept =>
  keptDocument<Kept>(kKey) ?? { answers: {}, row: 0, longest: 0 };

/** The first answer counts. */
export function rememberAnswer(id: string, isRight: boolean): void {
  const { answers, row, longest } = keptAnswers();
  if (id in answers) return;
  const now = isRight ? row + 1 : 0;
  const document: Kept = {
    answers: { ...answers, [id]: isRight },
    row: now,
    longest: Math.max(now, longest),
  };
  keepDocument(kKey, document);
}

/** The first puzzle that is not answered yet, from the easiest on. */
export const nextPuzzle = (puzzles: readonly Puzzle[]): Puzzle | undefined => {
  const { answers } = keptAnswers();
  return puzzles.find(({ id }) => !(id in answers));
};

/** The same after one at a table; null after the last. Throws api.Refused. */
export async function puzzleAfter({ request }: Trial): Promise<Trial | null> {
  const game = (await api.games()).find(({ id }) => id === request.game);
  const next = nextPuzzle(await loadPuzzles(request.game ?? ''));
  return game && next ? trialOf(game, next) : null;
}
