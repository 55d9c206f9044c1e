// The random numbers that this browser adds to the dice of its seats, so that not even the server
// chooses them. It is bound by the fingerprint of its own secret before it sees them.

import type { Picture } from '../../protocol/merge';
import { knownTable, remember } from '../tables';

const kBytes = 32;

function randomNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(kBytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a seat may still add to the dice of now, and has not. */
function isDue(picture: Picture, seat: string): boolean {
  const { dice, result } = picture;
  if (!dice || result || dice.mode !== 'stream' || dice.seed !== null) return false;
  return !dice.added.some((added) => added.seat === seat);
}

export class OwnNumbers {
  /** For which seat of which dice one was given: it is told back a moment later. */
  private readonly given = new Set<string>();

  constructor(private readonly table: string) {}

  /** The number to add now for the seat in view; null when none is due. */
  due(picture: Picture): { seat: string; number: string } | null {
    const { seat, dice } = picture;
    if (seat === null || !dice || !isDue(picture, seat)) return null;
    const once = `${seat} ${dice.commitment}`;
    if (this.given.has(once)) return null;
    this.given.add(once);
    return { seat, number: randomNumber() };
  }

  /** A number is known from the moment in which the server has it: then it must be in the record. */
  keep(number: string): void {
    const numbers = knownTable(this.table)?.numbers ?? [];
    remember({ id: this.table, numbers: [...numbers, number] });
  }
}
