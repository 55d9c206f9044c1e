// The visible part of a plate. While a gesture lasts the finished picture is moved; it is drawn
// anew when the gesture rests.

import { untrack } from 'svelte';

import {
  around,
  bringInto,
  type Camera,
  edged,
  frameFor,
  isInView,
  kept,
  panned,
  pinched,
  seenAt,
  transformBetween,
  type View,
  viewBoxOf,
  whole,
  zoomed,
} from './camera';
import type { Box, Point } from './geometry';
import { useLook } from './look.svelte';

/** The content of the view, in plate units. */
export interface Subject {
  plate: Box;
  /** As high and wider, for wide windows; null for none. */
  wide: Box | null;
  /** The spots in view at first where the map cannot be seen whole. */
  spots: readonly Point[];
}

const smallWidth = 620;
/** Px between the buttons and the edge; on a small screen they take so much of its right edge. */
const besideButtons = 8;
const buttons = 60;
/** Px a plate unit; where a question is spread over a wide land, a small map opens no smaller by itself. */
const readable = 0.6;
/** Plate units around the areas that a picture is about. */
const kAbout = 54;
/** A high window is filled by a map that is so many times larger than it would be, and no more. */
const mostFilling = 1.4;
const rest = 110;

export class Viewport {
  /** Px. */
  width = $state(0);
  height = $state(0);
  isMoving = $state(false);

  private readonly subject: () => Subject;
  private readonly look = useLook();
  /** Whether this is a picture for itself, in which nothing can be pressed. */
  readonly isPicture = this.look.picture !== null;
  /** Whether it shows a few areas, where a title of the plate would be cut. */
  readonly isDetail = this.look.areas !== null;
  /** The camera the picture was drawn for; null before it is drawn for the first time. */
  private settled = $state.raw<Camera | null>(null);
  private settling: ReturnType<typeof setTimeout> | undefined;

  /** On a small screen the plate has no edge, and not all of it is seen. */
  readonly isSmall = $derived(this.width < smallWidth);
  readonly view: View = $derived({
    width: this.width,
    height: this.height,
    covered: this.isSmall && !this.isPicture ? buttons : 0,
  });
  /** The shown part of the drawing: the plate, or more of the land to both sides of it. */
  readonly frame: Box = $derived.by(() => {
    const { plate, wide } = this.subject();
    return this.isSmall || !wide ? plate : frameFor(plate, wide, this.view);
  });
  private readonly bounds: Box = $derived(this.isSmall ? this.frame : edged(this.frame));
  private readonly all = $derived(whole(this.bounds, this.view));
  readonly shown = $derived.by(() => {
    const { camera } = this.look;
    if (camera === null) return kept(this.ownCamera(), this.bounds, { ...this.view, covered: 0 });
    return kept(camera === 'whole' ? this.all : camera, this.bounds, this.view);
  });
  readonly isWhole = $derived(this.shown.scale <= this.all.scale * 1.01);
  /** Px from the lower right corner to the buttons: within the edge of the whole plate, if it has one. */
  readonly inset: Point = $derived.by(() => {
    const { left, top, width, height } = this.frame;
    const corner = seenAt({ x: left + width, y: top + height }, this.all, this.view);
    const [x, y] = this.isSmall ? [0, 0] : [this.width - corner.x, this.height - corner.y];
    return { x: x + besideButtons, y: y + besideButtons };
  });
  /** Whether the size of the window is known. */
  readonly isOpen = $derived(this.width > 0 && this.height > 0);
  /** Px a plate unit of the picture. */
  readonly scale = $derived((this.settled ?? this.shown).scale);
  readonly viewBox = $derived(viewBoxOf(this.settled ?? this.shown, this.view));
  readonly transform = $derived(
    transformBetween(this.settled ?? this.shown, this.shown, this.view),
  );

  /** To be made while a component is set up. */
  constructor(subject: (about: readonly string[] | null) => Subject) {
    this.subject = () => subject(this.look.areas);
    if (this.look.picture) {
      this.width = this.look.picture.width;
      this.height = this.look.picture.height;
      this.settled = this.shown;
    }
    $effect(() => {
      const next = this.shown;
      clearTimeout(this.settling);
      if (!this.isOpen) return;
      if (untrack(() => this.isMoving)) {
        this.settling = setTimeout(() => (this.settled = next), rest);
      } else this.settled = next;
    });
  }

  /** The whole plate, or on a small screen what it is about. */
  private ownCamera(): Camera {
    if (this.look.areas) return around(this.subject().spots, kAbout, this.view);
    if (!this.isSmall || this.width === 0) return this.all;
    const near = around(this.subject().spots, 60, this.view);
    const scale = Math.max(near.scale, readable);
    // In a high window the land goes to the edges above and below, as far as it stays in sight.
    const filling = Math.min(this.height / this.bounds.height, mostFilling * scale);
    return { ...near, scale: Math.max(scale, filling) };
  }

  /** Ends a gesture: the picture is drawn as it is seen. */
  settle(): void {
    this.isMoving = false;
    clearTimeout(this.settling);
    this.settled = this.shown;
  }

  /** The picture follows a finger that went `by` px. */
  pan(by: Point): void {
    this.lookFrom(panned(this.shown, by, this.bounds, this.view));
  }

  /** Nearer or farther; the plate stays put under `at`, the middle unless told (px). */
  zoom(times: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.lookFrom(zoomed(this.shown, times, at, this.bounds, this.view));
  }

  /** Two fingers: one stays at `still`, the other goes from `before` to `now` (px). */
  pinch(still: Point, before: Point, now: Point): void {
    this.lookFrom(pinched(this.shown, still, before, now, this.bounds, this.view));
  }

  showWhole(): void {
    this.look.camera = 'whole';
  }

  /** Moves no farther than needed. */
  bringIn(spot: Point): void {
    const nearest = bringInto(this.shown, spot, 50, this.bounds, this.view);
    if (nearest.x !== this.shown.x || nearest.y !== this.shown.y) this.lookFrom(nearest);
  }

  /** Looks by itself again if none of the spots is in sight. */
  lookAt(spots: readonly Point[]): void {
    const isSeen = spots.some((spot) => isInView(spot, this.shown, this.view));
    if (spots.length > 0 && !isSeen) this.look.camera = null;
  }

  /** A user who has zoomed out to the whole plate sees all of it in every window. */
  private lookFrom(camera: Camera): void {
    this.look.camera = camera.scale > this.all.scale ? camera : 'whole';
  }
}
