import { describe, expect, it } from 'vitest';

import builtIn from '../../../../src/games/invasions/data/board.csv?raw';
import type { Offer } from '../sheet';
import { mapAreas } from './areas';
import { actionOf, choicesOf, nounOf, usualCount } from './choices';
import { arrangementsOf, countersOf, isContested, standsText } from './counters';
import { forceOf, legend } from './forces';
import { periodRows } from './periods';
import { borderKind } from './borders';
import { geometry } from './plate';
import { fightTitle, rebellionText, shortText } from './prospects.svelte';
import type { AreaView, Board, RebellionOdds, View } from './view.gen';

function area(id: string, more: Partial<AreaView> = {}): AreaView {
  const province = id.slice(0, 2);
  const nobody = { legions: 0, moved_legions: 0, militia: 0, moved_militia: 0, militia_of: null };
  return { id, province, ...nobody, groups: [], ...more };
}

const marks = { target: null, garrison: false, bribed: false, held: false };
const group = (force: string, regulars: number, raiders = 0) => ({
  force,
  regulars,
  raiders,
  ...marks,
});

describe('forces', () => {
  it('have each letters of their own, and emblems where colours could be taken for each other', () => {
    expect(new Set(legend.map(({ letters }) => letters)).size).toBe(legend.length);
    const foreign = legend.filter(({ isForeign }) => isForeign);
    const seen = foreign.map(({ emblem, letters }) => (letters === 'Na' ? 'Na' : emblem));
    expect(new Set(seen).size).toBe(foreign.length);
  });
  it('tell states by their numbers', () => {
    expect(forceOf('state7').title).toBe('state 7');
    expect(forceOf('state7').letters).not.toBe(forceOf('state17').letters);
  });
  it('hatch what they hold, each nation in its own way', () => {
    const nations = ['hun', 'german', 'scythian', 'dacian', 'pict', 'taurican', 'persian'];
    const ways = nations.map((nation) => forceOf(nation).wash?.pattern);
    expect(new Set(ways).size).toBe(nations.length);
    expect(forceOf('rome').wash?.hatch).toBeNull();
  });
});

describe('what stands in an area', () => {
  const full = area('Ga-B', {
    legions: 6,
    militia: 3,
    militia_of: 'revolt',
    groups: [group('german', 12, 2), group('german', 3)],
  });
  it('is a counter for each force and kind, groups of one force together', () => {
    expect(countersOf(full).map(({ key, count }) => [key, count])).toEqual([
      ['legions', 6],
      ['militia', 3],
      ['german', 15],
      ['german raiders', 2],
    ]);
  });
  it('is told in words', () => {
    expect(standsText(full)).toBe(
      '6 legions; 3 militia of the revolt; Germans: 15 levies; Germans: 2 raiders',
    );
    expect(standsText(area('Ga-A'))).toBe('nobody');
  });
  it('is contested where loyal Romans meet others', () => {
    expect(isContested(full)).toBe(true);
    expect(isContested(area('Ga-B', { legions: 6 }))).toBe(false);
    expect(isContested(area('Ga-B', { groups: [group('hun', 4)] }))).toBe(false);
    const militia = area('Ga-B', { militia: 2, militia_of: 'rome', groups: [group('hun', 4)] });
    expect(isContested(militia)).toBe(true);
  });
  it('may be drawn in full, as numbers, or summed up by side', () => {
    const ways = arrangementsOf(full);
    expect(ways.slice(0, 4).map(({ key }) => key)).toEqual([
      'full 4',
      'full 3',
      'full 2',
      'full 1',
    ]);
    // Six legions against three militia of the revolt, fifteen levies and two raiders.
    const sums = ways.find(({ key }) => key === 'sum 2')?.pieces;
    expect(sums?.map(({ key, count }) => [key, count])).toEqual([
      ['rome', 6],
      ['others', 20],
    ]);
  });
});

function offer(action: string, marked: Record<string, unknown>, refused = false): Offer {
  return {
    action,
    label: action,
    group: 'move',
    rule: '5.32',
    refused: refused ? { kind: 'illegal', rule: '5.22', text: '' } : null,
    marks: marked,
  } as Offer;
}

describe('choices', () => {
  const offers = [
    offer('legions 1 Ga-B', { area: 'Ga-B', count: 1 }),
    offer('legions 1 It-A', { area: 'It-A', count: 1 }),
    offer('legions 2 Ga-B', { area: 'Ga-B', count: 2 }),
    offer('militia 1 Ga-B', { area: 'Ga-B', count: 1 }),
    offer('legions 3 Ga-B', { area: 'Ga-B', count: 3 }, true),
    offer('end', {}),
  ];
  it('gather the numbers of each area and kind', () => {
    expect(choicesOf(offers).map(({ key, least, most }) => [key, least, most])).toEqual([
      ['legions Ga-B', 1, 2],
      ['legions It-A', 1, 1],
      ['militia Ga-B', 1, 1],
    ]);
  });
  it('begin with all of them, whether they move or are placed', () => {
    const [legions] = choicesOf(offers);
    expect(legions && usualCount(legions)).toBe(2);
    const [placed] = choicesOf(
      [1, 2, 3].map((n) => offer(`place ${n} It-A`, { area: 'It-A', count: n })),
    );
    expect(placed && usualCount(placed)).toBe(3);
  });
  it('become the action that was offered', () => {
    const [legions, , militia] = choicesOf(offers);
    expect(legions && actionOf(legions, 2)).toBe('legions 2 Ga-B');
    expect(militia && nounOf(militia, 1)).toBe('militia');
    expect(legions && [1, 2].map((count) => nounOf(legions, count))).toEqual(['legion', 'legions']);
  });
});

