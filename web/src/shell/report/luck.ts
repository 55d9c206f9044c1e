// The luck ledger: how often each face fell, against what was to be expected. A pure function of
// the log; undone entries are not counted (what a die showed cannot be undone).

import type { DieSeries } from '../../games/sheet';
import type { Entry } from '../../protocol/messages';

export interface Tally {
  title: string;
  rolls: number;
  /** One count for each face, from 1. */
  counts: number[];
  /** How often each face was to be expected. */
  expected: number;
  /** Mean of the faces, or null without a roll. */
  mean: number | null;
  /** The expected mean of a fair die. */
  fair: number;
}

export function luck(log: Entry[], series: DieSeries[]): Tally[] {
  return series.map(({ kind, die, title, sides = 6 }) => {
    const counts = Array.from({ length: sides }, () => 0);
    for (const entry of log) {
      const face = Number(entry.args['face']);
      if (entry.kind !== kind || entry.undone || !Number.isInteger(face)) continue;
      if (die !== undefined && entry.args['die'] !== die) continue;
      if (face >= 1 && face <= sides) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const rolls = counts.reduce((sum, count) => sum + count, 0);
    const pips = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
    const mean = rolls > 0 ? pips / rolls : null;
    return { title, rolls, counts, expected: rolls / sides, mean, fair: (sides + 1) / 2 };
  });
}
