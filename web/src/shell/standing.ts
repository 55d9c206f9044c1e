// Who one is at a table of the list, in words.

import type { TableMessage } from '../protocol/messages';
import { text } from './lobby_text';
import type { KnownTable } from './tables';

/** The seats of a table whose tokens are here and which nobody else has been given since. */
export function ownSeats(table: KnownTable, found: TableMessage | null | undefined): string[] {
  const mine = Object.keys(table.seats);
  if (!found) return mine;
  return mine.filter((seat) =>
    found.seats.some((other) => other.id === seat && other.kind === 'human'),
  );
}

/** What the list says of oneself; until the server has told of the seats, from the tokens alone. */
export function standing(table: KnownTable, found: TableMessage | null | undefined): string {
  const mine = ownSeats(table, found);
  if (mine.length === 0) return text.state.watching;
  if (!found) return text.state.playing;
  if (found.seats.length === 1) return text.alone;
  const titles = found.seats.filter(({ id }) => mine.includes(id)).map(({ title }) => title);
  return text.you(titles.join(', '));
}
