import { describe, expect, test } from 'vitest';

import type { GamePlayer } from '../../protocol/messages';
import { grouped, playerChoices, titleOf } from './choices';

const player = (id: string, level: number | null = null): GamePlayer => ({
  id,
  title: id.toUpperCase(),
  line: '',
  strength: 'wins 9 of 10 games',
  for_newcomers: false,
  level,
  weights: false,
});

describe('computer players in a list', () => {
  const players = [player('weak'), player('strong'), player('first', 1), player('second', 2)];

  test('begin with the levels, the weakest first, and their figures', () => {
    expect(playerChoices(players)).toEqual([
      { id: 'first', title: 'Level 1: FIRST, wins 9 of 10 games', group: 'Levels' },
      { id: 'second', title: 'Level 2: SECOND, wins 9 of 10 games', group: 'Levels' },
      { id: 'strong', title: 'STRONG', group: 'Other players' },
      { id: 'weak', title: 'WEAK', group: 'Other players' },
    ]);
  });

  test('stand under no heading where there are no levels', () => {
    expect(grouped(playerChoices(players.slice(0, 2))).map(({ heading }) => heading)).toEqual(['']);
  });

  test('are called by their level', () => {
    expect(players.map(titleOf)).toEqual(['WEAK', 'STRONG', 'Level 1: FIRST', 'Level 2: SECOND']);
  });
});

test('choices of a group stand together under its heading', () => {
  const [alone, one, two] = [
    { id: 'me', title: 'Me' },
    { id: 'a', title: 'A', group: 'Letters' },
    { id: 'b', title: 'B', group: 'Letters' },
  ];
  expect(grouped([alone, one, two])).toEqual([
    { heading: '', members: [alone] },
    { heading: 'Letters', members: [one, two] },
  ]);
});
