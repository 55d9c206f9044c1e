// The figures of the treasury, of victory and of a fight, as the sums they are.

import { addUp, type Sum } from '../sum';
import { counted } from '../words';
import type { Board, Fight, ProvinceView, View } from './view.gen';

function ofRome(board: Board, view: View, value: (province: ProvinceView, vp: number) => number) {
  return board.provinces.flatMap(({ id, title, vp }) => {
    const province = view.provinces.find((each) => each.id === id);
    const worth = province?.owner === 'rome' ? value(province, vp) : 0;
    return worth > 0 ? [{ title, worth }] : [];
  });
}

export function taxSum(board: Board, view: View): Sum | null {
  const addends = ofRome(board, view, ({ tax }) => tax).map(({ title, worth }) => ({
    label: title,
    value: worth,
    rule: '11.0',
  }));
  return addUp('Taxes of the Provinces of Rome', addends, view.treasury.payday?.income ?? 0);
}

export function paySum({ treasury: { payday } }: View): Sum | null {
  if (!payday) return null;
  const { paid, pay_each: each, pay } = payday;
  const label = `${counted(paid, 'legion')}, ${counted(each, 'credit')} each`;
  return addUp('Pay', [{ label, value: each * paid, rule: '11.11' }], pay);
}

export function balanceSum({ treasury: { roman, payday } }: View): Sum | null {
  if (!payday) return null;
  const addends = [
    { label: 'Now', value: roman, rule: '11.0' },
    { label: 'Taxes', value: payday.income, rule: '11.0' },
    { label: 'Pay', value: -payday.pay, rule: '11.11' },
  ];
  return addUp('The treasury after taxes and pay', addends, payday.balance);
}

export function pointsSum(board: Board, view: View): Sum | null {
  const addends = ofRome(board, view, (_, vp) => vp).map(({ title, worth }) => ({
    label: title,
    value: worth,
    rule: '7.0',
  }));
  return addUp('Victory Points of the Provinces of Rome', addends, view.points);
}

/** The odds of a fight: Strength Points of one side for each of the other. */
export function oddsSum({ odds }: Fight): Sum {
  return {
    title: 'The odds: attacker to defender, rounded down',
    terms: [
      { label: 'Strength Points of the attacker', value: String(odds.attack), rule: '6.0' },
      { label: 'Strength Points of the defender', value: String(odds.defence), rule: '6.0' },
    ],
    total: odds.odds,
  };
}
