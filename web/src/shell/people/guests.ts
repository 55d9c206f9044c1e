// The people expected at a table set up here, and those who have come.

import type { SeatState } from '../../protocol/messages';
import type { Picture } from '../../protocol/merge';
import type { KnownTable } from '../tables';

export interface Guest {
  seat: SeatState;
  hasCome: boolean;
  /** The token of a seat that is kept for somebody; null where whoever comes first may sit. */
  token: string | null;
}

/** Whether the player of a seat has still to come. */
export const isAwaited = ({ kind, online, away_since }: SeatState) =>
  kind === 'open' || (kind === 'human' && !online && !away_since);

/** The people at the other seats. A seat that was open once has been taken by somebody who came. */
export function guestsOf(picture: Picture, known: KnownTable | null): Guest[] {
  const { seats = {}, invites = {}, met = [] } = known ?? {};
  return picture.seats
    .filter(({ id, kind }) => kind !== 'computer' && !(id in seats))
    .map((seat) => {
      const token = invites[seat.id] ?? null;
      const hasBeen = seat.online || Boolean(seat.away_since) || met.includes(seat.id);
      return { seat, token, hasCome: seat.kind === 'human' && (hasBeen || token === null) };
    });
}

/** Whether whoever set the table waits for people to come to it. */
export function isExpecting(picture: Picture, known: KnownTable | null): boolean {
  return (
    Boolean(known?.host) &&
    !picture.result &&
    guestsOf(picture, known).some(({ hasCome }) => !hasCome)
  );
}

/** The open seats that a visitor is asked to take: one who has no part in this table. */
export function seatsToOffer(picture: Picture, known: KnownTable | null): SeatState[] {
  const hasPart = Boolean(known?.host) || Object.keys(known?.seats ?? {}).length > 0;
  if (hasPart || known?.watches || picture.seat !== null || picture.result) return [];
  return picture.seats.filter(({ kind }) => kind === 'open');
}

/** Those whom this table has seen at seats of others, if there are more than are kept. */
export function newlyMet(picture: Picture, known: KnownTable | null): string[] | null {
  const met = known?.met ?? [];
  const seen = guestsOf(picture, known)
    .filter(({ seat }) => seat.online)
    .map(({ seat }) => seat.id);
  const all = [...new Set([...met, ...seen])];
  return all.length > met.length ? all : null;
}

/** One link to several seats, for one person: the first token, and the others behind their seats. */
export function linkToSeats(address: string, guests: Guest[]): string {
  const [first, ...others] = guests;
  const tokens = others.map(({ seat, token }) => `&${seat.id}=${token}`);
  return `${address}#${first?.token}${tokens.join('')}`;
}
