// The face of a real die, typed with the digit keys.

export interface Typed {
  /** Digits that may still grow into a higher face; empty when nothing is pending. */
  digits: string;
  /** The face that is meant, once no other one can be. */
  face: number | null;
}

/** What the digits mean on a die of so many sides. A digit that cannot follow begins anew. */
export function typeDigit(digits: string, digit: string, sides: number): Typed {
  const isFace = (text: string) => Number(text) >= 1 && Number(text) <= sides;
  const next = [digits + digit, digit].find(isFace);
  if (next === undefined) return { digits: '', face: null };
  const canGrow = Number(next) * 10 <= sides;
  return canGrow ? { digits: next, face: null } : { digits: '', face: Number(next) };
}
