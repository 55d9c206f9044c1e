import { describe, expect, it } from 'vitest';

import type { SeatState, TableState } from '../../games/sheet';
import { plateLine } from './plate_words';

const seat = (id: string, title: string) => ({ id, title }) as SeatState;
const table = (more: Partial<TableState>): TableState =>
  ({
    seats: [seat('roman', 'Roman'), seat('barbarian', 'Barbarian')],
    to_move: 'roman',
    turn_title: 'Turn 9',
    result: null,
    ...more,
  }) as TableState;

describe('the line under the title of a position', () => {
  it('tells the turn and who moves', () => {
    expect(plateLine({}, table({}))).toBe('Turn 9, Roman to move');
  });

  it('tells the scenario, or a board of one’s own', () => {
    expect(plateLine({ scenario: '376 A.D.' }, table({}))).toMatch(/^Scenario of 376 A\.D\., Turn/);
    const named = { board_name: 'Mine' };
    expect(plateLine({ ...named, built_in: false }, table({}))).toMatch(/^Mine, /);
    expect(plateLine({ ...named, built_in: true }, table({}))).toMatch(/^Turn 9/);
  });

  it('tells how it ended, and of secret orders only that they are written', () => {
    const result = { title: 'Rome stands', grade: '', scores: {}, rule: '', text: '' };
    expect(plateLine({}, table({ result }))).toBe('Turn 9, Rome stands');
    expect(plateLine({}, table({ to_move: 'sealed' }))).toBe('Turn 9, orders are being written');
  });

  it('does not tell who plays alone, or that nobody is asked', () => {
    expect(plateLine({}, table({ seats: [seat('roman', 'Roman')] }))).toBe('Turn 9');
    expect(plateLine({}, table({ to_move: null }))).toBe('Turn 9');
  });
});
