import { describe, expect, it } from 'vitest';

import type { Picture } from '../src/protocol/merge';
import { chairToTake } from '../src/shell/chairs';

const seats = ['rome', 'huns', 'gaul'].map((id) => ({ id, kind: 'human' }));
const now = (seat: string | null, to_move: string | null, more: object = {}) =>
  ({ seat, to_move, ply: 4, seats, sealed: null, ...more }) as unknown as Picture;
/** While orders are written in secret: the seats held here that are asked, and who has confirmed. */
const sealed = (seat: string, own: Record<string, boolean>, ply = 4) =>
  now(seat, 'sealed', {
    ply,
    sealed: { own: Object.entries(own).map(([id, confirmed]) => ({ seat: id, confirmed })) },
  });

describe('the seat a page looks from', () => {
  it('is that of its seats which is asked', () => {
    expect(chairToTake(now('rome', 'huns'), ['rome', 'huns'], null)).toBe('huns');
    expect(chairToTake(now(null, 'huns'), ['huns'], null)).toBe('huns');
  });

  it('stays where it is asked, where others are, and where nobody is', () => {
    expect(chairToTake(now('rome', 'rome'), ['rome', 'huns'], null)).toBeNull();
    expect(chairToTake(now('rome', 'gaul'), ['rome', 'huns'], null)).toBeNull();
    expect(chairToTake(now('rome', 'chance'), ['rome', 'huns'], null)).toBeNull();
    expect(chairToTake(now('rome', null), ['rome', 'huns'], null)).toBeNull();
  });

  it('is never one that was given to the computer', () => {
    const given = seats.map((seat) => (seat.id === 'huns' ? { ...seat, kind: 'computer' } : seat));
    expect(chairToTake(now('rome', 'huns', { seats: given }), ['rome', 'huns'], null)).toBeNull();
  });

  it('goes on to the next one that owes orders once its own are confirmed', () => {
    const before = sealed('huns', { rome: false, huns: false, gaul: false });
    const after = sealed('huns', { rome: false, huns: true, gaul: false });
    expect(chairToTake(after, ['rome', 'huns', 'gaul'], before)).toBe('gaul');
    const last = sealed('gaul', { rome: false, huns: true, gaul: true });
    expect(chairToTake(last, ['rome', 'huns', 'gaul'], sealed('gaul', { gaul: false }))).toBe(
      'rome',
    );
  });

  it('is left alone by whoever went to a seat that has confirmed', () => {
    const held = ['rome', 'huns'];
    const there = sealed('huns', { rome: false, huns: true });
    expect(chairToTake(there, held, sealed('rome', { rome: false, huns: true }))).toBeNull();
    expect(chairToTake(there, held, there)).toBeNull();
    expect(chairToTake(sealed('huns', { rome: false }, 5), held, there)).toBe('rome');
  });
});
