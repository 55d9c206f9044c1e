import { describe, expect, it } from 'vitest';

import type { Offer } from '../../protocol/messages';
import { counted, inTurn } from './course';

const offer = (action: string, count?: number, refused = false): Offer => ({
  action,
  label: action,
  group: '',
  rule: '',
  marks: count === undefined ? {} : { count },
  refused: refused ? { kind: 'illegal', text: 'No.', rule: null } : null,
});

describe('several answers of one press', () => {
  it('gives each when it is offered, and ends after the last', () => {
    const missed: string[] = [];
    const course = inTurn(['carry 2', 'march italia'], (action) => missed.push(action));
    expect(course.next([offer('carry 1'), offer('carry 2')])).toBe('carry 2');
    expect(course.next([offer('march italia')])).toBe('march italia');
    expect(course.next([offer('end')])).toBeNull();
    expect(missed).toEqual([]);
  });

  it('ends with what is refused or not asked for, and gives nothing after it', () => {
    const missed: string[] = [];
    const course = inTurn(['buy force', 'buy force', 'end'], (action) => missed.push(action));
    expect(course.next([offer('buy force'), offer('end')])).toBe('buy force');
    expect(course.next([offer('buy force', undefined, true), offer('end')])).toBeNull();
    expect(missed).toEqual(['buy force']);
    expect(course.next([offer('buy force'), offer('end')])).toBeNull();
  });

  it('passes over a number that is not asked for', () => {
    const course = inTurn([counted('forces', 3), counted('cavalry', 'all')], () => undefined);
    const riders = [offer('cavalry 1', 1), offer('cavalry 2', 2), offer('cavalry 3', 3, true)];
    expect(course.next(riders)).toBe('cavalry 2');
    expect(course.next([])).toBeNull();
  });
});
