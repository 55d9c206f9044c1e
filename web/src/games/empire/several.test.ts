import { describe, expect, it } from 'vitest';

import type { Offer } from '../sheet';
import { lotsOf, numbersAsked, pressable, stepsTo } from './several';
import type { AreaView, Board } from './view.gen';

const offer = (
  group: string,
  action: string,
  marks: Offer['marks'] = {},
  label = action,
): Offer => ({
  action,
  label,
  group,
  rule: '',
  marks,
  refused: null,
});

const area = (id: string, more: Partial<AreaView> = {}): AreaView => ({
  id,
  romans: 0,
  barbarians: 0,
  cavalry: 0,
  legions: [],
  wall: false,
  fort: false,
  contested: false,
  ...more,
});

const view = (phase: string, from: AreaView) => ({
  phase,
  areas: [from],
  asked_about: [from.id],
});

/** The actions that would be sent if each question offered these. */
const sent = (steps: ReturnType<typeof stepsTo>, offers: Offer[]) =>
  steps?.map((step) => (typeof step === 'string' ? step : step(offers)));

describe('a Legion and where it goes', () => {
  const carry = [0, 1, 2, 3].map((count) => offer('carry', `carry ${count}`, { count }));
  const roma = view('roman_movement', area('roma', { romans: 3 }));

  it('takes all along unless another number is set', () => {
    expect(numbersAsked(carry, roma)).toEqual([
      { kind: 'forces', title: 'Forces that go with it', least: 0, most: 3 },
    ]);
    const all = stepsTo('italia', carry, roma, {});
    expect(sent(all, carry)).toEqual(['carry 3', 'march italia']);
    expect(sent(stepsTo('italia', carry, roma, { forces: 1 }), carry)).toEqual([
      'carry 1',
      'march italia',
    ]);
  });

  it('may be sent to what borders on it', () => {
    const board = { areas: [{ id: 'roma', borders: [{ to: 'italia' }] }] } as Board;
    expect([...pressable(carry, roma, board)]).toEqual(['italia']);
  });
});

describe('Barbarians on the move', () => {
  const to = [offer('to', 'to roma', { area: 'roma' })];
  const host = view('barbarian_movement', area('italia', { barbarians: 6, cavalry: 2 }));
  const asked = [
    ...[0, 4, 5].map((count) => offer('forces', `forces ${count}`, { count })),
    ...[0, 1, 2].map((count) => offer('cavalry', `cavalry ${count}`, { count })),
  ];

  it('all go who still may, or as many as are set', () => {
    expect(sent(stepsTo('roma', to, host, {}), asked)).toEqual([
      'to roma',
      'forces 5',
      'cavalry 2',
    ]);
    expect(sent(stepsTo('roma', to, host, { forces: 4, cavalry: 0 }), asked)).toEqual([
      'to roma',
      'forces 4',
      'cavalry 0',
    ]);
  });

  it('ride alone after the conflicts', () => {
    const riders = { ...host, phase: 'cavalry' };
    expect(numbersAsked(to, riders).map(({ kind }) => kind)).toEqual(['cavalry']);
  });

  it('say nothing where nothing can be done', () => {
    expect(stepsTo('gallia', to, host, {})).toBeNull();
  });
});

it('as many are placed as are set', () => {
  const place = [1, 2].map((count) =>
    offer('place', `place persis ${count}`, { area: 'persis', count }),
  );
  const reinforcements = view('reinforcements', area('persis'));
  expect(stepsTo('persis', place, reinforcements, {})).toEqual(['place persis 2']);
  expect(stepsTo('persis', place, reinforcements, { forces: 1 })).toEqual(['place persis 1']);
});

it('of two Legions in an area the first goes first', () => {
  const legions = ['I', 'II'].map((legion) =>
    offer('legion', `legion ${legion}`, { area: 'roma', legion }),
  );
  expect(stepsTo('roma', legions, view('roman_movement', area('roma')), {})).toEqual(['legion I']);
});

it('no more are bought at once than the table says', () => {
  const buys = [
    offer('buy', 'buy legion', { price: 5, most: 1 }),
    offer('buy', 'buy force', { price: 2, most: 4 }),
    offer('buy', 'buy fort persis', { area: 'persis' }),
  ];
  expect(lotsOf(buys)).toEqual([
    { action: 'buy force', title: 'Forces', price: 2, counts: [2, 3, 4] },
  ]);
});
