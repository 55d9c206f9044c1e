import { describe, expect, it } from 'vitest';

import type { SeatState, TableMessage } from '../src/protocol/messages';
import {
  deadlineIn,
  ownSeats,
  standing,
  waitsFor,
  withOwnClock,
} from '../src/shell/lobby/standing';
import type { KnownTable } from '../src/shell/tables';

const known = {
  id: 'k3',
  game: 'duel',
  title: 'Duel',
  host: null,
  visited: 0,
  invites: {},
  over: null,
};
const mine: KnownTable = { ...known, seats: { rome: 'a' } };
const watched: KnownTable = { ...known, seats: {} };

function told(...kinds: [id: string, kind: SeatState['kind']][]): TableMessage {
  const seats = kinds.map(([id, kind]) => ({
    id,
    title: id.toUpperCase(),
    name: `the ${id}`,
    kind,
  }));
  return { seats } as unknown as TableMessage;
}

describe('who one is at a table of the list', () => {
  it('is known from the tokens before the server has answered', () => {
    expect(standing(mine, undefined)).toBe('Your game');
    expect(standing(watched, undefined)).toBe('Watching');
    expect(standing(mine, null)).toBe('Your game');
  });

  it('is told by seats as soon as they are known', () => {
    expect(standing(mine, told(['rome', 'human']))).toBe('Alone');
    expect(standing(mine, told(['rome', 'human'], ['huns', 'computer']))).toBe('You: ROME');
    expect(standing(watched, told(['rome', 'human']))).toBe('Watching');
  });

  it('does not count a seat that was given to a computer since', () => {
    expect(ownSeats(mine, told(['rome', 'computer']))).toEqual([]);
    expect(standing(mine, told(['rome', 'computer']))).toBe('Watching');
  });
});

describe('the people and the time at a table of the list', () => {
  const table = told(['rome', 'human'], ['huns', 'human'], ['gaul', 'computer']);
  const [rome, huns, gaul] = table.seats as [SeatState, SeatState, SeatState];
  const seats = [rome, { ...huns, person: 'Bede' }, { ...gaul, person: 'Cleo' }];
  const named: TableMessage = { ...table, seats, to_move: 'huns' };

  it('names the other people, and not those who left their seat to a computer', () => {
    expect(standing(mine, named)).toBe('You: ROME · with Bede');
    expect(standing(watched, named)).toBe('Watching · with Bede');
    expect(waitsFor(mine, named).words).toBe('Waiting for Bede (the huns)');
  });

  it('tells the time left by the clock of the server', () => {
    const clock = { movement: 1, other: 1, now: 5_000_000, deadline: 5_060_000, left: null };
    const sealed = { asked: [], own: [] };
    const come = withOwnClock({ ...named, sealed, clock }, 9_000_000);
    expect(deadlineIn(come, 9_010_000)).toBe('50 s left');
    const stopped = { ...clock, deadline: null, left: 60_000 };
    expect(deadlineIn({ ...come, clock: stopped }, 0)).toBe('Clock stopped, 1 min 00 s left');
    expect(deadlineIn({ ...come, clock: { ...clock, deadline: null } }, 0)).toBe('');
    expect(deadlineIn(named, 0)).toBe('');
  });
});

describe('what a table of the list waits for', () => {
  const table = told(['rome', 'human'], ['huns', 'human'], ['gaul', 'human'], ['goths', 'human']);
  const at = (to_move: string | null, asked?: Record<string, boolean>): TableMessage => ({
    ...table,
    to_move,
    sealed: asked
      ? {
          asked: Object.entries(asked).map(([seat, confirmed]) => ({ seat, confirmed })),
          own: [],
        }
      : null,
  });
  const words = (found: TableMessage | null | undefined) => waitsFor(mine, found).words;

  it('is named, be it one seat or several that order in secret', () => {
    expect(words(at('rome'))).toBe('Your move');
    expect(words(at('huns'))).toBe('Waiting for the huns');
    const sealed = (asked: Record<string, boolean>) => words(at('sealed', asked));
    expect(sealed({ rome: false, huns: false })).toBe('Your orders');
    expect(sealed({ rome: true, huns: false })).toBe('Waiting for the huns');
    expect(sealed({ rome: true, huns: false, gaul: false })).toBe(
      'Waiting for the huns and the gaul',
    );
    expect(sealed({ rome: true, huns: false, gaul: false, goths: false })).toBe(
      'Waiting for 3 players',
    );
  });

  it('is said of a game that is over without asking the server', () => {
    expect(waitsFor({ ...mine, over: 'Rome stands' }, undefined).words).toBe('Over: Rome stands');
    expect(words(undefined)).toBe('Looking…');
    expect(words(null)).toBe('No longer there');
  });
});
