// Lessons begin, and end, as tables.

import * as api from '../protocol/api';
import type { Game } from '../protocol/messages';
import { setTable } from '../shell/new_table';
import { positionAtEnd } from '../shell/record';
import { alone, kMe, seatsOf, variantOf } from '../shell/ways';
import { gameOf, type LessonName, loadLesson, rememberLesson } from './catalogue';
import type { LessonRun } from './run.svelte';

async function gameNamed(id: string): Promise<Game> {
  const game = (await api.games()).find((candidate) => candidate.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

/** Sets the table of a lesson; its id. Throws api.Refused. */
export async function beginLesson(name: LessonName): Promise<string> {
  const lesson = await loadLesson(name);
  if (!lesson) throw new Error(`no lesson ${name}`);
  const { options = {}, position } = lesson;
  const game = await gameNamed(gameOf(name));
  const { seats } = variantOf(game, options);
  const { table } = await setTable({
    game: game.id,
    options,
    ...(position && { position }),
    dice: 'typed',
    seats: seatsOf(Object.fromEntries(seats.map(({ id }) => [id, kMe]))),
  });
  rememberLesson(table, name);
  return table;
}

/** A game against the computer from where a lesson ends; the id of its table. Throws api.Refused. */
export async function playOn(table: string, { name, lesson }: LessonRun): Promise<string> {
  const { options = {} } = lesson;
  const game = await gameNamed(gameOf(name));
  const sitters = alone(game, variantOf(game, options).seats);
  const position = positionAtEnd(await api.record(table));
  const made = await setTable({ game: game.id, options, position, seats: seatsOf(sitters) });
  return made.table;
}
