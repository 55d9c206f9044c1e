// One's role at a table of the list, and the seat it waits for, in words.

import type { Clock, PlayersClock, TableMessage } from '../../protocol/messages';
import { transport } from '../../protocol/transport';
import { text } from './lobby_text';
import { timeLeft } from '../people/press';
import { calledName, personIn } from '../people/seat_name';
import type { KnownTable } from '../tables';

/** The seats of a table whose tokens are here and which nobody else has been given since. */
export function ownSeats(table: KnownTable, found: TableMessage | null | undefined): string[] {
  const mine = Object.keys(table.seats);
  if (!found) return mine;
  return mine.filter((seat) =>
    found.seats.some((other) => other.id === seat && other.kind === 'human'),
  );
}

/** One's role in the list and the other people; until the server has sent the seats, from the tokens alone. */
export function standing(table: KnownTable, found: TableMessage | null | undefined): string {
  const mine = ownSeats(table, found);
  if (mine.length > 0 && !found) return text.state.playing;
  if (found?.seats.length === 1 && mine.length > 0) return text.alone;
  const seats = found?.seats ?? [];
  const titles = seats.filter(({ id }) => mine.includes(id)).map(({ title }) => title);
  const role = mine.length === 0 ? text.state.watching : text.you(titles.join(', '));
  const people = seats
    .filter(({ id }) => !mine.includes(id))
    .flatMap((seat) => personIn(seat) ?? []);
  return people.length === 0 ? role : text.withPeople(role, people.join(', '));
}

/** The time left on this browser's clock to order, or of the player who is asked, or '' where there is no deadline. */
export function deadlineIn(found: TableMessage | null | undefined, now: number): string {
  const players = found?.result ? null : found?.players_clock;
  if (players?.deadline) return text.state.left(timeLeft(players.deadline - now));
  const clock = found?.sealed && !found.result ? found.clock : null;
  if (!clock) return '';
  if (clock.left !== null) return text.state.stopped(timeLeft(clock.left));
  return clock.deadline === null ? '' : text.state.left(timeLeft(clock.deadline - now));
}

/** The table with its deadline on this browser's clock. */
export function withOwnClock(table: TableMessage, now: number): TableMessage {
  const own = <Shown extends Clock | PlayersClock>(clock: Shown): Shown =>
    clock.deadline === null ? clock : { ...clock, deadline: clock.deadline + now - clock.now };
  const { clock, players_clock: players } = table;
  return {
    ...table,
    ...(clock && { clock: own(clock) }),
    ...(players && { players_clock: own(players) }),
  };
}

const kMostNamed = 2;

/** The seat that a table of the list waits for, and whether it is one's own. */
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
  const names = found.seats.filter(({ id }) => asked.includes(id)).map(calledName);
  return other(
    names.length > kMostNamed
      ? text.state.waitingForMany(names.length)
      : text.state.waiting(names.join(text.state.and)),
  );
}
