import { expect, test } from 'vitest';

import { momentInWords } from './absence';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-11-26T15:00');

test('a moment of today is told by the clock', () => {
  expect(momentInWords(at('2026-11-26T14:05'), now)).toBe('14:05');
});

test('a moment of this year has its day too', () => {
  expect(momentInWords(at('2026-11-22T14:05'), now)).toBe('22 November, 14:05');
});

test('the same day of another year is not today', () => {
  expect(momentInWords(at('2025-11-26T14:05'), now)).toBe('26 November 2025');
});
