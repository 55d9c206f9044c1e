import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Picture } from '../src/protocol/merge';

beforeEach(() => {
  vi.resetModules();
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const dice = { mode: 'stream', commitment: '9f', seed: null, added: [] };
const seen = (more: object = {}) =>
  ({ seat: 'rome', result: null, dice, ...more }) as unknown as Picture;

async function ownNumbers() {
  const { OwnNumbers } = await import('../src/shell/table/own_numbers');
  const { knownTable } = await import('../src/shell/tables');
  return { own: new OwnNumbers('k3'), kept: () => knownTable('k3')?.numbers };
}

describe('the numbers that a browser adds to the dice', () => {
  it('are of 256 bits, one for each stream of dice, and known once the server has them', async () => {
    const { own, kept } = await ownNumbers();
    const first = own.due(seen());
    expect(first?.seat).toBe('rome');
    expect(first?.number).toMatch(/^[0-9a-f]{64}$/);
    expect(own.due(seen())).toBeNull();
    const next = own.due(seen({ dice: { ...dice, commitment: '8e' } }));
    expect(next?.number).not.toBe(first?.number);
    expect(kept()).toBeUndefined();
    own.keep(first?.number ?? '');
    own.keep(next?.number ?? '');
    expect(kept()).toEqual([first?.number, next?.number]);
  });

  it.each([
    ['of one who watches', { seat: null }],
    ['that were thrown by hand', { dice: { ...dice, mode: 'typed' } }],
    ['that are known', { dice: { ...dice, seed: '2a' } }],
    ['of a game that is over', { result: {} }],
    ['that have one of this seat', { dice: { ...dice, added: [{ seat: 'rome', ply: 4 }] } }],
  ])('are not added to dice %s', async (_, more) => {
    const { own } = await ownNumbers();
    expect(own.due(seen(more))).toBeNull();
  });

  it('are added beside those of another seat', async () => {
    const { own } = await ownNumbers();
    const added = [{ seat: 'huns', ply: 4 }];
    expect(own.due(seen({ dice: { ...dice, added } }))?.seat).toBe('rome');
  });
});
