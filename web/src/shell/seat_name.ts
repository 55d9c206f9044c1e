import type { SeatState } from '../protocol/messages';

/** Who sits there, where he has given a name. */
export const personIn = ({ kind, person }: SeatState): string | null =>
  kind === 'human' ? person || null : null;

/** Who is meant within a sentence: "the Huns", or "Ada (the Huns)". */
export function calledName(seat: SeatState): string {
  const person = personIn(seat);
  return person === null ? seat.name : `${person} (${seat.name})`;
}

/** What a seat is called within a sentence: "the Huns". */
export function seatName(seats: readonly SeatState[], seat: string): string {
  return seats.find(({ id }) => id === seat)?.name ?? seat;
}

/** The same with who sits there. */
export function calledNameOf(seats: readonly SeatState[], seat: string): string {
  const found = seats.find(({ id }) => id === seat);
  return found ? calledName(found) : seat;
}
