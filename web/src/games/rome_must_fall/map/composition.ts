// The plate as a whole: how large it is drawn, and where everything on it stands.
//
// Pure: it depends on what is printed and on the room there is, not on the state of the game. All
// lengths in px of the finished drawing unless said otherwise.

import {
  around,
  between,
  type Box,
  overlap,
  type Point,
  ringsOf,
  type Ticks,
} from '../../../map/geometry';
import type { Cartouche, Lettering } from '../../../map/board';
import { textWidth } from '../../../map/labels';
import { letterBoxes } from '../../../map/obstacles';
import { scaledTicks } from '../../../map/ticks';
import type { Board } from '../view.gen';
import { gatherCircles, type MapCircle } from './circles';
import {
  areaNames,
  egyptFrames,
  isInside,
  type Kind,
  placeInEgypt,
  placeInWest,
  west,
  westFrames,
} from './geography';
import {
  placeAreas,
  placeLabels,
  type Placed,
  type Request,
  type Setting,
  type Surroundings,
} from './labels';
import { drawPaths, middleOf, pathText, pointsOn, spread, type Disc, type Leg } from './paths';

const narrowestWall = 600;
/** Kept free round the map, for its bar and the degrees. */
const margins: Readonly<Record<Kind, Box>> = {
  wall: { left: 28, top: 24, width: 56, height: 50 },
  pocket: { left: 6, top: 6, width: 12, height: 12 },
};

interface Measures {
  kind: Kind;
  /** Px a plate unit. */
  scale: number;
  radius: number;
  type: number;
}

export interface PlacedCircle extends MapCircle, Disc {
  /** How near a press counts as on it; the areas of two circles do not overlap. */
  reach: number;
}

export interface TribePath {
  tracker: string;
  text: string;
  legs: Leg[];
  /** Small heads that show which way the path runs. */
  heads: (Point & { turn: number })[];
}

export interface Tag {
  tracker: string;
  box: Box;
}

export interface Inset {
  box: Box;
  /** Where the origin of the panel of Egypt lies. */
  origin: Point;
}

export interface Composition extends Measures {
  width: number;
  height: number;
  /** Inside the neatline. */
  map: Box;
  /** Along the sides of the map. */
  ticks: Ticks;
  /** Where the origin of the panel of the west lies. */
  origin: Point;
  /** Egypt, inside its own neatline; null when the sheet has no circle there. */
  inset: Inset | null;
  circles: PlacedCircle[];
  paths: TribePath[];
  labels: Placed[];
  tags: Tag[];
  areas: Lettering[];
  hills: Box[];
  cartouche: Cartouche | null;
}

function measure(kind: Kind, width: number, height: number): Measures {
  const [{ box }, margin] = [westFrames[kind], margins[kind]];
  const scale = Math.max(
    Math.min((width - margin.width) / box.width, (height - margin.height) / box.height),
    0.2,
  );
  const across = scale * box.width;
  return {
    kind,
    scale,
    radius: between(5 + across * 0.0105, 9.5, 17),
    type: between(9.4 + across * 0.0052, 11, 16),
  };
}

function kindFor(width: number): Kind {
  return width < narrowestWall ? 'pocket' : 'wall';
}

/** The height in px that a plate of this width takes. */
export function heightFor(width: number): number {
  const kind = kindFor(width);
  const [{ box }, margin] = [westFrames[kind], margins[kind]];
  return ((width - margin.width) * box.height) / box.width + margin.height;
}

/** The width in px of a plate for the wall that takes this height. */
export function widthFor(height: number): number {
  const [{ box }, margin] = [westFrames.wall, margins.wall];
  return ((height - margin.height) * box.width) / box.height + margin.width;
}

const romaRadius = 1.4;

/** Kept free between a circle and its name. */
const nameGap: Readonly<Record<Kind, number>> = { wall: 5, pocket: 4 };
/** Kept free along the rim of the inset. */
const insetRim = 3;

function radiusOf(circle: MapCircle, { radius }: Measures): number {
  return circle.icon === 'roma' ? radius * romaRadius : radius;
}

function drawnAt({ x, y }: Point, origin: Point, scale: number): Point {
  return { x: origin.x + x * scale, y: origin.y + y * scale };
}

