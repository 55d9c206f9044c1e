import { describe, expect, it } from 'vitest';

import type { SeatState, TableMessage } from '../src/protocol/messages';
import { ownSeats, standing, timeToOrder, waitsFor } from '../src/shell/standing';
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
    const [rome, huns] = told(['rome', 'human'], ['huns', 'human']).seats;
    const named = { seats: [rome, { ...huns, person: 'Ben' }] } as TableMessage;
    expect(standing(mine, named)).toBe('You: ROME, with Ben');
    expect(standing(mine, told(['rome', 'human'], ['huns', 'human']))).toBe('You: ROME, with HUNS');
  });

  it('has its time to order where a clock runs', () => {
    const clock = { movement: 60, other: null, now: 1000, deadline: 61_000, left: null };
    expect(timeToOrder({ ...told(['rome', 'human']), clock })).toBe(', 1 min 00 s left');
    expect(timeToOrder({ ...told(['rome', 'human']), clock: { ...clock, deadline: null } })).toBe(
      '',
    );
    expect(timeToOrder(undefined)).toBe('');
  });

  it('does not count a seat that was given to a computer since', () => {
    expect(ownSeats(mine, told(['rome', 'computer']))).toEqual([]);
    expect(standing(mine, told(['rome', 'computer']))).toBe('Watching');
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
