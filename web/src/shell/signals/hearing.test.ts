import { expect, it } from 'vitest';

import type { Entry, TableState } from '../../games/sheet';
import { Hearing } from './hearing';

const dice = [{ kind: 'rolled', title: 'Dice' }];
const entry = (n: number, kind: string): Entry => ({ n, kind, undone: false }) as Entry;

const shown = (...entries: Entry[]) => ({
  beat: null,
  fresh: entries,
  rolling: [] as Entry[],
  log: entries,
  sealed: null as TableState['sealed'],
});

it('hears what is new, once, and nothing of what was there', () => {
  const hearing = new Hearing();
  const hear = (table: ReturnType<typeof shown>) => hearing.hear(table, dice);
  expect(hear(shown(entry(1, 'rolled')))).toBeNull();
  expect(hear(shown(entry(2, 'marched')))).toBe('counter');
  expect(hear(shown(entry(2, 'marched')))).toBeNull();
  expect(hear(shown(entry(3, 'marched'), entry(4, 'rolled')))).toBe('dice');
});

it('hears dice while they roll, and not again when they lie', () => {
  const hearing = new Hearing();
  hearing.hear(shown(), dice);
  expect(hearing.hear({ ...shown(), rolling: [entry(1, 'rolled')] }, dice)).toBe('dice');
  expect(hearing.hear(shown(entry(1, 'rolled')), dice)).toBeNull();
});

it('hears the seal of one’s own orders', () => {
  const hearing = new Hearing();
  const orders = (confirmed: boolean) => ({
    ...shown(),
    sealed: { own: [{ confirmed }] } as TableState['sealed'],
  });
  hearing.hear(orders(false), dice);
  expect(hearing.hear(orders(true), dice)).toBe('seal');
  expect(hearing.hear(orders(true), dice)).toBeNull();
});
