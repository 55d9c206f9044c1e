// The fights in the areas that can be clicked, and their odds.

import type { Offer } from '../sheet';
import type { Conflict } from './view.gen';

/** The conflicts that going where one presses would bring, by area. */
export function ahead(
  conflicts: readonly Conflict[],
  offers: readonly Offer[],
): Map<string, Conflict> {
  const leads = new Map(offers.map(({ action, marks }) => [action, marks.area]));
  const found = conflicts.filter(({ after, area }) => after !== null && leads.get(after) === area);
  return new Map(found.map((conflict) => [conflict.area, conflict]));
}
