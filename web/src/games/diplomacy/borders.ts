// Kinds of borders: the edge of the board, and those between provinces.

import type { BorderKind } from '../../map/board';

export const borderKind = (a: string | null, b: string | null): BorderKind =>
  a === null || b === null ? 'edge' : 'inner';
