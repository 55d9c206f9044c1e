// Income and the risk of murder, as what they are made of.

import { percent } from '../percent';
import { addUp, type Sum } from '../sum';
import { titleIn } from '../words';
import { provincesOf } from './owners';
import type { Board, Figure, View } from './view.gen';

export function incomeSum(board: Board, view: View, general: number): Sum | null {
  const held = provincesOf(view, general);
  const addends = held.map(({ id }) => ({
    label: titleIn(board.provinces, id),
    value: 1,
    rule: 'I1',
  }));
  return addUp('Income: a legion from each province', addends, held.length);
}

/** The chances that lead to it, over all numbers and orders of events. */
export function riskSum(view: View, risk: Figure): Sum {
  const generals = view.generals.length;
  return {
    title: 'Your chance of being murdered this year',
    terms: [
      { label: 'Events in a year, decided by a die', value: '1 to 6', rule: 'E0' },
      { label: 'An event is an assassination', value: '1 in 20', rule: 'E1' },
      { label: 'The assassination strikes a general', value: `1 in ${generals}`, rule: 'E2' },
    ],
    total: percent(risk.decimal),
  };
}
