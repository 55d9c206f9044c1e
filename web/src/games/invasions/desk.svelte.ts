// What the parts of one table share: the odds, and a march that goes farther than one area.

import type { SheetDraft } from '../sheet';
import { Prospects } from './prospects.svelte';
import type { PartProps } from './types';

export class Desk implements SheetDraft {
  readonly prospects = new Prospects();
  /** The areas a march still goes through, one question each. */
  private way: string[] = [];
  private sent = -1;

  noteOn(action: string): string {
    return this.prospects.noteOn(action);
  }

  /** Sends the Romans on the move along a way of several areas. */
  march(part: PartProps, path: readonly string[]): void {
    this.way = [...path];
    this.sent = -1;
    this.goOn(part);
  }

  /** The next step of a march, if the table asks for it; whatever else is asked ends it. */
  goOn(part: PartProps): void {
    // All is read at once, so that whatever changes at the table is heard of.
    const { ply, busy, live, offers } = part.table;
    if (this.way.length === 0 || busy || ply === this.sent || !live) return;
    const action = `to ${this.way[0]}`;
    if (!offers.some((offer) => !offer.refused && offer.action === action)) {
      if (offers.length > 0) this.way = [];
      return;
    }
    this.way.shift();
    this.sent = ply;
    part.act(action);
  }
}
