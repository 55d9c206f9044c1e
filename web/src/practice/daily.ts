// The games of the day: the date is the seed of their dice, so they fall alike for everybody.

import type { Game, Result, TableRequest } from '../protocol/messages';
import { lastChoices } from '../shell/lobby/last_choices';
import { setTable } from '../shell/lobby/new_table';
import { firstChoices, seatsOf, sittersOf } from '../shell/lobby/ways';
import * as api from '../protocol/api';
import { transport } from '../protocol/transport';
import { keepDocument, keptDocument } from '../storage';
import type { Row } from './text';

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

/** The table of a day’s one try; its id. Throws api.Refused. */
export async function playDay(game: Game, day: string): Promise<string> {
  const known = tableOf(day, game.id);
  if (known) return known;
  const { table } = await setTable(requestOf(game, day));
  // Another tab may have been faster.
  keepDocument(kKey, { [`${day} ${game.id}`]: table, ...tables() });
  return tableOf(day, game.id) ?? table;
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

/** Days in a row on which something was played to its end, up to today or yesterday, and at most. */
export function daysInRow(games: readonly { day?: string }[], time: number): Row {
  const days = new Set(games.flatMap(({ day }) => day ?? []));
  let [now, longest, row, last] = [0, 0, 0, ''];
  for (const day of [...days].sort()) {
    // Noon is there on every day, also where the clocks change at midnight.
    row = last === dayOf(Date.parse(`${day}T12:00`), 1) ? row + 1 : 1;
    last = day;
    longest = Math.max(longest, row);
    if (day === dayOf(time) || day === dayOf(time, 1)) now = row;
  }
  return { now, longest };
}
