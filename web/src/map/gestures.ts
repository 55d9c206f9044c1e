// Fingers, mouse and wheel: they pan and zoom what a frame shows.

import type { Point } from './geometry';

/** The camera that is panned and zoomed. */
export interface Pannable {
  isMoving: boolean;
  /** All in px from the corner of the frame. */
  pan(by: Point): void;
  zoom(times: number, at: Point): void;
  pinch(still: Point, before: Point, now: Point): void;
  settle(): void;
}

/** The counters that one finger carries elsewhere, instead of moving the view. */
export interface Carrier {
  /** Takes what lies at a spot (px from the corner of the frame), if anything may be taken there. */
  take(at: Point): boolean;
  carry(event: PointerEvent, at: Point): void;
  put(event: PointerEvent): void;
  /** Where it came from: the gesture was broken off. */
  putBack(): void;
}

/** Px a finger may slip before a press becomes a gesture. */
const slack = 5;
const wheelRest = 100;
/** The click that ends a gesture comes within so many ms; the user means any later click. */
const clickRest = 60;

export class Gestures {
  private readonly fingers = new Map<number, Point>();
  private start: Point | null = null;
  private isCarrying = false;
  private wheelEnd: ReturnType<typeof setTimeout> | undefined;
  /** True for a click that only ends a gesture. */
  endsGesture = false;

  /** The frame is the element in which it is seen. */
  constructor(
    private readonly view: Pannable,
    private readonly frame: () => HTMLElement | undefined,
    private readonly carrier: Carrier | null = null,
  ) {}

  /** The user means the next click, even if a gesture came before it. */
  forget(): void {
    this.endsGesture = false;
  }

  press = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if ((event.target as Element).closest('.card, .buttons')) return;
    this.fingers.set(event.pointerId, this.spotOf(event));
    if (this.fingers.size === 1) {
      this.start = this.spotOf(event);
      this.endsGesture = false;
      return;
    }
    this.letGo();
    this.begin();
  };

  drag = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before || !this.start) return;
    const now = this.spotOf(event);
    if (this.isCarrying) return this.carrier?.carry(event, now);
    if (!this.view.isMoving) {
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) < slack) return;
      if (this.fingers.size === 1 && this.carrier?.take(this.start)) {
        this.isCarrying = true;
        this.hold();
        return this.carrier.carry(event, now);
      }
      this.begin();
    }
    const other = [...this.fingers].find(([finger]) => finger !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) this.view.pinch(other, before, now);
    else this.view.pan({ x: now.x - before.x, y: now.y - before.y });
  };

  release = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (this.isCarrying && event.type !== 'pointercancel') {
      this.isCarrying = false;
      this.carrier?.put(event);
    } else this.letGo();
    if (this.fingers.size > 0) return;
    this.start = null;
    this.view.settle();
    setTimeout(() => (this.endsGesture = false), clickRest);
  };

  wheel = (event: WheelEvent): void => {
    if ((event.target as Element).closest('.card')) return;
    event.preventDefault();
    this.view.isMoving = true;
    clearTimeout(this.wheelEnd);
    this.wheelEnd = setTimeout(() => (this.view.isMoving = false), wheelRest);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1;
    this.view.zoom(Math.exp(-event.deltaY * lines * 0.0016), this.spotOf(event));
  };

  /** The carried counters go back where they came from. */
  letGo(): void {
    if (!this.isCarrying) return;
    this.isCarrying = false;
    this.carrier?.putBack();
  }

  private begin(): void {
    this.view.isMoving = true;
    this.hold();
  }

  /** No click comes of this gesture, and it goes on beside the frame. */
  private hold(): void {
    this.endsGesture = true;
    for (const finger of this.fingers.keys()) this.frame()?.setPointerCapture(finger);
  }

  /** Px from the corner of the frame. */
  private spotOf(event: { clientX: number; clientY: number }): Point {
    const box = this.frame()?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }
}
