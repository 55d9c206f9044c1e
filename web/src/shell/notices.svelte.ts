// What the page has to say beside any table: what the browser cannot keep, or that a newer page is there.

export interface Notice {
  /** Another notice of the same name takes its place. */
  name: string;
  words: string;
  /** What can be done about it. */
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
