import { describe, expect, it } from 'vitest';

import type { Picture } from '../src/protocol/merge';
import type { SeatState } from '../src/protocol/messages';
import { momentInWords } from '../src/shell/people/absence';
import { guestsOf, isExpecting, newlyMet, seatsToOffer } from '../src/shell/people/guests';
import type { KnownTable } from '../src/shell/tables';

const seat = (id: string, kind: SeatState['kind'], more: Partial<SeatState> = {}): SeatState => ({
  id,
  title: id.toUpperCase(),
  name: `the ${id}`,
  kind,
  player: kind === 'computer' ? 'fair' : null,
  online: false,
  person: null,
  clients: 0,
  away_since: null,
  ...more,
});
const pictureOf = (seats: SeatState[], more = {}) =>
  ({ seats, seat: null, result: null, ...more }) as Picture;
const hosted: KnownTable = {
  id: 't',
  game: 'duel',
  title: 'Duel',
  host: 'h',
  seats: { red: 'mine' },
  invites: { blue: 'his' },
  over: null,
  visited: 0,
};
const comes = (picture: Picture, known = hosted) =>
  guestsOf(picture, known).map(({ seat: { id }, hasCome }) => [id, hasCome]);

describe('the waiting room', () => {
  const red = seat('red', 'human', { online: true });

  it('has neither one’s own seats nor those of computers', () => {
    const seats = [red, seat('blue', 'human'), seat('green', 'computer'), seat('grey', 'open')];
    const guests = guestsOf(pictureOf(seats), hosted);
    expect(guests.map(({ seat: { id }, token }) => [id, token])).toEqual([
      ['blue', 'his'],
      ['grey', null],
    ]);
  });

  it('says who has come: now, or before', () => {
    const blue = (more: Partial<SeatState>) => pictureOf([red, seat('blue', 'human', more)]);
    expect(comes(blue({}))).toEqual([['blue', false]]);
    expect(comes(blue({ online: true }))).toEqual([['blue', true]]);
    expect(comes(blue({ away_since: 5 }))).toEqual([['blue', true]]);
    expect(comes(blue({}), { ...hosted, met: ['blue'] })).toEqual([['blue', true]]);
  });

  it('takes whoever sits on a seat that was open for one who came', () => {
    const grey = (kind: SeatState['kind']) => pictureOf([red, seat('grey', kind)]);
    expect(comes(grey('open'))).toEqual([['grey', false]]);
    expect(comes(grey('human'))).toEqual([['grey', true]]);
  });

  it('is for the host alone, until all have come or the game is over', () => {
    const waiting = pictureOf([red, seat('blue', 'human')]);
    const complete = pictureOf([red, seat('blue', 'human', { online: true })]);
    expect(isExpecting(waiting, hosted)).toBe(true);
    expect(isExpecting(waiting, { ...hosted, host: null })).toBe(false);
    expect(isExpecting(waiting, null)).toBe(false);
    expect(isExpecting(complete, hosted)).toBe(false);
    expect(isExpecting({ ...waiting, result: {} } as Picture, hosted)).toBe(false);
  });

  it('keeps whom it has met', () => {
    const here = pictureOf([red, seat('blue', 'human', { online: true })]);
    expect(newlyMet(here, hosted)).toEqual(['blue']);
    expect(newlyMet(here, { ...hosted, met: ['blue'] })).toBe(null);
    expect(newlyMet(pictureOf([red, seat('blue', 'human')]), hosted)).toBe(null);
  });
});

describe('a visitor', () => {
  const picture = pictureOf([seat('red', 'human'), seat('blue', 'open')]);
  const visitor: KnownTable = { ...hosted, host: null, seats: {}, invites: {} };

  it('is offered the seats that are open', () => {
    expect(seatsToOffer(picture, visitor).map(({ id }) => id)).toEqual(['blue']);
    expect(seatsToOffer(picture, null).map(({ id }) => id)).toEqual(['blue']);
  });

  it('is not asked who has a part in the table, or would rather watch, or comes too late', () => {
    expect(seatsToOffer(picture, hosted)).toEqual([]);
    expect(seatsToOffer(picture, { ...visitor, seats: { red: 'x' } })).toEqual([]);
    expect(seatsToOffer(picture, { ...visitor, watches: true })).toEqual([]);
    expect(seatsToOffer({ ...picture, seat: 'red' }, visitor)).toEqual([]);
    expect(seatsToOffer({ ...picture, result: {} } as Picture, visitor)).toEqual([]);
  });
});

describe('an absence', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 5).getTime();

  it('has the hour, and of another day the day too', () => {
    expect(momentInWords(at(22, 14), at(22, 20))).toBe('14:05');
    expect(momentInWords(at(22, 14), at(23, 1))).toBe('22 November, 14:05');
  });
});
