// The story as it is told on the page: which beat is shown, and whether it goes on by itself.

import type { TableState } from '../sheet';
import { type Beat, type Teller, viewAt } from './beats';

/** How long a beat stands at the usual speed. */
const beatTime = 1300;
const speeds = [1, 2, 4];

export class Story<View> {
  beats = $state.raw<readonly Beat[]>([]);
  /** The beat that is shown. */
  index = $state(0);
  /** Whether the story is shown at all. */
  open = $state(false);
  playing = $state(false);
  speed = $state(1);

  readonly beat = $derived<Beat | null>(this.open ? (this.beats[this.index] ?? null) : null);
  readonly isLast = $derived(this.index >= this.beats.length - 1);
  /** The first beat of the next part; null when there is none. */
  readonly nextChapter = $derived.by(() => {
    const now = this.beats[this.index]?.chapter;
    const next = this.beats.findIndex(({ chapter }, i) => i > this.index && chapter !== now);
    return next < 0 ? null : next;
  });

  /** As the table stood when the player last answered; null if this page has not seen it. */
  private before = $state.raw<View | null>(null);
  private latest: View | null = null;
  private told = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly teller: Teller<View>) {}

  /** Takes up the story of a new question; `calm` keeps it from going on by itself. */
  follow(table: TableState, view: View, calm: boolean): void {
    if (!table.live) return this.pause();
    if (table.ply === this.told) return;
    this.stop();
    this.told = table.ply;
    this.beats = [];
    const isAsked = table.toMove === table.seat || table.result !== null;
    if (!isAsked) return;
    this.before = this.latest;
    this.latest = view;
    this.beats = this.teller.beatsOf(table.log);
    // Nothing is told again after a reload or an undo unless it is asked for.
    if (table.fresh.length === 0 || this.beats.length < 2) return;
    this.open = true;
    if (!calm) this.play();
  }

  /** The map as it stood at the beat that is shown. */
  viewNow(view: View): View {
    if (!this.beat || !this.before || this.isLast) return view;
    return viewAt(this.teller, this.before, this.beats, this.index);
  }

  play(): void {
    if (this.isLast) this.index = 0;
    this.open = true;
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Another beat; the story stands still there. */
  step(direction: 1 | -1): void {
    this.pause();
    this.open = true;
    this.index = Math.max(0, Math.min(this.index + direction, this.beats.length - 1));
  }

  /** On to the next part, or to the end; what was played goes on from there. */
  skip(): void {
    this.index = this.nextChapter ?? this.beats.length - 1;
    this.open = true;
    if (this.playing) this.wait();
  }

  changeSpeed(): void {
    this.speed = speeds[(speeds.indexOf(this.speed) + 1) % speeds.length] ?? 1;
    if (this.playing) this.wait();
  }

  /** Ends the telling; it can be opened again. */
  stop(): void {
    this.pause();
    this.open = false;
    this.index = 0;
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.isLast) return this.pause();
      this.index += 1;
      this.wait();
    }, beatTime / this.speed);
  }
}
