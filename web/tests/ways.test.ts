import { describe, expect, it } from 'vitest';

import type { Game, GamePlayer, GameSeat } from '../src/protocol/messages';
import {
  alone,
  firstChoices,
  matters,
  onlyComputers,
  seatsOf,
  sittersOf,
  variantOf,
  waysOf,
} from '../src/shell/lobby/ways';

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
  level: null,
  weights: false,
});
const base = { line: '', credit: '', minutes: 1, reconstructed: null, dice: true, sealed: false };
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

describe('what is chosen at first', () => {
  it('is what was chosen last, as far as the game still has it', () => {
    const { mine, level } = firstChoices(duel, duel.seats, { mine: 'red', level: 'strong' });
    expect([mine, level]).toEqual(['red', 'strong']);
    const gone = firstChoices(duel, duel.seats, { mine: 'violet', level: 'gone' });
    expect([gone.mine, gone.level]).toEqual(['blue', 'fair']);
  });
});

describe('who sits where', () => {
  it('alone: on the newcomers’ side, and their opponent on all others', () => {
    expect(alone(duel)).toEqual({ red: 'fair', blue: 'me', green: 'fair' });
    expect(alone(solo)).toEqual({ rome: 'me' });
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

  it('follows the way and what was chosen for it', () => {
    const { seats } = duel;
    const first = firstChoices(duel, seats);
    expect(sittersOf('computer', duel, seats, first)).toEqual(alone(duel));
    expect(sittersOf('computer', duel, seats, { ...first, mine: 'red', level: 'weak' })).toEqual({
      red: 'me',
      blue: 'weak',
      green: 'weak',
    });
    expect(sittersOf('friends', duel, seats, { ...first, company: { red: 'open' } })).toEqual({
      red: 'open',
      blue: 'me',
      green: 'friend',
    });
    expect(sittersOf('screen', duel, seats, { ...first, elsewhere: ['green'] })).toEqual({
      red: 'me',
      blue: 'me',
      green: 'fair',
    });
    expect(sittersOf('watch', duel, seats, { ...first, watched: { red: 'weak' } })).toEqual({
      red: 'weak',
      blue: 'strong',
      green: 'strong',
    });
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

describe('the ways to begin', () => {
  it('are those that the game has, where it is played', () => {
    expect(waysOf(duel, false)).toEqual(['computer', 'friends', 'screen', 'watch']);
    expect(waysOf(duel, true)).toEqual(['computer', 'screen', 'watch']);
    expect(waysOf(solo, false)).toEqual(['computer', 'watch']);
    expect(waysOf({ ...duel, players: [] }, false)).not.toContain('watch');
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
