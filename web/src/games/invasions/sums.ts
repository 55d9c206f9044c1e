// The figures of the treasury, of victory and of a fight, as the sums they are.

import { addUp, type Sum } from '../sum';
import type { Board, Fight, ProvinceView, View } from './types';

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
  return addUp('Taxes of the Provinces of Rome', addends, view.treasury.income);
}

const kPay = 2;

export function paySum(view: View): Sum | null {
  const legions = view.areas.reduce((sum, area) => sum + area.legions, 0);
  const label = `${legions} legions, ${kPay} credits each`;
  return addUp('Pay', [{ label, value: kPay * legions, rule: '11.11' }], view.treasury.pay);
}

export function forecastSum({ treasury }: View): Sum | null {
  const addends = [
    { label: 'Now', value: treasury.roman, rule: '11.0' },
    { label: 'Taxes', value: treasury.income, rule: '11.0' },
    { label: 'Pay', value: -treasury.pay, rule: '11.11' },
  ];
  return addUp('The treasury after taxes and pay', addends, treasury.forecast);
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
