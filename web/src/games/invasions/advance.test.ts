import { describe, expect, it } from 'vitest';

import type { Entry } from '../sheet';
import { viewAt } from '../story/beats';
import { advance } from './advance';
import { standsText } from './counters';
import { beatsOf } from './story';
import type { AreaView, GroupView, View } from './types';

function entry(kind: string, args: Entry['args'] = {}, rule = '5.11'): Entry {
  return { n: 1, ply: 5, rule, kind, text: `${kind}.`, args, who: 'dice', undone: false };
}

function group(force: string, regulars: number, raiders = 0, more: Partial<GroupView> = {}) {
  const marks = { target: null, garrison: false, bribed: false, held: false };
  return { force, regulars, raiders, ...marks, ...more };
}

function area(id: string, more: Partial<AreaView> = {}): AreaView {
  const nobody = { legions: 0, moved_legions: 0, militia: 0, moved_militia: 0, militia_of: null };
  return { id, province: id.slice(0, 2), ...nobody, groups: [], ...more };
}

/** Some of these areas, each with who stands there; their Provinces are Rome's. */
function viewOf(areas: AreaView[], more: Partial<View> = {}): View {
  const ids = [...new Set(areas.map(({ province }) => province))];
  const provinces = ids.map((id) => ({ id, owner: 'rome', militia_owner: 'rome', revolt: false }));
  return { phase: 'movement', marching: null, areas, provinces, ...more } as unknown as View;
}

const after = (view: View, ...entries: Entry[]) => entries.reduce(advance, view);
const stands = ({ areas }: View) => areas.map(standsText);

describe('marches on the map', () => {
  const border = viewOf([
    area('Ge-B', { groups: [group('german', 4, 1), group('german', 0, 2)] }),
    area('Il-A'),
  ]);
  const to = (from: string, place: string, sp: number, force = 'german') =>
    entry('moved', { force, from, to: place, sp });

  it('take the group that goes, its raiders too', () => {
    expect(stands(after(border, to('Ge-B', 'Il-A', 5)))).toEqual([
      'Germans: 2 raiders',
      'Germans: 4 levies; Germans: 1 raiders',
    ]);
    expect(stands(after(border, to('Ge-B', 'Il-A', 2)))).toEqual([
      'Germans: 4 levies; Germans: 1 raiders',
      'Germans: 2 raiders',
    ]);
  });
  it('leave the garrison where it stands', () => {
    const left = entry('garrison_left', { force: 'german', area: 'Ge-B', sp: 3, raiders: 0 });
    const split = after(border, left);
    // The larger group gives the levies: 1 and 1 raider are left of it to go.
    expect(stands(split)[0]).toBe('Germans: 4 levies; Germans: 3 raiders');
    expect(split.areas[0]?.groups.filter(({ garrison }) => garrison)).toEqual([
      group('german', 3, 0, { garrison: true }),
    ]);
    const raidersLeft = entry('garrison_left', {
      force: 'german',
      area: 'Ge-B',
      sp: 1,
      raiders: 1,
    });
    expect(stands(after(border, raidersLeft, to('Ge-B', 'Il-A', 4)))[1]).toBe('Germans: 4 levies');
  });
  it('go on as one group once it is one', () => {
    const merged = entry('groups_merged', { force: 'german', area: 'Ge-B', sp: 7 });
    expect(stands(after(border, merged, to('Ge-B', 'Il-A', 7)))).toEqual([
      'nobody',
      'Germans: 4 levies; Germans: 3 raiders',
    ]);
  });
  it('of Romans are of legions, or of the militia that was told to go', () => {
    const mixed = [area('It-A', { legions: 5, militia: 6, militia_of: 'rome' }), area('It-B')];
    const step = to('It-A', 'It-B', 4, 'rome');
    expect(stands(after(viewOf(mixed), step))).toEqual([
      '1 legion; 6 militia of Rome',
      '4 legions',
    ]);
    const marching = { area: 'It-A', count: 4, militia: true };
    expect(stands(after(viewOf(mixed, { marching }), step))).toEqual([
      '5 legions; 2 militia of Rome',
      '4 militia of Rome',
    ]);
  });
  it('follow who comes to the map', () => {
    const placed = entry('force_placed', { force: 'pict', area: 'Il-A', regulars: 3, raiders: 2 });
    expect(stands(after(border, placed))[1]).toBe('Picts: 3 levies; Picts: 2 raiders');
    const natives = entry('force_placed', {
      force: 'native',
      area: 'Il-A',
      regulars: 4,
      raiders: 0,
    });
    expect(stands(after(border, natives))[1]).toBe('4 militia of the natives');
    const bought = entry('force_placed', { force: 'rome', area: 'Il-A', regulars: 5, raiders: 0 });
    expect(stands(after(border, bought))[1]).toBe('5 legions');
    expect(stands(after(border, entry('deployed', { area: 'Il-A', sp: 2 })))[1]).toBe('2 legions');
  });
});

