// Which letters were read, and why none may be written.

import type { Press, SeatState } from '../protocol/messages';
import { text } from './text';

/** Whether letters mean anything at a table: there are some, or somebody else could read one. */
export function hasLetters(
  press: Press | null | undefined,
  seats: readonly SeatState[],
  seat: string | null,
  isHost: boolean,
): boolean {
  if (!press) return false;
  const isRead = seats.some(({ id, kind }) => id !== seat && kind !== 'computer');
  return press.messages.length > 0 || (isRead && (isHost || press.allowed !== 'none'));
}

/** Letters from others after the last one that was read. */
export function unread(press: Press | null | undefined, read: number, seat: string | null): number {
  return press?.messages.filter(({ n, from }) => n > read && from !== seat).length ?? 0;
}

/** Why this seat may not write now; empty when it may. The host always may. */
export function whyNoLetter(press: Press, seat: string | null, isHost: boolean): string {
  if (isHost) return '';
  if (seat === null) return text.press.watching;
  if (press.muted.includes(seat)) return text.press.muted;
  return press.allowed === 'none' ? text.press.shutAll : '';
}

const kKey = 'occasus.press.';

export function readUntil(table: string, seat: string | null): number {
  try {
    return Number(localStorage.getItem(`${kKey}${table}.${seat}`) ?? 0);
  } catch {
    return 0;
  }
}

export function keepRead(table: string, seat: string | null, n: number): void {
  try {
    localStorage.setItem(`${kKey}${table}.${seat}`, String(n));
  } catch {
    // Not remembered: the letters are new again at the next visit.
  }
}

/** "2 d 3 h", "4 min 09 s". */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const part = (length: number, most: number) => Math.floor(seconds / length) % most;
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return `${days} d ${part(3600, 24)} h`;
  if (seconds >= 3600) return `${part(3600, 24)} h ${part(60, 60)} min`;
  return `${part(60, 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
