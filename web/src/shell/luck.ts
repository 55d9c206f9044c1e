// The luck ledger: how often each face fell, against what was to be expected. A pure function of
// the log; undone entries are not counted (what a die showed cannot be undone).

import type { DieSeries } from '../games/sheet';
import type { Entry } from '../protocol/messages';

export interface Tally {
  title: string;
  rolls: number;
  /** Six counts, for the faces 1 to 6. */
  counts: number[];
  /** What each face should have come to: rolls / 6. */
  expected: number;
  /** Mean of the faces, or null without a roll. A fair die tends to 3.5. */
  mean: number | null;
}

export function luck(log: Entry[], series: DieSeries[]): Tally[] {
  return series.map(({ kind, title }) => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (const entry of log) {
      const face = Number(entry.args['face']);
      if (entry.kind !== kind || entry.undone || !Number.isInteger(face)) continue;
      if (face >= 1 && face <= 6) counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const rolls = counts.reduce((sum, count) => sum + count, 0);
    const pips = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
    return { title, rolls, counts, expected: rolls / 6, mean: rolls > 0 ? pips / rolls : null };
  });
}
