// Hills and trees scattered over an area: drawn, not tiled, and never under a name or a counter.

import type { Box, Point, Ring } from './geometry';
import { boundsOf, distanceToEdge, isInside } from './geometry';

export type Terrain = 'clear' | 'forest' | 'mountain';

export interface Glyph extends Point {
  /** The size, compared with the usual one. */
  size: number;
}

interface Pattern {
  column: number;
  row: number;
  /** Distance from every border. */
  shore: number;
  /** Half the width of a glyph. */
  reach: number;
}

const patterns: Record<Exclude<Terrain, 'clear'>, Pattern> = {
  mountain: { column: 21, row: 14, shore: 8.5, reach: 10 },
  forest: { column: 12.5, row: 11.5, shore: 7, reach: 6 },
};

const leftOut = 0.13;

/** Numbers from 0 up to 1, the same on every page. */
function scatter(): () => number {
  let state = 7;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * All the glyphs an area has room for. Northern ones come first, so that the nearer stand before the
 * farther.
 */
export function glyphs(terrain: Terrain, rings: Ring[]): Glyph[] {
  if (terrain === 'clear') return [];
  const { column, row, shore } = patterns[terrain];
  const next = scatter();
  const bounds = boundsOf(rings);
  const found: Glyph[] = [];
  const rows = Math.ceil(bounds.height / row);
  const columns = Math.ceil(bounds.width / column);
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= columns; c++) {
      const x = bounds.left + (c + (r % 2) / 2 + (next() - 0.5) * 0.5) * column;
      const y = bounds.top + (r + (next() - 0.5) * 0.45) * row;
      const size = 0.8 + next() * 0.35;
      if (next() < leftOut || !isInside({ x, y }, rings)) continue;
      if (distanceToEdge({ x, y }, rings) >= shore) found.push({ x, y, size });
    }
  }
  return found.sort((a, b) => a.y - b.y);
}

/** The symbol of a glyph, as it stands around its spot. */
export const drawnGlyph = (terrain: Terrain, { x, y, size }: Glyph) =>
  terrain === 'mountain'
    ? { href: '#t-mtn', x: x - 10 * size, y: y - 8 * size, width: 20 * size, height: 14 * size }
    : { href: '#t-tree', x: x - 4.6 * size, y: y - 7 * size, width: 9 * size, height: 12.6 * size };

/** Those that stand clear of all boxes. */
export function clearOf(found: Glyph[], terrain: Terrain, avoid: readonly Box[]): Glyph[] {
  if (terrain === 'clear') return found;
  const { reach } = patterns[terrain];
  return found.filter(
    ({ x, y }) =>
      !avoid.some(
        ({ left, top, width, height }) =>
          x > left - reach && x < left + width + reach && y > top - 6 && y < top + height + 8,
      ),
  );
}
