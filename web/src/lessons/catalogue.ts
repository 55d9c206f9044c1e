// All lessons, by game, in the order of their files. Loaded when a lesson is: the first page knows only which games have some.

import { part } from '../shell/part';
import type { LessonName } from './kept';
import type { Lesson } from './lesson';

const files = import.meta.glob<Lesson>('../../../src/games/*/lessons/*.json', {
  import: 'default',
});

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
