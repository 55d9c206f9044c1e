// Kinds of borders: the limes, the bounds of Provinces, and those of areas.

import type { BorderKind } from '../../map/board';

/** The two letters before the dash: areas of one Province share them. */
function provinceOf(area: string): string {
  return area.slice(0, area.indexOf('-'));
}

const empire = new Set([
  'Br',
  'Hi',
  'Ga',
  'It',
  'Il',
  'Th',
  'Gr',
  'As',
  'Sy',
  'Ag',
  'Af',
  'Si',
  'Cy',
]);

/** Round the Empire runs the limes; Provinces are told apart by a heavier line than areas. */
export function borderKind(a: string | null, b: string | null): BorderKind {
  if (a === null || b === null) return 'edge';
  const [one, other] = [provinceOf(a), provinceOf(b)];
  if (one === other) return 'inner';
  return empire.has(one) === empire.has(other) ? 'realm' : 'frontier';
}
