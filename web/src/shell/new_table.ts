import * as api from '../protocol/api';
import type { NewTable, TableRequest } from '../protocol/messages';
import { beginningOf } from './record';
import { router } from './route.svelte';
import type { Session } from './session.svelte';
import { knownTable, remember } from './tables';

/**
 * Sets a table and remembers the tokens of its seats: one's own, and those that friends are invited
 * to. Throws api.Refused.
 */
export async function setTable(
  request: TableRequest,
  friends: readonly string[] = [],
): Promise<NewTable> {
  const table = await api.newTable(request);
  const tokens = (isWanted: (seat: string) => boolean) =>
    Object.fromEntries(Object.entries(table.seats).filter(([seat]) => isWanted(seat)));
  remember({
    id: table.table,
    host: table.host,
    seats: tokens((seat) => !friends.includes(seat)),
    invites: tokens((seat) => friends.includes(seat)),
    game: request.game ?? '',
    title: table.title,
  });
  return table;
}

/**
 * The same game again, from the same beginning and with the same kinds of players; a refusal is shown at
 * the table.
 */
export async function playAgain(session: Session): Promise<void> {
  const picture = session.picture;
  if (!picture) return;
  const { game, options } = picture;
  // Whoever watched takes the seats of those he saw; else the others keep theirs.
  const mine = Object.keys(knownTable(session.id)?.seats ?? {});
  const friends = picture.seats.filter(
    ({ id, kind }) => kind === 'human' && mine.length > 0 && !mine.includes(id),
  );
  const seats = Object.fromEntries(
    picture.seats.map(({ id, kind, player }) => [id, player ? { kind, player } : { kind }]),
  );
  try {
    const dice = picture.dice.mode;
    const beginning = beginningOf(await api.record(session.id));
    const made = await setTable(
      { game, options, seats, dice, ...beginning },
      friends.map(({ id }) => id),
    );
    router.go(`/table/${made.table}`);
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    session.refuse(error.refusal);
  }
}