describe('losses on the map', () => {
  const losses = (force: string, sp: number, rule = '6.13') =>
    entry('losses', { force, area: 'Ga-A', sp }, rule);
  const place = (more: Partial<AreaView>) => viewOf([area('Ga-A', more)]);

  it('are levies, then raiders, then militia of the force', () => {
    const groups = [group('german', 2, 3), group('german', 1)];
    const home = place({ groups, militia: 4, militia_of: 'german' });
    const at = (sp: number) => stands(after(home, losses('german', sp)))[0];
    expect(at(2)).toBe('4 militia of the Germans; Germans: 1 levies; Germans: 3 raiders');
    expect(at(4)).toBe('4 militia of the Germans; Germans: 2 raiders');
    expect(at(7)).toBe('3 militia of the Germans');
    expect(at(10)).toBe('nobody');
  });
  it('are legions, then loyal militia; a half is of militia alone', () => {
    const romans = place({ legions: 3, militia: 4, militia_of: 'rome' });
    expect(stands(after(romans, losses('rome', 5)))).toEqual(['2 militia of Rome']);
    expect(stands(after(romans, losses('rome', 2, 'R63')))).toEqual([
      '3 legions; 2 militia of Rome',
    ]);
  });
  it('spare who was bribed, in an attack on Romans only', () => {
    const bribe = entry('bribed', { force: 'german', area: 'Ga-A', sp: 4, raiders: 0 });
    const paid = after(place({ groups: [group('german', 4, 3)] }), bribe);
    const inPhase = (phase: string) => after(paid, entry('phase_began', { phase }));
    const raidersFell = stands(after(inPhase('combat'), losses('german', 2)));
    expect(raidersFell).toEqual(['Germans: 4 levies; Germans: 1 raiders']);
    const leviesFell = ['Germans: 2 levies; Germans: 3 raiders'];
    expect(stands(after(inPhase('movement'), losses('german', 2)))).toEqual(leviesFell);
    // When they have attacked, nobody is bribed any more.
    const over = after(inPhase('combat'), entry('phase_began', { phase: 'creation' }));
    expect(over.areas[0]?.groups.some(({ bribed }) => bribed)).toBe(false);
  });
  it('by attrition fall where they stand, the largest group first', () => {
    const withered = (sp: number, raiders: number) =>
      entry('attrition', { force: 'german', area: 'Ga-A', sp, raiders });
    const hungry = place({ groups: [group('german', 2, 1), group('german', 6)] });
    const fewer = after(hungry, withered(5, 0));
    expect(fewer.areas[0]?.groups).toEqual([group('german', 2, 1), group('german', 1)]);
    expect(stands(after(fewer, withered(1, 1)))).toEqual(['Germans: 3 levies']);
  });
  it('of pay take Persians off', () => {
    const persians = place({ groups: [group('persian', 2)] });
    const disbanded = entry('disbanded', { area: 'Ga-A', sp: 1 });
    expect(stands(after(persians, disbanded))).toEqual(['Persians: 1 regulars']);
  });
});

describe('militia and revolts on the map', () => {
  const gaul = viewOf([area('Ga-A'), area('Ga-B'), area('Hi-A')]);
  const rose = entry('militia_rose', { province: 'Ga', area: 'Ga-B', sp: 6, owner: 'rome' });
  const moved = viewOf([
    area('Ga-A', { militia: 2, militia_of: 'rome' }),
    area('Ga-B', { militia: 4, militia_of: 'rome' }),
    area('Hi-A', { militia: 3, militia_of: 'rome' }),
  ]);

  it('rises, and goes home from every area of its Province', () => {
    expect(stands(after(gaul, rose))).toEqual(['nobody', '6 militia of Rome', 'nobody']);
    const left = after(moved, entry('militia_left', { province: 'Ga', owner: 'rome' }));
    expect(stands(left)).toEqual(['nobody', 'nobody', '3 militia of Rome']);
    expect(left.areas[0]?.militia_of).toBeNull();
  });
  it('changes sides, or turns to revolt, wherever it stands', () => {
    const persian = entry('militia_changed', { province: 'Ga', owner: 'persian' }, '10.2');
    expect(stands(after(moved, persian))).toEqual([
      '2 militia of the Persians',
      '4 militia of the Persians',
      '3 militia of Rome',
    ]);
    const turned = entry('militia_revolted', { province: 'Ga', owner: 'rome', sp: 6 });
    expect(stands(after(moved, turned))[1]).toBe('4 militia of the revolt');
    expect(after(moved, turned).provinces[0]?.revolt).toBe(true);
  });
  it('in revolt begins, grows in the first areas first, and ends', () => {
    const began = after(gaul, entry('revolt_began', { province: 'Ga', area: 'Ga-A', sp: 3 }));
    expect(stands(began)[0]).toBe('3 militia of the revolt');
    const turned = after(
      moved,
      entry('militia_revolted', { province: 'Ga', owner: 'rome', sp: 6 }),
    );
    const grown = after(turned, entry('revolt_grew', { province: 'Ga', added: 5, sp: 11 }));
    expect(grown.areas.map(({ militia }) => militia)).toEqual([4, 7, 3]);
    const ended = after(began, entry('revolt_ended', { province: 'Ga' }));
    expect(ended.provinces[0]?.revolt).toBe(false);
  });
  it('in revolt serves a state that is founded there, but nobody who wins or loses the rest', () => {
    const began = after(gaul, entry('revolt_began', { province: 'Ga', area: 'Ga-A', sp: 3 }));
    const served = (rule: string) =>
      stands(after(began, entry('militia_changed', { province: 'Ga', owner: 'state1' }, rule)))[0];
    expect(served('9.0')).toBe('3 militia of state 1');
    expect(served('9.21')).toBe('3 militia of the revolt');
  });
});

