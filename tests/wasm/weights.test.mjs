// The module starts without the weights of learned players, and is given them.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { weightsOf } from './built.mjs';
import { Engine } from './engine.mjs';

const weights = await readFile(weightsOf('empire'));
const learned = { kind: 'computer', player: 'stilicho' };

/** A client that watches two learned players. */
async function watch(engine) {
  const body = { game: 'empire', seats: { roman: learned, barbarian: learned }, delay: 0 };
  const made = await engine.json('POST', '/api/tables', { body });
  return engine.connect(made.table);
}

test('damaged weights are refused with a reason, and those that nobody needs', async () => {
  const engine = await Engine.start();
  for (const [game, bytes, reason] of [
    ['empire', weights.subarray(0, 100), /^length is 100: it must be \d+\.$/],
    ['empire', Buffer.from('nothing of the kind'), /^magic is not/],
    ['empire', Buffer.from(weights).fill(9, 24, 25), /^shift is 9/],
    ['pomerium', weights, /^No player of “pomerium” needs weights\.$/],
  ]) {
    assert.equal(engine.giveWeights(game, bytes), false);
    assert.match(engine.reports.pop(), reason);
  }
  engine.stop();
});

test('a learned player without its weights does not play, nor does another in its place', async () => {
  const engine = await Engine.start();
  const tasks = [];
  engine.thinks = (task) => {
    tasks.push(JSON.parse(task));
    return Promise.resolve(engine.think(task));
  };
  const client = await watch(engine);
  while (engine.reports.length === 0) await new Promise(setImmediate);
  assert.match(engine.reports[0], /The weights of this player are not here\./);
  assert.equal(tasks[0].weights, 'empire');
  const { ply } = client.told;
  await new Promise((later) => setTimeout(later, 100));
  assert.equal(client.told.ply, ply);
  engine.stop();
});

test('a learned player plays with its weights', async () => {
  const engine = await Engine.start();
  assert.ok(engine.giveWeights('empire', weights), engine.reports.join());
  const client = await watch(engine);
  await client.until(({ ply }) => ply > 10);
  assert.deepEqual(engine.reports, []);
  engine.stop();
});
