// The drawn parts of a board: its shapes joined to the game's data about its areas.

import type { BorderKind, HatchPattern, LinkText, MapArea, Wash } from './board';
import { type AreaMarks, unmarked } from './marks';
import { type Geometry, type Point, ringsOf, type Shape, withoutIslets } from './geometry';
import { seaLink } from './strokes';

export interface DrawnArea extends MapArea, Point {
  shape: Shape;
  marks: AreaMarks;
}

const leastEdged = 150;

/** A layer needs these to draw with the shapes of the areas. */
export interface ShapedAreas {
  /** Prefix of the ids of the shapes. */
  id: string;
  areas: readonly DrawnArea[];
}

export function shapesOf(geometry: Geometry): ReadonlyMap<string, Shape> {
  return new Map(
    geometry.areas.map(({ id, at: [x = 0, y = 0], path }) => [
      id,
      { x, y, path, edge: withoutIslets(path, leastEdged), rings: ringsOf(path) },
    ]),
  );
}

/** Areas without a shape on the plate are left out. */
export function drawnAreas(
  areas: readonly MapArea[],
  shapes: ReadonlyMap<string, Shape>,
  marks: ReadonlyMap<string, AreaMarks>,
): DrawnArea[] {
  return areas.flatMap((area) => {
    const shape = shapes.get(area.id);
    if (!shape) return [];
    return [{ ...area, shape, x: shape.x, y: shape.y, marks: marks.get(area.id) ?? unmarked }];
  });
}

/** Where the counters of an area stand, or would. */
export function standOf({ x, y, marks }: DrawnArea): Point {
  return marks.counters ?? { x, y };
}

export interface DrawnHatch {
  /** The same for washes that are hatched alike. */
  key: string;
  colour: string;
  pattern: HatchPattern;
}

/** Null for a wash without a hatch. */
export function hatchOf(wash: Wash | null): DrawnHatch | null {
  if (!wash?.hatch) return null;
  const { hatch, pattern = 'rising' } = wash;
  return { key: `${pattern} ${hatch}`, colour: hatch, pattern };
}

/** Every hatch once. */
export function hatchesOf(areas: readonly { wash: Wash | null }[]): DrawnHatch[] {
  const hatches = areas.flatMap(({ wash }) => hatchOf(wash) ?? []);
  return [...new Map(hatches.map((hatch) => [hatch.key, hatch])).values()];
}

/** In the order in which they are drawn. */
const borderKinds: readonly BorderKind[] = ['inner', 'province', 'realm', 'edge', 'frontier'];

/** All borders of one kind as one path. */
export function borderLines(
  borders: Geometry['borders'],
  kindOf: (a: string | null, b: string | null) => BorderKind,
): { kind: BorderKind; path: string }[] {
  return borderKinds.map((kind) => ({
    kind,
    path: borders
      .filter(({ between: [a = null, b = null] }) => kindOf(a, b) === kind)
      .map(({ path }) => path)
      .join(''),
  }));
}

export interface DrawnLink {
  key: string;
  from: Point;
  to: Point;
  path: string;
  /** Whether the question is about one end and the other may be chosen. */
  isOpen: boolean;
  words: string | null;
}

export function drawnLinks(
  links: Geometry['sea_links'],
  areas: readonly Pick<MapArea, 'id' | 'state'>[],
  linkText: LinkText,
): DrawnLink[] {
  const states = new Map(areas.map(({ id, state }) => [id, state]));
  const spot = ([x = 0, y = 0]: number[]): Point => ({ x, y });
  return links.map((link) => {
    const [a, b] = link.between;
    const [from, to] = [spot(link.from), spot(link.to)];
    const ends = [states.get(a ?? ''), states.get(b ?? '')];
    return {
      key: link.between.join(),
      from,
      to,
      path: seaLink(from, to),
      isOpen: ends.includes('chosen') && ends.includes('legal'),
      words: linkText(a ?? '', b ?? ''),
    };
  });
}
