// The face of a real die, typed with the digit keys.

import type { Key } from './shortcuts';

export interface Typed {
  /** Digits that may still grow into a higher face; empty when nothing is pending. */
  digits: string;
  /** The face that is meant, once no other one can be. */
  face: number | null;
}

/** The meaning of the digits on a die of so many sides. A digit that cannot follow begins again. */
export function typeDigit(digits: string, digit: string, sides: number): Typed {
  const isFace = (text: string) => Number(text) >= 1 && Number(text) <= sides;
  const next = [digits + digit, digit].find(isFace);
  if (next === undefined) return { digits: '', face: null };
  const canGrow = Number(next) * 10 <= sides;
  return canGrow ? { digits: next, face: null } : { digits: '', face: Number(next) };
}

/** Where a die is awaited. */
export interface DieTyping {
  /** Digits that may still grow into a higher face. */
  readonly typed: string;
  typeDigit(digit: string): void;
  typeDie(face: number): Promise<void>;
}

/** Digits are the face of the awaited die; Enter ends them. True if the key was taken. */
export function typeFace(table: DieTyping, { key, ctrlKey, metaKey, altKey }: Key): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  if (/^\d$/.test(key)) table.typeDigit(key);
  else if (key === 'Enter' && table.typed) void table.typeDie(Number(table.typed));
  else return false;
  return true;
}
