// What the dialog says of a scenario is what its file and the measurements say.

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { scenarios } from '../src/games/invasions/scenarios';
import { legateWins } from '../src/games/invasions/start';

const root = path.resolve(import.meta.dirname, '../..');

describe('the scenarios of The Barbarian Invasions', () => {
  it('are read from their files', () => {
    expect(Object.keys(scenarios)).toEqual(['1', '2', '3', '4', '5', '6']);
    // 19.5 of the rules: in 420 Rome has 12 turns, 60 points to hold, and no Britannia.
    expect(scenarios['5']).toMatchObject({ turns: 12, victory: 60 });
    expect(scenarios['5']?.roman).toContain('Ag');
    expect(scenarios['5']?.roman).not.toContain('Br');
    // 19.1: of Britannia it holds an Area.
    expect(scenarios['1']?.roman).toContain('Br');
  });

  it('are won as often as docs/players.md has it', () => {
    const table = readFileSync(path.join(root, 'docs/players.md'), 'utf8');
    for (const [value, wins] of Object.entries(legateWins)) {
      const [, measured] =
        new RegExp(`^\\| ${value}, \\d+ A\\.D\\. \\| ([\\d.]+) `, 'm').exec(table) ?? [];
      expect(wins, `scenario ${value}`).toBe(Number(measured));
    }
  });
});
