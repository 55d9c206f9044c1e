// The list of actions: what is in it, how it is numbered and filtered, what is sent by itself.

import type { Offer } from '../../protocol/messages';

export interface ListedOffer {
  offer: Offer;
  /** 1 to 9 for the first nine that may be done, else null. */
  key: number | null;
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** True when every word of the query begins a word of the offer's label. */
export function matches(offer: Offer, query: string): boolean {
  const words = plain(offer.label).split(/[^\p{L}\p{N}+]+/u);
  const asked = plain(query).split(/\s+/).filter(Boolean);
  return asked.every((part) => words.some((word) => word.startsWith(part)));
}

/**
 * The offers of the shell's list: those the sheet does not handle itself and that match the query,
 * the allowed ones first, in the order of the server. Numbers follow what is shown.
 */
export function listed(offers: Offer[], ownGroups: string[], query = ''): ListedOffer[] {
  const ours = offers.filter((offer) => !ownGroups.includes(offer.group) && matches(offer, query));
  const allowed = ours.filter((offer) => !offer.refused);
  const refused = ours.filter((offer) => offer.refused);
  return [
    ...allowed.map((offer, index) => ({ offer, key: index < 9 ? index + 1 : null })),
    ...refused.map((offer) => ({ offer, key: null })),
  ];
}

/** True when the sheet offers some of these itself: then the whole list is folded away. */
export function isFolded(offers: readonly Offer[], ownGroups: readonly string[]): boolean {
  return offers.some(({ group }) => ownGroups.includes(group));
}

/** The action to send without asking: the only thing that may be done, and nothing to fill in. */
export function forcedAction(offers: Offer[]): string | null {
  const allowed = offers.filter((offer) => !offer.refused);
  const [only] = allowed;
  return allowed.length === 1 && only && !only.form ? only.action : null;
}
