// Letters by conversation, why none may be written, and how long there is to order.

import type { Press, PressItem, SeatState } from '../../protocol/messages';
import { text } from '../text';

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

/** The letters that the same people read. */
export interface Conversation {
  /** Its readers beside this seat; empty: everyone reads it. */
  readers: string[];
  /** Two conversations have two keys. */
  key: string;
  letters: PressItem[];
  /** Whether this seat reads letters of others, as after the game. */
  isOthers: boolean;
}

function keyOf(readers: readonly string[], isOthers = false): string {
  return `${isOthers ? 'others:' : ''}${readers.join('+')}`;
}

/** The key that a conversation of seat `from` has at another seat. */
export function keyAt({ readers, isOthers }: Conversation, from: string, seat: string): string {
  const people = isOthers || readers.length === 0 ? readers : [from, ...readers];
  const rest = people.filter((each) => each !== seat).sort();
  return keyOf(rest, people.length > 0 && !people.includes(seat));
}

/** A conversation of this seat in which nothing is written yet. */
export function emptyConversation(readers: readonly string[]): Conversation {
  const sorted = [...readers].sort();
  return { readers: sorted, key: keyOf(sorted), letters: [], isOthers: false };
}

/**
 * The letters by their readers: those to everyone first, then one conversation for each of `seats`, then
 * all others by their first letter.
 */
export function conversationsOf(
  letters: readonly PressItem[],
  seat: string | null,
  seats: readonly string[],
): Conversation[] {
  const beginnings = [emptyConversation([]), ...seats.map((each) => emptyConversation([each]))];
  const found = new Map(beginnings.map((each) => [each.key, each]));
  for (const letter of letters) {
    const people = letter.to.length > 0 ? [letter.from, ...letter.to] : [];
    const readers = [...new Set(people.filter((each) => each !== null && each !== seat))].sort();
    const isOthers = people.length > 0 && !people.includes(seat);
    const key = keyOf(readers as string[], isOthers);
    const known = found.get(key);
    if (known) known.letters.push(letter);
    else found.set(key, { readers: readers as string[], key, letters: [letter], isOthers });
  }
  return [...found.values()];
}

/** Why this seat may not write now; empty when it may. The host always may. */
export function whyNoLetter(press: Press, seat: string | null, isHost: boolean): string {
  if (isHost) return '';
  if (seat === null) return text.press.watching;
  if (press.muted.includes(seat)) return text.press.muted;
  return press.allowed === 'none' ? text.press.shutAll : '';
}

/** "2 d 3 h", "4 min 09 s", "18 s". */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const part = (length: number, most: number) => Math.floor(seconds / length) % most;
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return `${days} d ${part(3600, 24)} h`;
  if (seconds >= 3600) return `${part(3600, 24)} h ${part(60, 60)} min`;
  if (seconds < 60) return `${seconds} s`;
  return `${part(60, 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

/** A length that is set: "15 minutes", "1 day". */
export function lengthOf(minutes: number): string {
  const [unit, name] =
    minutes % 1440 === 0 ? [1440, 'day'] : minutes % 60 === 0 ? [60, 'hour'] : [1, 'minute'];
  const count = minutes / unit;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
