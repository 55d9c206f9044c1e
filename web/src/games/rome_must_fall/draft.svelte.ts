// What the parts of one table share before anything is sent: the die in hand, the placing so far,
// the question a row of the sheet has asked, and the change that is being shown.

import type { Entry } from '../sheet';
import type { Erasable } from './offers';
import { place, placingOf, takeBack, trackerOf, type Placing } from './placing';
import { advance, stops } from './playback';
import type { View } from './types';

/** What the sheet waits for after a row was pressed. */
export type Asking = { kind: 'reroll' | 'plus_one' } | { kind: 'glory_erase'; circles: Erasable[] };

/** A die under the pointer, in page coordinates. */
export interface Drag {
  x: number;
  y: number;
}

/** The table as it was sent, at one ply. */
export interface Sent {
  view: View;
  ply: number;
  fresh: readonly Entry[];
  live: boolean;
}

export class Draft {
  placing = $state.raw<Placing>({});
  /** Index of the die that was picked up. */
  inHand = $state<number | null>(null);
  /** The tracker under the pointer or the focus while a die is in hand. */
  over = $state<string | null>(null);
  drag = $state.raw<Drag | null>(null);
  asking = $state.raw<Asking | null>(null);

  /** The view in the middle of a change, or null when the sheet shows the view it was sent. */
  private passing = $state.raw<View | null>(null);
  /** Number of the last entry that is shown as done. */
  private until = $state(Infinity);
  /** Entries whose dice are rolling at this moment. */
  rolling = $state.raw<readonly Entry[]>([]);

  private turn: number | null = null;
  private last: Sent | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The view to draw. */
  view(sent: View): View {
    return this.passing ?? sent;
  }

  /** Entries after this one are not yet to be told. */
  get shownUntil(): number {
    return this.until;
  }

  /** True while a change is being shown: nothing can be done, any press ends it. */
  get playing(): boolean {
    return this.passing !== null;
  }

  /** True while a die of the tray is asked for. */
  get asksInPrompt(): boolean {
    return this.asking !== null && this.asking.kind !== 'glory_erase';
  }

  /**
   * Takes notice of what was sent: a view, the ply it belongs to, and the entries that came with it.
   * The placing is kept for as long as the same dice lie on the table; a replay does not touch it,
   * nor does a view that only repeats the ply, as when somebody joins the table.
   */
  receive(sent: Sent, animate: boolean): void {
    const { view, ply, fresh, live } = sent;
    // What came with the latest change is no news to one who comes back from the replay.
    const before = this.last?.live === live ? this.last.view : null;
    const repeats = before !== null && this.last?.ply === ply;
    this.last = sent;
    if (repeats) return;
    const news = fresh.filter((entry) => !entry.undone);
    if (live && (view.turn !== this.turn || view.phase !== 'resource')) this.clear(view.turn);
    this.asking = null;
    this.settle();
    if (before !== null && news.length > 0 && animate) this.play(before, news, view);
  }

  /** Ends the showing of a change at once. */
  settle(): void {
    clearTimeout(this.timer);
    this.passing = null;
    this.rolling = [];
    this.until = Infinity;
  }

  private play(before: View, entries: readonly Entry[], end: View): void {
    const all = stops(entries);
    let view = before;
    this.passing = before;
    this.until = (entries[0]?.n ?? 1) - 1;
    const show = (index: number): void => {
      const stop = all[index];
      if (!stop) {
        this.settle();
        return;
      }
      for (const entry of stop.entries) view = advance(view, entry, end);
      const done = (): void => {
        this.rolling = [];
        this.until = stop.entries.at(-1)?.n ?? this.until;
        if (stop.stands > 0) this.timer = setTimeout(() => show(index + 1), stop.stands);
        else show(index + 1);
      };
      this.passing = view;
      this.rolling = stop.rolls > 0 ? stop.entries : [];
      if (stop.rolls > 0) this.timer = setTimeout(done, stop.rolls);
      else done();
    };
    show(0);
  }

  private clear(turn: number): void {
    this.turn = turn;
    this.placing = {};
    this.putDown();
  }

  pickUp(die: number): void {
    this.asking = null;
    this.inHand = this.inHand === die ? null : die;
    this.over = null;
  }

  putDown(): void {
    this.inHand = null;
    this.over = null;
    this.drag = null;
  }

  /** Puts the die in hand on a tracker. */
  placeOn(tracker: string): void {
    if (this.inHand === null) return;
    this.change(place(this.placing, tracker, this.inHand));
  }

  /** Returns a die to the tray. */
  takeBack(die: number): void {
    this.change(takeBack(this.placing, die));
  }

  private change(placing: Placing): void {
    this.placing = placing;
    this.putDown();
  }

  trackerOf(die: number): string | null {
    return trackerOf(this.placing, die);
  }

  /**
   * Lays out an `assign` action, such as an advice, as a draft that can still be changed. False if
   * it is another action or the dice cannot be placed now.
   */
  draftFrom(action: string): boolean {
    const slots =
      this.last?.view.phase === 'resource' ? this.last.view.trackers.map(({ id }) => id) : [];
    const placing = placingOf(action, slots);
    if (placing === null) return false;
    this.asking = null;
    this.change(placing);
    return true;
  }

  /** One step back: from the question asked, or from the die in hand. False if there is neither. */
  stepBack(): boolean {
    if (this.asking === null && this.inHand === null) return false;
    this.asking = null;
    this.putDown();
    return true;
  }
}
