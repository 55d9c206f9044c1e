// Nothing more is done in this turn: what ends each phase that still asks, by one press.

import type { Step } from '../../shell/table/course';
import type { Phase } from '../phases';
import type { Offer } from '../sheet';

const ends = ({ refused, marks }: Offer, phase: string | null): boolean =>
  !refused && marks.ends === phase;

/** From the phase that asks now on; none where that is the last, or where it cannot be ended. */
export function closing(offers: readonly Offer[], phases: readonly Phase[]): Step[] {
  const asking = phases.filter(({ is_yours }) => is_yours);
  const now = asking.findIndex(({ id }) => offers.some((offer) => ends(offer, id)));
  if (now < 0 || now === asking.length - 1) return [];
  return asking.slice(now).map(
    ({ id }) =>
      (asked) =>
        asked.find((offer) => ends(offer, id))?.action ?? null,
  );
}
