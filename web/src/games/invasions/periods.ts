// The table of the Periods in words.

import type { BoardPeriod } from './view.gen';

export interface PeriodRow {
  letter: string;
  /** "216–265"; of the last "491 on". */
  years: string;
  creation: string;
  /** Faces of the die that bring a revolution: "4–6". */
  revolution: string;
  /** "+1", "−2", "0". */
  rebellion: string;
}

const highestFace = 6;

/** "−20", with a true minus sign; "12". */
export function credits(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`;
}

function signed(number: number): string {
  return number > 0 ? `+${number}` : credits(number);
}

export function periodRows(periods: readonly BoardPeriod[]): PeriodRow[] {
  return periods.map(
    ({ letter, first_year: first, rolls, even_turns, revolution, modifier }, i) => {
      const next = periods[i + 1];
      return {
        letter,
        years: next ? `${first}–${next.first_year - 1}` : `${first} on`,
        creation: even_turns ? `${rolls}, even turns` : String(rolls),
        revolution: revolution < highestFace ? `${revolution}–${highestFace}` : String(revolution),
        rebellion: signed(modifier),
      };
    },
  );
}
