import * as api from '../protocol/api';
import type { NewTable, TableRequest } from '../protocol/messages';
import { router } from './route.svelte';
import type { Session } from './session.svelte';
import { remember } from './tables';

/** What a seat may be beside the id of a computer player. */
export const kHuman = 'human';
export const kOpen = 'open';

/** Sets a table and remembers the tokens of the seats for humans here. Throws api.Refused. */
export async function setTable(request: TableRequest, title: string): Promise<NewTable> {
  const table = await api.newTable(request);
  const seats = Object.entries(table.seats).filter(
    ([seat]) => (request.seats?.[seat]?.kind ?? 'human') === 'human',
  );
  remember({
    id: table.table,
    host: table.host,
    seats: Object.fromEntries(seats),
    game: request.game ?? '',
    title,
  });
  return table;
}

/** The same game again, with the same kinds of players; a refusal is shown at the table. */
export async function playAgain(session: Session, title: string): Promise<void> {
  const picture = session.picture;
  if (!picture) return;
  const seats = Object.fromEntries(
    picture.seats.map(({ id, kind, player }) => [id, player ? { kind, player } : { kind }]),
  );
  try {
    const dice = picture.dice.mode;
    const made = await setTable({ game: picture.game, seats, dice }, title);
    router.go(`/table/${made.table}`);
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    session.refuse(error.refusal);
  }
}
