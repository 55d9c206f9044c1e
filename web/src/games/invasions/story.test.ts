import { describe, expect, it } from 'vitest';

import type { Entry } from '../sheet';
import { viewAt } from '../story/beats';
import { advance, beatsOf, reasonOf, stepsOf } from './story';
import type { View } from './types';

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

function area(id: string) {
  const nobody = { legions: 0, moved_legions: 0, militia: 0, moved_militia: 0, militia_of: null };
  return { id, ...nobody, groups: [] };
}

const german = {
  force: 'german',
  regulars: 4,
  raiders: 1,
  target: 'Italia',
  garrison: false,
  bribed: false,
  held: false,
};
const view = {
  areas: [{ ...area('Ge-B'), groups: [german] }, area('Il-A'), { ...area('It-B'), legions: 5 }],
  provinces: [{ id: 'Italia', owner: 'rome' }],
} as unknown as View;

const stands = ({ areas }: View) =>
  areas.map(({ legions, groups }) =>
    [legions, ...groups.map(({ force, regulars, raiders }) => `${force} ${regulars}+${raiders}`)]
      .filter(Boolean)
      .join(' '),
  );

describe('the beats of a turn of the others', () => {
  it('begin with the last answer, in the part of the turn they belong to', () => {
    const log = [
      entry('moved', {}, { ply: 2, who: 'rome' }),
      entry('phase_began', { phase: 'movement' }, { ply: 4, who: 'rome', text: 'B: others.' }),
      entry('target_chosen', { force: 'german', area: 'Ge-B', target: 'Italia' }),
      { ...entry('taxed'), undone: true },
    ];
    const beats = beatsOf(log);
    expect(beats.map(({ text, chapter, place }) => [text, chapter, place])).toEqual([
      ['target_chosen.', 'B: others', 'Ge-B'],
    ]);
    expect(beats[0]?.entries.length).toBe(2);
  });
  it('tell the steps of one march as one', () => {
    const roll = entry('entry_rolled', { force: 'german', area: 'It-B', face: 5 });
    const log = [step('Ge-B', 'Il-A'), roll, step('Il-A', 'It-B'), step('Ge-B', 'Il-A')];
    const beats = beatsOf(log);
    expect(beats.map(({ text }) => text)).toEqual([
      'The Germans move 4 from Ge-B to Il-A, on to It-B.',
      'The Germans move 4 from Ge-B to Il-A.',
    ]);
    expect(beats[0] && stepsOf(beats[0]).map(({ to }) => to)).toEqual(['Il-A', 'It-B']);
    expect(beats[0]?.place).toBe('It-B');
  });
  it('tell of a die on the way only when it stops them', () => {
    const roll = (face: number) => entry('entry_rolled', { force: 'hun', area: 'Il-A', face });
    expect(beatsOf([roll(2), roll(3)]).map(({ why }) => why)).toEqual([
      'Barbarians stop on 1 or 2.',
    ]);
  });
  it('keep a battle where it began', () => {
    const log = [
      entry('battle_began', { attacker: 'german', area: 'It-B', sp: 4, against: 3 }),
      entry('battle_rolled', { face: 3, odds: 1, result: 'Ex' }),
      entry('taxed'),
    ];
    expect(beatsOf(log).map(({ place }) => place)).toEqual(['It-B', 'It-B', null]);
  });
});

describe('why they do it', () => {
  it('is the rule of each force', () => {
    const chosen = (force: string, rule: string) =>
      reasonOf(entry('target_chosen', { force }, { rule }));
    expect(chosen('german', '5.65')).toMatch(/most Victory Points/);
    expect(chosen('german', '5.63')).toMatch(/^Raiders/);
    expect(chosen('state3', '9.31')).toMatch(/least militia/);
    expect(reasonOf(entry('moved', { force: 'persian' }))).toMatch(/^They want Persia/);
    expect(reasonOf(entry('moved', { force: 'rome' }))).toBe('');
    expect(reasonOf(entry('battle_began', { attacker: 'hun' }, { rule: '6.33' }))).toMatch(
      /smallest other force/,
    );
  });
});

describe('the map while it is told', () => {
  it('follows marches and losses', () => {
    const beats = beatsOf([
      step('Ge-B', 'Il-A'),
      entry('losses', { force: 'german', area: 'Il-A', sp: 3 }),
      entry('losses', { force: 'rome', area: 'It-B', sp: 2 }),
    ]);
    const at = (beat: number) => stands(viewAt({ beatsOf, advance }, view, beats, beat));
    // The levies go first; the raider is the fifth point and stays.
    expect(at(0)).toEqual(['german 0+1', 'german 4+0', '5']);
    expect(at(1)).toEqual(['german 0+1', 'german 1+0', '5']);
    expect(at(2)).toEqual(['german 0+1', 'german 1+0', '3']);
  });
  it('follows rebellions and control', () => {
    const rebelled = advance(view, entry('rebelled', { area: 'It-B', sp: 2 }));
    expect(stands(rebelled)[2]).toBe('3 rebels 2+0');
    const back = advance(rebelled, entry('rebels_returned', { area: 'It-B', sp: 2 }));
    expect(stands(back)[2]).toBe('5');
    const lost = entry('control_changed', { province: 'Italia', owner: 'german', before: 'rome' });
    expect(advance(view, lost).provinces[0]?.owner).toBe('german');
    const free = entry('control_changed', { province: 'Italia', owner: 'nobody', before: 'rome' });
    expect(advance(view, free).provinces[0]?.owner).toBeNull();
  });
});
