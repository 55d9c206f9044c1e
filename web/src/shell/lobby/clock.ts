// The clock of a new table, as its start dialog sets it.

import type { Rest, TableRequest } from '../../protocol/messages';

const kHour = 60;
const kDay = 24 * kHour;

/** The times that each of two players may have, and may get with every turn: minutes. */
export const kTimes = [15, 30, kHour, 3 * kHour, kDay, 3 * kDay, 7 * kDay];
export const kMore = [1, 5, 15, kHour, 12 * kHour, kDay];

/** The choices in the dialog: lengths in minutes, null for none. */
export interface ChosenClock {
  movement: number | null;
  other: number | null;
  each: number | null;
  turn: number | null;
  nights: boolean;
  weekends: boolean;
}

export const kNoClock: ChosenClock = {
  movement: null,
  other: null,
  each: null,
  turn: null,
  nights: false,
  weekends: false,
};

/** The hours of the night, by the time of this browser. */
export const kNight = { from: 22, until: 8 };

function restOf({ nights, weekends }: ChosenClock): Rest | null {
  if (!nights && !weekends) return null;
  const hours = nights ? kNight : { from: 0, until: 0 };
  return { ...hours, weekends, ahead: -new Date().getTimezoneOffset() };
}

/** The request for it; undefined: no clock. */
export function clockRequest(chosen: ChosenClock, isSealed: boolean): TableRequest['clock'] {
  const { movement, other, each, turn } = chosen;
  const rest = restOf(chosen);
  if (isSealed) return { movement, other, rest };
  return each === null ? undefined : { each, turn: turn ?? 0, rest };
}