describe('odds in words', () => {
  const faces = (rebels: number[]) =>
    rebels.map((count, i) => ({ face: i + 1, die: i + 1, rebels: count }));
  const odds = (rebels: number[]) => ({ faces: faces(rebels) }) as RebellionOdds;
  it('tell how many rebel on how many of six faces', () => {
    expect(rebellionText(odds([0, 0, 0, 0, 2, 2]))).toBe('33 % that 2 rebel');
    expect(rebellionText(odds([0, 0, 3, 5, 5, 5]))).toBe('17 % that 3 rebel; 50 % that 5 rebel');
    expect(rebellionText(odds([1, 1, 1, 1, 1, 0]))).toBe('83 % that 1 rebels');
    expect(rebellionText(odds([0, 0, 0, 0, 0, 0]))).toBe('no rebellion on any face');
  });
  it('name both sides of a fight', () => {
    const third = { fraction: '1/3', decimal: 1 / 3 };
    const fight = {
      area: 'Ga-B',
      attacker: 'rome',
      defender: 'german',
      odds: {
        attack: 10,
        defence: 5,
        odds: '2-1',
        faces: [],
        p_defender_eliminated: third,
        p_no_effect: third,
        expected_attacker_loss: third,
        expected_defender_loss: third,
      },
    };
    expect(fightTitle(fight)).toBe('Rome attacks the Germans: 10 against 5');
    expect(fightTitle({ ...fight, attacker: 'german', defender: 'rome' })).toBe(
      'If the Germans attack: 10 against 5',
    );
    expect(shortText(fight.odds)).toBe('2-1, clears it 33 %');
  });
});

describe('periods', () => {
  it('are told from the figures of the board', () => {
    const rows = periodRows([
      { letter: 'A', first_year: 50, rolls: 1, even_turns: true, revolution: 6, modifier: -2 },
      { letter: 'B', first_year: 216, rolls: 2, even_turns: false, revolution: 4, modifier: 1 },
      { letter: 'C', first_year: 266, rolls: 1, even_turns: false, revolution: 6, modifier: 0 },
    ]);
    expect(rows.map((row) => Object.values(row).join(' | '))).toEqual([
      'A | 50–215 | 1, even turns | 6 | −2',
      'B | 216–265 | 2 | 4–6 | +1',
      'C | 266 on | 1 | 6 | 0',
    ]);
  });
});

describe('the plate', () => {
  /** The names of the built-in board. */
  const labels = new Map(
    [...builtIn.matchAll(/^label,([^,]+),,([^,]+),/gm)].map(([, id = '', label = '']) => [
      id,
      label,
    ]),
  );
  const ids = geometry.areas.map(({ id }) => id);
  const provinces = [...new Set(ids.map((id) => id.slice(0, 2)))];
  const board: Board = {
    board_name: '',
    built_in: true,
    scenario: '67 A.D.',
    turns: 15,
    victory: 78,
    rome: 'It-A',
    phases: [],
    periods: [],
    provinces: provinces.map((id) => ({
      id,
      title: id,
      vp: 4,
      vp_provenance: '',
      militia: 4,
      empire: true,
      east: false,
      home: null,
      areas: ids.filter((one) => one.startsWith(id)),
    })),
    areas: ids.map((id) => ({
      id,
      province: id.slice(0, 2),
      label: labels.get(id) ?? '',
      cost: 2,
      cost_provenance: '',
      provenance: '',
      links: [],
    })),
  };
  const view = {
    provinces: provinces.map((id) => ({ id, owner: 'rome' })),
    areas: ids.map((id) => area(id, { legions: 1 })),
  } as unknown as View;
  const none = { about: null, fightsAt: () => [], reach: [] };
  const areas = mapAreas(board, view, { legal: new Set(['It-A']), ...none });

  it('draws 48 areas of 21 Provinces', () => {
    expect([ids.length, provinces.length]).toEqual([48, 21]);
    expect(areas.length).toBe(48);
  });
  it('tells areas, Provinces and the limes apart', () => {
    expect(borderKind('Ga-A', 'Ga-B')).toBe('inner');
    expect(borderKind('Ga-B', 'Il-A')).toBe('realm');
    expect(borderKind('Ga-B', 'Ge-A')).toBe('frontier');
    expect(borderKind(null, 'Ge-A')).toBe('edge');
  });
  it('marks what may be chosen, and says so', () => {
    const rome = areas.find(({ id }) => id === 'It-A');
    expect(rome?.state).toBe('legal');
    expect(rome?.name).toMatch(/1 legion; may be chosen$/);
  });
});
