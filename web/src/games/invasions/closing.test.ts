import { expect, it } from 'vitest';

import type { Offer } from '../sheet';
import { closing } from './closing';

const offer = (action: string, rule: string): Offer => ({
  action,
  label: action,
  group: '',
  rule,
  marks: {},
  refused: null,
});

const endOf = { movement: '5.31', attacks: '6.21', bribes: '11.23' };
const asked = (part: keyof typeof endOf) => [
  offer('attack Ga-B', '6.24'),
  offer('end', endOf[part]),
];
const buys = [offer('buy 0', '12.11'), offer('buy 1', '12.11')];

/** What each step finds among these offers. */
const found = (steps: ReturnType<typeof closing>, offers: Offer[]) =>
  steps.map((step) => (typeof step === 'string' ? step : step(offers)));

it('ends each part of the turn that is still to come, and no part of the next', () => {
  const steps = closing(asked('attacks'));
  expect(found(steps, asked('attacks'))).toEqual(['end', null, null]);
  expect(found(steps, buys)).toEqual([null, 'buy 0', null]);
  expect(found(steps, asked('bribes'))).toEqual([null, null, 'end']);
  expect(found(steps, asked('movement'))).toEqual([null, null, null]);
});

it('has nothing to end in the last part, nor where something else is asked', () => {
  expect(closing(asked('bribes'))).toEqual([]);
  expect(closing([offer('place 1 It-A', '12.12')])).toEqual([]);
});
