// The facts that the parts of the page read off the table.

import type { Entry, OwnOrders } from '../sheet';
import type { UnitOf } from './choices';
import { resultWords } from './codes';
import type { PartProps } from './desk.svelte';
import { provinceOf } from './places';
import type { AskedView, Board, Order, ResultView, View } from './view.gen';

/** The set of the seat this client looks from. */
export function ownSet(part: Pick<PartProps, 'table'>): OwnOrders | null {
  return part.table.sealed?.own.find(({ seat }) => seat === part.table.seat) ?? null;
}

export const textsOf = (own: OwnOrders | null): string[] =>
  own?.orders?.map(({ text }) => text) ?? [];

/** The orders to units that the server has read in a set and does not refuse. */
export const ordersOf = (own: Pick<OwnOrders, 'orders'> | null): Order[] =>
  own?.orders?.flatMap(({ refused, parts }) => (refused || !parts ? [] : (parts as Order))) ?? [];

/** The unit that each line of a set is about. */
export function unitsOf({ units, choices }: AskedView, own: OwnOrders | null): UnitOf {
  const written = own?.orders?.map(({ text, parts }) => ({
    place: null,
    ...(parts as object),
    text,
  }));
  const known = [...units.flatMap(({ orders }) => orders), ...choices, ...(written ?? [])];
  const provinces = new Map(known.map(({ text, place }) => [text, provinceOf(place)]));
  return (line) => provinces.get(line);
}

/** True while this seat may still write. */
export function mayWrite(part: PartProps): boolean {
  const own = ownSet(part);
  return part.table.live && part.view.orders !== null && own !== null && !own.confirmed;
}

/**
 * Another seat of somebody who plays several alone, which still writes orders for what stands in a
 * province, or may build there.
 */
export function seatThere({ board, view, table, orders }: PartProps, province: string) {
  if (orders.isShared || !table.live) return null;
  const units = [...view.dislodged, ...view.units].filter((unit) => unit.province === province);
  const centres = view.step === 'adjustments' ? view.centres : [];
  const owners = centres.flatMap(({ id, owner }) => (id === province ? [owner] : []));
  const powers = [...units.map(({ power }) => power), ...owners];
  const seats = board.powers.flatMap(({ id, seat }) => (powers.includes(id) ? [seat] : []));
  const open = table.sealed?.own.filter(({ confirmed }) => !confirmed) ?? [];
  return open.find(({ seat }) => seat !== table.seat && seats.includes(seat))?.seat ?? null;
}

/** Whether a seat is asked only so that nobody learns who has something to order. */
export function asksForNothing({ orders, step, powers }: View): boolean {
  if (orders === null) return true;
  const own = powers.find(({ id }) => id === orders.power);
  return step === 'adjustments' && own?.adjust === 0;
}

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

/** The results before them in the same turn: the moves that led to the retreats. */
export function earlierResults({ results }: Pick<View, 'results'>): ResultView[] {
  return results.adjustments.length === 0 && results.retreats.length > 0 ? results.movement : [];
}

/** The votes for a draw in the phase that came last. */
export function drawVotes(log: readonly Pick<Entry, 'kind' | 'text'>[]): string[] {
  const begins = log.flatMap(({ kind }, at) => (kind === 'phase_began' ? [at] : []));
  const last = log.slice(begins.at(-2) ?? 0, begins.at(-1));
  return last.flatMap(({ kind, text }) => (kind === 'draw_proposed' ? [text] : []));
}

/** The results as text, in the notation in which orders are typed: one power after another. */
export function resultsText(
  title: string,
  powers: Board['powers'],
  results: readonly ResultView[],
): string {
  const parts = powers.flatMap(({ id, title: name }) => {
    const own = results.filter(({ power }) => power === id);
    const lines = own.map((result) => `${result.order} (${resultWords(result)})`);
    return own.length > 0 ? [[`${name}:`, ...lines].join('\n')] : [];
  });
  return [title, ...parts].filter(Boolean).join('\n\n');
}

export interface Drawn {
  key: string;
  power: string;
  order: Pick<Order, 'verb' | 'unit' | 'of' | 'to'> & { place: string };
  result: ResultView | null;
}

/**
 * The orders to draw over the map: those of one's own seats, or the results of the last ones. A
 * shared screen shows one seat alone, and none while it is handed over.
 */
export function drawnOrders(part: PartProps): Drawn[] {
  const { table, view, draft, board } = part;
  if (!table.live || draft.showsResults || !table.sealed?.own.length) {
    return lastResults(view).flatMap((result) => {
      const { power, order: key, verb, from: place, of, to } = result;
      // That a unit held and nothing came of it is told in the list.
      const isQuiet = verb === 'hold' && result.code === 'ok' && !result.dislodged_by;
      // A build that is waived stands nowhere, and several read alike.
      if (!place || isQuiet || verb === 'waive') return [];
      return [{ key, power, order: { verb, unit: null, place, of, to }, result }];
    });
  }
  return table.sealed.own.flatMap((own) => {
    const power = board.powers.find((each) => each.seat === own.seat)?.id ?? '';
    return ordersOf(own).flatMap(({ place, ...order }) =>
      place ? [{ key: order.text, power, order: { ...order, place }, result: null }] : [],
    );
  });
}

/** "3 of 4 ordered". */
export function progress(asked: AskedView, own: OwnOrders): string {
  const written = own.orders?.filter(({ refused, order }) => !refused && order !== 'DRAW') ?? [];
  return `${written.length} of ${asked.count} ordered`;
}
