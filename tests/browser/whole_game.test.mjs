// Games through the page, by mouse and by keyboard, checked with the command line: the first turns from
// the lobby on, and the last turns of a game that was saved.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { screenshot } from './browser.mjs';
import { goOnWith, lateGame, loadGame } from './late_game.mjs';
import { product } from './server.mjs';
import { isOnce, setUp } from './set_up.mjs';
import { KeyboardPlayer, MousePlayer, playToTheEnd, playTurns } from './table.mjs';

const run = promisify(execFile);
const { server, browser } = setUp();

/** The command line's account of the game the page saved. */
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

async function assertOver(player) {
  const { page, table } = player;
  const title = await table.ending.getByRole('heading').first().textContent();
  assert.match(title, /Victory|Defeat/i);
  assert.equal(await page.getByRole('heading', { name: title, exact: true }).count(), 1);
  assert.match(await table.ending.textContent(), /Rome (stands|fell) in the year 4\d\d\./);

  const { view, to_move: toMove } = await saved(page);
  assert.equal(toMove, null);
  assert.equal(view.phase, 'over');
  assert.equal(view.trackers.length, 6);

  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page
    .getByText(/each matches the revealed seed/)
    .first()
    .waitFor();
}

const seldom = { skip: isOnce && 'looked at in the run of all' };

test(
  'from the lobby to the end by mouse: dragging, pressing, cubes, dice moving',
  seldom,
  async () => {
    const page = await browser.visit(server.address, { reducedMotion: 'no-preference' });
    await page.getByRole('heading', { name: 'Rome Must Fall' }).waitFor();
    await screenshot(page, 'lobby');
    await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
    const player = new MousePlayer(page);
    await player.table.question();
    await screenshot(page, 'mouse-first-question');

    // One turn is watched as it is meant to be; the rest need not be waited for.
    await playTurns(player, 1, async () => {
      await player.drag(2, 'Franks');
      await player.table.tray.getByRole('button', { name: /on Franks; take it back$/ }).waitFor();
      await screenshot(page, 'mouse-one-die-placed');
      await player.placeAllByPress();
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await playTurns(player, 1, () => player.placeAllByPress());

    await goOnWith(page, lateGame('rome_must_fall', '0002'));
    await playToTheEnd(player, () => player.placeAllByPress());
    await screenshot(page, 'mouse-the-end');
    await assertOver(player);
  },
);

test('from the lobby to the end by keyboard alone', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('heading', { name: 'Rome Must Fall' }).waitFor();
  const player = new KeyboardPlayer(page);
  await player.tabTo(/^Play: Rome Must Fall$/);
  await player.press('Enter');
  await player.table.question();
  await screenshot(page, 'keyboard-first-question');

  await playTurns(player, 2, () => player.placeAll());
  await player.tabTo(/all games$/);
  await player.press('Enter');
  await player.tabTo(/^Load a game$/);
  await loadGame(page, lateGame('rome_must_fall', '0003'), () => player.press('Enter'));
  await playToTheEnd(player, () => player.placeAll());
  await screenshot(page, 'keyboard-the-end');
  await assertOver(player);
});
