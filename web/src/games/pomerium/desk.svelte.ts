// The state that the parts of one table share: the odds, and the route of the invasion in view.

import type { SheetDraft, SheetProps } from '../sheet';
import { Prospects } from './prospects.svelte';
import type { Board, View } from './view.gen';

export class Desk implements SheetDraft {
  readonly prospects = new Prospects();
  /** The people whose route is shown; null for none. */
  invader = $state<string | null>(null);
  /** The action that may end the game and has been pressed once. */
  pressed = $state<string | null>(null);

  noteOn(action: string): string {
    return this.prospects.noteOn(action);
  }

  /** Whether this press means it: what may end the game is done at the second one. */
  isMeant(action: string, isFatal: boolean): boolean {
    const isMeant = !isFatal || this.pressed === action;
    this.pressed = isMeant ? null : action;
    return isMeant;
  }

  /** Shows the route of a people, or hides it again. */
  look(invader: string): void {
    this.invader = this.invader === invader ? null : invader;
  }
}

export type PartProps = SheetProps<Board, View, Desk>;
