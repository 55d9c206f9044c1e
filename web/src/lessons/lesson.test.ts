import { expect, test } from 'vitest';

import {
  isWanted,
  isWhole,
  type Lesson,
  mayBeWanted,
  standingAt,
  unwanted,
  wordsAbout,
} from './lesson';

const lesson: Lesson = {
  title: 'Two questions',
  teaches: 'nothing',
  begin: ['roll 1', 'roll 2'],
  steps: [
    { say: ['Look.', 'Choose.'], want: ['go * home'], otherwise: 'Go home.', then: ['roll 6'] },
    { say: 'Stay.', want: ['stay'], but: { go: { say: 'Not now.' } }, otherwise: 'Stay.' },
  ],
  end: 'Done.',
};
const [first, second] = lesson.steps as [Lesson['steps'][0], Lesson['steps'][0]];

test('the ply tells where a lesson stands', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((ply) => standingAt(lesson, ply))).toEqual([
    { kind: 'happens', step: 0, action: 'roll 1' },
    { kind: 'happens', step: 0, action: 'roll 2' },
    { kind: 'asks', step: 0, sentences: ['Look.', 'Choose.'] },
    { kind: 'happens', step: 0, action: 'roll 6' },
    { kind: 'asks', step: 1, sentences: ['Stay.'] },
    { kind: 'over', step: 2 },
    { kind: 'over', step: 2 },
  ]);
});

test('all orders of a stage are one ply', () => {
  const sealed: Lesson = {
    ...lesson,
    begin: [{ north: ['A X H'] }],
    steps: [
      {
        say: 'Write.',
        want: ['A Y - Z', 'F W H'],
        others: { north: ['A X H'], east: ['A V H'] },
        otherwise: 'Go on.',
        then: [{ north: ['A X - U'] }],
      },
    ],
  };
  const kinds = [0, 1, 2, 3].map((ply) => standingAt(sealed, ply).kind);
  expect(kinds).toEqual(['happens', 'asks', 'happens', 'over']);
});

test('of orders the first that is not wanted is named, and none may lack', () => {
  const step = { say: 'Write.', want: ['A Y - Z', 'F W H'], otherwise: 'Go on.' };
  expect(unwanted(step, ['F W H'])).toBe(null);
  expect(unwanted(step, ['F W H', 'A Y H'])).toBe('A Y H');
  expect(isWhole(step, ['F W H'])).toBe(false);
  expect(isWhole(step, ['F W H', 'A Y - Z'])).toBe(true);
});

test('a star stands for one word', () => {
  expect(isWanted(first, 'go straight home')).toBe(true);
  expect(isWanted(first, 'go home')).toBe(false);
  expect(isWanted(first, 'go straight away home')).toBe(false);
  expect(isWanted(first, 'go straight out')).toBe(false);
});

test('an offer with something to choose may become the answer', () => {
  expect(mayBeWanted(first, 'go')).toBe(true);
  expect(mayBeWanted(first, 'stay')).toBe(false);
});

test('some wrong answers have words of their own', () => {
  expect(wordsAbout(second, 'go')).toBe('Not now.');
  expect(wordsAbout(second, 'run')).toBe('Stay.');
});
