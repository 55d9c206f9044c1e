import { describe, expect, it, vi } from 'vitest';

import {
  allianceText,
  attackText,
  chancesAt,
  devotionText,
  isFatal,
  Prospects,
} from './prospects.svelte';
import type { PartProps } from './desk.svelte';
import type { AllianceOdds, AttackOdds, Odds } from './view.gen';

const figure = (decimal: number) => ({ decimal });

const attack: AttackOdds = {
  action: 'attack gaul',
  province: 'gaul',
  attackers: 9,
  least_defenders: 3,
  most_defenders: 8,
  takes: figure(0.68),
  attackers_left: figure(5.84),
  defenders_left: figure(2),
};

const alliance: AllianceOdds = {
  action: 'ally gaul',
  province: 'gaul',
  says_yes: figure(0.25),
  ends_game: figure(0),
  legions: figure(1.25),
  takes: figure(0.76),
};

const fatal = { ...alliance, action: 'ally dacia', province: 'dacia', ends_game: figure(1 / 3) };

const odds: Odds = {
  risk: { assassinated: figure(0.04), with_one_rival_fewer: null },
  attacks: [attack],
  alliances: [alliance, fatal],
  devotions: [
    {
      action: 'devote 5',
      legions: 5,
      wins: figure(0.71),
      left: figure(3.25),
      other_left: figure(0),
    },
  ],
  answers: [
    { action: 'accept', keeps: figure(0), ends_game: figure(1) },
    { action: 'refuse', keeps: figure(0.32), ends_game: figure(0) },
  ],
  assumes: '',
};

function part(ply: number, more: Partial<PartProps['table']> = {}): PartProps {
  const table = { live: true, result: null, ply, offers: [{ action: 'wait' }], ...more };
  return { table, odds: vi.fn(() => Promise.resolve(odds)) } as never;
}

describe('prospects', () => {
  it('are asked for once at a ply', async () => {
    const prospects = new Prospects();
    const here = part(4);
    await Promise.all([prospects.ask(here), prospects.ask(here)]);
    expect(here.odds).toHaveBeenCalledTimes(1);
    expect(prospects.at(here)).toEqual(odds);
    await prospects.ask(part(5, { offers: [] }));
    expect(prospects.at(here)).toBeNull();
  });
  it('are asked for again after a question that went unanswered', async () => {
    const prospects = new Prospects();
    const here = part(4);
    vi.mocked(here.odds).mockResolvedValueOnce(null);
    await prospects.ask(here);
    expect(prospects.at(here)).toBeNull();
    await prospects.ask(here);
    expect(prospects.at(here)).toEqual(odds);
  });
  it('are not asked for by one who watches, nor for an old ply', async () => {
    const watching = part(4, { offers: [] });
    await new Prospects().ask(watching);
    expect(watching.odds).not.toHaveBeenCalled();
    const old = part(4, { live: false });
    await new Prospects().ask(old);
    expect(old.odds).not.toHaveBeenCalled();
  });
  it('stand beside every answer, and warn of the end', async () => {
    const prospects = new Prospects();
    await prospects.ask(part(4));
    const actions = ['attack gaul', 'ally gaul', 'ally dacia', 'devote 5', 'accept', 'refuse'];
    expect(actions.map((action) => prospects.noteOn(action))).toEqual([
      'takes it 68 %',
      'yours 76 %',
      'ends your game 33 %',
      'wins 71 %',
      'ends your game 100 %',
      'keeps it 32 %',
    ]);
    expect(prospects.noteOn('wait')).toBe('');
  });
});

describe('the chances in a province', () => {
  it('are its own', () => {
    expect(chancesAt(odds, 'gaul')).toEqual({ attack, alliance });
    expect(chancesAt(odds, 'dacia')).toEqual({ attack: null, alliance: fatal });
    expect(chancesAt(null, 'gaul')).toEqual({ attack: null, alliance: null });
    expect([alliance, fatal, null].map(isFatal)).toEqual([false, true, false]);
  });
  it('are told in words', () => {
    expect(attackText(attack)).toBe(
      '9 against 3 to 8; on average 5.8 of your legions survive, 2 of theirs',
    );
    expect(attackText({ ...attack, most_defenders: 3 })).toMatch(/^9 against 3;/);
    expect(allianceText(alliance)).toBe(
      'Yes 25 %, bringing 1.3 legions; if they refuse, you fight',
    );
    expect(allianceText({ ...alliance, says_yes: figure(1), legions: figure(0) })).toBe(
      'Yes 100 %',
    );
    const [devotion] = odds.devotions;
    expect(devotion && devotionText(devotion)).toBe(
      'Wins 71 %; on average 3.3 of your legions survive, 0 of theirs',
    );
  });
});
