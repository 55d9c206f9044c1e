import { describe, expect, it } from 'vitest';

import type { Game } from '../../protocol/messages';
import { differences, openFor } from './open_tables';

const game = {
  options: [
    { name: 'game', title: 'Game', values: ['ford', 'standard'], titles: ['Ford', 'Standard'] },
    { name: 'draws', title: 'Draws', values: ['yes', 'no'], titles: ['allowed', 'none'] },
    { name: 'board', title: 'Board', values: ['FILE'] },
  ],
  variants: [{ option: 'game', value: 'standard', title: 'Standard', seats: [] }],
} as unknown as Game;

describe('a table that waits for players', () => {
  it('names the options that differ, except the one in its title', () => {
    expect(differences(game, { game: 'standard', draws: 'no', board: 'FILE' })).toEqual([
      'Draws: none',
      'Board: a file of their own',
    ]);
  });

  it('is silent about options that this page does not have', () => {
    expect(differences(game, { unheard: 'of' })).toEqual([]);
    expect(differences(undefined, { draws: 'no' })).toEqual([]);
  });

  it('says how long it has waited, also by a clock that is behind', () => {
    expect(openFor(0, 59_000)).toBe('just now');
    expect(openFor(0, 5 * 60_000)).toBe('5 min ago');
    expect(openFor(0, 3 * 3_600_000)).toBe('3 h ago');
    expect(openFor(0, 50 * 3_600_000)).toBe('2 days ago');
    expect(openFor(60_000, 0)).toBe('just now');
  });
});
