// The rulebook beside the table: whether it is open, and at what.

export interface BookTarget {
  /** The rule to open at; null: the beginning. */
  rule: string | null;
  /** Whether a rule is to be searched for. */
  find?: boolean;
}

export class OpenBook {
  /** Null while it is closed. */
  target = $state.raw<BookTarget | null>(null);
  /** Gets the focus back. */
  private opener: HTMLElement | null = null;

  show(target: BookTarget): void {
    this.opener ??= document.activeElement as HTMLElement | null;
    this.target = target;
  }

  close(): void {
    this.target = null;
    this.opener?.focus();
    this.opener = null;
  }
}
