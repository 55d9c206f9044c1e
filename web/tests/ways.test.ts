import { describe, expect, it } from 'vitest';

import type { Game, GamePlayer, GameSeat } from '../src/protocol/messages';
import { alone, matters, onlyComputers, seatsOf, variantOf, withFriend } from '../src/shell/ways';

const seat = (id: string, for_newcomers = false): GameSeat => ({
  id,
  title: id.toUpperCase(),
  name: `the ${id}`,
  for_newcomers,
});
const player = (id: string, for_newcomers = false): GamePlayer => ({
  id,
  title: id,
  line: '',
  strength: null,
  for_newcomers,
});
const base = { line: '', credit: '', minutes: 1, reconstructed: null, dice: true };
const option = { title: '', titles: null };

const duel: Game = {
  ...base,
  id: 'duel',
  title: 'Duel',
  seats: [seat('red'), seat('blue', true), seat('green')],
  options: [
    { ...option, name: 'map', values: ['old', 'new'], default: 'old', only_with: null },
    {
      ...option,
      name: 'fog',
      values: ['no', 'yes'],
      default: 'no',
      only_with: { option: 'map', value: 'old' },
    },
  ],
  variants: [{ option: 'map', value: 'new', title: 'New Duel', seats: [seat('a'), seat('b')] }],
  players: [player('weak'), player('fair', true), player('strong')],
};
const solo: Game = {
  ...duel,
  seats: [seat('rome')],
  players: [player('weak'), player('strong')],
  variants: [],
};

describe('who sits where', () => {
  it('alone: on the newcomers’ side, and their opponent on all others', () => {
    expect(alone(duel)).toEqual({ red: 'fair', blue: 'me', green: 'fair' });
    expect(alone(solo)).toEqual({ rome: 'me' });
  });

  it('with a friend: he is on the next side, and the computer on the rest', () => {
    expect(withFriend(duel)).toEqual({ red: 'fair', blue: 'me', green: 'friend' });
    expect(withFriend(solo)).toEqual({ rome: 'me' });
  });

  it('to watch: the strongest everywhere', () => {
    expect(onlyComputers(duel)).toEqual({ red: 'strong', blue: 'strong', green: 'strong' });
  });

  it('in the seats of a variant where its options are chosen', () => {
    const { title, seats } = variantOf(duel, { map: 'new' });
    expect(title).toBe('New Duel');
    expect(alone(duel, seats)).toEqual({ a: 'me', b: 'fair' });
    expect(variantOf(duel, {}).title).toBe('Duel');
  });

  it('is asked of the server by kind', () => {
    expect(seatsOf({ a: 'me', b: 'friend', c: 'open', d: 'fair' })).toEqual({
      a: { kind: 'human' },
      b: { kind: 'human' },
      c: { kind: 'open' },
      d: { kind: 'computer', player: 'fair' },
    });
  });
});

describe('an option', () => {
  it('matters only beside the value it belongs to, chosen or usual', () => {
    expect(matters(duel, 'map', { map: 'new' })).toBe(true);
    expect(matters(duel, 'fog', {})).toBe(true);
    expect(matters(duel, 'fog', { map: 'old' })).toBe(true);
    expect(matters(duel, 'fog', { map: 'new' })).toBe(false);
  });
});
