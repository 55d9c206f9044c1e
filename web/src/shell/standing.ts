// Who one is at a table of the list, and what it waits for, in words.

import type { TableMessage } from '../protocol/messages';
import { transport } from '../protocol/transport';
import { text } from './lobby_text';
import { timeLeft } from './press';
import { personIn } from './seat_name';
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
  const others = found.seats.filter(({ id, kind }) => kind === 'human' && !mine.includes(id));
  const names = others.map((seat) => personIn(seat) ?? seat.title);
  return text.you(titles.join(', '), names);
}

/** How long there is to order at a table of the list; empty where no clock runs. */
export function timeToOrder(found: TableMessage | null | undefined): string {
  const { deadline = null, now = 0 } = found?.clock ?? {};
  return deadline === null ? '' : text.state.left(timeLeft(deadline - now));
}

const kMostNamed = 2;

/** What a table of the list waits for, and whether that is oneself. */
export function waitsFor(
  table: KnownTable,
  found: TableMessage | null | undefined,
): { words: string; yours: boolean } {
  const other = (words: string) => ({ words, yours: false });
  if (table.goesOn) return other(text.state.elsewhere(transport.isLocal));
  if (found === undefined) {
    return other(table.over === null ? text.state.checking : text.state.over(table.over));
  }
  if (found === null) return other(text.state.gone);
  if (found.result) return other(text.state.over(found.result.title));
  if (found.to_move === 'chance') return { words: text.state.die, yours: true };
  const asked = found.sealed
    ? found.sealed.asked.filter(({ confirmed }) => !confirmed).map(({ seat }) => seat)
    : [found.to_move ?? ''];
  const mine = ownSeats(table, found);
  if (asked.some((seat) => mine.includes(seat))) {
    return { words: found.sealed ? text.state.orders : text.state.yours, yours: true };
  }
  const names = found.seats.filter(({ id }) => asked.includes(id)).map(({ name }) => name);
  return other(
    names.length > kMostNamed
      ? text.state.waitingForMany(names.length)
      : text.state.waiting(names.join(text.state.and)),
  );
}
