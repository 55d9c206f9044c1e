// The strength of an attack before the black die falls, and after it.

import { signed, type Sum } from '../sum';
import type { Tracker } from './types';

/** `counts` is what the black die counts, where it has fallen. */
export function attackSum(title: string, { base, bonus }: Tracker, counts: number | null): Sum {
  const raids = { label: 'Bonus that raids have won', value: signed(bonus), rule: 'T5.1' };
  return {
    title: `${title}: the attack`,
    terms: [
      { label: 'Timeline, this turn', value: String(base - bonus), rule: 'P3' },
      ...(bonus > 0 ? [raids] : []),
      {
        label: 'Black die',
        value: counts === null ? '+1 to +3' : signed(counts),
        rule: 'T3.1',
      },
    ],
    total: counts === null ? `${base + 1} to ${base + 3}` : String(base + counts),
  };
}
