// Rules, players and exceptions do in the module what they do on this machine.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { files, run, runModule } from './built.mjs';

test('random games end as the file of signatures says', async () => {
  const text = await readFile(`${files.root}tests/signatures.txt`, 'utf8');
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  assert.equal(lines.length, 5);
  const games = lines.flatMap((line) => line.split(' ').slice(0, 2));
  const printed = await runModule('signatures', ...games);
  assert.deepEqual(printed.trim().split('\n'), lines);
});

test('every computer player decides the same', async () => {
  const [here, there] = await Promise.all([
    run(files.nativeCompare, 'decisions'),
    runModule('decisions', 'empire'),
  ]);
  assert.deepEqual(there.split('\n'), here.split('\n'));
  const players = here.trim().split('\n');
  assert.ok(players.length >= 62, `${players.length} players`);
  for (const player of players) assert.ok(Number(player.split(' ')[2]) >= 2, player);
});

test('a network answers the same', async () => {
  const sample = await readFile(`${files.root}tests/network_sample.h`, 'utf8');
  const digest = /kSampleDigest = 0x(\w+);/.exec(sample)[1];
  assert.equal((await runModule('network')).trim(), digest);
  assert.equal((await run(files.nativeCompare, 'network')).trim(), digest);
});

test('exceptions of many kinds find their handlers, and leave nothing behind', async () => {
  const [here, there] = await Promise.all([
    run(files.nativeCompare, 'exceptions'),
    runModule('exceptions'),
  ]);
  assert.deepEqual(there.split('\n'), here.split('\n'));
  assert.match(there, /0: Named named, 0 living/);
});