describe('legions that rebel, on the map', () => {
  const rome = viewOf([area('It-A', { legions: 8 })]);
  const rebelled = after(rome, entry('rebelled', { area: 'It-A', sp: 5 }));

  it('are rebels at once, and loyal again when they are struck or paid', () => {
    expect(stands(rebelled)).toEqual(['3 legions; Rebels: 5 legions']);
    const back = entry('rebels_returned', { area: 'It-A', sp: 5, force: 'rebels' }, '8.4');
    expect(stands(after(rebelled, back))).toEqual(['8 legions']);
    const paid = entry('rome_satisfied', { area: 'It-A', sp: 5, treasury: 2 });
    expect(stands(after(rebelled, paid))).toEqual(['8 legions']);
  });
  it('take the fewer with them', () => {
    const joined = entry('legions_joined', { area: 'It-A', joined: 3, sp: 8 });
    expect(stands(after(rebelled, joined))).toEqual(['Rebels: 8 legions']);
  });
  it('found a state or join one, and return when it ends', () => {
    const founded = entry('state_founded', {
      force: 'state2',
      province: 'It',
      sp: 5,
      area: 'It-A',
    });
    const state = after(rebelled, founded);
    expect(state.areas[0]?.groups).toEqual([group('state2', 5)]);
    const more = after(state, entry('rebelled', { area: 'It-A', sp: 2 }));
    const joined = after(more, entry('state_joined', { force: 'state2', area: 'It-A', sp: 2 }));
    expect(stands(joined)[0]).toMatch(/^1 legion; .*: 7 regulars$/);
    const ended = entry('rebels_returned', { area: 'It-A', sp: 7, force: 'state2' }, 'R99');
    expect(stands(after(joined, ended))).toEqual(['8 legions']);
  });
});

describe('control on the map', () => {
  const before = viewOf([area('It-A')]);
  const changed = (owner: string) =>
    after(before, entry('control_changed', { province: 'It', owner, before: 'rome' }));
  it('passes, or is nobody’s', () => {
    expect(changed('german').provinces[0]?.owner).toBe('german');
    expect(changed('nobody').provinces[0]?.owner).toBeNull();
  });
});

describe('a story', () => {
  it('shows the map as it stood at each beat', () => {
    const before = viewOf([area('Ge-B', { groups: [group('german', 4)] }), area('Il-A')]);
    const beats = beatsOf([
      entry('moved', { force: 'german', from: 'Ge-B', to: 'Il-A', sp: 4 }),
      entry('attrition', { force: 'german', area: 'Il-A', sp: 2, raiders: 0 }),
    ]);
    const at = (beat: number) => stands(viewAt({ beatsOf, advance }, before, beats, beat));
    expect(at(0)).toEqual(['nobody', 'Germans: 4 levies']);
    expect(at(1)).toEqual(['nobody', 'Germans: 2 levies']);
  });
});

describe('what only tells of dice, aims, money and what may come', () => {
  const told = [
    ...['turn_began', 'revolution_rolled', 'revolution_line', 'revolt_prevented'],
    ...['revolt_left_alone', 'held', 'target_chosen', 'tie_rolled', 'entry_rolled'],
    ...['militia_returned', 'battle_began', 'defends', 'battle_rolled', 'pooled'],
    ...['lost_for_good', 'creation_line', 'creation_rolled', 'uprising_rolled'],
    ...['rebellion_rolled', 'outcome_rolled', 'marching', 'state_ended', 'state_stopped'],
    ...['taxed', 'paid', 'unpaid_drawn', 'unpaid_rolled', 'bought', 'game_over'],
  ];
  it.each(told)('changes nothing on the map: %s', (kind) => {
    const view = viewOf([area('It-A', { legions: 8, groups: [group('german', 4)] })]);
    const args = { area: 'It-A', province: 'It', force: 'german', sp: 3, owner: 'german' };
    expect(advance(view, entry(kind, args))).toBe(view);
  });
});
