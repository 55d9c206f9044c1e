// The tables that are lessons, the lessons finished here, and the games that have some.

import { keepDocument, keptDocument } from '../storage';

/** "empire/1-first-march": the file without its ending. */
export type LessonName = string;

const firstOnes = Object.keys(import.meta.glob('../../../src/games/*/lessons/1-*.json'));

export const hasLessons = (game: string): boolean =>
  firstOnes.some((path) => path.includes(`/games/${game}/`));

interface Kept {
  /** The lesson of each table. */
  tables: Record<string, LessonName>;
  done: LessonName[];
}

const kKey = 'occasus.lessons';

let kept: Kept = { tables: {}, done: [] };

function read(): Kept {
  const stored = keptDocument<Partial<Kept>>(kKey);
  if (stored) kept = { tables: stored.tables ?? {}, done: stored.done ?? [] };
  return kept;
}

function write(next: Kept): void {
  kept = next;
  keepDocument(kKey, next);
}

export const lessonAt = (table: string): LessonName | null => read().tables[table] ?? null;

export const isDone = (name: LessonName): boolean => read().done.includes(name);

export function rememberLesson(table: string, name: LessonName): void {
  const { tables, done } = read();
  write({ tables: { ...tables, [table]: name }, done });
}

/** The table is a game like any other from now on. */
export function leaveLesson(table: string): void {
  const { tables, done } = read();
  write({
    tables: Object.fromEntries(Object.entries(tables).filter(([id]) => id !== table)),
    done,
  });
}

export function rememberDone(name: LessonName): void {
  const { tables, done } = read();
  if (!done.includes(name)) write({ tables, done: [...done, name] });
}
