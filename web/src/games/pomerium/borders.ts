// Kinds of borders.

import type { BorderKind } from '../../map/board';

const core = new Set(['spain', 'gaul', 'italy', 'illyrica', 'achaia', 'asia', 'syria', 'africa']);

/** Between the old provinces and the frontier runs the limes. */
export function borderKind(a: string | null, b: string | null): BorderKind {
  if (a === null || b === null) return 'edge';
  return core.has(a) === core.has(b) ? 'inner' : 'frontier';
}
