import type { SeatState } from '../protocol/messages';

/** What a seat is called, without what stands in brackets: "Gaul". */
export function seatTitle(seats: readonly SeatState[], seat: string): string {
  return (seats.find(({ id }) => id === seat)?.title ?? seat).replace(/ \(.*/, '');
}
