import { describe, expect, it } from 'vitest';

import { labelBox } from '../../map/labels';
import { isInside, overlap, ringsOf } from '../../map/geometry';
import { actionFor, legalAreas, offersAt, refusedAt } from '../area_offers';
import type { Offer } from '../sheet';
import { mapAreas, nameOf } from './areas';
import { areCounts, askedAbout } from './choices';
import { countersOf, piecesText, rowsOf } from './counters';
import { phaseIndex, phases } from './phases';
import { geometry, isForeign, linesOf } from './plate';
import type { AreaView, Board, BoardArea, View } from './types';

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
    expect(rowsOf(countersOf(roma)).map((row) => row.length)).toEqual([4, 2]);
    expect(countersOf(roma)[1]?.isDown).toBe(true);
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
  it('show what the question is about', () => {
    const legions = [{ number: 'III', moved: false }];
    const view = { areas: [area('macedonia', { legions })], conflict: null };
    const about = (answers: string[]) =>
      [...askedAbout({ ...view, position: { answers } } as unknown as View)].join();
    expect(about([])).toBe('');
    expect(about(['legion III', 'carry 2'])).toBe('macedonia');
    expect(about(['from germania', 'to belgica'])).toBe('germania,belgica');
  });
});

describe('the plate', () => {
  const ids = geometry.areas.map(({ id }) => id);
  // Titles as long as those of the board, and a fort with a Force in every area.
  const titles: Record<string, string> = {
    italia: 'Italia Annonaria',
    raetia: 'Raetia et Noricum',
    pontus: 'Pontus et Cappadocia',
    apulia: 'Apulia et Lucania',
    sardinia: 'Sardinia et Corsica',
    baetica: 'Baetica et Lusitania',
  };
  const board = {
    rome: 'roma',
    areas: ids.map((id) => ({
      id,
      title: titles[id] ?? id,
      value: isForeign(id) && id !== 'dacia' ? 0 : 3,
      terrain: 'clear',
    })),
  } as Board;
  const areas = mapAreas(
    board,
    ids.map((id) => area(id, { romans: 2, fort: true })),
    new Set(ids),
    new Set(),
  );
  const boxes = areas.map((each) => ({
    id: each.id,
    name: labelBox(each.label, each.value !== null),
    ring: { left: each.ring.x - 6, top: each.ring.y - 6, width: 12, height: 12 },
    counters: each.counters,
  }));

  it('has 34 areas, and the names of the board are broken where the plate says', () => {
    expect(ids.length).toBe(34);
    expect(linesOf('apulia', 'Apulia et Lucania')).toEqual(['Apulia', 'et Lucania']);
    expect(linesOf('apulia', 'Magna Graecia')).toEqual(['Magna Graecia']);
  });
  it('has no name over a name, a ring or counters', () => {
    const clashes = boxes.flatMap((a) =>
      boxes.flatMap((b) => [
        ...(a.id < b.id && overlap(a.name, b.name) ? [`${a.id}, ${b.id}`] : []),
        ...(overlap(a.name, b.ring) ? [`${a.id}, ring of ${b.id}`] : []),
        ...(a.counters && overlap(a.counters, b.ring) ? [`${a.id} counters, ring ${b.id}`] : []),
        ...(b.counters && overlap(a.name, b.counters) ? [`${a.id}, counters of ${b.id}`] : []),
      ]),
    );
    expect(clashes).toEqual([]);
  });
  it('has the ring of each area on its land', () => {
    const astray = geometry.areas.filter(({ id, path }) => {
      const ring = areas.find((each) => each.id === id)?.ring;
      return !ring || !isInside(ring, ringsOf(path));
    });
    expect(astray.map(({ id }) => id)).toEqual([]);
  });
  it('has no counters over the counters of another area', () => {
    const clashes = boxes.flatMap((a) =>
      boxes
        .filter((b) => a.id < b.id && a.counters && b.counters && overlap(a.counters, b.counters))
        .map((b) => `${a.id}, ${b.id}`),
    );
    expect(clashes).toEqual([]);
  });
});

describe('phases', () => {
  it('are eight, and each question belongs to one', () => {
    expect(phases.length).toBe(8);
    expect(phaseIndex('cavalry')).toBe(6);
    expect(phaseIndex('set_up')).toBe(-1);
  });
});
