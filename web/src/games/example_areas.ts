// Which areas of a map the picture of an example shows.

/** Where something changed; where nothing did, all where something stands. `told`: '' where nothing does. */
export function areasOfExample<Area extends { id: string }>(
  before: readonly Area[],
  after: readonly Area[],
  told: (area: Area) => string,
): string[] {
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
