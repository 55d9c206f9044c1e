import { expect, it } from 'vitest';

import type { Offer } from '../sheet';
import { closing } from './closing';

const offer = (action: string, ends?: string): Offer => ({
  action,
  label: action,
  group: '',
  rule: '4.2',
  marks: ends === undefined ? {} : { ends },
  refused: null,
});

const phase = (id: string, is_yours: boolean) => ({ id, mark: '', title: id, is_yours });
const phases = [
  phase('movement', true),
  phase('attacks', true),
  phase('control', false),
  phase('purchases', true),
  phase('bribes', true),
];
const asked = (id: string) => [offer('attack Ga-B'), offer('end', id)];
const buys = [offer('buy 0', 'purchases'), offer('buy 1')];

/** The finds of each step among these offers. */
const found = (steps: ReturnType<typeof closing>, offers: Offer[]) =>
  steps.map((step) => (typeof step === 'string' ? step : step(offers)));

it('ends each phase of the turn that is still to come, and no phase of the next', () => {
  const steps = closing(asked('attacks'), phases);
  expect(found(steps, asked('attacks'))).toEqual(['end', null, null]);
  expect(found(steps, buys)).toEqual([null, 'buy 0', null]);
  expect(found(steps, asked('bribes'))).toEqual([null, null, 'end']);
  expect(found(steps, asked('movement'))).toEqual([null, null, null]);
});

it('has nothing to end in the last phase, nor where something else is asked', () => {
  expect(closing(asked('bribes'), phases)).toEqual([]);
  expect(closing([offer('place 1 It-A')], phases)).toEqual([]);
});
