import { loadGame } from '../games/registry';
import * as api from '../protocol/api';
import type { DiceState, NewTable, SeatState, TableRequest } from '../protocol/messages';
import { part } from './part';
import { beginningOf, gameOf, hasSeveralStreams } from './record';
import { router } from './route.svelte';
import type { Session } from './session.svelte';
import { knownTable, remember } from './tables';
import { text } from './text';

/**
 * Sets a table and remembers the tokens of its seats: one's own, and those that friends are invited
 * to. What draws the table is fetched before, so that no table is set in vain. Throws api.Refused.
 */
export async function setTable(
  request: TableRequest,
  friends: readonly string[] = [],
): Promise<NewTable> {
  const game = request.game ?? gameOf(request.record ?? '');
  await Promise.all([part(() => import('./TablePage.svelte')), loadGame(game)]);
  const table = await api.newTable(request);
  remember(setByUs(table, request.game ?? '', friends));
  return table;
}

/** What is to be remembered of a table that was set here. */
export function setByUs(table: NewTable, game: string, friends: readonly string[]) {
  const tokens = (isWanted: (seat: string) => boolean) =>
    Object.fromEntries(Object.entries(table.seats).filter(([seat]) => isWanted(seat)));
  return {
    id: table.table,
    host: table.host,
    seats: tokens((seat) => !friends.includes(seat)),
    invites: tokens((seat) => friends.includes(seat)),
    game,
    title: table.title,
  };
}

/** How a game that has ended can be played once more. */
export type Again = 'alone' | 'rematch' | 'swapped' | 'same dice';

/** The ways that make a difference at this table, the usual one first. */
export function waysAgain(session: Session): Again[] {
  const { seats = [], dice = null } = session.picture ?? {};
  const mine = Object.keys(knownTable(session.id)?.seats ?? {});
  const [one, other] = seats;
  const isAlike =
    one?.kind === other?.kind &&
    one?.player === other?.player &&
    mine.includes(one?.id ?? '') === mine.includes(other?.id ?? '');
  return [
    seats.length > 1 ? 'rematch' : 'alone',
    ...(seats.length === 2 && !isAlike ? (['swapped'] as const) : []),
    ...(dice?.mode === 'stream' && dice.seed !== null ? (['same dice'] as const) : []),
  ];
}

/**
 * The same game again, from the same beginning and with the same kinds of players; a refusal is shown at
 * the table.
 */
export async function playAgain(session: Session, how: Again): Promise<void> {
  const picture = session.picture;
  if (!picture) return;
  const { game, options } = picture;
  // Whoever watched takes the seats of those he saw; else the others keep theirs.
  const mine = Object.keys(knownTable(session.id)?.seats ?? {});
  const sitters = how === 'swapped' ? picture.seats.toReversed() : picture.seats;
  const isFriend = ({ id, kind }: SeatState) =>
    kind === 'human' && mine.length > 0 && !mine.includes(id);
  const seats = Object.fromEntries(
    picture.seats.map(({ id }, at) => {
      const { kind = 'human', player = null } = sitters[at] ?? {};
      return [id, player ? { kind, player } : { kind }];
    }),
  );
  const friends = picture.seats.filter((_, at) => sitters[at] && isFriend(sitters[at]));
  try {
    const record = await api.record(session.id);
    const again = how === 'same dice' ? sameDice(record, picture.dice) : {};
    const made = await setTable(
      { game, options, seats, dice: picture.dice.mode, ...beginningOf(record), ...again },
      friends.map(({ id }) => id),
    );
    router.go(`/table/${made.table}`);
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    session.refuse(error.refusal);
  }
}

/** Throws api.Refused where the dice of a game came from several secrets, one after the other. */
function sameDice(
  record: string,
  { seed, added }: DiceState,
): Pick<TableRequest, 'seed' | 'added'> {
  if (seed === null || hasSeveralStreams(record))
    throw new api.Refused({ kind: 'illegal', text: text.result.noSameDice, rule: null });
  const numbers = added.map(({ seat, number, draw }) => [seat, { number, draw }] as const);
  return { seed, added: Object.fromEntries(numbers) };
}
