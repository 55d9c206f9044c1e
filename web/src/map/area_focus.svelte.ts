// Which area is pointed at, and which has the keyboard. One area at a time can be reached with Tab;
// the arrow keys go on from there (a roving tabindex).

export class AreaFocus {
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** The area that had the keyboard last. */
  last = $state<string | null>(null);
  readonly inspected = $derived(this.hovered ?? this.focused);

  enter(area: string): void {
    this.last = area;
    this.focused = area;
  }

  leave(area: string): void {
    if (this.focused === area) this.focused = null;
  }

  point(area: string): void {
    this.hovered = area;
  }

  unpoint(area: string): void {
    if (this.hovered === area) this.hovered = null;
  }

  clear(): void {
    this.hovered = null;
    this.focused = null;
  }
}
