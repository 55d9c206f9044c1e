// Counters in the hand, before any answer is given: who would go, where they could be put down, and the
// exact odds that await them there. The table tells it all at once, so that looking costs one request.

import { untrack } from 'svelte';

import type { Offer, SheetProps } from './sheet';

type Part = Pick<SheetProps, 'table' | 'foresee'>;

/** The table's offers after some choices, and the odds then. */
export interface Foreseen<Odds> {
  offers: readonly Offer[];
  odds: Odds;
}

interface Held<Odds> {
  ply: number;
  from: string;
  /** The answers that say who goes. */
  answers: readonly string[];
  /** Null until the table has told. */
  told: Foreseen<Odds> | null;
}

export class Lift<Odds> {
  private held = $state.raw<Held<Odds> | null>(null);
  private asking: Promise<void> = Promise.resolve();
  /** The replies for a ply, so that the page does not ask for the same again. */
  private known: Record<string, Foreseen<Odds>> = {};
  private ply = -1;

  /** The units in hand; null when there are none, and when the table has moved on. */
  at({ table }: Pick<Part, 'table'>): Held<Odds> | null {
    const isNow = table.live && !table.busy && this.held?.ply === table.ply;
    return isNow ? this.held : null;
  }

  /**
   * Takes up those whom these answers send. `more` names a further answer that says who goes, where one
   * is still asked for; it is foreseen too.
   */
  take(
    part: Part,
    from: string,
    answers: readonly string[],
    more: (offers: readonly Offer[]) => string | null = () => null,
  ): void {
    untrack(() => (this.asking = this.ask(part, from, answers, more)));
  }

  /** Once it is told where those in the hand may be put down. */
  async settled(part: Part): Promise<Held<Odds> | null> {
    await this.asking;
    return this.at(part);
  }

  putDown(): void {
    this.held = null;
  }

  private async ask(
    part: Part,
    from: string,
    answers: readonly string[],
    more: (offers: readonly Offer[]) => string | null,
  ): Promise<void> {
    const { ply } = part.table;
    const held: Held<Odds> = { ply, from, answers, told: null };
    // Those that are looked at again stay as they were until the new odds are there.
    const before = this.at(part);
    this.held = before?.from === from ? { ...held, told: before.told } : held;
    const mine = this.held;
    let told = await this.tell(part, answers);
    const further = told && more(told.offers);
    if (further) told = await this.tell(part, [...answers, further]);
    if (this.held === mine) this.held = told && { ...held, told };
  }

  private async tell(part: Part, answers: readonly string[]): Promise<Foreseen<Odds> | null> {
    const { ply } = part.table;
    if (ply !== this.ply) this.known = {};
    this.ply = ply;
    const key = answers.join('\n');
    const told = this.known[key] ?? ((await part.foresee(answers)) as Foreseen<Odds> | null);
    if (told && this.ply === ply) this.known[key] = told;
    return told;
  }
}
