// The bearer of a counter: its colour, its emblem and the text on it.

import type { Box } from '../map/geometry';

export interface Bearer {
  /** The colour of the field, from the tokens. */
  colour: string;
  /** The colour of the emblem, from the tokens; the default light or dark one when left out. */
  ink?: string;
  /** Id of the emblem in the symbol sheet. */
  emblem: string;
  /** Those from outside the Empire have counters with cut corners and dark emblems. */
  isForeign: boolean;
  /** Letters that identify the bearer without colour; they stand before a count. */
  letters?: string;
  /** Stands on the tab where nothing is counted. */
  numeral?: string;
}

/** Where the tab of a counter ends, on the right and below; a counter is 24 wide and high. */
export const tabEnd = { right: 27, bottom: 28, height: 13 } as const;

/** The width of a counter's tab, by the count on it; 0 for none. */
export function tabWidth({ letters = '', numeral = '' }: Bearer, count: string): number {
  if (!count) return numeral ? Math.max(12.5, 6 + numeral.length * 4.4) : 0;
  const before = letters ? letters.length * 5.6 + 2 : 0;
  return Math.max(12.5, 6 + count.length * 6 + before);
}

/** The box a counter covers, from its corner, in its sides. */
export function emblemBox(bearer: Bearer, count: string): Box {
  const width = tabWidth(bearer, count);
  const left = Math.min(0, tabEnd.right - width);
  const right = width > 0 ? tabEnd.right : 24;
  const bottom = width > 0 ? tabEnd.bottom : 24;
  return { left: left / 24, top: 0, width: (right - left) / 24, height: bottom / 24 };
}
