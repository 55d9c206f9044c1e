// The page's notices outside any table: data the browser cannot keep, or a newer page.

export interface Notice {
  /** Another notice of the same name takes its place. */
  name: string;
  words: string;
  /** The remedy, if there is one. */
  action?: { label: string; run(): void };
}

class Notices {
  shown = $state.raw<readonly Notice[]>([]);

  show(notice: Notice): void {
    this.drop(notice.name);
    this.shown = [...this.shown, notice];
  }

  drop(name: string): void {
    this.shown = this.shown.filter((notice) => notice.name !== name);
  }
}

export const notices = new Notices();
