import { describe, expect, test } from 'vitest';

import {
  assignAction,
  left,
  place,
  placingOf,
  takeBack,
  trackerOf,
} from '../../src/games/rome_must_fall/placing';

const slots = ['vandals', 'visigoths', 'franks', 'sea', 'huns', 'ostrogoths'];

describe('a placing', () => {
  test('puts a die on a tracker', () => {
    expect(place({}, 'sea', 3)).toEqual({ sea: 3 });
    expect(trackerOf({ sea: 3 }, 3)).toBe('sea');
    expect(trackerOf({ sea: 3 }, 2)).toBeNull();
  });

  test('moves a die from one tracker to another', () => {
    expect(place({ sea: 3 }, 'huns', 3)).toEqual({ huns: 3 });
  });

  test('lets two placed dice change places', () => {
    expect(place({ sea: 3, huns: 1 }, 'huns', 3)).toEqual({ sea: 1, huns: 3 });
  });

  test('returns a displaced die to the tray when the other came from there', () => {
    expect(place({ huns: 1 }, 'huns', 3)).toEqual({ huns: 3 });
  });

  test('leaves a die where it stands', () => {
    expect(place({ huns: 1 }, 'huns', 1)).toEqual({ huns: 1 });
  });

  test('takes a die back', () => {
    expect(takeBack({ sea: 3, huns: 1 }, 3)).toEqual({ huns: 1 });
    expect(takeBack({ huns: 1 }, 3)).toEqual({ huns: 1 });
  });

  test('does not change the one it was given', () => {
    const placing = Object.freeze({ sea: 3 });
    place(placing, 'huns', 3);
    takeBack(placing, 3);
    expect(placing).toEqual({ sea: 3 });
  });
});

describe('the action of a placing', () => {
  test('exists once every tracker has a die', () => {
    const five = { vandals: 3, visigoths: 0, franks: 1, sea: 5, huns: 2 };
    expect(left(five, slots)).toBe(1);
    expect(assignAction(five, slots)).toBeNull();
    expect(assignAction({ ...five, ostrogoths: 4 }, slots)).toBe('assign 3 0 1 5 2 4');
    expect(assignAction({}, [])).toBeNull();
  });

  test('can be laid out again', () => {
    const placing = placingOf('assign 3 0 1 5 2 4', slots);
    expect(placing).toEqual({
      vandals: 3,
      visigoths: 0,
      franks: 1,
      sea: 5,
      huns: 2,
      ostrogoths: 4,
    });
    expect(assignAction(placing ?? {}, slots)).toBe('assign 3 0 1 5 2 4');
  });

  test.each(['levy', 'assign 0 1 2', 'assign 0 0 1 2 3 4', 'assign a b c d e f', ''])(
    'is not found in "%s"',
    (action) => expect(placingOf(action, slots)).toBeNull(),
  );
});
