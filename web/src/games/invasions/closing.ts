// Nothing more is done in this turn: what ends each phase that still asks, by one press.

import type { Step } from '../../shell/course';
import type { Offer } from '../sheet';
import type { BoardPhase } from './types';

const ends = ({ refused, marks }: Offer, phase: string): boolean =>
  !refused && marks.ends === phase;

/** From the phase that asks now on; none where that is the last, or where it cannot be ended. */
export function closing(offers: readonly Offer[], phases: readonly BoardPhase[]): Step[] {
  const asking = phases.filter(({ is_yours }) => is_yours);
  const now = asking.findIndex(({ id }) => offers.some((offer) => ends(offer, id)));
  if (now < 0 || now === asking.length - 1) return [];
  return asking.slice(now).map(
    ({ id }) =>
      (asked) =>
        asked.find((offer) => ends(offer, id))?.action ?? null,
  );
}
