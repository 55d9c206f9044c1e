import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Beat, Entry } from '../src/games/sheet';
import { isStory, type Moment, momentsOf, timeOf } from '../src/shell/replay/moments';
import { Story } from '../src/shell/replay/story.svelte';

function entry(n: number, more: Partial<Entry> = {}): Entry {
  const text = `Event ${n}.`;
  const patch = [{ op: 'replace', path: '/view/count', value: n }];
  return {
    ...{ n, ply: n, rule: 'T.1', kind: 'counted', text, args: {}, who: 'dice', undone: false },
    ...{ patch, ...more },
  };
}

function beat(n: number, more: Partial<Beat> = {}): Beat {
  return { n, text: `Event ${n}.`, rule: 'T.1', entries: [entry(n)], ...more };
}

const before = { turn_title: 'Turn 1', phase: 'toy', view: { count: 0 } };
const moments = (...numbers: number[]) =>
  momentsOf(
    before,
    numbers.map((n) => beat(n)),
  );
const counts = (all: readonly Moment[]) => all.map(({ view }) => (view as { count: number }).count);

describe('the moments of a story', () => {
  it('each show what the patches up to there have made', () => {
    expect(counts(moments(1, 2, 3))).toEqual([1, 2, 3]);
    expect(before.view.count).toBe(0);
    const whole = momentsOf(before, [beat(2, { entries: [entry(1), entry(2)] })]);
    expect(counts(whole)).toEqual([2]);
  });
  it('let dice roll before they tell of them', () => {
    const all = momentsOf(before, [beat(2, { rolls: 400, stands: 300 })], entry(1));
    expect(all.map(({ n, beat: told, rolling }) => [n, told?.text, rolling.length])).toEqual([
      [1, 'Event 1.', 1],
      [2, 'Event 2.', 0],
    ]);
    expect(all.map((moment, i) => timeOf(moment, all[i + 1]))).toEqual([400, 300]);
  });
  it('make a story when there is more to see than the table itself', () => {
    expect(isStory(moments(1), 'me')).toBe(false);
    expect(isStory(moments(1, 2), 'me')).toBe(true);
    const others = momentsOf(before, [beat(1, { entries: [entry(1, { who: 'other' })] })]);
    expect(isStory(others, 'me')).toBe(true);
    expect(isStory(others, 'other')).toBe(false);
    expect(isStory(momentsOf(before, [beat(1, { rolls: 400 })]), 'me')).toBe(true);
    const passing = [beat(1, { stands: 0 }), beat(2)];
    expect(isStory(momentsOf(before, passing), 'me')).toBe(false);
  });
});

describe('a story', () => {
  const onend = vi.fn();
  let story: Story;
  beforeEach(() => {
    vi.useFakeTimers();
    onend.mockReset();
    story = new Story(onend);
  });
  afterEach(() => void vi.useRealTimers());
  const at = () => story.moment?.n ?? null;

  it('goes on by itself, and says when its last moment has stood its time', () => {
    story.tell(moments(1, 2));
    expect(at()).toBe(1);
    vi.advanceTimersByTime(1299);
    expect(at()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(at()).toBe(2);
    expect(onend).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1300);
    expect(onend).toHaveBeenCalledOnce();
  });
  it('puts what comes meanwhile behind what is told', () => {
    story.tell(moments(1));
    vi.advanceTimersByTime(1000);
    story.tell(moments(2));
    vi.advanceTimersByTime(300);
    expect(at()).toBe(2);
    expect(onend).not.toHaveBeenCalled();
  });
  it('stays paused when more comes', () => {
    story.tell(moments(1, 2));
    story.pause();
    story.tell(moments(3));
    vi.runAllTimers();
    expect(at()).toBe(1);
  });
  it('is told faster the longer it is, and as fast as is asked for', () => {
    story.tell(moments(...Array.from({ length: 30 }, (_, i) => i + 1)));
    vi.advanceTimersByTime(20_000);
    expect(onend).toHaveBeenCalledOnce();
    story.leave();
    story.changeSpeed();
    story.changeSpeed();
    story.tell(moments(1, 2));
    vi.advanceTimersByTime(325);
    expect(at()).toBe(2);
  });
  it('goes from part to part', () => {
    const parts = ['A', 'A', 'B', 'B'].map((chapter, i) => beat(i + 1, { chapter }));
    story.tell(momentsOf(before, parts));
    expect(story.stepChapter(1)).toBe(true);
    expect(at()).toBe(3);
    expect(story.stepChapter(1)).toBe(false);
    expect(at()).toBe(3);
  });
  it('is left at once', () => {
    story.tell(moments(1, 2));
    story.leave();
    vi.runAllTimers();
    expect(at()).toBeNull();
    expect(story.isNews).toBe(false);
    expect(onend).not.toHaveBeenCalled();
  });
});
