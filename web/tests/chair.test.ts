import { describe, expect, it } from 'vitest';

import { nextSeat } from '../src/shell/table/chair.svelte';
import { isShared, tokensTold, tokenToComeWith } from '../src/shell/tables';

const seats = ['gaul', 'vandals', 'huns'];

describe('the chair before one screen', () => {
  it('is called for in the order of the seats, from the last one on', () => {
    expect(nextSeat(seats, seats, null)).toBe('gaul');
    expect(nextSeat(seats, ['gaul', 'huns'], 'gaul')).toBe('huns');
    expect(nextSeat(seats, ['gaul', 'vandals'], 'huns')).toBe('gaul');
    expect(nextSeat(seats, [], 'gaul')).toBeNull();
  });
});

describe('tokens', () => {
  const table = {
    id: 't',
    game: 'diplomacy',
    title: '',
    host: 'HOST',
    seats: { gaul: 'G', huns: 'H' },
    invites: {},
    over: null,
    visited: 1,
  };

  it('of several people are told one at a time', () => {
    expect(isShared(table)).toBe(true);
    expect(tokenToComeWith(table, true)).toBe('HOST');
    expect(tokenToComeWith({ ...table, host: null }, true)).toBeNull();
    expect(tokensTold(table, true)).toEqual({});
  });
  it('of one person are told together', () => {
    const alone = { ...table, alone: true };
    expect(isShared(alone)).toBe(false);
    expect(tokenToComeWith(alone, true)).toBe('G');
    expect(tokensTold(alone, true)).toEqual({ gaul: 'G', huns: 'H' });
    expect(isShared({ ...table, seats: { huns: 'H' } })).toBe(false);
  });
  it('keep no secret in a game that has none', () => {
    expect(tokenToComeWith(table, false)).toBe('G');
    expect(tokensTold(table, false)).toEqual({ gaul: 'G', huns: 'H' });
  });
});
