import 'fake-indexeddb/auto';

import { expect, test } from 'vitest';

import { Conflict, Keeper } from '../src/offline/keeper';

test('changes of one table that are kept at the same time have numbers of their own, in order', async () => {
  const keeper = await Keeper.open();
  expect(await keeper.read('a')).toEqual([]);
  const numbers = await Promise.all([
    keeper.add('a', 'who has come'),
    keeper.add('a', 'a move'),
    keeper.add('b', 'another table'),
  ]);
  expect(numbers).toEqual([0, 1, 0]);
  expect(await (await Keeper.open()).read('a')).toEqual(['who has come', 'a move']);
});

test('of two who keep the same change the slower is told so, and nothing of his is kept', async () => {
  const keepers = [await Keeper.open(), await Keeper.open()] as const;
  for (const keeper of keepers) await keeper.read('c');
  expect(await keepers[0].add('c', 'first')).toBe(0);
  await expect(keepers[1].add('c', 'second')).rejects.toBeInstanceOf(Conflict);
  expect(await keepers[1].read('c')).toEqual(['first']);
  expect(await keepers[1].add('c', 'second')).toBe(1);
});
