import { describe, expect, test } from 'vitest';

import { Draft, type Sent } from '../../src/games/rome_must_fall/draft.svelte';
import type { View } from '../../src/games/rome_must_fall/view.gen';
import { resource } from './fixtures';

const { view } = resource;

function sent(view: View, ply: number): Sent {
  return { view, ply, live: true };
}

function draftOf(): Draft {
  const draft = new Draft();
  draft.receive(sent(view, 1));
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
    draft.receive(sent({ ...view, cubes: view.cubes + 1 }, 2));
    expect(draft.trackerOf(0)).not.toBeNull();
    draft.receive(sent({ ...view, turn: view.turn + 1 }, 3));
    expect(draft.placing).toEqual({});
  });

  test('is not touched by a replay', () => {
    const draft = draftOf();
    draft.draftFrom('assign 0 1 2 3 4 5');
    draft.receive({ ...sent({ ...view, turn: 1 }, 0), live: false });
    draft.receive(sent(view, 1));
    expect(draft.trackerOf(0)).not.toBeNull();
  });
});
