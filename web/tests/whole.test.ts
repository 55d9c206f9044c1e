import { describe, expect, it } from 'vitest';

import type { Entry, PatchedUpdate, UpdateMessage } from '../src/protocol/messages';
import { whole } from '../src/protocol/whole';

const before = { turn_title: 'Turn 1', phase: 'take', view: { heap: 9, taken: [2, 3] } };

function entry(patch?: unknown[]): Entry {
  return {
    n: 1,
    ply: 1,
    rule: null,
    kind: 'took',
    text: '',
    args: {},
    who: null,
    undone: false,
    patch,
  };
}

function update(log: Entry[], patch: unknown[]): PatchedUpdate {
  return { type: 'update', ply: 1, log, patch } as unknown as PatchedUpdate;
}

describe('an update that tells what changed', () => {
  it('is played entry by entry and then to the end', () => {
    const log = [
      entry([{ op: 'replace', path: '/view/heap', value: 7 }]),
      entry(),
      entry([{ op: 'add', path: '/view/taken/-', value: 2 }]),
    ];
    const told = whole(before, update(log, [{ op: 'replace', path: '/phase', value: 'roll' }]));
    expect(told).toMatchObject({
      turn_title: 'Turn 1',
      phase: 'roll',
      view: { heap: 7, taken: [2, 3, 2] },
    });
    expect(told).not.toHaveProperty('patch');
    expect(before.view).toEqual({ heap: 9, taken: [2, 3] });
  });

  it('keeps what nothing changed', () => {
    expect(whole(before, update([], [])).view).toBe(before.view);
  });

  it('is taken as it is if it tells all', () => {
    const all = { type: 'update', view: {}, log: [] } as unknown as UpdateMessage;
    expect(whole(before, all)).toBe(all);
  });
});
