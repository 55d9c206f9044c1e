// Kinds of borders: the limes round the Empire, the bounds of its dioceses, and the rest.

import type { BorderKind } from '../../map/board';

const zones: Readonly<Record<string, readonly string[]>> = {
  italia: ['roma', 'italia', 'apulia', 'sicilia', 'sardinia', 'raetia'],
  africa: ['africa', 'mauretania', 'libya'],
  oriens: ['aegyptus', 'arabia', 'syria', 'pontus', 'asia'],
  illyricum: ['thracia', 'moesia', 'macedonia', 'achaea', 'dalmatia', 'pannonia'],
  gallia: ['narbonensis', 'aquitania', 'lugdunensis', 'belgica', 'britannia'],
  hispania: ['tarraconensis', 'baetica'],
};

/** The diocese an area lies in; null beyond the frontier. */
function zoneOf(area: string): string | null {
  return Object.keys(zones).find((zone) => zones[zone]?.includes(area)) ?? null;
}

export const isForeign = (area: string) => zoneOf(area) === null;

export function borderKind(a: string | null, b: string | null): BorderKind {
  if (a === null || b === null) return 'edge';
  const zone = zoneOf(a);
  if (zone === zoneOf(b)) return 'inner';
  return zone === null || isForeign(b) ? 'frontier' : 'province';
}
