// The seats that one page plays from one chair, and which of them it looks from.

import type { Picture } from '../../protocol/merge';

export interface Chairs {
  /** Tokens of the seats held here, by seat. */
  tokens(): Record<string, string>;
  /** The host's token where the host has more to do than seats have, else null. */
  host(): string | null;
  /** Whether the page goes to whichever of its seats is asked. */
  readonly follows: boolean;
  /** A token opens nothing any more. */
  lose(token: string): void;
}

/** Those of a page that holds no more than the one token it says hello with. */
export const oneChair: Chairs = { tokens: () => ({}), host: () => null, follows: false, lose() {} };

/**
 * The seat of one's own that is asked while the one that is looked from is not; null to stay.
 * `held`: seats whose tokens are here.
 */
export function chairToTake(now: Picture, held: string[]): string | null {
  const asked = now.seats.find(({ id }) => id === now.to_move);
  if (asked?.kind !== 'human' || asked.id === now.seat) return null;
  return held.includes(asked.id) ? asked.id : null;
}

/** Whether a seat of this page has still to confirm its orders. */
export function owes(picture: Picture, seat: string | null): boolean {
  return picture.sealed?.own.some((set) => set.seat === seat && !set.confirmed) ?? false;
}

/** Whether the game waits for the seat that the page looks from. */
export function isAsked(picture: Picture): boolean {
  if (picture.result || picture.seat === null) return false;
  return picture.sealed ? owes(picture, picture.seat) : picture.to_move === picture.seat;
}
