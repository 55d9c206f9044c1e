// The marks on an area and their places: its counters, its name with its badge, and the sign that
// it can be chosen or is contested. Lengths are plate units unless a comment says otherwise.

import type { Badge, CounterForm, MapArea } from './board';
import {
  around,
  between,
  boundsOf,
  type Box,
  distanceToEdge,
  type Geometry,
  isInside,
  moved,
  type Point,
  type Shape,
} from './geometry';
import { Grid } from './grid';
import { letterSize, lineBoxes, namesAt, textWidth, writings } from './labels';
import { Candidate, type Form, type Found, type Mark, place, type Surroundings } from './placing';

/** Counters as they are drawn: in which form, how large, and around which spot. */
export interface PlacedCounters extends Point {
  form: CounterForm;
  /** Side of a counter. */
  side: number;
}

export interface PlacedName extends Point {
  lines: string[];
  /** The size of the letters. */
  size: number;
  /** The end of a line that leads into the area, where the name lies beside it. */
  leader: Point | null;
}

export interface PlacedBadge extends Point {
  badge: Badge;
  radius: number;
}

export interface PlacedSign extends Point {
  radius: number;
  width: number;
}

export interface AreaMarks {
  counters: PlacedCounters | null;
  name: PlacedName | null;
  badge: PlacedBadge | null;
  sign: PlacedSign | null;
}

export const unmarked: AreaMarks = { counters: null, name: null, badge: null, sign: null };

/** The marks on a plate, and the boxes they cover. */
export interface Marking {
  marks: ReadonlyMap<string, AreaMarks>;
  covers: readonly Box[];
}

const scaled = ({ left, top, width, height }: Box, times: number): Box => ({
  left: left * times,
  top: top * times,
  width: width * times,
  height: height * times,
});
const middleOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

/**
 * How bad it is to leave a mark out: counters are the last to go, then supply centres, and values and
 * room for counters that do not stand there yet are the first.
 */
const lacks = { counters: 100, room: 1, badge: 60, name: 10, value: 3, sign: 8 };

/** One way to draw a mark: what the search is told of it, and what is drawn. */
interface Way<Drawn> {
  form: Form;
  draw(at: Point): Drawn;
}

// ---- Counters ----

/** Px of the side of a counter. */
const usualSide = 24;
const largestSide = 38;
const shrinking = [1, 0.85, 0.7];

function counterWays({ counters }: MapArea, scale: number): Way<PlacedCounters>[] {
  return counters.forms.flatMap((form) => {
    const usual = between(Math.min(usualSide * scale, largestSide), form.least, form.most);
    const sides = new Set(shrinking.map((times) => Math.max(form.least, usual * times)));
    return [...sides].map((px, i): Way<PlacedCounters> => {
      const side = px / scale;
      const boxes = form.stands.map((stand) => scaled(stand, side));
      return {
        form: { boxes, pins: boxes.map(middleOf), cost: form.cost + 0.6 * i },
        draw: (at) => ({ ...at, form, side }),
      };
    });
  });
}

// ---- Names and what stands before them ----

/** Px, of the circle. */
const badgeRadius = { coin: 7.2, centre: 4.4 } as const;
const leastRadius = { coin: 6.5, centre: 2.8 } as const;

function radiusOf(badge: Badge, scale: number): number {
  const usual = badgeRadius[badge.kind];
  return between(usual * scale, leastRadius[badge.kind], usual * 1.5) / scale;
}

type NameAndBadge = Pick<AreaMarks, 'name' | 'badge'>;

interface Written {
  lines: string[];
  /** The size of the letters. */
  size: number;
  boxes: Box[];
  width: number;
  height: number;
  cost: number;
}

