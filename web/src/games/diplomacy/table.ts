// What the parts of the page read off the table.

import type { OwnOrders } from '../sheet';
import { type Order, parseOrder } from './notation';
import type { AskedView, PartProps, ResultView, View } from './types';

/** The set of the seat this client looks from. */
export function ownSet(part: Pick<PartProps, 'table'>): OwnOrders | null {
  return part.table.sealed?.own.find(({ seat }) => seat === part.table.seat) ?? null;
}

export const textsOf = (own: OwnOrders | null): string[] =>
  own?.orders?.map(({ text }) => text) ?? [];

/** True while this seat may still write. */
export function mayWrite(part: PartProps): boolean {
  const own = ownSet(part);
  return part.table.live && part.view.orders !== null && own !== null && !own.confirmed;
}

/** Whether a seat is asked only so that nobody learns who has something to order. */
export function asksForNothing({ orders, step, powers }: View): boolean {
  if (orders === null) return true;
  const own = powers.find(({ id }) => id === orders.power);
  return step === 'adjustments' && own?.adjust === 0;
}

/** What is asked in this phase. */
export function sealedQuestion({ step, orders, powers }: View): string {
  const own = powers.find(({ id }) => id === orders?.power);
  switch (step) {
    case 'start':
      return 'Which units do you begin with?';
    case 'retreats':
      return 'Where do your dislodged units retreat?';
    case 'adjustments':
      return (own?.adjust ?? 0) < 0 ? 'Which units do you remove?' : 'What do you build?';
    default:
      return 'What are your orders?';
  }
}

/** The results to look at: those of the phase that came last. The server drops what is older. */
export function lastResults({ results }: Pick<View, 'results'>): ResultView[] {
  const { adjustments, retreats, movement } = results;
  return [adjustments, retreats, movement].find((list) => list.length > 0) ?? [];
}

/** What came before them in the same turn: the moves that led to the retreats. */
export function earlierResults({ results }: Pick<View, 'results'>): ResultView[] {
  return results.adjustments.length === 0 && results.retreats.length > 0 ? results.movement : [];
}

export interface Drawn {
  key: string;
  power: string;
  order: Order;
  result: ResultView | null;
}

/**
 * The orders to draw over the map: those of one's own seats, or what came of the last ones. Who
 * shares the screen is told of one seat alone, and of none while it is handed over.
 */
export function drawnOrders(part: PartProps): Drawn[] {
  const { table, view, draft, board } = part;
  if (!table.live || draft.showsResults || !table.sealed?.own.length) {
    return lastResults(view).flatMap((result) => {
      const order = parseOrder(result.order);
      // That a unit held and nothing came of it is told in the list.
      const isQuiet = result.verb === 'hold' && result.code === 'ok' && !result.dislodged_by;
      return order && !isQuiet ? [{ key: result.order, power: result.power, order, result }] : [];
    });
  }
  return table.sealed.own.flatMap(({ seat, orders }) => {
    const power = board.powers.find((each) => each.seat === seat)?.id ?? '';
    return (orders ?? []).flatMap(({ order: text, refused }) => {
      const order = refused ? null : parseOrder(text);
      return order ? [{ key: text, power, order, result: null }] : [];
    });
  });
}

/** "3 of 4 ordered". */
export function progress(asked: AskedView, own: OwnOrders): string {
  const written = own.orders?.filter(({ refused, order }) => !refused && order !== 'DRAW') ?? [];
  return `${written.length} of ${asked.count} ordered`;
}
