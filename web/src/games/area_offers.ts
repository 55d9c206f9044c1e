// The actions for an area of a map, out of those the server offers.

import type { Offer, SheetProps } from './sheet';

/** The legal actions for this area. */
export function offersAt(offers: readonly Offer[], area: string): Offer[] {
  return offers.filter((offer) => !offer.refused && offer.marks.area === area);
}

/** A refused action that a newcomer would try with this area, with the reason. */
export function refusedAt(offers: readonly Offer[], area: string): Offer | undefined {
  return offers.find((offer) => offer.refused && offer.marks.area === area);
}

export function legalAreas(offers: readonly Offer[]): Set<string> {
  return new Set(
    offers.flatMap(({ refused, marks }) =>
      !refused && typeof marks.area === 'string' ? [marks.area] : [],
    ),
  );
}

/**
 * The action that would do with `area` what the offers do with others, for asking why it is not
 * offered; null if the offers do not name areas.
 */
export function actionFor(offers: readonly Offer[], area: string): string | null {
  for (const { action, marks, refused } of offers) {
    const words = action.split(' ');
    const at = words.indexOf(String(marks.area));
    if (refused || at < 0) continue;
    return words.with(at, area).join(' ');
  }
  return null;
}

/** Says why nothing can be done with an area, if the question is about areas at all. */
export async function explainArea(
  part: Pick<SheetProps, 'why' | 'showRefusal'>,
  offers: readonly Offer[],
  area: string,
): Promise<void> {
  const refused = refusedAt(offers, area)?.refused;
  if (refused) return part.showRefusal(refused);
  const action = actionFor(offers, area);
  if (action !== null) part.showRefusal(await part.why(action));
}
