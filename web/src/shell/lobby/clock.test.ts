import { describe, expect, it } from 'vitest';

import { clockRequest, kNoClock, type ChosenClock } from './clock';
import { deadlineIn, withOwnClock } from './standing';
import type { TableMessage } from '../../protocol/messages';

describe('the clock of a new table', () => {
  it('is the one of those who order in secret, or of two who move in turn', () => {
    expect(clockRequest({ ...kNoClock, movement: 60 }, true)).toEqual({
      movement: 60,
      other: null,
      rest: null,
    });
    expect(clockRequest({ ...kNoClock, each: 60 }, false)).toEqual({
      each: 60,
      turn: 0,
      rest: null,
    });
    expect(clockRequest({ ...kNoClock, turn: 5 }, false), 'more than nothing').toBeUndefined();
  });

  it('rests at night and on weekends by the time of this browser', () => {
    const ahead = -new Date().getTimezoneOffset();
    const rest = (chosen: Partial<ChosenClock>) =>
      clockRequest({ ...kNoClock, each: 60, ...chosen }, false)?.rest;
    expect(rest({ nights: true })).toEqual({ from: 22, until: 8, weekends: false, ahead });
    expect(rest({ weekends: true })).toEqual({ from: 0, until: 0, weekends: true, ahead });
  });
});

describe('the list to continue', () => {
  const players_clock = {
    each: 60,
    turn: 5,
    left: { roman: 3_600_000, barbarian: 60_000 },
    runs: 'barbarian',
    deadline: 1_060_000,
    stopped: false,
    rest: null,
    now: 1_000_000,
  };
  const table = { players_clock, result: null, clock: null } as unknown as TableMessage;

  it('tells the time of the player who is asked', () => {
    expect(deadlineIn(table, 1_000_000)).toBe('1 min 00 s left');
    expect(deadlineIn({ ...table, result: {} } as TableMessage, 1_000_000)).toBe('');
    const stopped = { ...players_clock, deadline: null };
    expect(deadlineIn({ ...table, players_clock: stopped }, 1_000_000)).toBe('');
  });

  it('reads it from this browser’s clock', () => {
    expect(withOwnClock(table, 5_000_000).players_clock?.deadline).toBe(5_060_000);
  });
});
