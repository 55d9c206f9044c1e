import { describe, expect, it } from 'vitest';

import { actionFor, legalAreas, offersAt, refusedAt } from '../area_offers';
import type { Entry, Offer } from '../sheet';
import { nameOf } from './areas';
import { areCounts } from './choices';
import { arrangementsOf, countersOf, piecesText } from './counters';
import { geometry } from './plate';
import { beatsOf } from './story';
import type { AreaView, BoardArea } from './view.gen';

function area(id: string, more: Partial<AreaView> = {}): AreaView {
  const empty = { romans: 0, barbarians: 0, cavalry: 0, wall: false, fort: false };
  return { id, ...empty, legions: [], contested: false, ...more };
}

function offer(action: string, marks: Offer['marks'], refused: Offer['refused'] = null): Offer {
  return { action, label: action, group: 'to', rule: '5.1', refused, marks };
}

const refusal = { kind: 'illegal', text: 'No.', rule: '6.2' } as const;

describe('counters', () => {
  const roma = area('roma', {
    romans: 3,
    legions: [
      { number: 'I', moved: false },
      { number: 'II', moved: true },
    ],
    fort: true,
    barbarians: 1,
    cavalry: 2,
  });
  it('stand in their order, each side in rows of its own', () => {
    expect(countersOf(roma).map(({ symbol, tab }) => `${symbol} ${tab}`.trim())).toEqual([
      'c-legion I',
      'c-legion II',
      'c-force 3',
      'c-fort',
      'c-barb',
      'c-cavalry 2',
    ]);
    const rows = arrangementsOf(roma)[0]?.pieces.map(({ side, corner }) => [side, corner.y]) ?? [];
    expect(rows.map(([side]) => side)).toEqual([...Array(4).fill('rome'), 'barb', 'barb']);
    expect(countersOf(roma)[1]?.isDown).toBe(true);
  });
  it('may stand in narrower rows, or be summed up by side', () => {
    const ways = arrangementsOf(roma);
    expect(ways.map(({ key }) => key)).toEqual([
      'full 4',
      'full 3',
      'full 2',
      'full 1',
      'tally 2',
      'tally 1',
      'dot 2',
      'dot 1',
    ]);
    // Two Legions and three Forces against a Force and two Cavalry.
    const tallies = ways.find(({ key }) => key === 'tally 2')?.pieces;
    expect(tallies?.map((tally) => 'count' in tally && tally.count)).toEqual([5, 3]);
    expect(arrangementsOf(area('roma'))).toEqual([]);
  });
  it('are told in words', () => {
    expect(piecesText(roma)).toBe(
      '3 Roman Forces, Legion I, Legion II (has marched), fort, 1 Barbarian Force, 2 Cavalry',
    );
    expect(piecesText(area('roma'))).toBe('empty');
  });
});

describe('an area for a screen reader', () => {
  const printed = { title: 'Italia Annonaria', value: 4, terrain: 'clear' } as BoardArea;
  it('says its name, what stands there, value, terrain and state', () => {
    const stands = area('italia', { romans: 3, legions: [{ number: 'I', moved: false }] });
    expect(nameOf(printed, { ...stands, fort: true }, 'legal')).toBe(
      'Italia Annonaria: 3 Roman Forces, Legion I, fort; value 4, clear; may be chosen',
    );
    expect(nameOf({ ...printed, invasion: true }, area('italia'), 'plain')).toBe(
      'Italia Annonaria: empty; value 4, clear; invasion area',
    );
  });
});

describe('choices', () => {
  const offers = [
    offer('place germania 1', { area: 'germania', count: 1 }),
    offer('place germania 2', { area: 'germania', count: 2 }),
    offer('place persis 1', { area: 'persis', count: 1 }),
    offer('buy legion', { area: 'roma' }, refusal),
    offer('end', {}),
  ];
  it('are found by their area', () => {
    expect(offersAt(offers, 'germania').map(({ action }) => action)).toEqual([
      'place germania 1',
      'place germania 2',
    ]);
    expect([...legalAreas(offers)]).toEqual(['germania', 'persis']);
    expect(refusedAt(offers, 'roma')?.refused).toEqual(refusal);
  });
  it('that differ by how many are counts', () => {
    expect(areCounts(offersAt(offers, 'germania'))).toBe(true);
    expect(areCounts(offers)).toBe(false);
  });
  it('tell what would be done elsewhere', () => {
    expect(actionFor(offers, 'roma')).toBe('place roma 1');
    expect(actionFor([offer('legion I', { area: 'roma', legion: 'I' })], 'asia')).toBeNull();
  });
});

describe('the plate', () => {
  const ids = geometry.areas.map(({ id }) => id);
  it('has 34 areas', () => {
    expect(ids.length).toBe(34);
  });
});

describe('beats', () => {
  const told = (n: number, kind: string): Entry => ({
    n,
    ply: 1,
    rule: '1.1',
    kind,
    text: kind,
    args: {},
    who: 'roman',
    undone: false,
    with_next: !['income', 'upkeep_paid'].includes(kind),
  });
  it('take a sum together with its result', () => {
    const log = ['revenue', 'revenue', 'income', 'upkeep_counted', 'upkeep_paid', 'conflict_ratio'];
    const beats = beatsOf(
      log.map((kind, at) => told(at + 1, kind)),
      [],
      null,
    );
    expect(beats.map(({ text, entries }) => [text, entries.length])).toEqual([
      ['income', 3],
      ['upkeep_paid', 2],
      ['conflict_ratio', 1],
    ]);
  });
});
