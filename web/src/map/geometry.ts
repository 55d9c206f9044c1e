// The board tool's output for a board of land areas, and simple questions about its shapes.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Two ids in alphabetical order of the board; null is land outside the game. */
type Between = (string | null)[];

export interface Ticks {
  top: number[][];
  right: number[][];
  bottom: number[][];
  left: number[][];
}

/** A part of what is drawn, with its neatline: left, top, width, height. */
export interface Frame {
  box: number[];
  ticks: Ticks;
}

/** One plate, in plate units; paths are texts of SVG. */
export interface Geometry {
  /** Width and height. */
  plate: number[];
  /** The plate itself, and one as high and wider, for wide windows. */
  frames: { plate: Frame; wide?: Frame };
  land: string;
  lining: string;
  graticule: string;
  outside: string;
  great_rivers: string;
  rivers: string;
  /** The foot of each hill, and its size compared with the usual one. */
  hills: number[][];
  areas: { id: string; at: number[]; path: string }[];
  borders: { between: Between; path: string }[];
  sea_links: { between: Between; from: number[]; to: number[] }[];
}

/** A part of a plate, coarser: the ground of a small picture. */
export type Vignette = Pick<
  Geometry,
  'plate' | 'land' | 'lining' | 'graticule' | 'outside' | 'areas' | 'borders'
>;

export function boxOf({ box: [left = 0, top = 0, width = 0, height = 0] }: Frame): Box {
  return { left, top, width, height };
}

/** Tells the place of each area: the middle of the roomiest part of it. */
export function placesOf({ areas }: Pick<Geometry, 'areas'>): (area: string) => Point {
  const places = new Map(
    areas.map(({ id, at: [x = 0, y = 0] }): [string, Point] => [id, { x, y }]),
  );
  return (area) => places.get(area) ?? { x: 0, y: 0 };
}

export interface Shape extends Point {
  path: string;
  /** The path without its islets, for edges. */
  edge: string;
  rings: Ring[];
}

export type Ring = Point[];

/** The rings of a path as the board tool writes it: M, then steps after l, then Z. */
export function ringsOf(path: string): Ring[] {
  return path
    .split('M')
    .filter(Boolean)
    .map((text) => {
      const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      const ring: Ring = [];
      let x = 0;
      let y = 0;
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        x += numbers[i] ?? 0;
        y += numbers[i + 1] ?? 0;
        ring.push({ x, y });
      }
      return ring;
    });
}

function sides(rings: Ring[], take: (a: Point, b: Point) => void): void {
  for (const ring of rings) {
    ring.forEach((a, i) => take(a, ring[(i + 1) % ring.length] ?? a));
  }
}

export function isInside(spot: Point, rings: Ring[]): boolean {
  let inside = false;
  sides(rings, (a, b) => {
    if (a.y > spot.y === b.y > spot.y) return;
    if (spot.x < ((b.x - a.x) * (spot.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}

/** How far the nearest edge is. */
export function distanceToEdge(spot: Point, rings: Ring[]): number {
  let least = Infinity;
  sides(rings, (a, b) => {
    const x = b.x - a.x;
    const y = b.y - a.y;
    const along = ((spot.x - a.x) * x + (spot.y - a.y) * y) / (x * x + y * y || 1);
    const t = Math.max(0, Math.min(1, along));
    least = Math.min(least, Math.hypot(spot.x - a.x - t * x, spot.y - a.y - t * y));
  });
  return least;
}

export function boundsOf(rings: readonly (readonly Point[])[]): Box {
  const points = rings.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The size of a ring, twice its area, without a sign: holes count like islands. */
export function sizeOf(ring: Ring): number {
  let twice = 0;
  sides([ring], (a, b) => {
    twice += a.x * b.y - b.x * a.y;
  });
  return Math.abs(twice) / 2;
}

/** Whether two boxes overlap, or are nearer to each other than `gap`. */
export function overlap(a: Box, b: Box, gap = 0): boolean {
  return (
    a.left < b.left + b.width + gap &&
    b.left < a.left + a.width + gap &&
    a.top < b.top + b.height + gap &&
    b.top < a.top + a.height + gap
  );
}

export const between = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** The square around a spot. */
export const around = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  top: y - reach,
  width: 2 * reach,
  height: 2 * reach,
});

export const moved = ({ left, top, width, height }: Box, { x, y }: Point): Box => ({
  left: left + x,
  top: top + y,
  width,
  height,
});

/** On the way from `a` to `c`, bent towards `b`. */
export const onCurve = (a: Point, b: Point, c: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * b.x + t * t * c.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * b.y + t * t * c.y,
});

/** The larger parts of a path: edges are drawn round these, or every islet would be a dot. */
export function withoutIslets(path: string, least: number): string {
  return path
    .split('M')
    .filter(Boolean)
    .map((text) => `M${text}`)
    .filter((text) => ringsOf(text).some((ring) => sizeOf(ring) >= least))
    .join('');
}