/** All the ways to write a name, around its middle. */
function writtenWays({ label }: MapArea, scale: number): Written[] {
  const usual = letterSize(label.style, scale);
  const least = letterSize(label.style, 0);
  const sizes = new Set([usual, Math.max(least, usual * 0.85)]);
  // Letters that have grown with the plate have more to give.
  if (usual > 1.5 * least) sizes.add(usual * 0.7);
  return namesAt(label, scale).flatMap((name, n) =>
    writings(name).flatMap((lines) =>
      [...sizes].map((px, i) => {
        const boxes = lineBoxes(lines, label.style, px).map((box) => scaled(box, 1 / scale));
        const first = boxes[0];
        const last = boxes.at(-1);
        return {
          lines,
          size: px / scale,
          boxes,
          width: Math.max(...boxes.map(({ width }) => width)),
          height: first && last ? last.top + last.height - first.top : 0,
          cost: 1.5 * n + 0.15 * (lines.length - 1) + 0.6 * i,
        };
      }),
    ),
  );
}

/** Where a badge may stand by a name, and the middle of the name then; around both. */
function besides(radius: number, { width, height }: Written, gap: number) {
  const aside = radius + gap / 2;
  const acrossBadge = (width + gap) / 2;
  const downBadge = (height + gap) / 2;
  return [
    { badge: { x: -acrossBadge, y: 0 }, name: { x: aside, y: 0 }, cost: 0 },
    { badge: { x: acrossBadge, y: 0 }, name: { x: -aside, y: 0 }, cost: 0.3 },
    { badge: { x: 0, y: -downBadge }, name: { x: 0, y: aside }, cost: 0.3 },
    { badge: { x: 0, y: downBadge }, name: { x: 0, y: -aside }, cost: 0.4 },
  ];
}

/** Inside the area, the badge by the name. */
function inside(written: Written, badge: Badge | null, scale: number): Way<NameAndBadge>[] {
  const { lines, size, cost } = written;
  const places = (name: Point) => written.boxes.map((box) => moved(box, name));
  if (!badge) {
    const boxes = places({ x: 0, y: 0 });
    return [
      {
        form: { boxes, pins: boxes.map(middleOf), cost },
        draw: (at) => ({ name: { ...at, lines, size, leader: null }, badge: null }),
      },
    ];
  }
  const radius = radiusOf(badge, scale);
  return besides(radius, written, 3 / scale).map((by) => {
    const boxes = [around(by.badge, radius), ...places(by.name)];
    return {
      form: {
        boxes,
        pins: boxes.map(middleOf),
        cost: cost + by.cost,
      },
      draw: (at) => ({
        name: { x: at.x + by.name.x, y: at.y + by.name.y, lines, size, leader: null },
        badge: { x: at.x + by.badge.x, y: at.y + by.badge.y, badge, radius },
      }),
    };
  });
}

const directions = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
/** Px from the spot in the area to the name. */
const leaderLengths = [12, 24, 40];

/** On the sea beside the area: a line leads to a spot in it, or to the badge. */
function afloat(written: Written, badge: Badge | null, scale: number): Way<NameAndBadge>[] {
  const { lines, size, width, height } = written;
  const radius = badge ? radiusOf(badge, scale) : 1.6 / scale;
  const end = around({ x: 0, y: 0 }, radius);
  return directions.flatMap((angle) =>
    leaderLengths.map((px): Way<NameAndBadge> => {
      const way = { x: Math.cos(angle), y: Math.sin(angle) };
      const to = radius + px / scale;
      const half = Math.abs(way.x) * (width / 2) + Math.abs(way.y) * (height / 2);
      const name = { x: way.x * (to + half), y: way.y * (to + half) };
      const steps = Math.ceil(((to - radius) * scale) / 4);
      const line = Array.from({ length: steps }, (_, i) => {
        const along = radius + ((to - radius) * (i + 0.5)) / steps;
        return around({ x: way.x * along, y: way.y * along }, 1 / scale);
      });
      return {
        form: {
          boxes: [end],
          afloat: [...written.boxes.map((box) => moved(box, name)), ...line],
          pins: [{ x: 0, y: 0 }],
          cost: written.cost + 2.5 + px / 50,
        },
        draw: (at) => ({
          name: { x: at.x + name.x, y: at.y + name.y, lines, size, leader: at },
          badge: badge && { ...at, badge, radius },
        }),
      };
    }),
  );
}

