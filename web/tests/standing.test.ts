import { describe, expect, it } from 'vitest';

import type { SeatState, TableMessage } from '../src/protocol/messages';
import { ownSeats, standing } from '../src/shell/standing';
import type { KnownTable } from '../src/shell/tables';

const known = { id: 'k3', game: 'duel', title: 'Duel', host: null, visited: 0 };
const mine: KnownTable = { ...known, seats: { rome: 'a' } };
const watched: KnownTable = { ...known, seats: {} };

function told(...kinds: [id: string, kind: SeatState['kind']][]): TableMessage {
  const seats = kinds.map(([id, kind]) => ({ id, title: id.toUpperCase(), kind }));
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
