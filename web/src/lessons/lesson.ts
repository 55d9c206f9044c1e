// A lesson: a table whose answers are known beforehand. docs/cases-and-lessons.md describes its file.

/** The secret orders of several seats, by seat; nothing is left open. */
export type Sets = Record<string, string[]>;

/** An automatic event: an action, or all the orders of a stage. */
export type Happening = string | Sets;

export interface LessonStep {
  /** One sentence after another; the last stands beside the question. */
  say: string | string[];
  /** Answers that go on; * stands for any word. With `others`: the orders, each of which is wanted. */
  want: string[];
  /** The orders of the other seats, where all order in secret. */
  others?: Sets;
  /** Words for some other actions, by action. */
  but?: Record<string, { say: string }>;
  /** Words for all others. */
  otherwise: string;
  /** The events before the next question: dice, and the actions of others. */
  then?: Happening[];
}

export interface Lesson {
  title: string;
  teaches: string;
  options?: Record<string, string>;
  position?: Record<string, unknown>;
  /** Where the learner sits; in every seat when it is left out. */
  seat?: string;
  /** The events before the first question. */
  begin?: Happening[];
  steps: LessonStep[];
  end: string;
}

/** Where a lesson stands: it asks, something happens by itself, or it is over. */
export type Standing =
  | { kind: 'asks'; step: number; sentences: string[] }
  | { kind: 'happens'; step: number; action: Happening }
  | { kind: 'over'; step: number };

/** Where a lesson stands at a ply of its table. A stage in which all order in secret is one ply. */
export function standingAt(lesson: Lesson, ply: number): Standing {
  let left = ply;
  const { begin = [], steps } = lesson;
  const first = begin[left];
  if (first !== undefined) return { kind: 'happens', step: 0, action: first };
  left -= begin.length;
  for (const [step, { say, then = [] }] of steps.entries()) {
    if (left === 0) return { kind: 'asks', step, sentences: typeof say === 'string' ? [say] : say };
    const action = then[left - 1];
    if (action !== undefined) return { kind: 'happens', step, action };
    left -= 1 + then.length;
  }
  return { kind: 'over', step: steps.length };
}

/** Whether an action, or the beginning of one, is as a pattern says. */
function fits(pattern: string, action: string, isBeginning = false): boolean {
  const wanted = pattern.split(' ');
  const words = action.split(' ');
  const isLong = isBeginning ? words.length <= wanted.length : words.length === wanted.length;
  return isLong && words.every((word, at) => wanted[at] === '*' || wanted[at] === word);
}

/** Whether this answer goes on. */
export const isWanted = ({ want }: LessonStep, action: string): boolean =>
  want.some((pattern) => fits(pattern, action));

/** Whether an offer, which may leave something to be chosen, can become such an answer. */
export const mayBeWanted = ({ want }: LessonStep, offer: string): boolean =>
  want.some((pattern) => fits(pattern, offer, true));

/** Words for an action that does not go on. */
export const wordsAbout = ({ but = {}, otherwise }: LessonStep, action: string): string =>
  but[action]?.say ?? otherwise;

/** The first of these orders that the lesson does not want, or null. */
export const unwanted = (step: LessonStep, orders: readonly string[]): string | null =>
  orders.find((order) => !isWanted(step, order)) ?? null;

/** Whether these orders are all that the lesson wants. */
export const isWhole = ({ want }: LessonStep, orders: readonly string[]): boolean =>
  want.every((order) => orders.includes(order));
