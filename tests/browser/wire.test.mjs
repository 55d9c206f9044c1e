// The bytes over the wire: the turns of the automata, event by event, are a small message.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { deflateRawSync } from 'node:zlib';

import { Browser } from './browser.mjs';
import { root, Server } from './server.mjs';

const { WebSocket } = createRequire(path.join(root, 'web/package.json'))('ws');

/** Answers at once until so many plies are played; then asks how it came to where it stands. */
function storyOf(address, table, token, plies) {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/socket`);
  const say = (message) => socket.send(JSON.stringify(message));
  return new Promise((done, failed) => {
    socket.on('error', failed);
    socket.on('open', () => say({ type: 'hello', token }));
    socket.on('message', (data) => {
      const text = String(data);
      const { type, ply, offers, log, to_move: toMove } = JSON.parse(text);
      if (type === 'view') {
        socket.close();
        done({ text, log, extensions: socket.extensions });
      }
      if (type !== 'update' && type !== 'table') return;
      assert.ok(type === 'table' || log.every(({ patch }) => Array.isArray(patch)));
      if (ply > plies || toMove === null)
        return say({ type: 'view', id: 'story', ply, since: ply - 100 });
      const legal = offers.filter(({ refused }) => !refused);
      const chosen = legal.find(({ group }) => group === 'end') ?? legal[0];
      if (chosen) say({ type: 'act', id: String(ply), ply, action: chosen.action });
    });
  });
}

test('a hundred events of the automata are under 64 KiB', async () => {
  const server = new Server();
  await server.start();
  try {
    const { table, seats } = await server.newTable({ game: 'invasions' });
    const { text, log, extensions } = await storyOf(server.address, table, seats.rome, 400);
    assert.match(extensions, /permessage-deflate/);
    assert.ok(log.length >= 100, `${log.length} events`);
    assert.ok(log.every(({ patch }) => Array.isArray(patch)));
    const size = deflateRawSync(text).length;
    console.log(`# ${log.length} events: ${text.length} bytes, ${size} compressed`);
    assert.ok(size < 64 * 1024, `${size} bytes`);
  } finally {
    await server.stop();
  }
});

test('the first page is light, and nothing on it moves when the rest of it comes', async () => {
  const server = new Server();
  const browser = new Browser();
  await server.start();
  await browser.start();
  const page = await browser.visit(server.address);
  await page.waitForFunction(() => document.querySelectorAll('.picture svg').length === 5);
  await page.evaluate(() => document.fonts.ready);
  const { bytes, shift } = await page.evaluate(() => {
    const came = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
    const shifts = new PerformanceObserver(() => undefined);
    shifts.observe({ type: 'layout-shift', buffered: true });
    return {
      bytes: came.reduce((sum, { transferSize }) => sum + transferSize, 0),
      shift: shifts.takeRecords().reduce((sum, { value }) => sum + value, 0),
    };
  });
  await browser.stop();
  await server.stop();
  assert.ok(bytes > 100_000 && bytes < 250_000, `${bytes} bytes came`);
  assert.ok(shift <= 0.02, `a layout shift of ${shift}`);
});
