// Lessons begin, and end, as tables.

import * as api from '../protocol/api';
import type { Game } from '../protocol/messages';
import { setTable } from '../shell/lobby/new_table';
import { positionAtEnd } from '../shell/lobby/record';
import { giveSeat } from '../shell/people/seating';
import type { Session } from '../shell/table/session.svelte';
import { alone, kMe, seatsOf, type Sitters, variantOf } from '../shell/lobby/ways';
import { gameOf, loadLesson } from './catalogue';
import { leaveLesson, type LessonName, rememberLesson } from './kept';
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
  const { options = {}, position, seat } = lesson;
  const game = await gameNamed(gameOf(name));
  const seats = variantOf(game, options).seats.map(({ id }) => id);
  const { table } = await setTable(
    {
      game: game.id,
      options,
      ...(position && { position }),
      dice: 'typed',
      seats: seatsOf(Object.fromEntries(seats.map((id) => [id, kMe]))),
    },
    seats.filter((id) => seat !== undefined && id !== seat),
  );
  rememberLesson(table, name);
  return table;
}

/** A game against the computer from where a lesson ends; the id of its table. Throws api.Refused. */
export async function playOn(session: Session, { name, lesson }: LessonRun): Promise<string> {
  const { options = {}, seat } = lesson;
  const game = await gameNamed(gameOf(name));
  const sitters = alone(game, variantOf(game, options).seats, seat);
  if (seat !== undefined) {
    await giveToComputers(session, sitters);
    return session.id;
  }
  const position = positionAtEnd(await api.record(session.id));
  const made = await setTable({ game: game.id, options, position, seats: seatsOf(sitters) });
  return made.table;
}

/** Where orders are secret the record is, too: the game goes on at the table of the lesson. */
async function giveToComputers(session: Session, sitters: Sitters): Promise<void> {
  for (const [seat, player] of Object.entries(sitters)) {
    if (player === kMe) continue;
    const refusal = await giveSeat(session, seat, { player });
    if (refusal) throw new api.Refused(refusal);
  }
  leaveLesson(session.id);
  session.guide = null;
}
