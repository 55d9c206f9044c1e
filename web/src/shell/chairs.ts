// The seats that one page plays from one chair, and which of them it looks from.

import type { Picture } from '../protocol/merge';

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
 * `held`: seats whose tokens are here. `before`: what was known last; null at first.
 */
export function chairToTake(now: Picture, held: string[], before: Picture | null): string | null {
  const mine = now.seats
    .filter(({ id, kind }) => kind === 'human' && held.includes(id))
    .map(({ id }) => id);
  if (now.to_move !== 'sealed') {
    const asked = now.to_move ?? '';
    return asked !== now.seat && mine.includes(asked) ? asked : null;
  }
  if (owes(now, now.seat)) return null;
  const same = before?.ply === now.ply;
  // Whoever went to a seat that has confirmed is left there, to see what it ordered.
  if (same && (before.seat !== now.seat || !owes(before, before.seat))) return null;
  const at = mine.indexOf(now.seat ?? '') + 1;
  return [...mine.slice(at), ...mine.slice(0, at)].find((seat) => owes(now, seat)) ?? null;
}

/** Whether a seat of this page has still to confirm its orders. */
export function owes(picture: Picture, seat: string | null): boolean {
  return picture.sealed?.own.some((set) => set.seat === seat && !set.confirmed) ?? false;
}
