// The state that the parts of one table share before anything is sent: the die in hand, the placing
// so far, and the question of a row of the sheet.

import type { SheetProps } from '../sheet';
import type { Erasable } from './offers';
import { place, placingOf, takeBack, trackerOf, type Placing } from './placing';
import type { Board, View } from './view.gen';

/** The choice that the sheet waits for after a click on a row. */
export type Asking = { kind: 'reroll' | 'plus_one' } | { kind: 'glory_erase'; circles: Erasable[] };

/** A die under the pointer, in page coordinates. */
export interface Drag {
  x: number;
  y: number;
}

interface Placed {
  turn: number | null;
  placing: Placing;
}

/** The table as it is shown. */
export interface Sent {
  view: View;
  ply: number;
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

  private turn: number | null = null;
  private last: Sent | null = null;

  /** The dice that are placed and not sent yet. */
  get choice(): Placed | null {
    return Object.keys(this.placing).length > 0 ? { turn: this.turn, placing: this.placing } : null;
  }

  layOut(choice: unknown): void {
    const { turn, placing } = choice as Placed;
    this.turn = turn;
    this.placing = placing;
  }

  /** True while a die of the tray is asked for. */
  get asksInPrompt(): boolean {
    return this.asking !== null && this.asking.kind !== 'glory_erase';
  }

  /**
   * Takes notice of what is shown. The placing is kept for as long as the same dice lie on the
   * table; the past does not touch it, nor does a view that only repeats the ply, as when somebody
   * joins the table.
   */
  receive(sent: Sent): void {
    const { view, ply, live } = sent;
    const repeats = this.last?.live === live && this.last.ply === ply;
    this.last = sent;
    if (repeats) return;
    if (live && (view.turn !== this.turn || view.phase !== 'resource')) this.clear(view.turn);
    this.asking = null;
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

export type PartProps = SheetProps<Board, View, Draft>;
