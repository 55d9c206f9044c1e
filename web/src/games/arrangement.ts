// Counters set in rows, around their common middle: the ways a game offers the map to draw them.

import type { CounterForm, MapArea } from '../map/board';
import type { Box, Point } from '../map/geometry';

/** Something that is drawn from a corner of its own; lengths are sides of a counter. */
export interface Piece {
  key: string;
  /** The area that the piece covers. */
  box: Box;
}

export interface Arrangement<P extends Piece = Piece> extends CounterForm {
  pieces: (P & { corner: Point })[];
}

type Limits = Pick<CounterForm, 'key' | 'least' | 'most' | 'cost'>;

/** Px of a counter whose words can be read, of one that bears a number and no emblem, and of a dot. */
/** How the counters of one area are drawn. */
export interface CounterLook {
  /** The form in which they are drawn. */
  form: string;
  /** Side of a counter in plate units. */
  side: number;
}

export const sizes = {
  full: { least: 20.6, most: 30 },
  tally: { least: 13.5, most: 18 },
  dot: { least: 6, most: 9 },
} as const;

export const square: Box = { left: 0, top: 0, width: 1, height: 1 };

const gap = 0.09;

const total = (lengths: readonly number[]) =>
  lengths.reduce((sum, length) => sum + length, 0) + gap * (lengths.length - 1);

export function arranged<P extends Piece>(
  limits: Limits,
  rows: readonly (readonly P[])[],
): Arrangement<P> {
  const heights = rows.map((row) => Math.max(...row.map(({ box }) => box.height)));
  let top = -total(heights) / 2;
  const pieces = rows.flatMap((row, r) => {
    let left = -total(row.map(({ box }) => box.width)) / 2;
    const set = row.map((piece) => {
      const corner = { x: left - piece.box.left, y: top - piece.box.top };
      left += piece.box.width + gap;
      return { ...piece, corner };
    });
    top += (heights[r] ?? 0) + gap;
    return set;
  });
  const stands = pieces.map(({ box, corner }) => ({
    ...box,
    left: box.left + corner.x,
    top: box.top + corner.y,
  }));
  return { ...limits, pieces, stands };
}

/** Rows of no more than so many, as even as they go. */
export function evenRows<P>(pieces: readonly P[], most: number): P[][] {
  const rows = Math.ceil(pieces.length / most);
  const length = Math.ceil(pieces.length / Math.max(rows, 1));
  return Array.from({ length: rows }, (_, i) => pieces.slice(i * length, (i + 1) * length));
}

/** In rows of so many, down to one below the other. */
export function inRows<P extends Piece>(
  { key, cost, ...size }: Limits,
  pieces: readonly P[],
  longest: number,
): Arrangement<P>[] {
  const lengths = Array.from({ length: Math.min(longest, pieces.length) }, (_, i) => i + 1);
  return lengths
    .toReversed()
    .map((most, i) =>
      arranged({ ...size, key: `${key} ${most}`, cost: cost + 0.15 * i }, evenRows(pieces, most)),
    );
}

/** The counters of an area as the map takes them: where none stands, room for one is kept. */
export const standing = (forms: readonly Arrangement[]): MapArea['counters'] =>
  forms.length > 0
    ? { forms, near: null, isEmpty: false }
    : {
        forms: [
          arranged({ ...sizes.full, key: 'room', cost: 0 }, [[{ key: 'room', box: square }]]),
        ],
        near: null,
        isEmpty: true,
      };
