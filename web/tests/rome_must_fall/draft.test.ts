import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Draft, type Sent } from '../../src/games/rome_must_fall/draft.svelte';
import type { View } from '../../src/games/rome_must_fall/types';
import type { Entry } from '../../src/games/sheet';
import { changes, resource } from './fixtures';

const { view } = resource;

function sent(view: View, ply: number, fresh: Entry[] = []): Sent {
  return { view, ply, fresh, live: true };
}

function draftOf(): Draft {
  const draft = new Draft();
  draft.receive(sent(view, 1), false);
  return draft;
}

describe('a draft', () => {
  test('places a die with two presses', () => {
    const draft = draftOf();
    draft.pickUp(2);
    draft.placeOn('huns');
    expect(draft.placing).toEqual({ huns: 2 });
    expect(draft.inHand).toBeNull();
    expect(draft.trackerOf(2)).toBe('huns');
  });

  test('puts a die down that is picked up again', () => {
    const draft = draftOf();
    draft.pickUp(2);
    draft.pickUp(2);
    expect(draft.inHand).toBeNull();
  });

  test('steps back from the question, then has nothing to step back from', () => {
    const draft = draftOf();
    draft.asking = { kind: 'reroll' };
    expect(draft.stepBack()).toBe(true);
    expect(draft.stepBack()).toBe(false);
  });

  test('asks under the prompt for a die, on the map for a circle', () => {
    const draft = draftOf();
    expect(draft.asksInPrompt).toBe(false);
    draft.asking = { kind: 'plus_one' };
    expect(draft.asksInPrompt).toBe(true);
    draft.asking = { kind: 'glory_erase', circles: [] };
    expect(draft.asksInPrompt).toBe(false);
  });

  test('lays out an advice, and nothing else', () => {
    const draft = draftOf();
    expect(draft.draftFrom('assign 5 4 3 2 1 0')).toBe(true);
    expect(draft.trackerOf(5)).toBe(view.trackers[0]?.id);
    expect(draft.draftFrom('levy')).toBe(false);
  });

  test('keeps the placing while the turn lasts and forgets it with the turn', () => {
    const draft = draftOf();
    draft.draftFrom('assign 0 1 2 3 4 5');
    draft.receive(sent({ ...view, cubes: view.cubes + 1 }, 2), false);
    expect(draft.trackerOf(0)).not.toBeNull();
    draft.receive(sent({ ...view, turn: view.turn + 1 }, 3), false);
    expect(draft.placing).toEqual({});
  });

  test('is not touched by a replay', () => {
    const draft = draftOf();
    draft.draftFrom('assign 0 1 2 3 4 5');
    draft.receive({ ...sent({ ...view, turn: 1 }, 0), live: false }, false);
    draft.receive(sent(view, 1), false);
    expect(draft.trackerOf(0)).not.toBeNull();
  });
});

describe('a change that is shown', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const assigned = changes.find(({ action }) => action.startsWith('assign'));
  if (!assigned) throw new Error('the fixtures hold no placing');
  const { before, fresh, after } = assigned;
  const rolled = fresh.find(({ kind }) => kind === 'black_rolled');

  test('rolls the black die before it tells the result', () => {
    const draft = new Draft();
    draft.receive(sent(before, 1), true);
    draft.receive(sent(after, 2, fresh), true);
    expect(draft.playing).toBe(true);
    expect(draft.rolling).toContain(rolled);
    expect(draft.shownUntil).toBeLessThan(rolled?.n ?? 0);
    vi.advanceTimersByTime(420);
    expect(draft.rolling).toEqual([]);
    expect(draft.shownUntil).toBeGreaterThanOrEqual(rolled?.n ?? Infinity);
    vi.runAllTimers();
    expect(draft.playing).toBe(false);
    expect(draft.view(after)).toBe(after);
  });

  test('ends at once when asked to', () => {
    const draft = new Draft();
    draft.receive(sent(before, 1), true);
    draft.receive(sent(after, 2, fresh), true);
    draft.settle();
    expect(draft.playing).toBe(false);
    expect(draft.view(after)).toBe(after);
    expect(draft.shownUntil).toBe(Infinity);
  });

  test('is not cut short when somebody joins the table', () => {
    const draft = new Draft();
    draft.receive(sent(before, 1), true);
    draft.receive(sent(after, 2, fresh), true);
    draft.receive(sent({ ...after }, 2), true);
    expect(draft.playing).toBe(true);
  });

  test('is no news to one who comes back from the replay', () => {
    const draft = new Draft();
    draft.receive({ ...sent(before, 1), live: false }, true);
    draft.receive(sent(after, 2, fresh), true);
    expect(draft.playing).toBe(false);
  });

  test('is not shown where little motion is asked for', () => {
    const draft = new Draft();
    draft.receive(sent(before, 1), false);
    draft.receive(sent(after, 2, fresh), false);
    expect(draft.playing).toBe(false);
  });
});
