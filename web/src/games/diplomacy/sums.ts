// Builds and removals, as centres less units.

import { signed, type Sum } from '../sum';
import type { PowerView, View } from './types';

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