/** Puts each circle on the panel that shows its place; one that no panel shows stands at the rim. */
function setCircles(circles: MapCircle[], map: Box, origin: Point, inset: Inset, m: Measures) {
  const onWest: (MapCircle & Disc)[] = [];
  const onEgypt: (MapCircle & Disc)[] = [];
  for (const circle of circles) {
    const { lon, lat } = circle;
    const radius = radiusOf(circle, m);
    const inWest = drawnAt(placeInWest(lon, lat), origin, m.scale);
    const inEgypt = drawnAt(placeInEgypt(lon, lat), inset.origin, m.scale);
    const isInWest = isInside(inWest, map) && !isInside(inWest, inset.box);
    if (!isInWest && isInside(inEgypt, inset.box)) {
      const shown = withinBox(inEgypt, inset.box, radius + 4);
      const at = m.kind === 'wall' ? shown : withRoomBelow(shown, circle, radius, inset.box, m);
      onEgypt.push({ ...circle, ...at, radius });
    } else {
      onWest.push({ ...circle, ...withinBox(inWest, map, radius + 6), radius });
    }
  }
  const gap = m.kind === 'wall' ? 8 : 5;
  const apart = spread(onWest, gap);
  return {
    onWest: onEgypt.length > 0 ? apart.map((disc) => clearOf(inset.box, disc)) : apart,
    onEgypt: spread(onEgypt, gap),
  };
}

/** Moves a circle so that its name has room under it in a small inset. */
function withRoomBelow(at: Point, circle: MapCircle, radius: number, box: Box, m: Measures): Point {
  const [name] = nameSettings(circle, m.type);
  if (!name) return at;
  const beside = Math.min(name.width / 2 + insetRim, box.width / 2);
  const below = radius + nameGap[m.kind] + name.height + insetRim;
  return {
    x: between(at.x, box.left + beside, box.left + box.width - beside),
    y: Math.min(at.y, box.top + box.height - below),
  };
}

/** Lifts a disc off the inset, if it stands on its upper edge. */
function clearOf<D extends Disc>(inset: Box, disc: D): D {
  const lowest = inset.top - disc.radius - insetRim;
  const isBeside = disc.x + disc.radius < inset.left;
  return isBeside || disc.y <= lowest ? disc : { ...disc, y: lowest };
}

function withinBox({ x, y }: Point, box: Box, margin: number): Point {
  return {
    x: between(x, box.left + margin, box.left + box.width - margin),
    y: between(y, box.top + margin, box.top + box.height - margin),
  };
}

function withReach(discs: readonly (MapCircle & Disc)[]): PlacedCircle[] {
  const widest = 22;
  return discs.map((disc) => {
    const nearest = Math.min(
      ...discs
        .filter((other) => other !== disc)
        .map((other) => Math.hypot(other.x - disc.x, other.y - disc.y) - other.radius),
    );
    return { ...disc, reach: Math.min(widest, Math.max(disc.radius, (nearest + disc.radius) / 2)) };
  });
}

function pathsOf(board: Board, circles: readonly PlacedCircle[], m: Measures): TribePath[] {
  const find = (id: string) => circles.find((circle) => circle.id === id);
  const tribes = board.trackers.filter(({ path = [] }) => path.length > 0);
  const discs = tribes.map(({ path = [] }) =>
    path.flatMap(({ id }) => {
      const disc = find(id);
      return disc ? [disc] : [];
    }),
  );
  const all = drawPaths(discs, circles);
  return tribes.map(({ id }, i) => {
    const legs = all[i] ?? [];
    const longEnough = legs.filter(
      ({ from, to }) =>
        Math.hypot(to.x - from.x, to.y - from.y) > from.radius + to.radius + 2.2 * m.radius,
    );
    return { tracker: id, legs, text: pathText(legs), heads: longEnough.map(middleOf) };
  });
}

function settingOf(lines: string[], size: number, wider = 1): Setting {
  const widest = Math.max(...lines.map((line) => textWidth(line, 'plain', size) * wider));
  return { lines, width: widest + 2, height: size * (0.12 + 0.9 * lines.length) };
}