function alone(badge: Badge, scale: number): Way<NameAndBadge> {
  const radius = radiusOf(badge, scale);
  const at = { x: 0, y: 0 };
  return {
    form: { boxes: [around(at, radius)], pins: [at], cost: lacks.name },
    draw: (spot) => ({ name: null, badge: { ...spot, badge, radius } }),
  };
}

/** In letters of the usual size, over two lines at most. */
const isUsual = ({ lines, cost }: Written) => lines.length <= 2 && cost < 0.6;

function nameWays(area: MapArea, scale: number): Way<NameAndBadge>[] {
  const { badge } = area;
  const written = writtenWays(area, scale);
  return [
    ...written.flatMap((each) => inside(each, badge, scale)),
    ...(badge ? [alone(badge, scale)] : []),
    ...written.filter(isUsual).flatMap((each) => afloat(each, badge, scale)),
  ];
}

function nameLack({ badge }: MapArea): number {
  if (!badge) return lacks.name;
  return badge.kind === 'centre' ? lacks.badge : lacks.name + lacks.value;
}

// ---- Signs ----

/** Px. */
const signRadius = { swords: 9, ring: 6, text: 8 } as const;

export function signOf({
  isContested,
  state,
  ringText,
}: Pick<MapArea, 'isContested' | 'state' | 'ringText'>): keyof typeof signRadius | null {
  if (isContested) return 'swords';
  if (state !== 'legal') return null;
  return ringText === undefined ? 'ring' : 'text';
}

function signWays(area: MapArea, scale: number): Way<PlacedSign>[] {
  const sign = signOf(area);
  if (!sign) return [];
  const usual = signRadius[sign];
  const radius = between(usual * scale, usual * 0.85, usual * 1.5) / scale;
  const words = sign === 'text' ? textWidth(area.ringText ?? '', 'code', radius * 1.38) : 0;
  const width = Math.max(2 * radius, words + 0.7 * radius);
  const box = { left: -width / 2, top: -radius, width, height: 2 * radius };
  return [
    {
      form: { boxes: [box], pins: [middleOf(box)], cost: 0 },
      draw: (at) => ({ ...at, radius, width }),
    },
  ];
}

// ---- All together ----

type Shapes = ReadonlyMap<string, Shape>;

/** An area with all the ways to mark it, wherever the marks of others stand. */
interface Prepared {
  ways: { counters: Way<PlacedCounters>[]; name: Way<NameAndBadge>[] };
  candidate: Candidate;
}

/** The facts of a plate, whatever its marks; made once. */
export interface Ground {
  grid: Grid;
  spots: Point[][];
  plate: { width: number; height: number };
  /** Spots of areas of which a part is an island, on their mainland. */
  mainlands: Map<string, readonly Point[]>;
  /** The latest preparations, by scale and surroundings, then by marks. */
  prepared: Map<string, Known>;
}

const grounds = new WeakMap<Geometry, Ground>();

/** Whether a map of it was marked before, so that this one is marked at once. */
export function isKnownGround(geometry: Geometry): boolean {
  return grounds.has(geometry);
}

/** The same for every map of a geometry: one made anew need look for nothing anew. */
export function groundOf(geometry: Geometry): Ground {
  const known = grounds.get(geometry);
  if (known) return known;
  const [width = 0, height = 0] = geometry.plate;
  const grid = new Grid(geometry);
  const ground = {
    grid,
    spots: grid.spots(),
    plate: { width, height },
    mainlands: new Map(),
    prepared: new Map(),
  };
  grounds.set(geometry, ground);
  return ground;
}

export interface Standing {
  /** The boxes that must not be covered, and those better not covered. */
  taken: readonly Box[];
  spared: readonly Box[];
}

const drawn = <Drawn>(ways: readonly Way<Drawn>[], found: Found | null | undefined) => {
  const way = found && ways[found.form];
  return way ? way.draw({ x: found.x, y: found.y }) : null;
};

const formsOf = (ways: readonly Way<unknown>[]) => ways.map(({ form }) => form);

