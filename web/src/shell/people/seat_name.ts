import type { SeatState } from '../../protocol/messages';

/** The person in the seat, where they have given a name. */
export const personIn = ({ kind, person }: SeatState): string | null =>
  kind === 'human' ? person || null : null;

const kFromTheRight =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** A name within a sentence: where it is read from the right, the words around it are not. */
export const isolated = (name: string): string =>
  kFromTheRight.test(name) ? `\u2068${name}\u2069` : name;

/** The seat's name within a sentence: "the Huns", or "Ada (the Huns)". */
export function calledName(seat: SeatState): string {
  const person = personIn(seat);
  return person === null ? seat.name : `${isolated(person)} (${seat.name})`;
}

/** The name of a seat within a sentence: "the Huns". */
export function seatName(seats: readonly SeatState[], seat: string): string {
  return seats.find(({ id }) => id === seat)?.name ?? seat;
}

/** The same with who sits there. */
export function calledNameOf(seats: readonly SeatState[], seat: string): string {
  const found = seats.find(({ id }) => id === seat);
  return found ? calledName(found) : seat;
}
