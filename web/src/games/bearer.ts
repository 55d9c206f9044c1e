// Who stands behind a counter: his colour, his emblem, and what is written on it.

export interface Bearer {
  /** Of the field, from the tokens. */
  colour: string;
  /** Of the emblem, from the tokens; the usual light or dark one when left out. */
  ink?: string;
  /** Id of the emblem in the symbol sheet. */
  emblem: string;
  /** Those from outside the Empire have counters with cut corners and dark emblems. */
  isForeign: boolean;
  /** Letters that tell him without colour; they stand before a count. */
  letters?: string;
  /** Stands on the tab where nothing is counted. */
  numeral?: string;
}
