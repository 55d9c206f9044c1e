import { beforeEach, expect, it, vi } from 'vitest';

import { Draft } from '../../games/rome_must_fall/draft.svelte';
import type { Picture } from '../../protocol/merge';
import { keepChoice, layOutAgain } from './kept_choice';

const pictureAt = (ply: number, seat = 'rome') => ({ ply, seat }) as Picture;

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});

function placed(): Draft {
  const draft = new Draft();
  draft.layOut({ turn: 3, placing: { huns: 2 } });
  return draft;
}

it('a placing that was not sent is there again after a reload', () => {
  keepChoice('table', pictureAt(7), placed());
  const draft = new Draft();
  layOutAgain('table', pictureAt(7), draft);
  expect(draft.placing).toEqual({ huns: 2 });
});

it('it belongs to its table, its seat and its ply, and goes with the last die', () => {
  keepChoice('table', pictureAt(7), placed());
  for (const [table, picture] of [
    ['another', pictureAt(7)],
    ['table', pictureAt(8)],
    ['table', pictureAt(7, 'other')],
  ] as const) {
    const draft = new Draft();
    layOutAgain(table, picture, draft);
    expect(draft.choice).toBeNull();
  }
  keepChoice('table', pictureAt(7), new Draft());
  const draft = new Draft();
  layOutAgain('table', pictureAt(7), draft);
  expect(draft.choice).toBeNull();
});
