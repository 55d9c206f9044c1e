import { describe, expect, it, vi } from 'vitest';

import { joinPress } from '../src/protocol/merge';
import type { Press, PressItem, SeatState } from '../src/protocol/messages';
import { LetterBox } from '../src/shell/people/letter_box.svelte';
import {
  conversationsOf,
  hasLetters,
  lengthOf,
  timeLeft,
  whyNoLetter,
} from '../src/shell/people/press';

describe('letters', () => {
  const letter = (n: number): PressItem => ({
    n,
    ref: `r${n}`,
    at: 0,
    turn_title: '',
    from: 'gaul',
    to: [],
    text: `letter ${n}`,
  });
  const news = (over: Partial<Press>): Press => ({
    reset: false,
    n: 0,
    removed: [],
    allowed: 'all',
    phases: 'all',
    watchers: true,
    reveal: false,
    muted: [],
    messages: [],
    ...over,
  });
  it('have a place only where somebody else could read one, or where there are some', () => {
    const seat = (id: string, kind: string) => ({ id, kind }) as SeatState;
    const alone = [seat('gaul', 'human'), seat('huns', 'computer')];
    const two = [seat('gaul', 'human'), seat('huns', 'human')];
    expect(hasLetters(news({}), alone, 'gaul', true)).toBe(false);
    expect(hasLetters(news({ messages: [letter(1)] }), alone, 'gaul', true)).toBe(true);
    expect(hasLetters(news({}), two, 'gaul', false)).toBe(true);
    // Where there is no press, only the host could open it.
    expect(hasLetters(news({ allowed: 'none' }), two, 'gaul', false)).toBe(false);
    expect(hasLetters(news({ allowed: 'none' }), two, 'gaul', true)).toBe(true);
    expect(hasLetters(null, two, 'gaul', true)).toBe(false);
  });
  it('are added once, in order', () => {
    const first = joinPress(null, news({ n: 1, messages: [letter(1)] }));
    const second = joinPress(first, news({ n: 2, messages: [letter(1), letter(2)] }));
    expect(second.messages.map(({ n }) => n)).toEqual([1, 2]);
  });
  it('lose their text when they are removed', () => {
    const old = joinPress(null, news({ n: 2, messages: [letter(1), letter(2)] }));
    const { messages } = joinPress(old, news({ n: 2, removed: [1] }));
    expect(messages.map(({ text }) => text)).toEqual([null, 'letter 2']);
  });
  it('begin anew when everything is sent again', () => {
    const old = joinPress(null, news({ n: 2, messages: [letter(1), letter(2)] }));
    const { messages } = joinPress(old, news({ reset: true, n: 1, messages: [letter(1)] }));
    expect(messages).toHaveLength(1);
  });
  it('may be written by those whom the switches let', () => {
    expect(whyNoLetter(news({}), 'gaul', false)).toBe('');
    expect(whyNoLetter(news({ muted: ['gaul'] }), 'gaul', false)).toContain('muted');
    expect(whyNoLetter(news({ allowed: 'none' }), 'gaul', false)).toContain('turned off');
    expect(whyNoLetter(news({}), null, false)).toContain('spectator');
    expect(whyNoLetter(news({ allowed: 'none' }), null, true)).toBe('');
  });
  const between = (n: number, from: string | null, ...to: string[]): PressItem => ({
    ...letter(n),
    at: n,
    from,
    to,
  });
  it('stand with those that the same people read, whoever wrote them', () => {
    const letters = [
      between(1, 'huns', 'gaul'),
      between(2, 'gaul', 'huns'),
      between(3, 'gaul'),
      between(4, 'huns', 'gaul', 'eastern'),
      between(5, 'eastern', 'huns', 'gaul'),
      between(6, null),
    ];
    const found = conversationsOf(letters, 'gaul', ['eastern', 'huns']);
    expect(found.map(({ readers, letters: own }) => [readers, own.map(({ n }) => n)])).toEqual([
      [[], [3, 6]],
      [['eastern'], []],
      [['huns'], [1, 2]],
      [
        ['eastern', 'huns'],
        [4, 5],
      ],
    ]);
  });
  it('between others, revealed after the game, are no conversation of this seat', () => {
    const letters = [between(1, 'huns', 'eastern'), between(2, 'huns', 'gaul', 'eastern')];
    const [, theirs, ours] = conversationsOf(letters, 'gaul', []);
    expect(theirs).toMatchObject({ isOthers: true, letters: [{ n: 1 }] });
    expect(ours).toMatchObject({ isOthers: false, letters: [{ n: 2 }] });
    expect(theirs?.key).not.toBe(ours?.key);
    const [all, watched] = conversationsOf(letters, null, []);
    expect([all?.isOthers, watched?.isOthers]).toEqual([false, true]);
  });
  it('from others are new until they are read, and a draft stays with its conversation', () => {
    const box = new LetterBox('k3v9', 'gaul');
    const letters = [between(1, 'huns', 'gaul'), between(2, 'gaul', 'huns'), between(3, 'huns')];
    const [all, huns] = conversationsOf(letters, 'gaul', ['huns']);
    if (!all || !huns) throw new Error('A conversation is missing.');
    expect([all, huns].map((each) => box.unread(each))).toEqual([1, 1]);
    box.markRead(huns);
    expect([all, huns].map((each) => box.unread(each))).toEqual([1, 0]);
    box.setDraft('huns', 'Peace?');
    expect([box.draftIn('huns'), box.draftIn('')]).toEqual(['Peace?', '']);
    expect(box.begun).toEqual(['huns']);
    box.setDraft('huns', '');
    expect(box.begun).toEqual([]);
  });
  it('of one person with several seats are new once, and not their own', () => {
    const letters = [
      between(1, 'franks'),
      between(2, 'gaul', 'huns'),
      between(3, 'franks', 'gaul'),
    ];
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    const newAt = (seat: string, other: string) => {
      const box = new LetterBox('several', seat, [other]);
      const found = conversationsOf(letters, seat, []);
      return found.filter((each) => box.unread(each) > 0).map((each) => ({ box, each }));
    };
    expect(newAt('huns', 'gaul').map(({ each }) => each.key)).toEqual(['', 'others:franks+gaul']);
    for (const { box, each } of newAt('gaul', 'huns')) box.markRead(each);
    expect(newAt('huns', 'gaul')).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe('time that is left', () => {
  it('is told in its largest parts', () => {
    expect(timeLeft(9_000)).toBe('9 s');
    expect(timeLeft(3_600_000 * 3 + 60_000 * 5)).toBe('3 h 5 min');
    expect(timeLeft(86_400_000 * 2 + 3_600_000)).toBe('2 d 1 h');
    expect(timeLeft(-5)).toBe('0 s');
  });
});

describe('a length of time', () => {
  it('is named by the largest unit that divides it', () => {
    expect([1, 5, 60, 720, 1440, 4320, 90].map(lengthOf)).toEqual([
      '1 minute',
      '5 minutes',
      '1 hour',
      '12 hours',
      '1 day',
      '3 days',
      '90 minutes',
    ]);
  });
});
