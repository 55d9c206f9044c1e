// Which areas of a map the picture of an example shows.

import type { BookExample } from '../protocol/messages';

/**
 * Where something changed, or else where something stands, and the areas that an action names; none for the whole
 * table. `told`: '' where nothing stands.
 */
export function areasOfExample<View, Area extends { id: string }>(
  example: Pick<BookExample, 'name' | 'before' | 'actions' | 'after'>,
  areasIn: (view: View) => readonly Area[],
  told: (area: Area) => string,
): string[] {
  if (example.name === 'example-the-table') return [];
  const [before, after] = [areasIn(example.before as View), areasIn(example.after as View)];
  const later = new Map(after.map((area) => [area.id, told(area)]));
  const held = before.filter((area) => told(area) !== '' || later.get(area.id) !== '');
  const changed = held.filter((area) => told(area) !== later.get(area.id));
  const shown = (changed.length > 0 ? changed : held).map(({ id }) => id);
  const named = new Set(example.actions.flatMap(({ action }) => action.split(' ')));
  return before.map(({ id }) => id).filter((id) => shown.includes(id) || named.has(id));
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
