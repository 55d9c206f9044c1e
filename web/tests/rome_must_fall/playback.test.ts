import { describe, expect, test } from 'vitest';

import { advance, stops } from '../../src/games/rome_must_fall/playback';
import type { View } from '../../src/games/rome_must_fall/types';
import { changes, entry, resource } from './fixtures';

/** What the events say, of a view. */
function told(view: View) {
  return {
    cubes: view.cubes,
    red: view.red,
    white: view.white,
    fall: view.fall,
    dice: view.dice,
    lost: view.abilities.map(({ id, lost }) => ({ id, lost })),
    trackers: view.trackers.map(({ id, marked, bonus, base, die }) => ({
      id,
      marked: Array.isArray(marked) ? [...marked].sort() : marked,
      bonus,
      base,
      die,
    })),
  };
}

describe('the events of a change', () => {
  test.each(changes.map((change) => [change.action, change] as const))(
    'lead from one view to the next: %s',
    (_, { before, fresh, after }) => {
      const end = fresh.reduce((view, line) => advance(view, line, after), before);
      expect(told(end)).toEqual(told(after));
    },
  );

  test('are all tried here', () => {
    const kinds = new Set(changes.flatMap(({ fresh }) => fresh.map(({ kind }) => kind)));
    expect(kinds.size).toBe(22);
  });

  test('leave the view before as it was', () => {
    const [change] = changes;
    if (!change) throw new Error('no change');
    const copy = structuredClone(change.before);
    for (const line of change.fresh) advance(change.before, line, change.after);
    expect(change.before).toEqual(copy);
  });
});

describe('stops', () => {
  test('roll the Imperial dice together', () => {
    const dice = [1, 2, 3, 4, 5, 6].map((n) => entry(n, 'rolled', { die: n - 1 }));
    expect(stops([entry(0, 'turn_began'), ...dice]).map(({ entries }) => entries.length)).toEqual([
      1, 6,
    ]);
  });

  test('give the black die its time, and the result its own', () => {
    const all = stops([
      entry(1, 'black_rolled', { tracker: 'sea' }),
      entry(2, 'lost', { tracker: 'sea' }),
      entry(3, 'raid_marked', { tracker: 'sea' }),
    ]);
    expect(all.map(({ rolls }) => rolls)).toEqual([420, 0, 0]);
    expect(all.every(({ stands }) => stands > 0)).toBe(true);
  });

  test('let what changes nothing pass', () => {
    expect(stops([entry(1, 'held'), entry(2, 'no_effect')])).toHaveLength(1);
  });
});

test('a die that turns red leaves the dice on the table as they are', () => {
  const { view } = resource;
  const after = advance(view, entry(1, 'die_turned_red', { red: view.red + 1 }), view);
  expect(after.red).toBe(view.red + 1);
  expect(after.white).toBe(view.white - 1);
  expect(after.dice).toEqual(view.dice);
});
