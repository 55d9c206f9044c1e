import type { SeatState } from '../protocol/messages';

/** What a seat is called within a sentence: "the Huns". */
export function seatName(seats: readonly SeatState[], seat: string): string {
  return seats.find(({ id }) => id === seat)?.name ?? seat;
}
