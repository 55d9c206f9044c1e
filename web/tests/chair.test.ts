import { describe, expect, it } from 'vitest';

import { Chair, nextSeat } from '../src/shell/table/chair.svelte';
import type { Session } from '../src/shell/table/session.svelte';
import { isShared, remember, tokensTold, tokenToComeWith } from '../src/shell/tables';

const seats = ['gaul', 'vandals', 'huns'];

describe('the chair before one screen', () => {
  it('is called for in the order of the seats, from the last one on', () => {
    expect(nextSeat(seats, seats, null)).toBe('gaul');
    expect(nextSeat(seats, ['gaul', 'huns'], 'gaul')).toBe('huns');
    expect(nextSeat(seats, ['gaul', 'vandals'], 'huns')).toBe('gaul');
    expect(nextSeat(seats, [], 'gaul')).toBeNull();
  });
  it('goes on with another seat when the computer takes over the one that is looked from', () => {
    remember({ id: 'taken', game: 'diplomacy', seats: { gaul: 'G', huns: 'H' }, alone: true });
    const at = (kind: string) => ({
      ply: 1,
      seat: 'gaul',
      clock: {},
      sealed: { asked: [{ seat: 'huns', confirmed: false }], own: [] },
      seats: [
        { id: 'gaul', kind },
        { id: 'huns', kind: 'human' },
      ],
    });
    const taken: string[] = [];
    const session = {
      id: 'taken',
      picture: at('human'),
      changeToken: (to: string) => taken.push(to),
    };
    const chair = new Chair(session as unknown as Session, true);
    chair.follow();
    expect(taken).toEqual([]);
    session.picture = at('computer');
    chair.follow();
    expect(taken).toEqual(['H']);
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
