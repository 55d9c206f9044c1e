import * as api from '../protocol/api';
import type { Picture } from '../protocol/merge';
import type { DiceState, NewTable, SeatState, TableRequest } from '../protocol/messages';
import { beginningOf, hasSeveralStreams } from './record';
import { router } from './route.svelte';
import type { Session } from './session.svelte';
import { knownTable, remember } from './tables';
import { text } from './text';

/**
 * Sets a table and remembers the tokens of its seats: one's own, and those that friends are invited
 * to. Throws api.Refused.
 */
export async function setTable(
  request: TableRequest,
  friends: readonly string[] = [],
): Promise<NewTable> {
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
export type Again = 'join' | 'alone' | 'rematch' | 'swapped' | 'same dice';

/** The ways that make a difference at this table, the usual one first. */
export function waysAgain(session: Session, hasDice: boolean): Again[] {
  const { seats = [], dice = null, rematch = null } = session.picture ?? {};
  if (rematch !== null) return ['join'];
  const mine = Object.keys(knownTable(session.id)?.seats ?? {});
  const friends = seats.filter((seat) => isFriend(seat, mine));
  const [one, other] = seats;
  const isAlike =
    one?.kind === other?.kind &&
    one?.player === other?.player &&
    mine.includes(one?.id ?? '') === mine.includes(other?.id ?? '');
  return [
    seats.length > 1 ? 'rematch' : 'alone',
    ...(seats.length === 2 && !isAlike ? (['swapped'] as const) : []),
    ...(hasDice && friends.length === 0 && dice?.mode === 'stream' && dice.seed !== null
      ? (['same dice'] as const)
      : []),
  ];
}

/** Whether somebody plays this seat from elsewhere; whoever watched knows none of them. */
const isFriend = ({ id, kind }: SeatState, mine: readonly string[]): boolean =>
  kind === 'human' && mine.length > 0 && !mine.includes(id);

/** Goes to the table of a rematch, which the tokens of this one open. */
function goToRematch(session: Session, rematch: string, seat: string | null): void {
  const { game, title, seats } = session.picture ?? { game: '', title: '', seats: [] };
  const { host = null, seats: mine = {}, invites = {} } = knownTable(session.id) ?? {};
  const [old, ...more] = Object.keys(mine);
  // Of two seats each may have become the other.
  const isSwapped = seats.length === 2 && seat !== null && seat !== old;
  const there = (token: [string, string], at: number): [string, string] =>
    isSwapped ? [seats.find(({ id }) => id !== token[0])?.id ?? String(at), token[1]] : token;
  if (host || old !== undefined)
    remember({
      id: rematch,
      game,
      title,
      host,
      ...(seat === null && more.length === 0
        ? {}
        : { invites: Object.fromEntries(Object.entries(invites).map(there)) }),
      ...(more.length > 0 ? { seats: mine } : {}),
    });
  const token = more.length === 0 && old !== undefined ? `#${mine[old]}` : '';
  router.go(`/table/${rematch}${token}`);
}

/** The others are told at this table, and come to the same one. */
async function offerRematch(session: Session, isSwapped: boolean): Promise<void> {
  const known = knownTable(session.id);
  const [token = known?.host ?? ''] = Object.values(known?.seats ?? {});
  const made = await api.offerRematch(session.id, isSwapped, token);
  goToRematch(session, made.table, made.seat);
}

/** Whether a table is on its way: a second press is not for another one. */
let isSetting = false;

/**
 * The same game again, from the same beginning and with the same kinds of players; a refusal is shown at
 * the table.
 */
export async function playAgain(session: Session, how: Again): Promise<void> {
  const picture = session.picture;
  if (!picture || isSetting) return;
  if (how === 'join') return goToRematch(session, picture.rematch ?? '', null);
  isSetting = true;
  try {
    const mine = Object.keys(knownTable(session.id)?.seats ?? {});
    if (picture.seats.some((seat) => isFriend(seat, mine)))
      await offerRematch(session, how === 'swapped');
    else await setTableAgain(session, picture, how);
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    session.refuse(error.refusal);
  } finally {
    isSetting = false;
  }
}

async function setTableAgain(session: Session, picture: Picture, how: Again): Promise<void> {
  const { game, options } = picture;
  // Whoever watched takes the seats of those he saw.
  const sitters = how === 'swapped' ? picture.seats.toReversed() : picture.seats;
  const seats = Object.fromEntries(
    picture.seats.map(({ id }, at) => {
      const { kind = 'human', player = null } = sitters[at] ?? {};
      return [id, player ? { kind, player } : { kind }];
    }),
  );
  const record = await api.record(session.id);
  const again = how === 'same dice' ? sameDice(record, picture.dice) : {};
  const made = await setTable({
    game,
    options,
    seats,
    dice: picture.dice.mode,
    ...beginningOf(record),
    ...again,
  });
  router.go(`/table/${made.table}`);
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