/** The boxes of a mark that has been placed. */
function covered(ways: readonly Way<unknown>[], found: Found | null | undefined): Box[] {
  const form = found && ways[found.form]?.form;
  if (!form) return [];
  return [...form.boxes, ...(form.afloat ?? [])].map((box) => moved(box, found));
}

/** Px that the middle of a mark is from the edge of its area, at least. */
const insidePx = 2;
/** Px between marks. */
const gapAt = (scale: number) => between(2.5 * scale, 1, 2);

function surroundingsOf(ground: Ground, scale: number, standing: Standing): Surroundings {
  const { grid, spots, plate } = ground;
  return { grid, spots, plate, ...standing, gap: gapAt(scale) / scale, margin: insidePx / scale };
}

/** Plate units; borders of two areas are drawn along the same corners, rounded. */
const sameCorner = 1;

/** Those of an area's spots that lie on land next to another area, the roomiest first. */
function spotsOfMainland(id: string, spots: readonly Point[], shapes: Shapes): readonly Point[] {
  const rings = shapes.get(id)?.rings ?? [];
  const { left, top, width, height } = boundsOf(rings);
  const isNear = ({ x, y }: Point) =>
    x >= left - sameCorner &&
    y >= top - sameCorner &&
    x <= left + width + sameCorner &&
    y <= top + height + sameCorner;
  const corners = [...shapes]
    .filter(([other]) => other !== id)
    .flatMap(([, shape]) => shape.rings.flat().filter(isNear));
  const isShared = ({ x, y }: Point) =>
    corners.some((corner) => {
      const [across, down] = [corner.x - x, corner.y - y];
      return across * across + down * down < sameCorner * sameCorner;
    });
  const land = rings.filter((ring) => ring.some(isShared));
  const rooms = new Map(spots.map((spot) => [spot, distanceToEdge(spot, land)]));
  return spots
    .filter((spot) => isInside(spot, land))
    .sort((one, other) => (rooms.get(other) ?? 0) - (rooms.get(one) ?? 0));
}

/** The same at every scale: looked for once. */
function mainlandOf(
  id: string,
  shapes: Shapes,
  { spots, mainlands }: Pick<Ground, 'spots' | 'mainlands'>,
  number: number,
): readonly Point[] {
  const known = mainlands.get(id) ?? spotsOfMainland(id, spots[number] ?? [], shapes);
  mainlands.set(id, known);
  return known;
}

function prepare(
  area: MapArea,
  shapes: Shapes,
  ground: Ground,
  scale: number,
  around: Surroundings,
): Prepared {
  const { id, label } = area;
  const { x, y } = shapes.get(id) ?? { x: 0, y: 0 };
  const number = around.grid.ids.indexOf(id);
  const mainland = label.isOfMainland ? mainlandOf(id, shapes, ground, number) : [];
  const place = mainland[0] ?? { x, y };
  const ways = { counters: counterWays(area, scale), name: nameWays(area, scale) };
  const standing: Mark = {
    forms: formsOf(ways.counters),
    near: area.counters.near ?? place,
    lack: area.counters.isEmpty ? lacks.room : lacks.counters,
  };
  const named: Mark = {
    forms: formsOf(ways.name),
    near: place,
    lack: nameLack(area),
    ...(mainland.length > 0 && { spots: mainland }),
  };
  return { ways, candidate: new Candidate({ area: number, marks: [standing, named] }, around) };
}

/** So many scales are remembered: going near and back looks for nothing anew. */
const mostScales = 6;

type Known = Map<string, Prepared>;

/** All that is marked on an area, as a key. */
const markedOn = ({ id, badge, label, counters }: MapArea) =>
  JSON.stringify([id, badge, label, counters]);

/** The preparations at this scale in these surroundings. */
function knownAt(ground: Ground, scale: number, standing: Standing): Known {
  const key = JSON.stringify([scale, standing]);
  const known: Known = ground.prepared.get(key) ?? new Map();
  ground.prepared.delete(key);
  ground.prepared.set(key, known);
  const [oldest = key] = ground.prepared.keys();
  if (ground.prepared.size > mostScales) ground.prepared.delete(oldest);
  return known;
}

