// A table survives two things: the page loaded again, and the server ended as by a power cut.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { phone, screenshot, wide } from './browser.mjs';
import { setUp } from './set_up.mjs';
import { MousePlayer } from './table.mjs';

const { server, browser } = setUp();

/** A game in its first Barbarian phase. */
async function midGame() {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
  const player = new MousePlayer(page);
  await player.table.question();
  await player.placeAllByPress();
  await player.beginBarbarianPhase();
  await player.table.question();
  return player;
}

async function answers(table) {
  return (await table.answers.allTextContents()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

test('loading the page again resumes the game, with the same question', async () => {
  const { page, table, ...player } = await midGame();
  const before = { ply: await table.ply(), answers: await answers(table) };
  await page.reload();
  await table.question();
  assert.deepEqual({ ply: await table.ply(), answers: await answers(table) }, before);
  await MousePlayer.prototype.answer.call({ ...player, page, table });
  browser.assertNothingToComplain();
});

test('the lobby offers to continue it', async () => {
  const { page, table } = await midGame();
  const ply = await table.ply();
  await page.setViewportSize(phone);
  await page.getByRole('link', { name: 'OCCASVS: all games' }).click();
  await page.getByRole('link', { name: /Your move/ }).waitFor();
  const play = await page.getByRole('button', { name: 'Play: Rome Must Fall' }).boundingBox();
  assert.ok(play.y + play.height <= phone.height, 'Play can be seen without scrolling');
  await page.setViewportSize(wide);
  await page
    .getByRole('region', { name: 'Continue' })
    .getByRole('link', { name: /Your move/ })
    .first()
    .click();
  await table.question();
  assert.equal(await table.ply(), ply);
  browser.assertNothingToComplain();
});

test('the server is killed: the page says so, keeps what was done, and comes back', async () => {
  const player = await midGame();
  const { page, table } = player;
  const ply = await table.ply();
  await server.kill();
  await page.getByText(/Not connected/).waitFor();
  assert.equal(await page.getByText('live', { exact: true }).count(), 0);
  await screenshot(page, 'connection-lost');
  await table.answers.first().click();
  await page.getByText('Saved until the connection is back.').waitFor();

  await server.run();
  await table.movedOnFrom(ply);
  await page.getByText(/Not connected/).waitFor({ state: 'hidden' });
  await table.question();
  await screenshot(page, 'connection-back');

  const { view } = await page.evaluate(async () => {
    const answer = await fetch(location.pathname.replace('/table/', '/api/tables/'));
    return answer.json();
  });
  assert.equal(view.phase, 'barbarian');
  browser.assertNothingToComplain(
    /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET/,
  );
});
