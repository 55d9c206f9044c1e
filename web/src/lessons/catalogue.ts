// All lessons, by game, in the order of their files; and which of them were finished here.

import { part } from '../shell/part';
import type { Lesson } from './lesson';

const files = import.meta.glob<Lesson>('../../../src/games/*/lessons/*.json', {
  import: 'default',
});

/** "empire/1-first-march": the file without its ending. */
export type LessonName = string;

const nameOf = (path: string): LessonName =>
  path.replace(/^.*games\/(\w+)\/lessons\/(.*)\.json$/, '$1/$2');

const loaders = new Map(
  Object.entries(files)
    .map(([path, load]) => [nameOf(path), load] as const)
    .toSorted(([a], [b]) => a.localeCompare(b)),
);

export const gameOf = (name: LessonName): string => name.split('/')[0] ?? '';

export const lessonsOf = (game: string): LessonName[] =>
  [...loaders.keys()].filter((name) => gameOf(name) === game);

/** The one after it, or null. */
export function nextLesson(name: LessonName): LessonName | null {
  const all = lessonsOf(gameOf(name));
  return all[all.indexOf(name) + 1] ?? null;
}

/** Null when there is no such lesson, for one that an earlier version had. */
export async function loadLesson(name: LessonName): Promise<Lesson | null> {
  const load = loaders.get(name);
  return load ? part(load) : null;
}

interface Kept {
  /** Which lesson a table is of. */
  tables: Record<string, LessonName>;
  done: LessonName[];
}

const kKey = 'occasus.lessons';

let kept: Kept = { tables: {}, done: [] };

function read(): Kept {
  try {
    const stored = JSON.parse(localStorage.getItem(kKey) ?? '{}') as Partial<Kept>;
    kept = { tables: stored.tables ?? {}, done: stored.done ?? [] };
  } catch {
    // Storage is forbidden: what is known lives as long as the page.
  }
  return kept;
}

function write(next: Kept): void {
  kept = next;
  try {
    localStorage.setItem(kKey, JSON.stringify(next));
  } catch {
    // As above.
  }
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
