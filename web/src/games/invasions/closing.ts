// Nothing more is done in this turn: what ends each part of it that is still asked about, by one press.

import type { Step } from '../../shell/course';
import type { Offer } from '../sheet';

/** What ends movement, attacks, purchases and bribes, in this order; ends differ by their rule. */
const endings = ['end 5.31', 'end 6.21', 'buy 0', 'end 11.23'];

const placeOf = ({ action, rule }: Offer): number =>
  endings.indexOf(action === 'end' ? `end ${rule}` : action);

/** From the part that is asked about on; none where that is the last, or something else is asked. */
export function closing(offers: readonly Offer[]): Step[] {
  const now = Math.max(-1, ...offers.filter(({ refused }) => !refused).map(placeOf));
  if (now < 0 || now === endings.length - 1) return [];
  const ends =
    (place: number): Step =>
    (asked) =>
      asked.find((offer) => !offer.refused && placeOf(offer) === place)?.action ?? null;
  return endings.map((_, place) => ends(place)).slice(now);
}
