import { describe, expect, it, vi } from 'vitest';

import { percent } from '../percent';
import { conflictIn, meansOf, Prospects, sides, spokenOdds } from './prospects.svelte';
import type { PartProps } from './desk.svelte';
import type { Conflict } from './view.gen';

const figure = (decimal: number) => ({ fraction: String(decimal), decimal });

function conflict(
  area: string,
  after: string | null,
  more: Partial<Conflict['odds']> = {},
): Conflict {
  return {
    area,
    after,
    odds: {
      barbarian_forces: 6,
      cavalry: 0,
      roman_forces: 1,
      fort: false,
      terrain: 'clear',
      column: '6',
      roman_wins: figure(0.25),
      barbarian_wins: figure(0.75),
      neither: figure(0),
      roman_survivors: figure(0.25),
      barbarian_survivors: figure(4),
      cavalry_survivors: figure(0),
      rounds: figure(1.25),
      ...more,
    },
  };
}

describe('a share', () => {
  it('has tenths where it is added up', () => {
    expect([0.614, 0.5, 0.99999].map((share) => percent(share, true))).toEqual([
      '61.4 %',
      '50 %',
      'over 99.9 %',
    ]);
  });
  it('is whole in the middle and finer at the ends, and certain only when it is', () => {
    expect(
      [0, 0.0004, 0.042, 0.0999, 0.311, 0.9042, 0.99999, 1].map((share) => percent(share)),
    ).toEqual(['0 %', 'under 0.1 %', '4.2 %', '10 %', '31 %', '90.4 %', 'over 99.9 %', '100 %']);
  });
});

describe('a conflict in words', () => {
  it('names the sides, the fort and the ground', () => {
    expect(sides(conflict('roma', null))).toBe('1 Roman against 6 Forces');
    const rough = { roman_forces: 4, fort: true, cavalry: 2, barbarian_forces: 1 };
    expect(sides(conflict('raetia', null, { ...rough, terrain: 'mountain' }))).toBe(
      '4 Romans in a fort against 1 Force and 2 Cavalry; mountain',
    );
  });
  it('speaks of neither side only where that may be', () => {
    expect(spokenOdds(conflict('roma', null))).toBe('Rome wins 25 %, Barbarians 75 %');
    const none = { roman_wins: figure(0.2), neither: figure(0.05) };
    expect(spokenOdds(conflict('roma', null, none))).toBe(
      'Rome wins 20 %, Barbarians 75 %, neither 5 %',
    );
    expect(meansOf(conflict('roma', null))).toBe(
      'On average 1.3 rounds; 0.3 Romans, 4 Forces left',
    );
  });
});

describe('the conflict of an area', () => {
  it('is the one an answer would bring, or the one that is there', () => {
    const list = [
      conflict('roma', null),
      conflict('raetia', null),
      conflict('raetia', 'to raetia'),
    ];
    expect(conflictIn(list, 'raetia')?.after).toBe('to raetia');
    expect(
      conflictIn([...list, conflict('roma', 'forces 1'), conflict('roma', 'forces 2')], 'roma')
        ?.after,
    ).toBe('forces 2');
    expect(conflictIn(list, 'roma')?.after).toBeNull();
    expect(conflictIn(list, 'gallia')).toBeUndefined();
  });
});

describe('prospects', () => {
  const answers = { conflicts: [conflict('roma', 'to roma')] };
  function part(ply: number, group: string): PartProps {
    const offer = { action: 'to roma', label: '', group, rule: '6.1', refused: null, marks: {} };
    const seats = { seat: 'barbarian', to_move: 'barbarian' };
    const table = { live: true, result: null, ply, offers: [offer], ...seats };
    return { table, view: { areas: [] }, odds: vi.fn(() => Promise.resolve(answers)) } as never;
  }
  it('are asked for once at a ply', async () => {
    const prospects = new Prospects();
    const here = part(4, 'to');
    await Promise.all([prospects.ask(here), prospects.ask(here)]);
    expect(here.odds).toHaveBeenCalledTimes(1);
    expect(prospects.conflictsAt(here)).toEqual(answers.conflicts);
    await prospects.ask(part(5, 'buy'));
    expect(prospects.conflictsAt(here)).toEqual([]);
  });
  it('stand beside the answer that would bring them, for the side that answers', async () => {
    const prospects = new Prospects();
    const here = part(4, 'to');
    await prospects.ask(here);
    expect(prospects.noteOn('to roma')).toBe('wins 75 %');
    expect(prospects.noteOn('to raetia')).toBe('');
    await prospects.ask(part(5, 'buy'));
    expect(prospects.noteOn('to roma')).toBe('');
  });
  it('are forgotten when a ply comes again after an undo', async () => {
    const prospects = new Prospects();
    await prospects.ask(part(4, 'to'));
    await prospects.ask(part(3, 'from'));
    const again = part(4, 'to');
    const other = { conflicts: [conflict('roma', 'to roma', { barbarian_wins: figure(0.2) })] };
    vi.mocked(again.odds).mockResolvedValueOnce(other);
    await prospects.ask(again);
    expect(prospects.noteOn('to roma')).toBe('wins 20 %');
  });
  it('stand beside an answer only for where it leads', async () => {
    const prospects = new Prospects();
    const here = part(4, 'march');
    here.table.offers = here.table.offers.map((offer) => ({ ...offer, marks: { area: 'roma' } }));
    const left = { conflicts: [conflict('raetia', 'to roma')] };
    vi.mocked(here.odds).mockResolvedValueOnce(left);
    await prospects.ask(here);
    expect(prospects.noteOn('to roma')).toBe('');
  });
  it('of other seats are not shown', async () => {
    const watching = part(4, 'to');
    watching.table.seat = null;
    const prospects = new Prospects();
    await prospects.ask(watching);
    expect(prospects.conflictsAt(watching)).toEqual([]);
  });
  it('are not asked for where nobody can meet', async () => {
    const shopping = part(4, 'buy');
    await new Prospects().ask(shopping);
    expect(shopping.odds).not.toHaveBeenCalled();
  });
  it('are asked for again after a question that went unanswered', async () => {
    const prospects = new Prospects();
    const here = part(4, 'to');
    vi.mocked(here.odds).mockResolvedValueOnce(null);
    await prospects.ask(here);
    await prospects.ask(here);
    expect(prospects.conflictsAt(here)).toEqual(answers.conflicts);
  });
});
