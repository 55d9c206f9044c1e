// A person's choices stay: how near the map is, and on which board the game is played.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

import { phone, wide } from './browser.mjs';
import { seal, sharedScreen, takeScreen } from './diplomacy_table.mjs';
import { drawnMarks } from './drawn_marks.mjs';
import { product } from './server.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

/** Px a plate unit, once the map rests. */
const scaleOf = async (page) => (await drawnMarks(page)).scale;

test('all of the map stays all of it when the window changes', async () => {
  const { links } = await server.newTable({ game: 'empire' });
  const page = await browser.visit(server.address + links.roman, { viewport: phone });
  const area = page.locator('[data-area="roma"]');
  await area.press('0');
  const small = await scaleOf(page);
  await page.setViewportSize(wide);
  const large = await scaleOf(page);
  assert.ok(large > 2 * small, `${small} px on a phone, ${large} px on a wide screen`);
  await page.setViewportSize(phone);
  assert.equal(await scaleOf(page), small);
  // A map that was zoomed in stays near.
  await area.press('+');
  const near = await scaleOf(page);
  assert.ok(near > small);
  await page.setViewportSize({ ...phone, height: 700 });
  assert.equal(await scaleOf(page), near);
});

test('the map stays as near as it is when the screen is handed on', async () => {
  const { page } = await sharedScreen(browser, server, { options: { start: 'standard' } });
  await takeScreen(page, 'the Visigoths');
  const whole = await scaleOf(page);
  await page.locator('[data-area="VIE"]').press('+');
  const near = await scaleOf(page);
  assert.ok(near > whole);
  await seal(page);
  await takeScreen(page, 'the Romano-British');
  assert.equal(await scaleOf(page), near);
});

test('a new game is played on the board of one’s own that the last one was played on', async () => {
  const printed = execFileSync(product, ['board', 'pomerium'], { encoding: 'utf8' });
  const board = printed.replace(/^name,board,,[^,]*/m, 'name,board,,My own board');
  const seats = { general: { kind: 'computer' } };
  const { watch } = await server.newTable({ game: 'pomerium', board, seats, delay: 0 });
  const page = await browser.visit(server.address + watch);
  await page.locator('.cartouche').getByText('My own board').waitFor();
  await page.getByRole('button', { name: 'New game' }).click();
  await page.waitForURL((address) => !address.pathname.endsWith(watch));
  await page.locator('.cartouche').getByText('My own board').waitFor();
});
