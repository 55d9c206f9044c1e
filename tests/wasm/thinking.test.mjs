// While computer players think in another instance, on another thread, tables answer at once.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Worker } from 'node:worker_threads';

import { Engine, anyAction } from './engine.mjs';

/** The slowest player of all: it uses 200 ms for a decision. */
const slow = { kind: 'computer', player: 'imperator' };
const kThought = 150;
const kSteps = 8;
const kPrompt = 100;

let worker;
const asked = new Map();
/** Milliseconds, of each thought. */
let spent = [];

before(async () => {
  worker = new Worker(new URL('./thinker.mjs', import.meta.url));
  worker.on('message', ({ number, answer }) => {
    const { begun, answered } = asked.get(number);
    asked.delete(number);
    spent.push(performance.now() - begun);
    answered(answer);
  });
});
after(() => worker.terminate());

const thinks = (task) =>
  new Promise((answered) => {
    const number = crypto.randomUUID();
    asked.set(number, { begun: performance.now(), answered });
    worker.postMessage({ number, task });
  });

const empire = (engine, seats) =>
  engine.json('POST', '/api/tables', { body: { game: 'empire', seats, delay: 0 } });

async function engineThatThinksElsewhere() {
  const engine = await Engine.start();
  engine.thinks = thinks;
  spent = [];
  return engine;
}

test('a table answers at once while the players of another think', async () => {
  const engine = await engineThatThinksElsewhere();
  const busy = await empire(engine, { roman: slow, barbarian: slow });
  const other = await empire(engine, { roman: { kind: 'human' }, barbarian: slow });
  const client = await engine.connect(other.table, other.seats.roman);
  const watcher = await engine.connect(busy.table);
  const waited = [];
  for (let step = 1; step <= kSteps; ++step) {
    await watcher.until(({ ply }) => ply >= step);
    for (const message of [
      { type: 'view', ply: 0 },
      { type: 'odds' },
      { type: 'why', action: 'nothing' },
    ]) {
      const begun = performance.now();
      const answer = await client.ask(message);
      waited.push(performance.now() - begun);
      assert.notEqual(answer.type, 'refused', JSON.stringify(answer));
    }
  }
  assert.ok(Math.max(...spent) > kThought, `no thought took long: ${Math.max(...spent)} ms`);
  assert.ok(Math.max(...waited) < kPrompt, `an answer took ${Math.max(...waited)} ms`);
  assert.deepEqual(engine.reports, []);
  engine.stop();
});

test('advice is thought elsewhere too, and the table plays on with it', async () => {
  const engine = await engineThatThinksElsewhere();
  const made = await empire(engine, { roman: { kind: 'human' }, barbarian: slow });
  const client = await engine.connect(made.table, made.seats.roman);
  const { ply } = await client.until(({ offers }) => offers.length > 0);
  const advice = await client.ask({ type: 'advise' });
  assert.deepEqual([advice.type, advice.ply, advice.player], ['advice', ply, 'imperator']);
  assert.ok(spent.length > 0, 'it was thought elsewhere');
  assert.equal((await client.ask({ type: 'act', ply, action: advice.action })).type, 'ack');
  await client.until((told) => told.ply > ply);
  engine.stop();
});

test('an adviser who fails keeps nobody waiting for an answer', async () => {
  const engine = await Engine.start();
  engine.thinks = () => Promise.resolve('');
  const body = { game: 'rome_must_fall', seats: { rome: { kind: 'human' } } };
  const made = await engine.json('POST', '/api/tables', { body });
  const client = await engine.connect(made.table, made.seats.rome);
  assert.equal((await client.ask({ type: 'advise' })).error.kind, 'internal');
  const { ply } = client.told;
  const action = anyAction(client.told, 0);
  assert.equal((await client.ask({ type: 'act', ply, action })).type, 'ack');
  engine.stop();
});