/** Only areas on which the marks have changed are prepared anew. */
function preparedFor(
  areas: readonly MapArea[],
  shapes: Shapes,
  ground: Ground,
  scale: number,
  standing: Standing,
): Prepared[] {
  const known = knownAt(ground, scale, standing);
  const around = surroundingsOf(ground, scale, standing);
  const now = areas.map((area): [string, Prepared] => {
    const marked = markedOn(area);
    return [marked, known.get(marked) ?? prepare(area, shapes, ground, scale, around)];
  });
  known.clear();
  for (const [marked, prepared] of now) known.set(marked, prepared);
  return now.map(([, prepared]) => prepared);
}

/** Prepares for `marksOf` one area after the other, so that others can work between them. */
export function* preparing(
  areas: readonly MapArea[],
  shapes: Shapes,
  ground: Ground,
  scale: number,
  standing: Standing,
): Generator<void> {
  const known = knownAt(ground, scale, standing);
  const around = surroundingsOf(ground, scale, standing);
  for (const area of areas) {
    const marked = markedOn(area);
    if (!shapes.has(area.id) || known.has(marked)) continue;
    known.set(marked, prepare(area, shapes, ground, scale, around));
    yield;
  }
}

/** Signs stand near the counters, and clear of all that stands already. */
function placedSigns(
  areas: readonly MapArea[],
  nearOf: (area: MapArea, i: number) => Point,
  scale: number,
  around: Surroundings,
): (PlacedSign | null)[] {
  const ways = areas.map((area) => signWays(area, scale));
  const signs = areas.map((area, i) => {
    const forms = formsOf(ways[i] ?? []);
    const mark: Mark = { forms, near: nearOf(area, i), lack: lacks.sign };
    const marks = forms.length > 0 ? [mark] : [];
    return new Candidate({ area: around.grid.ids.indexOf(area.id), marks }, around);
  });
  return place(signs).map(([found], i) => drawn(ways[i] ?? [], found));
}

/** Counters alone, each where its area says: so one sees the position while room for the rest is looked for. */
export function roughMarks(areas: readonly MapArea[], shapes: Shapes, scale: number): Marking {
  const marks = areas.flatMap((area): [string, AreaMarks][] => {
    const spot = area.counters.near ?? shapes.get(area.id);
    const way = spot && counterWays(area, scale)[0];
    return way ? [[area.id, { ...unmarked, counters: way.draw(spot) }]] : [];
  });
  return { marks: new Map(marks), covers: [] };
}

/** Where everything stands that is marked on the areas, at this many px a plate unit. */
export function marksOf(
  areas: readonly MapArea[],
  shapes: Shapes,
  ground: Ground,
  scale: number,
  standing: Standing,
): Marking {
  const here = areas.filter(({ id }) => shapes.has(id));
  const prepared = preparedFor(here, shapes, ground, scale, standing);
  const found = place(prepared.map(({ candidate }) => candidate));
  const covers = prepared.flatMap(({ ways }, i) => [
    ...(here[i]?.counters.isEmpty ? [] : covered(ways.counters, found[i]?.[0])),
    ...covered(ways.name, found[i]?.[1]),
  ]);
  const signs = placedSigns(
    here,
    ({ id }, i) => found[i]?.[0] ?? shapes.get(id) ?? { x: 0, y: 0 },
    scale,
    surroundingsOf(ground, scale, { ...standing, taken: [...standing.taken, ...covers] }),
  );
  const marks = new Map(
    prepared.map(({ ways }, i): [string, AreaMarks] => {
      const named = drawn(ways.name, found[i]?.[1]);
      const counters = drawn(ways.counters, found[i]?.[0]);
      const { name, badge } = named ?? { name: null, badge: null };
      return [here[i]?.id ?? '', { counters, name, badge, sign: signs[i] ?? null }];
    }),
  );
  return { marks, covers };
}
