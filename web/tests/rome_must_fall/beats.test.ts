import { describe, expect, test } from 'vitest';

import { beatsOf } from '../../src/games/rome_must_fall/beats';
import { changes, entry } from './fixtures';

describe('beats', () => {
  test('hold every entry, in order', () => {
    for (const { fresh } of changes)
      expect(beatsOf(fresh).flatMap(({ entries }) => entries)).toEqual(fresh);
  });

  test('roll the Imperial dice together', () => {
    const dice = [1, 2, 3, 4, 5, 6].map((n) => entry(n, 'rolled', { die: n - 1 }));
    const beats = beatsOf([entry(0, 'turn_began'), ...dice]);
    expect(beats.map(({ entries }) => entries.length)).toEqual([1, 6]);
    expect(beats[1]?.n).toBe(6);
  });

  test('give the black die its time, and the attack and the result their own', () => {
    const all = beatsOf([
      entry(1, 'black_rolled', { tracker: 'sea' }),
      entry(2, 'attack', { tracker: 'sea' }),
      entry(3, 'lost', { tracker: 'sea' }),
      entry(4, 'raid_marked', { tracker: 'sea' }),
    ]);
    expect(all.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(all.map(({ rolls }) => rolls)).toEqual([420, 0, 0, 0]);
    expect(all.every(({ stands }) => stands && stands > 0)).toBe(true);
  });

  test('let what changes nothing pass', () => {
    expect(beatsOf([entry(1, 'held'), entry(2, 'no_effect')])).toHaveLength(1);
  });
});
