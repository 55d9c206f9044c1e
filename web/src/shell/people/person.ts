// The names of the people at a table, as they call themselves.

import type { Picture } from '../../protocol/merge';
import type { KnownTable } from '../tables';

/**
 * Whether others at this table would want to know who sits here: there are some, and one person
 * holds one seat. A person with several seats has no one name for them.
 */
export function hasUseForName(picture: Picture, known: KnownTable | null): boolean {
  const mine = Object.keys(known?.seats ?? {});
  if (picture.seat === null || mine.length > 1) return false;
  return picture.seats.some(({ id, kind }) => id !== picture.seat && kind !== 'computer');
}

/** Sends the table the name of this browser's user: once for each name they take. */
export class NameTeller {
  private told: string | null = null;

  /** The name to tell now; null when there is nothing to tell. */
  toTell(picture: Picture, wanted: string): string | null {
    const own = picture.seats.find(({ id }) => id === picture.seat)?.person ?? '';
    const isNews = wanted !== (this.told ?? '') && wanted !== own;
    this.told = wanted;
    return isNews ? wanted : null;
  }
}