/** Type of a circle's name: Roma is set in larger capitals. */
function nameSettings(circle: MapCircle, size: number): Setting[] {
  if (circle.icon === 'roma') return [settingOf([circle.title.toUpperCase()], size * 1.15, 1.22)];
  const [first, ...rest] = circle.title.split(' ');
  const one = settingOf([circle.title], size);
  if (first === undefined || rest.length === 0) return [one];
  return [one, settingOf([first, rest.join(' ')], size)];
}

function nameRequest(circle: PlacedCircle, m: Measures): Request {
  return {
    id: circle.id,
    at: circle,
    radius: circle.radius,
    gap: nameGap[m.kind],
    settings: nameSettings(circle, m.type),
    weight: circle.icon === 'roma' ? 3 : 1,
    harm: 1,
  };
}

const tagPrefix = 'tag ';

function tagSetting(title: string, kind: Kind): Setting {
  if (kind === 'pocket') return { lines: [], width: 36, height: 17 };
  return { lines: [], width: 30 + title.length * 6.3, height: 22 };
}

function tagRequests(board: Board, circles: readonly PlacedCircle[], m: Measures): Request[] {
  return board.trackers.flatMap(({ id, title }) => {
    const first = circles.find((circle) => circle.first === id);
    if (!first) return [];
    const [name] = nameSettings(first, m.type);
    return [
      {
        id: tagPrefix + id,
        at: first,
        radius: first.radius,
        gap: m.kind === 'wall' ? 8 : 5,
        settings: [tagSetting(title, m.kind)],
        weight: 2,
        harm: 0.25,
        ...(m.kind === 'pocket' && name ? { farGap: name.width + 3 * nameGap.pocket } : {}),
      },
    ];
  });
}

const coastCorners = ringsOf(west.land).flat();

/** The text, cut with an ellipsis to fit the width in px. */
function fitted(text: string, width: number): string {
  const letters = [...text];
  while (textWidth(letters.join(''), 'plain', 11.5) > width) letters.splice(-2, 2, '…');
  return letters.join('');
}

function cartoucheFor(
  board: Board,
  map: Box,
  circles: readonly Disc[],
  kind: Kind,
): Cartouche | null {
  const isFull = kind === 'wall';
  const source = board.built_in ? 'our reconstruction' : 'a sheet of your own';
  const size = isFull ? { width: 184, height: 72 } : { width: 112, height: 19 };
  const inset = isFull ? 12 : 5;
  const left = map.left + inset;
  const right = map.left + map.width - inset - size.width;
  const top = map.top + inset;
  const bottom = map.top + map.height - inset - size.height;
  const corners = [
    { left, top: bottom },
    { left, top },
    { left: right, top },
  ].map((corner) => ({ ...corner, ...size }));
  const free = corners.find(
    (box) => !circles.some((disc) => overlap(box, around(disc, disc.radius + 6))),
  );
  const line = board.built_in ? 'Rome Must Fall' : fitted(board.board_name, size.width - 20);
  const note = isFull ? `paths and icons: ${source}` : source;
  return free ? { ...free, title: isFull ? 'OCCIDENS' : '', line, note } : null;
}

/** Against the type of the plate. */
const areaSizes: Readonly<Record<Lettering['kind'], number>> = { sea: 1.1, land: 1.02, gulf: 0.95 };

function areaLettering(origin: Point, m: Measures, surroundings: Surroundings): Lettering[] {
  const names = areaNames.map(({ lon, lat, ...name }) => {
    const at = drawnAt(placeInWest(lon, lat), origin, m.scale);
    return { ...name, ...at, size: m.type * areaSizes[name.kind] };
  });
  // Small lettering is left out, not shrunk.
  return placeAreas(
    names.filter(({ size }) => size >= 11),
    surroundings,
  );
}

function freeHills(
  origin: Point,
  m: Measures,
  blocked: readonly Box[],
  points: readonly Point[],
): Box[] {
  return west.hills.flatMap(([x = 0, y = 0, size = 1]) => {
    const foot = drawnAt({ x, y }, origin, m.scale);
    const times = size * m.scale;
    const [left, top] = [foot.x - 10 * times, foot.y - 13 * times];
    const box = { left, top, width: 20 * times, height: 14 * times };
    const isFree = !blocked.some((other) => overlap(box, other));
    return isFree && !points.some((point) => isInside(point, box)) ? [box] : [];
  });
}

