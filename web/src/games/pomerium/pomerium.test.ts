import { describe, expect, it } from 'vitest';

import type { Entry } from '../sheet';
import { nameOf } from './areas';
import { forceText, holderText, ownerOf, ownersOf, roman } from './owners';
import { borderKind } from './borders';
import { geometry } from './plate';
import { reignOf } from './reign';
import { chainOf, hitNow } from './routes';
import type { BoardProvince, Odds, ProvinceView, View } from './view.gen';

function province(id: string, more: Partial<ProvinceView> = {}): ProvinceView {
  return { id, general: null, lost: false, garrison: null, strength: null, ...more };
}

const generals = [0, 1, 2, 5].map((number) => ({
  number,
  title: number === 0 ? 'you' : `general ${number}`,
  legions: number + 1,
}));
const view: View = { turn: 1, phase: 'player', generals, provinces: [], encounter: null };

describe('owners', () => {
  it('have each a colour of their own, though the first choice of one is taken', () => {
    const owners = [...ownersOf(view).values()];
    expect(owners.map(({ title }) => title)).toEqual([
      'You',
      'General 1',
      'General 2',
      'General 5',
    ]);
    expect(owners.map(({ numeral }) => numeral)).toEqual(['', 'I', 'II', 'V']);
    expect(new Set(owners.map(({ colour }) => colour)).size).toBe(4);
    expect(new Set(owners.map(({ emblem }) => emblem)).size).toBe(4);
  });
  it('keep it when another general goes', () => {
    const fewer = { generals: generals.filter(({ number }) => number !== 1) };
    expect(ownersOf(fewer).get(2)).toEqual(ownersOf(view).get(2));
  });
  it('are the general, the Senate or a nation', () => {
    const owners = ownersOf(view);
    expect(ownerOf(province('gaul', { general: 2 }), owners).title).toBe('General 2');
    expect(ownerOf(province('gaul', { garrison: 0 }), owners).key).toBe('senate');
    expect(ownerOf(province('gaul', { lost: true }), owners).key).toBe('nation');
  });
  it('are told in words', () => {
    const told = (more: Partial<ProvinceView>) => holderText(province('gaul', more), view);
    expect(told({ general: 0 })).toBe('yours');
    expect(told({ general: 2 })).toBe('General 2’s, 3 legions');
    expect(told({ garrison: 1 })).toBe('the Senate’s, 1 legion');
    expect(told({ garrison: 0 })).toBe('the Senate’s, no garrison');
    expect(told({ lost: true, strength: 5 })).toBe('outside the Empire, strength 5');
    expect(told({ lost: true })).toBe('outside the Empire, strength not known');
  });
  it('have no number while a strength is not rolled', () => {
    const side = { general: null, title: 'the nation', legions: 0, devoted: null, left: null };
    expect(forceText(side, true)).toBe('strength not known');
    expect(forceText({ ...side, title: 'the Senate' }, false)).toBe('no legions');
    expect(forceText({ ...side, general: 1, legions: 8 }, true)).toBe('8 in all');
    expect(forceText({ ...side, legions: 7, devoted: 3, left: 2 }, false)).toBe('2 left of 3');
  });
  it('have numerals', () => {
    expect([1, 4, 9, 14, 40].map(roman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XL']);
  });
});

describe('a province for a screen reader', () => {
  const printed = { id: 'gaul', title: 'Gallia', core: true } as BoardProvince;
  const figure = (decimal: number) => ({ decimal });
  const odds = {
    attacks: [{ province: 'gaul', takes: figure(0.68) }],
    alliances: [{ province: 'gaul', takes: figure(0), ends_game: figure(1) }],
  } as Odds;
  it('says its name, its holder, its state and its odds', () => {
    const held = province('gaul', { general: 1 });
    expect(nameOf(printed, held, view, 'legal', odds)).toBe(
      'Gallia: General 1’s, 2 legions; core province; may be chosen; attack takes it 68 %; ' +
        'alliance makes it yours 0 %; warning: alliance ends your game 100 %',
    );
    expect(nameOf({ ...printed, core: false }, held, view, 'plain', null)).toBe(
      'Gallia: General 1’s, 2 legions; frontier province',
    );
  });
});

describe('routes', () => {
  const huns = { id: 'huns', title: 'Huns', die: 3, route: ['dacia', 'noricum', 'gaul'] };
  it('hit the first province that is not lost', () => {
    const lost = ['dacia', 'noricum'].map((id) => province(id, { lost: true }));
    expect(hitNow(huns, [...lost, province('gaul', { garrison: 0 })])).toBe('gaul');
    expect(hitNow(huns, [...lost, province('gaul', { lost: true })])).toBeNull();
  });
  it('are chains from each province to the next', () => {
    expect(chainOf(huns).map(({ key }) => key)).toEqual(['huns noricum', 'huns gaul']);
    expect(chainOf(huns)[0]?.to).toEqual(chainOf(huns)[1]?.from);
  });
});

describe('a reign', () => {
  it('counts years, battles and what was won', () => {
    const entry = (kind: string, args: Entry['args'], undone = false): Entry => {
      return { n: 0, ply: 0, rule: 'T1', kind, text: '', args, who: null, undone };
    };
    const battle = (attacker: string, owner: string, winner: string) => [
      entry('attack_began', { attacker, owner }),
      entry('battle_ended', { winner }),
    ];
    const log = [
      entry('turn_began', { turn: 1 }),
      ...battle('you', 'nation', 'you'),
      entry('province_taken', { general: 'you' }),
      ...battle('general_2', 'you', 'general_2'),
      ...battle('general_2', 'general_1', 'general_2'),
      entry('province_taken', { general: 'general_2' }),
      entry('income', { general: 'you', legions: 3 }),
      entry('income', { general: 'you', legions: 5 }, true),
      entry('turn_began', { turn: 2 }),
    ];
    expect(reignOf(log)).toEqual({
      years: 2,
      battlesWon: 1,
      battlesLost: 1,
      taken: 1,
      raised: 3,
    });
  });
});

describe('the plate', () => {
  const ids = geometry.areas.map(({ id }) => id);

  it('has 18 provinces, the board’s 24 borders by land and its 5 sea links', () => {
    expect(ids.length).toBe(18);
    expect(geometry.borders.filter(({ between }) => !between.includes(null)).length).toBe(24);
    expect(geometry.sea_links.length).toBe(5);
  });
  it('has the limes between core and frontier', () => {
    expect(borderKind('gaul', 'germania')).toBe('frontier');
    expect(borderKind('gaul', 'italy')).toBe('inner');
    expect(borderKind(null, 'germania')).toBe('edge');
  });
});
