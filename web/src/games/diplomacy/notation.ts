// Orders in the one form the server prints, taken apart for drawing and for choosing. What players
// type is read by the server alone.

import type { Verb } from './types';

export interface Order {
  verb: Verb;
  /** A or F; empty where it is not told. */
  letter: string;
  /** Where the unit stands, coast included: STP/NC. */
  place: string;
  /** Of a support or a convoy: where the unit stands that is helped, and its letter. */
  of: string | null;
  ofLetter: string;
  /** Where it goes, coast included; of a convert the coast. */
  to: string | null;
  bySea: boolean;
}

export const provinceOf = (place: string): string => place.slice(0, 3);

const place = '([A-Z]{3}(?:/[NSEW]C)?)';
const line = new RegExp(`^(?:([AF]) )?${place}(?: (.*))?$`);
const helped = new RegExp(`^([SC]) (?:([AF]) )?${place}(?: (?:- ${place}|H))?$`);
const going = new RegExp(`^(-|R) ${place}( VIA)?$`);
const converting = new RegExp(`^C(?: ${place})?$`);

function helping(match: RegExpExecArray): Partial<Order> {
  const [, letter, ofLetter = '', of = null, to = null] = match;
  const support: Verb = to === null ? 'support_hold' : 'support_move';
  return { verb: letter === 'S' ? support : 'convoy', of, ofLetter, to };
}

function action(text: string): Partial<Order> | null {
  if (text === '' || text === 'H') return { verb: 'hold' };
  if (text === 'D') return { verb: 'disband' };
  if (text === 'B') return { verb: 'build' };
  const goes = going.exec(text);
  if (goes) {
    const [, sign, to = null, via] = goes;
    return { verb: sign === 'R' ? 'retreat' : 'move', to, bySea: via !== undefined };
  }
  const converts = converting.exec(text);
  if (converts) return { verb: 'convert', to: converts[1] ?? null };
  const helps = helped.exec(text);
  if (!helps || (helps[1] === 'C' && helps[4] === undefined)) return null;
  return helping(helps);
}

/** Null for what is not an order to a unit: WAIVE, DRAW, and what is unreadable. */
export function parseOrder(text: string): Order | null {
  const match = line.exec(text.trim());
  if (!match) return null;
  const [, letter = '', spot = '', rest = ''] = match;
  const what = action(rest);
  const base = { letter, place: spot, of: null, ofLetter: '', to: null, bySea: false };
  return what ? { ...base, verb: 'hold', ...what } : null;
}