/** Room for a circle and its name, in px. */
const leastInset: Readonly<Record<Kind, { width: number; height: number }>> = {
  wall: { width: 0, height: 0 },
  pocket: { width: 58, height: 43 },
};
/** How far down the panel of Egypt is drawn, in plate units. */
const southOfEgypt = 150;

/** Egypt lies in the lower right corner of the map, at the same scale. */
function insetIn(map: Box, m: Measures): Inset {
  const { box } = egyptFrames[m.kind];
  const least = leastInset[m.kind];
  const width = Math.max(box.width * m.scale, least.width);
  const height = Math.max(box.height * m.scale, least.height);
  const left = map.left + map.width - width;
  const top = map.top + map.height - height;
  // Where there is more room than the frame asks for, more of the land in the south is shown.
  const south = Math.min(box.top + height / m.scale, southOfEgypt);
  return {
    box: { left, top, width, height },
    origin: { x: left - box.left * m.scale, y: top + height - south * m.scale },
  };
}

/** Lays the whole plate out in the room there is; it fills one side of it and is centred in the other. */
export function compose(board: Board, room: { width: number; height: number }): Composition {
  const { box } = westFrames.wall;
  const kind = kindFor(Math.min(room.width, (room.height * box.width) / box.height));
  const m = measure(kind, room.width, room.height);
  const [frame, margin] = [westFrames[kind], margins[kind]];
  const map = {
    left: margin.left,
    top: margin.top,
    width: frame.box.width * m.scale,
    height: frame.box.height * m.scale,
  };
  const origin = {
    x: map.left - frame.box.left * m.scale,
    y: map.top - frame.box.top * m.scale,
  };
  const egypt = insetIn(map, m);
  const { onWest, onEgypt } = setCircles(gatherCircles(board), map, origin, egypt, m);
  const inset = onEgypt.length > 0 ? egypt : null;
  const circles = withReach([...onWest, ...onEgypt]);
  const paths = pathsOf(board, circles, m);
  const cartouche = cartoucheFor(board, map, circles, kind);

  const pathPoints = paths.flatMap(({ legs }) => legs.flatMap((leg) => pointsOn(leg, 4)));
  const coast = coastCorners.map((corner) => drawnAt(corner, origin, m.scale));
  const discs = circles.map((circle) => around(circle, circle.radius + 1));
  const blocked = [...discs, ...(inset ? [inset.box] : []), ...(cartouche ? [cartouche] : [])];
  const surroundings: Surroundings = {
    frame: shrunk(map, 4),
    blocked,
    marks: circles,
    lines: [
      { points: pathPoints, weight: 4 },
      { points: coast, weight: 0.5 },
    ],
  };
  const inEgypt = (request: Request) =>
    onEgypt.some(({ x, y }) => request.at.x === x && request.at.y === y);
  const requests = [
    ...circles.map((circle) => nameRequest(circle, m)),
    ...tagRequests(board, circles, m),
  ];
  const placed = [
    ...placeLabels(
      requests.filter((request) => !inEgypt(request)),
      surroundings,
    ),
    ...placeLabels(requests.filter(inEgypt), {
      ...surroundings,
      frame: shrunk(egypt.box, insetRim),
      blocked: discs,
    }),
  ];
  const labels = placed.filter(({ id }) => !id.startsWith(tagPrefix));
  const tags = placed
    .filter(({ id }) => id.startsWith(tagPrefix))
    .map(({ id, box }) => ({ tracker: id.slice(tagPrefix.length), box }));

  const taken = [...blocked, ...placed.map(({ box }) => box)];
  const areas = areaLettering(origin, m, {
    ...surroundings,
    blocked: taken,
    lines: [
      { points: pathPoints, weight: 3 },
      { points: coast, weight: 0.5 },
    ],
  });
  return {
    ...m,
    width: map.width + margin.width,
    height: map.height + margin.height,
    map,
    ticks: scaledTicks(frame.ticks, m.scale),
    origin,
    inset,
    circles,
    paths,
    labels,
    tags,
    areas,
    hills: freeHills(origin, m, [...taken, ...areas.flatMap(letterBoxes)], pathPoints),
    cartouche,
  };
}

function shrunk({ left, top, width, height }: Box, by: number): Box {
  return { left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by };
}
