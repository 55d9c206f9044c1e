import { describe, expect, it } from 'vitest';

import type { Entry } from '../sheet';
import { beatsOf, numberOf } from './story';

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
const die = (kind: string, args: Entry['args']): Entry => ({
  ...entry(kind, args),
  with_next: true,
});

describe('the beats of a story', () => {
  const battle = [
    die('action_rolled', { general: 'general_2', face: 5 }),
    entry('attack_began', { attacker: 'general_2', province: 'italy', owner: 'you' }),
    die('initiative_rolled', { attacker: 3, defender: 5 }),
    entry('devoted', { side: 'general_2', legions: 3 }),
    die('volley', { side: 'you', left: 2, segments: 2 }),
    entry('battle_ended', { winner: 'you', province: 'italy', attackers: 0, defenders: 2 }),
    entry('income', { general: 'you', legions: 1 }),
    entry('income', { general: 'general_2', legions: 1 }),
    entry('events_rolled', { events: 1 }),
  ];
  it('leave single dice to the log, and know where a battle is', () => {
    expect(beatsOf(battle, battle, 'general').map(({ text, place }) => [text, place])).toEqual([
      ['attack_began', 'italy'],
      ['devoted', 'italy'],
      ['battle_ended', 'italy'],
      ['income income', null],
      ['events_rolled', null],
    ]);
  });
  it('hold every entry, those that are passed over too', () => {
    expect(beatsOf(battle, battle, 'general').flatMap(({ entries }) => entries)).toEqual(battle);
  });
  it('leave out what the reader did, but not what came of it', () => {
    const year = [entry('waited', {}, 'general'), entry('income')];
    expect(beatsOf(year, year, 'general').map(({ text }) => text)).toEqual(['income']);
    expect(beatsOf(year, year, null).map(({ text }) => text)).toEqual(['waited', 'income']);
  });
  it('tell a die after which nothing follows', () => {
    const idle = [die('rolled', { die: 'order', face: 3 }), entry('action_rolled', { face: 1 })];
    expect(beatsOf(idle, idle, 'general').map(({ text }) => text)).toEqual(['action_rolled']);
  });
});

describe('a side in an event', () => {
  it('is a general by his number, or none', () => {
    expect(['you', 'general_12', 'senate', 'host'].map(numberOf)).toEqual([0, 12, null, null]);
  });
});
