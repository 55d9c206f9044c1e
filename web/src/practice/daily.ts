// The games of the day: the date is the seed of their dice, so they fall alike for everybody.

import type { Game, Result, TableRequest } from '../protocol/messages';
import { lastChoices } from '../shell/lobby/last_choices';
import { setTable } from '../shell/lobby/new_table';
import { firstChoices, seatsOf, sittersOf } from '../shell/lobby/ways';
import * as api from '../protocol/api';
import { transport } from '../protocol/transport';
import { keepDocument, keptDocument } from '../storage';

/** "2026-11-28", by the clock of this browser; `before`: so many days ago. */
export function dayOf(time: number, before = 0): string {
  const day = new Date(time);
  day.setDate(day.getDate() - before);
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The seed of 64 hexadecimal digits: the bytes of date and game, and zeros. */
export const seedOf = (day: string, game: string): string =>
  [...`${day} ${game}`]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .padEnd(64, '0');

/* ---- the tables of each day ---- */

const kKey = 'occasus.days';
/** By day and game. */
const tables = (): Record<string, string> => keptDocument(kKey) ?? {};

export const tableOf = (day: string, game: string): string | null =>
  tables()[`${day} ${game}`] ?? null;

/** The day of a table; null where it is none of these. */
export function dayAt(table: string): string | null {
  const found = Object.entries(tables()).find(([, each]) => each === table);
  return found?.[0].split(' ')[0] ?? null;
}

/** The side is the same for everybody, the opponent that of the last time. */
function requestOf(game: Game, day: string): TableRequest {
  const { level = '' } = lastChoices(game.id);
  const chosen = firstChoices(game, game.seats, { level });
  const seats = seatsOf(sittersOf('computer', game, game.seats, chosen));
  return { game: game.id, seats, seed: seedOf(day, game.id) };
}

/** The table of today’s one try; its id. Throws api.Refused. */
export async function playDay(game: Game, day: string): Promise<string> {
  const known = tableOf(day, game.id);
  if (known) return known;
  const { table } = await setTable(requestOf(game, day));
  keepDocument(kKey, { ...tables(), [`${day} ${game.id}`]: table });
  return table;
}

/** Milliseconds between two looks at a table where computers play. */
const kLook = 500;

/** How a computer player does in one’s seat with the same dice; null once nobody wants it. Throws api.Refused. */
export async function resultOfLevel(
  game: Game,
  day: string,
  level: string,
  isWanted: () => boolean,
): Promise<Result | null> {
  const request = requestOf(game, day);
  const seats = Object.fromEntries(
    Object.entries(request.seats ?? {}).map(([seat, sitter]) => [
      seat,
      sitter.kind === 'human' ? { kind: 'computer' as const, player: level } : sitter,
    ]),
  );
  const { table } = await api.newTable({ ...request, seats, delay: 0 });
  // In a browser computers alone play only while somebody looks.
  const socket = transport.socket(table);
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: null, since: null }));
  try {
    while (isWanted()) {
      const { result } = await api.lookAt(table);
      if (result) return result;
      await new Promise((resolve) => setTimeout(resolve, kLook));
    }
    return null;
  } finally {
    socket.close();
    transport.forget(table);
  }
}

/** Days in a row, up to this one or the one before, on which something was played to its end. */
export function streak(days: ReadonlySet<string>, now: number): number {
  const from = days.has(dayOf(now)) ? 0 : 1;
  let length = 0;
  while (days.has(dayOf(now, from + length))) ++length;
  return length;
}
