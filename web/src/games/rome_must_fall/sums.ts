// The strength of an attack before the black die falls, and after it; the sixes that pay for Glory.

import { addUp, signed, type Sum } from '../sum';
import type { ImperialDie, Tracker } from './view.gen';

/** `counts` is what the black die counts, where it has fallen. */
export function attackSum(title: string, { base, bonus }: Tracker, counts: number | null): Sum {
  const raids = { label: 'Bonus from raids', value: signed(bonus), rule: 'T5.1' };
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

/** The sixes that are left to pay with; null where none has been rolled. */
export function sixesSum(dice: readonly ImperialDie[]): Sum | null {
  const sixes = dice.filter(({ value }) => value === 6);
  const spent = sixes.filter((die) => die.spent).length;
  const paid = { label: 'Spent for Glory this turn', value: -spent, rule: 'R6' };
  return addUp(
    'Sixes left for Glory',
    sixes.length === 0
      ? []
      : [
          { label: 'Imperial dice that show a six', value: sixes.length, rule: 'T1.2' },
          ...(spent > 0 ? [paid] : []),
        ],
    sixes.length - spent,
  );
}
