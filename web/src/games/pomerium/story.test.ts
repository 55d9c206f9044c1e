import { describe, expect, it } from 'vitest';

import type { Entry } from '../sheet';
import { viewAt } from '../story/beats';
import { advance, beatsOf, entriesSince, numberOf } from './story';
import type { ProvinceView, View } from './types';

let last = 0;
function entry(
  kind: string,
  args: Entry['args'] = {},
  who: string | null = 'dice',
  ply = 0,
): Entry {
  last += 1;
  return { n: last, ply, rule: 'B1', kind, text: kind, args, who, undone: false };
}

function province(id: string, more: Partial<ProvinceView> = {}): ProvinceView {
  return { id, general: null, lost: false, garrison: null, strength: null, ...more };
}

const view: View = {
  turn: 2,
  phase: 'player',
  generals: [
    { number: 0, title: 'you', legions: 4 },
    { number: 2, title: 'general 2', legions: 5 },
  ],
  provinces: [
    province('italy', { general: 0 }),
    province('gaul', { general: 2 }),
    province('spain', { garrison: 1 }),
    province('dacia', { lost: true }),
  ],
  encounter: null,
};

const holders = ({ provinces }: View) =>
  provinces.map(({ id, general, lost, garrison }) =>
    [id, lost ? 'lost' : (general ?? `senate ${garrison}`)].join(' '),
  );

describe('what happened since the last answer', () => {
  it('is all that came after the ply of that answer', () => {
    const log = [
      entry('waited', {}, 'general', 4),
      entry('turn_began', {}, 'general', 4),
      entry('income', {}, 'dice', 5),
      { ...entry('waited', {}, 'general', 6), undone: true },
      entry('turn_began', {}, 'dice', 6),
    ];
    expect(entriesSince(log).map(({ kind }) => kind)).toEqual(['income', 'turn_began']);
  });
  it('is everything before the first answer', () => {
    expect(entriesSince([entry('general_set_up'), entry('turn_began')]).length).toBe(2);
  });
});

describe('the beats of a story', () => {
  const battle = [
    entry('action_rolled', { general: 'general_2', face: 5 }),
    entry('attack_began', { attacker: 'general_2', province: 'italy', owner: 'you' }),
    entry('initiative_rolled', { attacker: 3, defender: 5 }),
    entry('devoted', { side: 'general_2', legions: 3 }),
    entry('volley', { side: 'you', left: 2, segments: 2 }),
    entry('battle_ended', { winner: 'you', province: 'italy', attackers: 0, defenders: 2 }),
    entry('income', { general: 'you', legions: 1 }),
    entry('income', { general: 'general_2', legions: 1 }),
    entry('events_rolled', { events: 1 }),
  ];
  it('leave single dice to the log, and know where a battle is', () => {
    expect(beatsOf(battle).map(({ text, place }) => [text, place])).toEqual([
      ['attack_began', 'italy'],
      ['devoted', 'italy'],
      ['battle_ended', 'italy'],
      ['income income', null],
      ['events_rolled', null],
    ]);
  });
  it('hold every entry, those that are passed over too', () => {
    expect(beatsOf(battle).flatMap(({ entries }) => entries)).toEqual(battle);
  });
  it('tell nothing twice', () => {
    const murder = { ...entry('assassinated', { general: 'you' }), text: 'You are assassinated.' };
    const over = { ...entry('game_over'), text: 'You are assassinated.' };
    expect(beatsOf([murder, over]).length).toBe(1);
  });
});

describe('the map at a beat', () => {
  it('follows provinces from hand to hand', () => {
    const taken = advance(
      view,
      entry('province_taken', { general: 'general_2', province: 'italy' }),
    );
    expect(holders(taken)).toEqual(['italy 2', 'gaul 2', 'spain senate 1', 'dacia lost']);
    const lost = advance(view, entry('province_lost', { province: 'spain' }));
    expect(holders(lost)[2]).toBe('spain lost');
    const joined = advance(view, entry('joined', { general: 'you', province: 'dacia' }));
    expect(holders(joined)[3]).toBe('dacia 0');
  });
  it('gives a murdered general’s land to the Senate, and then its garrisons', () => {
    const murdered = advance(view, entry('assassinated', { general: 'general_2' }));
    expect(holders(murdered)[1]).toBe('gaul senate 0');
    expect(murdered.generals.length).toBe(1);
    const garrisoned = advance(murdered, entry('garrisoned', { province: 'gaul', legions: 1 }));
    expect(holders(garrisoned)[1]).toBe('gaul senate 1');
  });
  it('joins what was merged, and knows a new general', () => {
    const merged = advance(view, entry('merged', { general: 'you', other: 'general_2' }));
    expect(holders(merged)[1]).toBe('gaul 0');
    expect(merged.generals.map(({ number }) => number)).toEqual([0]);
    const risen = { general: 'general_3', province: 'spain', legions: 6 };
    const more = advance(view, entry('new_general', risen));
    expect(holders(more)[2]).toBe('spain 3');
    expect(more.generals.at(-1)).toEqual({ number: 3, title: 'general 3', legions: 6 });
  });
  it('knows the strength of a nation and the garrison after an event', () => {
    const rolled = advance(view, entry('strength_rolled', { province: 'dacia', legions: 7 }));
    expect(rolled.provinces[3]?.strength).toBe(7);
    const richer = { province: 'spain', change: 'prosperity', owner: 'senate', legions: 2 };
    expect(advance(view, entry('province_changed', richer)).provinces[2]?.garrison).toBe(2);
  });
  it('is that after all entries up to there', () => {
    const log = [
      entry('province_taken', { general: 'general_2', province: 'italy' }),
      entry('province_lost', { province: 'gaul' }),
    ];
    expect(holders(viewAt({ beatsOf, advance }, view, beatsOf(log), 0))).toContain('gaul 2');
    expect(holders(viewAt({ beatsOf, advance }, view, beatsOf(log), 1))).toContain('gaul lost');
  });
});

describe('a side in an event', () => {
  it('is a general by his number, or none', () => {
    expect(['you', 'general_12', 'senate', 'host'].map(numberOf)).toEqual([0, 12, null, null]);
  });
});
