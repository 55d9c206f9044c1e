// The exact odds of a question put to the player, asked from the server once a question.

import type { SheetProps } from './sheet';

type Part = Pick<SheetProps, 'table' | 'odds'>;

/** Shared by all parts of a table. */
export class ExactOdds<Odds> {
  private known = $state.raw<{ ply: number; odds: Odds } | null>(null);
  private ply = -1;
  private asked = false;
  private question = 0;

  /** Asks what this table has to expect, where `isDue` says that it has something to. */
  async ask({ table, odds }: Part, isDue = table.offers.length > 0): Promise<void> {
    const { ply } = table;
    if (ply !== this.ply) {
      // The known odds belong to another position, even if its ply comes again after an undo.
      this.ply = ply;
      this.asked = false;
      this.known = null;
    }
    if (!isDue || !table.live || table.result || this.asked) return;
    this.asked = true;
    const question = (this.question += 1);
    const answer = (await odds({})) as Odds | null;
    if (this.ply !== ply || this.question !== question) return;
    this.asked = answer !== null;
    if (answer) this.known = { ply, odds: this.shown(answer, table) };
  }

  /** The part of an answer that is shown at the table that asked. */
  protected shown(answer: Odds, _table: Part['table']): Odds {
    return answer;
  }

  /** Null while they are not known, and while an old ply is shown. */
  at({ table }: Pick<Part, 'table'>): Odds | null {
    return table.live && this.known?.ply === table.ply ? this.known.odds : null;
  }

  /** Those known last. */
  get latest(): Odds | null {
    return this.known?.odds ?? null;
  }
}
