// What the question is about, and answers that differ by how many only.

import type { Offer } from '../sheet';
import type { View } from './types';

/** True if these differ by how many only. */
export function areCounts(offers: readonly Offer[]): boolean {
  const counts = new Set(offers.map(({ marks }) => marks.count));
  return counts.size === offers.length && !counts.has(undefined);
}

/** The areas the question is about: where a conflict is, or from where the counters go. */
export function askedAbout(view: View): Set<string> {
  const areas = new Set<string>();
  if (view.conflict) areas.add(view.conflict.area);
  for (const answer of view.position.answers ?? []) {
    const [verb, name = ''] = answer.split(' ');
    if (verb === 'from' || verb === 'to') areas.add(name);
    if (verb !== 'legion') continue;
    const home = view.areas.find(({ legions }) => legions.some(({ number }) => number === name));
    if (home) areas.add(home.id);
  }
  return areas;
}
