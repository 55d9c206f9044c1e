import { tick } from 'svelte';

import { loadGame } from '../../games/registry';
import * as api from '../../protocol/api';
import type { Picture } from '../../protocol/merge';
import type { DiceState, NewTable, TableRequest } from '../../protocol/messages';
import { transport } from '../../protocol/transport';
import { beginningOf, gameOf, hasSeveralStreams } from './record';
import { notices } from '../notices.svelte';
import { seatName } from '../people/seat_name';
import { kSeat } from '../people/seating';
import { router } from '../route.svelte';
import type { Session } from '../table/session.svelte';
import { knownTable, remember } from '../tables';
import { text } from '../text';

/** Fetches the page that draws a table: the application, which knows all pages, sets it. */
export const tablePage = { load: (): Promise<unknown> => Promise.resolve() };

/**
 * Sets a table and remembers the tokens of its seats: one's own, and those that friends are invited
 * to. The code that draws it is fetched before, so that no table is set up in vain. Throws
 * api.Refused.
 */
export async function setTable(
  request: TableRequest,
  friends: readonly string[] = [],
): Promise<NewTable> {
  const game = request.game ?? gameOf(request.record ?? '');
  transport.expect(game);
  await Promise.all([tablePage.load(), loadGame(game)]);
  const table = await api.newTable(request);
  remember(setByUs(table, request.game ?? '', friends));
  return table;
}

/** The facts to remember of a table that was set up here. */
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
export type Again = 'join' | 'watch' | 'alone' | 'rematch' | 'swapped' | 'same dice';

/** The ways that make a difference at this table, the usual one first. */
export function waysAgain(session: Session, hasDice: boolean): Again[] {
  const { seats = [], dice = null, rematch = null } = session.picture ?? {};
  const { host = null, seats: own = {} } = knownTable(session.id) ?? {};
  const mine = Object.keys(own);
  if (rematch !== null) return [mine.length > 0 || host !== null ? 'join' : 'watch'];
  const [one, other] = seats;
  const isAlike =
    one?.kind === other?.kind &&
    one?.player === other?.player &&
    mine.includes(one?.id ?? '') === mine.includes(other?.id ?? '');
  const mayRepeat = hasDice && dice?.mode === 'stream' && dice.seed !== null;
  return [
    seats.length > 1 ? 'rematch' : 'alone',
    ...(seats.length === 2 && !isAlike ? (['swapped'] as const) : []),
    ...(mayRepeat && !hasFriends(session) ? (['same dice'] as const) : []),
  ];
}

/** Whether somebody plays here from elsewhere, to whom this browser's user is no watcher. */
function hasFriends({ id, picture }: Session): boolean {
  const mine = Object.keys(knownTable(id)?.seats ?? {});
  const others = picture?.seats.filter((seat) => seat.kind === 'human' && !mine.includes(seat.id));
  return mine.length > 0 && (others?.length ?? 0) > 0;
}

/** The same game again, from the same beginning and with the same players; a refusal is shown at the table. */
export async function playAgain(session: Session, how: Again): Promise<void> {
  const { picture } = session;
  if (!picture) return;
  try {
    const isOffered = how === 'join' || how === 'watch' || hasFriends(session);
    const table = isOffered
      ? await tableOfRematch(session, picture, how === 'swapped')
      : await setAgain(session, picture, how);
    const [before] = Object.keys(knownTable(session.id)?.seats ?? {});
    const [seat] = Object.keys(knownTable(table)?.seats ?? {});
    router.go(`/table/${table}`);
    if (before === undefined || seat === undefined || seat === before) return;
    // The page of the old table takes its notices along.
    await tick();
    const notice = { name: kSeat, words: text.result.swapped(seatName(picture.seats, seat)) };
    notices.show(notice);
    // On a phone it covers answers, so the next press anywhere takes it away.
    const drop = () => notices.shown.includes(notice) && notices.drop(kSeat);
    addEventListener('pointerdown', drop, { once: true });
  } catch (error) {
    session.refuse(api.reasonOf(error));
  }
}

/** One table for all who ask for it, which the tokens of the old one open. */
async function tableOfRematch(
  session: Session,
  { game, title, seats, rematch }: Picture,
  isSwapped: boolean,
): Promise<string> {
  const known = knownTable(session.id);
  const { host = null, seats: mine = {}, invites = {}, left = {} } = known ?? {};
  const [own] = Object.keys(mine);
  const token = mine[own ?? ''] ?? host;
  // A watcher watches there as well.
  if (token === null) return rematch ?? session.id;
  const made = await api.offerRematch(session.id, isSwapped, token);
  // With two seats each may have become the other; without a seat the page does not know.
  const moved = seats.length === 2 && made.seat !== own;
  const there = (tokens: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(tokens).map(([seat, its]) => [
        moved ? (seats.find(({ id }) => id !== seat)?.id ?? seat) : seat,
        its,
      ]),
    );
  remember({
    id: made.table,
    game,
    title,
    host,
    seats: there(mine),
    invites: moved && own === undefined ? {} : there(invites),
    left: there(left),
    ...(known?.alone && { alone: true }),
  });
  return made.table;
}

async function setAgain(session: Session, picture: Picture, how: Again): Promise<string> {
  const { game, options } = picture;
  // A spectator takes the seats of the players they saw.
  const sitters = how === 'swapped' ? picture.seats.toReversed() : picture.seats;
  const seats = Object.fromEntries(
    picture.seats.map(({ id }, at) => {
      const { kind = 'human', player = null } = sitters[at] ?? {};
      return [id, player ? { kind, player } : { kind }];
    }),
  );
  const record = await api.record(session.id);
  const again = how === 'same dice' ? sameDice(record, picture.dice) : {};
  const { table } = await setTable({
    game,
    options,
    seats,
    dice: picture.dice.mode,
    ...beginningOf(record),
    ...again,
  });
  return table;
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
