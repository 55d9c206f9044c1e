import { describe, expect, it } from 'vitest';

import type { Entry } from '../sheet';
import { beatsOf, stepsOf } from './story';

let last = 0;
function entry(kind: string, args: Entry['args'] = {}, more: Partial<Entry> = {}): Entry {
  last += 1;
  const text = `${kind}.`;
  return { n: last, ply: 5, rule: '5.11', kind, text, args, who: 'dice', undone: false, ...more };
}

function step(from: string, to: string, sp = 4): Entry {
  const args = { force: 'german', from, to, sp };
  return entry('moved', args, { text: `The Germans move ${sp} from ${from} to ${to}.` });
}

describe('the beats of a turn of the others', () => {
  it('leave out what Rome did itself, and know their part of the turn', () => {
    const log = [
      entry('moved', { force: 'rome' }, { who: 'rome' }),
      entry('phase_began', { phase: 'movement' }, { who: 'rome', text: 'B: others.' }),
      entry('target_chosen', { force: 'german', area: 'Ge-B', target: 'Italia' }, { who: 'rome' }),
    ];
    const beats = beatsOf(log, log, 'rome');
    expect(beats.map(({ text, chapter, place }) => [text, chapter, place])).toEqual([
      ['target_chosen.', 'B: others', 'Ge-B'],
    ]);
    expect(beats[0]?.entries.length).toBe(3);
    expect(beatsOf(log.slice(2), log, 'rome')[0]?.chapter).toBe('B: others');
  });
  it('tell the steps of one march as one', () => {
    const roll = entry(
      'entry_rolled',
      { force: 'german', area: 'It-B', face: 5 },
      { with_next: true },
    );
    const log = [step('Ge-B', 'Il-A'), roll, step('Il-A', 'It-B'), step('Ge-B', 'Il-A')];
    const beats = beatsOf(log, log, 'rome');
    expect(beats.map(({ text }) => text)).toEqual([
      'The Germans move 4 from Ge-B to Il-A, on to It-B.',
      'The Germans move 4 from Ge-B to Il-A.',
    ]);
    expect(beats[0] && stepsOf(beats[0].entries).map(({ to }) => to)).toEqual(['Il-A', 'It-B']);
    expect(beats[0]?.place).toBe('It-B');
  });
  it('tell of a die on the way only when it stops them', () => {
    const roll = (with_next: boolean) =>
      entry('entry_rolled', { force: 'hun', area: 'Il-A', why: 'They hesitate.' }, { with_next });
    expect(beatsOf([roll(false), roll(true)], [], 'rome').map(({ why }) => why)).toEqual([
      'They hesitate.',
    ]);
  });
  it('keep a battle where it began', () => {
    const log = [
      entry('battle_began', { attacker: 'german', area: 'It-B', sp: 4, against: 3 }),
      entry('battle_rolled', { face: 3, odds: 1, result: 'Ex' }),
      entry('taxed'),
    ];
    expect(beatsOf(log, log, 'rome').map(({ place }) => place)).toEqual(['It-B', 'It-B', null]);
  });
});
