// Builds and removals, as centres less units; the strength of an order, as its unit and its supports.

import { addUp, type Addend, signed, type Sum } from '../sum';
import { codeWords } from './codes';
import { provinceOf } from './places';
import type { PowerView, ResultView, View } from './view.gen';

export function adjustmentSum({ title, centres, units }: PowerView, view: View): Sum | null {
  if (units === null || view.step === 'start' || view.step === 'over') return null;
  const rule = view.game === 'standard' ? 'SD-16' : centres >= units ? 'FR-13' : 'FR-14';
  const balance = centres - units;
  const words = balance > 0 ? `up to ${balance} to build` : `${-balance} to remove`;
  return {
    title: `${title} in Winter, as things stand`,
    terms: [
      { label: 'Centres', value: signed(centres), rule },
      { label: 'Units', value: signed(-units), rule },
    ],
    total: balance === 0 ? 'nothing to build or to remove' : words,
  };
}

/** Whether one order supports what another says. */
function supports(support: ResultView, { verb, from, to }: ResultView): boolean {
  const isMove = verb === 'move';
  return (
    support.verb === (isMove ? 'support_move' : 'support_hold') &&
    provinceOf(support.of) === provinceOf(from) &&
    (!isMove || provinceOf(support.to) === provinceOf(to))
  );
}

/** The unit and the supports that were given to its order. */
function sumOf(
  order: ResultView,
  results: readonly ResultView[],
  unit: Addend,
  total: number,
): Sum | null {
  const given = results
    .filter((each) => supports(each, order))
    .map(({ order: label, code }) => ({
      label: code === 'ok' ? label : `${label} (${codeWords(code)})`,
      value: code === 'ok' ? 1 : 0,
      rule: 'SD-11',
    }));
  return addUp(`The strength of ${order.order}`, [unit, ...given], total);
}

/** The strength of an order's attack or hold; null where the shown terms do not make the number. */
export function strengthSum(order: ResultView, results: readonly ResultView[]): Sum | null {
  const value = order.verb === 'convert' ? 0 : 1;
  const rule = order.verb === 'convert' ? 'FR-9' : 'SD-11';
  const unit = { label: value === 1 ? 'The unit itself' : 'A unit that converts', value, rule };
  return sumOf(order, results, unit, order.strength ?? 0);
}

/** The strength against a move: another order, or a unit that stays. */
export function againstSum(move: ResultView, results: readonly ResultView[]): Sum | null {
  const against = move.against ?? 0;
  const other = results.find(({ from }) => provinceOf(from) === provinceOf(move.because ?? null));
  const as = other && strengthSum({ ...other, strength: against }, results);
  const stays = { label: 'A unit that stays', value: 1, rule: 'SD-11' };
  return as ?? addUp(`The unit in ${move.because}`, [stays], against);
}

/** Whether there is more to say of the strength of an order than that of one unit alone. */
export function isCompared({ strength = 0, against = 0 }: ResultView): boolean {
  return strength > 0 && (against > 0 || strength > 1);
}
