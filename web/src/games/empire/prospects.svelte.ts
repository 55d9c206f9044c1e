// The exact odds of every conflict on the map and of those the next answer would bring.

import { ExactOdds } from '../exact_odds.svelte';
import { mean, percent } from '../percent';
import type { SheetDraft, SheetProps } from '../sheet';
import type { Board, Conflict, View } from './view.gen';

/** Groups of offers that may bring sides together. */
const marches = new Set(['march', 'to', 'forces', 'cavalry', 'place']);

type Part = Pick<SheetProps<Board, View>, 'table' | 'view' | 'odds'>;

/** Shared by all parts of a table: the server is asked once for a question. */
export class Prospects extends ExactOdds<{ conflicts: readonly Conflict[] }> implements SheetDraft {
  private mover: string | null = null;

  /** Asks what the table has to expect, unless it has nothing to. */
  override ask({ table, view, odds }: Part): Promise<void> {
    const isDue =
      view.areas.some(({ contested }) => contested) ||
      table.offers.some(({ group, refused }) => !refused && marches.has(group));
    return super.ask({ table, odds }, isDue);
  }

  /**
   * Answers of others are for them to weigh; changes where an answer does not lead are not the ones it
   * is given for.
   */
  protected override shown(
    { conflicts }: { conflicts: readonly Conflict[] },
    { seat, to_move: toMove, offers }: Part['table'],
  ) {
    this.mover = toMove;
    const leadsTo = ({ after, area }: Conflict) =>
      [undefined, area].includes(
        offers.find(({ action }) => action === after)?.marks.area as string | undefined,
      );
    const isMine = seat === toMove;
    return { conflicts: conflicts.filter((c) => c.after === null || (isMine && leadsTo(c))) };
  }

  /** Those for the table as it is shown; none while they are asked for. */
  conflictsAt(part: Pick<Part, 'table'>): readonly Conflict[] {
    return this.at(part)?.conflicts ?? [];
  }

  noteOn(action: string): string {
    const conflict = this.latest?.conflicts.find(({ after }) => after === action);
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
