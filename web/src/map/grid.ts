// The area of each small square of a plate: read thousands of times while marks are placed.

import { type Box, type Geometry, type Point, type Ring, ringsOf } from './geometry';

/** Owners of squares that are no area: sea, and land outside the game. */
export const sea = -1;
export const outside = -2;

/** Side of a square in plate units. */
const cell = 2;
/** More spots of an area are not tried. */
const mostSpots = 150;

/** The columns of a row whose middles lie between pairs of crossings. */
function fillRow(row: Int16Array, crossings: number[], owner: number): void {
  crossings.sort((a, b) => a - b);
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const from = Math.ceil((crossings[i] ?? 0) / cell - 0.5);
    const to = Math.floor((crossings[i + 1] ?? 0) / cell - 0.5);
    if (to >= 0) row.fill(owner, Math.max(from, 0), to + 1);
  }
}

export class Grid {
  readonly ids: readonly string[];
  private readonly columns: number;
  private readonly rows: number;
  private readonly owners: Int16Array;
  /** How many squares from each one on to the right have the same owner. */
  private readonly runs: Uint16Array;

  constructor(geometry: Geometry) {
    const [width = 0, height = 0] = geometry.plate;
    this.columns = Math.floor(width / cell);
    this.rows = Math.floor(height / cell);
    this.owners = new Int16Array(this.columns * this.rows).fill(sea);
    this.ids = geometry.areas.map(({ id }) => id);
    this.fill(ringsOf(geometry.outside), outside);
    geometry.areas.forEach(({ path }, i) => this.fill(ringsOf(path), i));
    this.runs = this.runLengths();
  }

  private runLengths(): Uint16Array {
    const runs = new Uint16Array(this.owners.length).fill(1);
    for (let at = runs.length - 2; at >= 0; --at) {
      const isRowsLast = (at + 1) % this.columns === 0;
      if (!isRowsLast && this.owners[at] === this.owners[at + 1])
        runs[at] = (runs[at + 1] ?? 0) + 1;
    }
    return runs;
  }

  private fill(rings: readonly Ring[], owner: number): void {
    const crossings = new Map<number, number[]>();
    for (const ring of rings) {
      ring.forEach((a, i) => {
        const b = ring[(i + 1) % ring.length] ?? a;
        const first = Math.max(0, Math.ceil(Math.min(a.y, b.y) / cell - 0.5));
        const last = Math.min(this.rows, Math.ceil(Math.max(a.y, b.y) / cell - 0.5));
        for (let row = first; row < last; ++row) {
          const share = ((row + 0.5) * cell - a.y) / (b.y - a.y);
          const met = crossings.get(row) ?? [];
          met.push(a.x + share * (b.x - a.x));
          crossings.set(row, met);
        }
      });
    }
    for (const [row, met] of crossings) {
      const start = row * this.columns;
      fillRow(this.owners.subarray(start, start + this.columns), met, owner);
    }
  }

  /** Number of the area at a spot, or `sea` or `outside`; `outside` beyond the plate. */
  ownerAt(x: number, y: number): number {
    const column = Math.floor(x / cell);
    const row = Math.floor(y / cell);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return outside;
    return this.owners[row * this.columns + column] ?? outside;
  }

  /** Whether a spot lies in an area, and by so much that it is not at its very edge. */
  isWellInside(x: number, y: number, area: number, margin = cell): boolean {
    const away = Math.max(cell, margin);
    return (
      this.ownerAt(x, y) === area &&
      this.ownerAt(x - away, y) === area &&
      this.ownerAt(x + away, y) === area &&
      this.ownerAt(x, y - away) === area &&
      this.ownerAt(x, y + away) === area
    );
  }

  /** Spots evenly spread over each area, none at its very edge. */
  spots(): Point[][] {
    const all = this.ids.map((): Point[] => []);
    for (let row = 0; row < this.rows; ++row) {
      for (let column = 0; column < this.columns; ++column) {
        const owner = this.owners[row * this.columns + column] ?? sea;
        const spot = { x: (column + 0.5) * cell, y: (row + 0.5) * cell };
        if (owner >= 0 && this.isWellInside(spot.x, spot.y, owner)) all[owner]?.push(spot);
      }
    }
    return all.map((spots) => {
      const step = cell * Math.ceil(Math.sqrt(spots.length / mostSpots));
      const isKept = (at: number) => Math.floor(at / cell) % (step / cell) === 0;
      return spots.filter(({ x, y }) => isKept(x) && isKept(y));
    });
  }

  /** Whether all of a box lies in an area, asked quickly. */
  isWithin({ left, top, width, height }: Box, area: number): boolean {
    const column = Math.floor(left / cell);
    const across = Math.floor((left + width) / cell) - column + 1;
    const last = Math.floor((top + height) / cell);
    if (column < 0 || top < 0 || last >= this.rows) return false;
    for (let row = Math.floor(top / cell); row <= last; ++row) {
      const at = row * this.columns + column;
      if (this.owners[at] !== area || (this.runs[at] ?? 0) < across) return false;
    }
    return true;
  }

  /** How much of a box lies in other areas or outside the game, and how much in the sea. */
  shares(box: Box, area: number): { foreign: number; sea: number } {
    const across = Math.max(2, Math.min(7, Math.ceil(box.width / cell)));
    const down = Math.max(2, Math.min(3, Math.ceil(box.height / cell)));
    let foreign = 0;
    let wet = 0;
    for (let i = 0; i < across; ++i) {
      const x = box.left + ((i + 0.5) / across) * box.width;
      for (let j = 0; j < down; ++j) {
        const owner = this.ownerAt(x, box.top + ((j + 0.5) / down) * box.height);
        if (owner === sea) ++wet;
        else if (owner !== area) ++foreign;
      }
    }
    return { foreign: foreign / (across * down), sea: wet / (across * down) };
  }
}
