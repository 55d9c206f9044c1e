// Which sound goes with what is shown of a table, and that each thing is heard once.

import type { DieSeries, Entry, TableState } from '../../games/sheet';

export type Sound = 'dice' | 'counter' | 'seal' | 'alarm';

type Shown = Pick<TableState, 'beat' | 'fresh' | 'rolling' | 'log' | 'sealed'>;

const sealedSets = ({ sealed }: Shown): number =>
  sealed?.own.filter(({ confirmed }) => confirmed).length ?? 0;

/** A die where one falls, else a counter; nothing where nothing happened on the table. */
export function soundOf(entries: readonly Entry[], dice: readonly DieSeries[]): Sound | null {
  if (entries.length === 0) return null;
  return entries.some(({ kind }) => dice.some((die) => die.kind === kind)) ? 'dice' : 'counter';
}

export class Hearing {
  /** Number of the last entry that was heard, or was there before anybody listened. */
  private last: number | null = null;
  private sealed = 0;

  /** The sound for the newly shown state. */
  hear(shown: Shown, dice: readonly DieSeries[]): Sound | null {
    const before = this.sealed;
    this.sealed = sealedSets(shown);
    const { last } = this;
    if (last === null) {
      this.last = shown.log.at(-1)?.n ?? 0;
      return null;
    }
    if (this.sealed > before) return 'seal';
    const told = shown.rolling.length > 0 ? shown.rolling : (shown.beat?.entries ?? shown.fresh);
    const news = told.filter(({ n, undone }) => n > last && !undone);
    this.last = Math.max(last, ...news.map(({ n }) => n));
    return soundOf(news, dice);
  }
}
