// Which part of a plate is seen, and how large: zooming, panning, and staying on the plate.

import { between, boundsOf, type Box, type Point } from './geometry';

/** The spot in the middle of the view, in plate units, and px a plate unit. */
export interface Camera extends Point {
  scale: number;
}

export interface View {
  width: number;
  height: number;
  /** Px at the right edge that buttons lie over; none unless told. */
  covered?: number;
}

/** Everything in view, as large as it goes. */
export function whole(bounds: Box, view: View): Camera {
  return {
    x: bounds.left + bounds.width / 2,
    y: bounds.top + bounds.height / 2,
    scale: Math.min(view.width / bounds.width, view.height / bounds.height),
  };
}

/** The space a neatline takes outside its frame, in plate units. */
const edge = { left: 30, top: 26, width: 60, height: 54 };

/** A frame and its neatline. */
export const edged = ({ left, top, width, height }: Box): Box => ({
  left: left - edge.left,
  top: top - edge.top,
  width: width + edge.width,
  height: height + edge.height,
});

/** A wider frame is shown that makes all of it no smaller than this, compared with the plate alone. */
const hardlySmaller = 0.96;

/** The frame that fills the view better: the plate, or more of the land beside it. */
export function frameFor(plate: Box, wide: Box, view: View): Box {
  const scale = (frame: Box) => whole(edged(frame), view).scale;
  return scale(wide) >= hardlySmaller * scale(plate) ? wide : plate;
}

/** How far one may go in: names stay names, and the smallest area becomes easy to hit. */
export function closest(bounds: Box, view: View): number {
  return Math.max(3, 2.5 * whole(bounds, view).scale);
}

/**
 * The nearest camera that shows no more than the bounds, and those in the middle if there is room.
 * Land under the buttons can be moved out from under them.
 */
export function kept(camera: Camera, bounds: Box, view: View): Camera {
  const all = whole(bounds, view);
  const scale = between(camera.scale, all.scale, closest(bounds, view));
  const along = (at: number, start: number, length: number, seen: number, middle: number) =>
    seen >= length ? middle : between(at, start + seen / 2, start + length - seen / 2);
  return {
    x: along(
      camera.x,
      bounds.left,
      bounds.width + (scale > all.scale ? (view.covered ?? 0) / scale : 0),
      view.width / scale,
      all.x,
    ),
    y: along(camera.y, bounds.top, bounds.height, view.height / scale, all.y),
    scale,
  };
}

/** Nearer or farther by `times`; the plate stays put under the spot `at` (px from the corner). */
export function zoomed(camera: Camera, times: number, at: Point, bounds: Box, view: View): Camera {
  const scale = between(camera.scale * times, whole(bounds, view).scale, closest(bounds, view));
  const shift = 1 / camera.scale - 1 / scale;
  return kept(
    {
      x: camera.x + (at.x - view.width / 2) * shift,
      y: camera.y + (at.y - view.height / 2) * shift,
      scale,
    },
    bounds,
    view,
  );
}

/** Moved so that the plate follows a finger that went `by` px. */
export function panned(camera: Camera, by: Point, bounds: Box, view: View): Camera {
  const { x, y, scale } = camera;
  return kept({ x: x - by.x / scale, y: y - by.y / scale, scale }, bounds, view);
}

/**
 * Moved and zoomed by two fingers: one stays at `still`, the other goes from `before` to `now`; all
 * in px from the corner of the view.
 */
export function pinched(
  camera: Camera,
  still: Point,
  before: Point,
  now: Point,
  bounds: Box,
  view: View,
): Camera {
  const apart = (finger: Point) => Math.max(1, Math.hypot(finger.x - still.x, finger.y - still.y));
  const middle = (finger: Point) => ({ x: (finger.x + still.x) / 2, y: (finger.y + still.y) / 2 });
  const by = { x: middle(now).x - middle(before).x, y: middle(now).y - middle(before).y };
  const moved = panned(camera, by, bounds, view);
  return zoomed(moved, apart(now) / apart(before), middle(now), bounds, view);
}

/** All the spots with `room` around them, drawn no larger than the plate itself. */
export function around(spots: readonly Point[], room: number, view: View): Camera {
  const { left, top, width, height } = boundsOf([spots]);
  const near = whole(
    { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room },
    view,
  );
  return { ...near, scale: Math.min(near.scale, 1) };
}

/** Where a spot of the plate is seen, in px from the corner of the view. */
export function seenAt(spot: Point, camera: Camera, view: View): Point {
  return {
    x: (spot.x - camera.x) * camera.scale + view.width / 2,
    y: (spot.y - camera.y) * camera.scale + view.height / 2,
  };
}

/** The spot of the plate that is seen so many px from the corner of the view. */
export function spotAt(at: Point, camera: Camera, view: View): Point {
  return {
    x: camera.x + (at.x - view.width / 2) / camera.scale,
    y: camera.y + (at.y - view.height / 2) / camera.scale,
  };
}

export function isInView(spot: Point, camera: Camera, view: View): boolean {
  const { x, y } = seenAt(spot, camera, view);
  return x > 0 && y > 0 && x < view.width && y < view.height;
}

/** Moved no farther than needed to bring the spot into view, `room` px from the edge. */
export function bringInto(
  camera: Camera,
  spot: Point,
  room: number,
  bounds: Box,
  view: View,
): Camera {
  const at = seenAt(spot, camera, view);
  const short = (value: number, length: number) =>
    value < room ? room - value : value > length - room ? length - room - value : 0;
  return panned(camera, { x: short(at.x, view.width), y: short(at.y, view.height) }, bounds, view);
}

/** The part of the plate in the upper left corner of the view. */
function cornerOf({ x, y, scale }: Camera, { width, height }: View): Point {
  return { x: x - width / 2 / scale, y: y - height / 2 / scale };
}

export function viewBoxOf(camera: Camera, view: View): string {
  const { x, y } = cornerOf(camera, view);
  return `${x} ${y} ${view.width / camera.scale} ${view.height / camera.scale}`;
}

/** The CSS transform that shows a picture drawn for one camera as another one sees it. */
export function transformBetween(drawn: Camera, shown: Camera, view: View): string {
  const from = cornerOf(drawn, view);
  const to = cornerOf(shown, view);
  const times = shown.scale / drawn.scale;
  if (times === 1 && from.x === to.x && from.y === to.y) return 'none';
  const x = (from.x - to.x) * shown.scale;
  const y = (from.y - to.y) * shown.scale;
  return `translate(${x}px, ${y}px) scale(${times})`;
}
