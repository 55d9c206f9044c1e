// The units of a province on the map, and the sizes in which they may be drawn.

import { type Arrangement, arranged, inRows, type Piece } from '../arrangement';

/** `out`: dislodged. `ghost`: ordered, not there yet. */
export interface Standing {
  key: string;
  power: string;
  type: 'army' | 'fleet';
  state: 'here' | 'out' | 'ghost';
  province: string;
  /** Where there are several. */
  coast: string | null;
}

/** A unit with its emblem and letters, with its letters alone, and as a dot. */
export type Look = 'full' | 'letters' | 'dot';

/** Width and height of a unit; 24 are the side of a counter. */
export const extents: Readonly<Record<Look, { width: number; height: number }>> = {
  full: { width: 30, height: 20 },
  letters: { width: 18, height: 15 },
  dot: { width: 24, height: 24 },
};

const limits: Readonly<Record<Look, { least: number; most: number; cost: number }>> = {
  full: { least: 20.6, most: 36, cost: 0 },
  letters: { least: 20.6, most: 30, cost: 2 },
  dot: { least: 6, most: 9, cost: 8 },
};

export const looks: readonly Look[] = ['full', 'letters', 'dot'];

const boxOf = (look: Look) => ({
  left: 0,
  top: 0,
  width: extents[look].width / 24,
  height: extents[look].height / 24,
});

/** How the units of a province may be drawn. */
export function arrangementsOf(units: readonly Standing[]): Arrangement<Standing & Piece>[] {
  return looks.flatMap((look) =>
    inRows(
      { ...limits[look], key: look },
      units.map((unit) => ({ ...unit, box: boxOf(look) })),
      2,
    ),
  );
}

/** Kept for a unit where none stands. */
export const room: Arrangement = arranged({ ...limits.full, key: 'room' }, [
  [{ key: 'room', box: boxOf('full') }],
]);
