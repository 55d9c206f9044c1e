// How many supply centres each power held, year by year, as the log tells it.

import type { Entry, Told } from '../sheet';
import type { Happened } from './events.gen';

export interface CountedYear {
  year: number;
  /** By power. */
  centres: Map<string, number>;
}

const phase = /^[SFAW](\d+)/;

export function centresByYear(log: readonly Entry[]): CountedYear[] {
  const years = new Map<number, Map<string, number>>();
  let year = 0;
  for (const entry of log) {
    if (entry.undone) continue;
    const told = entry as Told<Happened>;
    if (told.kind === 'phase_began') year = Number(phase.exec(told.args.phase)?.[1] ?? year);
    if (told.kind !== 'centres_counted' || !told.args.power) continue;
    const counted = years.get(year) ?? new Map<string, number>();
    years.set(year, counted.set(told.args.power, told.args.centres));
  }
  return [...years].map(([its, centres]) => ({ year: its, centres }));
}
