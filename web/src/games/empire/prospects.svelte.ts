// The exact odds of every conflict on the map and of those the next answer would bring.

import { percent } from '../percent';
import type { SheetDraft, SheetProps } from '../sheet';
import type { Board, Conflict, View } from './view.gen';

/** Groups of offers that may bring sides together. */
const marches = new Set(['march', 'to', 'forces', 'cavalry', 'place']);

const none: readonly Conflict[] = [];

/** Shared by all parts of a table: the server is asked once for a question. */
export class Prospects implements SheetDraft {
  private conflicts = $state.raw<readonly Conflict[]>([]);
  private mover: string | null = null;
  private ply = -1;
  private asked = false;
  private question = 0;

  /** Asks what the table at this ply has to expect, unless it has nothing to. */
  async ask({
    table,
    view,
    odds,
  }: Pick<SheetProps<Board, View>, 'table' | 'view' | 'odds'>): Promise<void> {
    const { ply, toMove } = table;
    if (ply !== this.ply) {
      // The known odds belong to another position, even if its ply comes again after an undo.
      this.ply = ply;
      this.asked = false;
      this.conflicts = none;
    }
    const isDue =
      table.live &&
      !table.result &&
      (view.areas.some(({ contested }) => contested) ||
        table.offers.some(({ group, refused }) => !refused && marches.has(group)));
    if (!isDue || this.asked) return;
    this.asked = true;
    const question = (this.question += 1);
    const answer = (await odds({})) as { conflicts: Conflict[] } | null;
    if (this.ply !== ply || this.question !== question) return;
    this.asked = answer !== null;
    this.mover = toMove;
    // Answers of others are for them to weigh; what changes where an answer does not lead is not
    // what it is given for.
    const isMine = table.seat === toMove;
    const leadsTo = ({ after, area }: Conflict) =>
      [undefined, area].includes(
        table.offers.find(({ action }) => action === after)?.marks.area as string | undefined,
      );
    this.conflicts =
      answer?.conflicts.filter((c) => c.after === null || (isMine && leadsTo(c))) ?? none;
  }

  /** Those for the table as it is shown; none while they are asked for. */
  at({ table }: Pick<SheetProps<Board, View>, 'table'>): readonly Conflict[] {
    return table.live ? this.conflicts : none;
  }

  noteOn(action: string): string {
    const conflict = this.conflicts.find(({ after }) => after === action);
    if (!conflict) return '';
    const { roman_wins, barbarian_wins } = conflict.odds;
    return `wins ${percent((this.mover === 'roman' ? roman_wins : barbarian_wins).decimal)}`;
  }
}

/** The conflict in an area: if all go who may, or as it stands. */
export function conflictIn(conflicts: readonly Conflict[], area: string): Conflict | undefined {
  const here = conflicts.filter((conflict) => conflict.area === area);
  return here.findLast(({ after }) => after !== null) ?? here[0];
}

/** "4 Romans in a fort against 6 Forces and 2 Cavalry; forest". */
export function sides({ odds }: Conflict): string {
  const romans = `${odds.roman_forces} ${odds.roman_forces === 1 ? 'Roman' : 'Romans'}`;
  const forces = `${odds.barbarian_forces} ${odds.barbarian_forces === 1 ? 'Force' : 'Forces'}`;
  return [
    romans,
    odds.fort ? ' in a fort' : '',
    ` against ${forces}`,
    odds.cavalry > 0 ? ` and ${odds.cavalry} Cavalry` : '',
    odds.terrain === 'clear' ? '' : `; ${odds.terrain}`,
  ].join('');
}

/** "Rome wins 31 %, Barbarians 66 %, neither 3 %". */
export function spokenOdds({ odds }: Conflict): string {
  const neither = odds.neither.decimal > 0 ? `, neither ${percent(odds.neither.decimal)}` : '';
  return (
    `Rome wins ${percent(odds.roman_wins.decimal)}, ` +
    `Barbarians ${percent(odds.barbarian_wins.decimal)}${neither}`
  );
}

/** "On average 1.4 rounds; 2.5 Romans, 1.2 Forces left"; what nobody keeps is left out. */
export function meansOf({ odds }: Conflict): string {
  const mean = ({ decimal }: { decimal: number }) => decimal.toFixed(1).replace(/\.0$/, '');
  const rounds = mean(odds.rounds);
  const left = [
    [odds.roman_survivors, 'Romans'] as const,
    [odds.barbarian_survivors, 'Forces'] as const,
    [odds.cavalry_survivors, 'Cavalry'] as const,
  ]
    .filter(([survivors]) => survivors.decimal >= 0.05)
    .map(([survivors, title]) => `${mean(survivors)} ${title}`);
  return `On average ${rounds} ${rounds === '1' ? 'round' : 'rounds'}; ${left.join(', ') || 'nobody'} left`;
}
