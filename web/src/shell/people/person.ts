// The names of the people at a table, as they call themselves.

import type { Picture } from '../../protocol/merge';
import { isShared, type KnownTable } from '../tables';

/**
 * Whether others at this table would want to know who sits here: there are some, and one person
 * holds the seats of this browser. People who share a screen have no one name.
 */
export function hasUseForName(picture: Picture, known: KnownTable | null): boolean {
  if (picture.seat === null || (known && isShared(known))) return false;
  const mine = [picture.seat, ...Object.keys(known?.seats ?? {})];
  return picture.seats.some(({ id, kind }) => !mine.includes(id) && kind !== 'computer');
}

/** Sends the table the name of this browser's user: once for each name they take in a seat. */
export class NameTeller {
  private readonly told = new Map<string, string>();

  /** The name to tell of one's own seat now; null when there is nothing to tell. */
  toTell(picture: Picture, seat: string, wanted: string): string | null {
    const own = picture.seats.find(({ id }) => id === seat)?.person ?? '';
    const isNews = wanted !== (this.told.get(seat) ?? '') && wanted !== own;
    this.told.set(seat, wanted);
    return isNews ? wanted : null;
  }
}
