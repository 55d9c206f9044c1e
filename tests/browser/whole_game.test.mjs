// Whole games through the page, by mouse and by keyboard, checked with the command line.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { screenshot } from './browser.mjs';
import { product } from './server.mjs';
import { setUp } from './set_up.mjs';
import { KeyboardPlayer, MousePlayer, playToTheEnd } from './table.mjs';

const run = promisify(execFile);
const { server, browser } = setUp();

/** What the command line says of the game the page saved. */
async function saved(page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game' }).click(),
  ]);
  const file = path.join(server.data, download.suggestedFilename());
  await download.saveAs(file);
  await run(product, ['verify', file]);
  const { stdout } = await run(product, ['show', file, '--json']);
  return JSON.parse(stdout);
}

async function assertOver(player, turns) {
  const { page, table } = player;
  const title = await table.ending.getByRole('heading').first().textContent();
  assert.match(title, /Victory|Defeat/i);
  assert.equal(await page.getByRole('heading', { name: title, exact: true }).count(), 1);
  assert.ok(turns >= 1 && turns <= 12, `${turns} turns`);
  assert.match(await table.ending.textContent(), /Rome (stands|fell) in the year 4\d\d\./);

  const { view, to_move: toMove } = await saved(page);
  assert.equal(toMove, null);
  assert.equal(view.phase, 'over');
  assert.equal(view.trackers.length, 6);

  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page
    .getByText(/every die is right/)
    .first()
    .waitFor();
}

test('a whole game by mouse: dragging, pressing, cubes, dice moving', async () => {
  const page = await browser.visit(server.address, { reducedMotion: 'no-preference' });
  await page.getByRole('heading', { name: 'Rome Must Fall' }).waitFor();
  await screenshot(page, 'lobby');
  await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
  const player = new MousePlayer(page);
  await player.table.question();
  await screenshot(page, 'mouse-first-question');

  let turn = 0;
  const turns = await playToTheEnd(player, async () => {
    ++turn;
    if (turn === 1) {
      await player.drag(2, 'Franks');
      await player.table.tray.getByRole('button', { name: /on Franks; take it back$/ }).waitFor();
      await screenshot(page, 'mouse-one-die-placed');
    }
    // Two turns are watched as they are meant to be; the rest need not be waited for.
    if (turn === 3) await page.emulateMedia({ reducedMotion: 'reduce' });
    await player.placeAllByPress();
  });
  await screenshot(page, 'mouse-the-end');
  await assertOver(player, turns);
});

test('a whole game by keyboard alone, from the lobby to the end', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('heading', { name: 'Rome Must Fall' }).waitFor();
  const player = new KeyboardPlayer(page);
  await player.tabTo(/^Play: Rome Must Fall$/);
  await player.press('Enter');
  await player.table.question();
  await screenshot(page, 'keyboard-first-question');

  const turns = await playToTheEnd(player, () => player.placeAll());
  await screenshot(page, 'keyboard-the-end');
  await assertOver(player, turns);
});
