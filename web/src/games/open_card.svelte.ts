// The card of an area of a map, with the choices that there are in it.

import { untrack } from 'svelte';

export class OpenCard {
  /** The area whose card is open; null for none. */
  area = $state<string | null>(null);

  /** For a component. A new question closes what was asked about the last, and calls `begin`. */
  constructor(ply: () => number, begin: () => void = () => undefined) {
    // By its value: the table is told anew when somebody comes, or an answer is on its way.
    const now = $derived(ply());
    $effect(() => {
      void now;
      this.area = null;
      untrack(begin);
    });
  }

  /** Closes it; whose it was. */
  close(): string | null {
    const was = this.area;
    this.area = null;
    return was;
  }
}
