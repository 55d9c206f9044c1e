import { describe, expect, test } from 'vitest';

import type { Picture } from '../src/protocol/merge';
import type { SeatState } from '../src/protocol/messages';
import { hasUseForName, NameTeller } from '../src/shell/people/person';
import { calledName } from '../src/shell/people/seat_name';

const seat = (id: string, more: Partial<SeatState> = {}): SeatState => ({
  id,
  title: id,
  name: `the ${id}`,
  kind: 'human',
  player: null,
  person: null,
  online: true,
  clients: 0,
  away_since: null,
  ...more,
});

const table = (mine: SeatState, other: SeatState) =>
  ({ seat: mine.id, seats: [mine, other] }) as unknown as Picture;

const holding = (...ids: string[]) => ({
  id: 't',
  seats: Object.fromEntries(ids.map((id) => [id, 'token'])),
});

describe('names of people', () => {
  test('are for tables where others sit, and for one seat', () => {
    const blue = seat('blue');
    const alone = table(blue, seat('red', { kind: 'computer' }));
    const together = table(blue, seat('red', { kind: 'open' }));
    expect(hasUseForName(alone, holding('blue') as never)).toBe(false);
    expect(hasUseForName(together, holding('blue') as never)).toBe(true);
    expect(hasUseForName(together, holding('blue', 'red') as never)).toBe(false);
    const several = { ...together, seats: [...together.seats, seat('green')] };
    expect(hasUseForName(several, holding('blue', 'red') as never)).toBe(false);
    // One person plays both, and says so.
    const one = { ...holding('blue', 'red'), alone: true };
    expect(hasUseForName(several, one as never)).toBe(true);
    expect(hasUseForName(together, one as never)).toBe(false);
  });

  test('are told once, and taken back', () => {
    const teller = new NameTeller();
    const nameless = table(seat('blue'), seat('red'));
    const named = table(seat('blue', { person: 'Ada' }), seat('red'));
    expect(teller.toTell(nameless, 'blue', '')).toBe(null);
    expect(teller.toTell(nameless, 'blue', 'Ada')).toBe('Ada');
    expect(teller.toTell(nameless, 'blue', 'Ada')).toBe(null);
    expect(teller.toTell(nameless, 'red', 'Ada')).toBe('Ada');
    expect(teller.toTell(named, 'blue', 'Ada')).toBe(null);
    expect(teller.toTell(named, 'blue', '')).toBe('');
    // Who comes from another browser, where he gave no name, keeps the one he has.
    expect(new NameTeller().toTell(named, 'blue', '')).toBe(null);
  });

  test('stand before the seat', () => {
    expect(calledName(seat('blue'))).toBe('the blue');
    expect(calledName(seat('blue', { person: 'Ada' }))).toBe('Ada (the blue)');
    expect(calledName(seat('blue', { person: 'Ada', kind: 'computer' }))).toBe('the blue');
    // Read from the right, and the words around it from the left.
    expect(calledName(seat('blue', { person: 'דוד' }))).toBe('\u2068דוד\u2069 (the blue)');
  });
});
