import { describe, expect, test } from 'vitest';

import {
  boxEffect,
  boxName,
  cellsName,
  chanceWord,
  circleEffect,
  dieName,
  emblems,
  holdsSpoken,
  iconSymbol,
  trackerKeys,
} from '../../src/games/rome_must_fall/words';
import { board } from './fixtures';

describe('a probability', () => {
  test('is a word where there is no doubt', () => {
    expect(chanceWord({ fraction: '1', decimal: 1 })).toBe('always');
    expect(chanceWord({ fraction: '0', decimal: 0 })).toBe('never');
    expect(chanceWord({ fraction: '1/3', decimal: 1 / 3 })).toBe('33 %');
    expect(chanceWord({ fraction: '99999/100000', decimal: 0.99999 })).toBe('over 99.9 %');
  });

  test('is spoken', () => {
    expect(holdsSpoken({ fraction: '2/3', decimal: 2 / 3 })).toBe('holds 67 %');
    expect(holdsSpoken({ fraction: '0', decimal: 0 })).toBe('never holds');
  });
});

describe('names for the screen reader', () => {
  test('of dice', () => {
    expect(dieName({ value: 6, red: false, spent: true, tracker: null })).toBe(
      'white 6, spent for Glory',
    );
    expect(dieName({ value: 3, red: true, spent: false, tracker: null })).toBe('red 3');
  });

  test('of cells', () => {
    expect(cellsName([0, 0, 1])).toBe('Black die 1: held, 2: held, 3: needs 1 cube');
    expect(cellsName([1, 2, 3])).toBe(
      'Black die 1: needs 1 cube, 2: needs 2 cubes, 3: needs 3 cubes',
    );
  });

  test('of timeline boxes', () => {
    expect(boxName(435, 3, 'lost')).toBe('435: 3, lost');
    expect(boxName(440, 3, 'now')).toBe('440: 3, now');
    expect(boxName(445, 3, 'ahead')).toBe('445: 3');
  });
});

describe('the board', () => {
  const paths = board.trackers.flatMap(({ path = [] }) => path);
  const raids = board.trackers.flatMap(({ raid = [] }) => raid);

  test('has a symbol for every icon and an emblem for every tracker', () => {
    for (const { icon } of paths) if (icon !== null) expect(iconSymbol(icon, board)).toMatch(/^e-/);
    for (const { id } of board.trackers) expect(emblems[id]).toMatch(/^e-/);
  });

  test('says what every loss costs', () => {
    const effects = paths.map((circle) => circleEffect(circle, board));
    expect(effects).toContain('lose the re-roll');
    expect(effects).toContain('lose the +1');
    expect(effects).toContain('one fire');
    expect(effects).toContain('no penalty');
    expect(raids.map((box) => boxEffect(box, board))).toContain('Vandals +1');
  });

  test('gives every tracker a key of its own', () => {
    const keys = trackerKeys(board.trackers);
    expect(keys.size).toBe(board.trackers.length);
    expect(keys.get('v')).toBe('vandals');
    expect(keys.get('i')).toBe('visigoths');
    expect(keys.get('w')).toBe('sea');
  });
});
