import { describe, expect, it } from 'vitest';

import type { Picture } from '../src/protocol/merge';
import { chairToTake } from '../src/shell/table/chairs';

const seats = ['rome', 'huns', 'gaul'].map((id) => ({ id, kind: 'human' }));
const now = (seat: string | null, to_move: string | null, more: object = {}) =>
  ({ seat, to_move, seats, ...more }) as unknown as Picture;

describe('the seat a page looks from', () => {
  it('is that of its seats which is asked', () => {
    expect(chairToTake(now('rome', 'huns'), ['rome', 'huns'])).toBe('huns');
    expect(chairToTake(now(null, 'huns'), ['huns'])).toBe('huns');
  });

  it('stays where it is asked, where others are, and where nobody is', () => {
    expect(chairToTake(now('rome', 'rome'), ['rome', 'huns'])).toBeNull();
    expect(chairToTake(now('rome', 'gaul'), ['rome', 'huns'])).toBeNull();
    expect(chairToTake(now('rome', 'chance'), ['rome', 'huns'])).toBeNull();
    expect(chairToTake(now('rome', null), ['rome', 'huns'])).toBeNull();
  });

  it('is never one that was given to the computer', () => {
    const given = seats.map((seat) => (seat.id === 'huns' ? { ...seat, kind: 'computer' } : seat));
    expect(chairToTake(now('rome', 'huns', { seats: given }), ['rome', 'huns'])).toBeNull();
  });
});
