// Answers that differ by how many only.

import type { Offer } from '../sheet';

/** True if these differ by how many only. */
export function areCounts(offers: readonly Offer[]): boolean {
  const counts = new Set(offers.map(({ marks }) => marks.count));
  return counts.size === offers.length && !counts.has(undefined);
}
