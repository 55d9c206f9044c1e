// Which areas of a map the picture of an example shows.

import type { BookExample } from '../protocol/messages';

/**
 * Where something changed; where nothing did, all where something stands; none where nothing is done.
 * `told`: '' where nothing stands.
 */
export function areasOfExample<View, Area extends { id: string }>(
  example: Pick<BookExample, 'before' | 'actions' | 'after'>,
  areasIn: (view: View) => readonly Area[],
  told: (area: Area) => string,
): string[] {
  if (example.actions.length === 0) return [];
  const [before, after] = [areasIn(example.before as View), areasIn(example.after as View)];
  const later = new Map(after.map((area) => [area.id, told(area)]));
  const held = before.filter((area) => told(area) !== '' || later.get(area.id) !== '');
  const changed = held.filter((area) => told(area) !== later.get(area.id));
  return (changed.length > 0 ? changed : held).map(({ id }) => id);
}

/** The pieces of every area, as one sentence. */
export function placesInWords<Area extends { id: string }>(
  areas: readonly Area[],
  title: (id: string) => string,
  told: (area: Area) => string,
): string {
  return areas
    .filter((area) => told(area) !== '')
    .map((area) => `${title(area.id)}: ${told(area)}`)
    .join('; ');
}
