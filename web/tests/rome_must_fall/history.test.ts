import { describe, expect, test } from 'vitest';

import { fights, tally, timelines } from '../../src/games/rome_must_fall/history';
import { board, cubes, entry, over } from './fixtures';

describe('timelines', () => {
  const log = [
    entry(1, 'held', { tracker: 'sea', turn: 1, value: 4, total: 3 }),
    entry(2, 'lost', { tracker: 'sea', turn: 2, value: 3, total: 3 }),
    entry(3, 'lost', { tracker: 'huns', turn: 2, value: 1, total: 5 }),
  ];

  test('know what was held and what was lost', () => {
    const all = timelines(log);
    expect([...(all.get('sea') ?? [])]).toEqual([
      [1, 'held'],
      [2, 'lost'],
    ]);
    expect(all.get('huns')?.get(2)).toBe('lost');
    expect(all.get('vandals')).toBeUndefined();
  });

  test('leave out what was undone', () => {
    const undone = log.map((line) => ({ ...line, undone: line.n === 2 }));
    expect(timelines(undone).get('sea')?.has(2)).toBe(false);
  });

  test('are counted', () => {
    expect(tally(timelines(log).get('sea'))).toEqual({ held: 1, lost: 1 });
    expect(tally(undefined)).toEqual({ held: 0, lost: 0 });
  });

  test('of a whole game agree with what is marked on the sheet', () => {
    const all = timelines(over.log);
    const erased = over.log.filter(({ kind }) => kind === 'glory_erase');
    // A loss where nothing is left to take is followed at once by the event that says so.
    const spared = over.log.filter(
      ({ kind }, i) => kind === 'lost' && over.log[i + 1]?.kind === 'no_effect',
    );
    for (const tracker of over.view.trackers) {
      const marked = Array.isArray(tracker.marked) ? tracker.marked.length : tracker.marked;
      const back = erased.filter(({ args }) => args.tracker === tracker.id).length;
      const none = spared.filter(({ args }) => args.tracker === tracker.id).length;
      expect(tally(all.get(tracker.id)).lost).toBe(marked + back + none);
    }
  });
});

describe('fights', () => {
  test('follow a tracker from the black die to the end', () => {
    const log = [
      entry(1, 'turn_began', { turn: 1 }),
      entry(2, 'black_rolled', { tracker: 'franks', face: 5, value: 3 }),
      entry(3, 'cubes_spent', { tracker: 'franks', count: 2, cubes: 1 }),
      entry(4, 'held', { tracker: 'franks', turn: 1, value: 6, total: 5 }),
    ];
    expect(fights(log.slice(0, 2)).get('franks')).toMatchObject({
      face: 5,
      counts: 3,
      outcome: null,
    });
    expect(fights(log).get('franks')).toEqual({
      face: 5,
      counts: 3,
      cubes: 2,
      value: 6,
      total: 5,
      outcome: 'held',
    });
  });

  test('begin anew with the turn', () => {
    const log = [
      entry(1, 'held', { tracker: 'franks', turn: 1, value: 6, total: 5 }),
      entry(2, 'turn_began', { turn: 2 }),
    ];
    expect(fights(log).size).toBe(0);
  });

  test('know the die that lies while cubes are asked for', () => {
    const now = cubes.view.trackers.find(({ state }) => state === 'now');
    const fight = fights(cubes.log).get(now?.id ?? '');
    expect(fight?.face).toBe(now?.black);
    expect(fight?.outcome).toBeNull();
    expect(board.trackers.some(({ id }) => id === now?.id)).toBe(true);
  });
});
