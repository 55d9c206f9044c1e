import { expect, test } from 'vitest';

import { isWanted, type Lesson, mayBeWanted, standingAt, wordsAbout } from './lesson';

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
