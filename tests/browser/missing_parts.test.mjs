// A page that is older than its server: files that it has not fetched yet are gone, or fail once. The page
// says so and offers to load itself again, and nothing is set up in vain. And a table that is deleted.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

import { screenshot } from './browser.mjs';
import { product } from './server.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

/** A browser's words about a file that is gone; every test here expects it. */
const expected =
  /404|Failed to fetch dynamically|Failed to load|Unable to preload|Refused|ERR_|WebSocket/;

/** From now on only files are there that the page has fetched already. */
async function loseTheRest(page) {
  await page.waitForLoadState('networkidle');
  const had = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await page.route(/\.(js|css)$/, (route) =>
    had.includes(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 404, body: '{}' }),
  );
}

async function lobby() {
  const page = await browser.visit(server.address);
  await page.locator('.picture svg').nth(4).waitFor();
  return page;
}

const loadAgain = (page) => page.getByRole('button', { name: 'Load again' });

const tables = () =>
  execFileSync(product, ['tables', 'list', '--data', server.data], { encoding: 'utf8' });

test('Play says that its page did not come, sets no table, and works once it is loaded again', async () => {
  const page = await lobby();
  const before = tables();
  await loseTheRest(page);
  await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
  await loadAgain(page).waitFor();
  await screenshot(page, 'part-missing');
  assert.equal(tables(), before);
  await page.unroute(/\.(js|css)$/);
  await loadAgain(page).click();
  await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
  await page.locator('.prompt').waitFor();
  browser.assertNothingToComplain(expected);
});

test('a page of its own that does not come is told in its place', async () => {
  const page = await lobby();
  await loseTheRest(page);
  await page.locator('a[href^="/rules/"]').first().click();
  await page.getByRole('heading', { name: 'Part of this page did not load.' }).waitFor();
  assert.equal(await loadAgain(page).count(), 1);
  await screenshot(page, 'page-missing');
  browser.assertNothingToComplain(expected);
});

test('a dialog that does not come is there once the page is loaded again', async () => {
  const page = await lobby();
  await loseTheRest(page);
  const more = page.getByRole('button', { name: 'More ways to start: Pomerium' });
  await more.click();
  await loadAgain(page).waitFor();
  await page.unroute(/\.(js|css)$/);
  await loadAgain(page).click();
  await more.click();
  await page.getByRole('dialog').waitFor();
  browser.assertNothingToComplain(expected);
});

test('a table that is open says it of the rules, the help and the report', async () => {
  const page = await lobby();
  await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
  await page.locator('.prompt').waitFor();
  await loseTheRest(page);
  for (const open of [
    () =>
      page
        .getByRole('button', { name: /^Rules/ })
        .first()
        .click(),
    () => page.getByRole('button', { name: /^Help/ }).click(),
    () => page.getByRole('tab', { name: 'Report' }).click(),
  ]) {
    await open();
    await loadAgain(page).waitFor();
    await page.getByRole('complementary').getByRole('button', { name: 'Close' }).last().click();
    await loadAgain(page).waitFor({ state: 'detached' });
  }
  assert.ok(await page.locator('.prompt').isVisible());
  browser.assertNothingToComplain(expected);
});

test('a table that is deleted under an open tab says so', async () => {
  const page = await lobby();
  await page.getByRole('button', { name: 'Play: Pomerium' }).click();
  await page.locator('.prompt').waitFor();
  const table = page.url().split('/').pop();
  await server.kill();
  execFileSync(product, ['tables', 'delete', table, '--data', server.data]);
  await server.run();
  await page.getByRole('heading', { name: 'There is no such table.' }).waitFor();
  browser.assertNothingToComplain(expected);
});
