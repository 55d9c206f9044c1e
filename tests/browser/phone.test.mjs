// On a phone: what is asked, and how a game ended, is read without looking for it.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { assertNoSidewaysScroll, phone, screenshot } from './browser.mjs';
import { fullTables } from './full_boards.mjs';
import { lateGame } from './late_game.mjs';
import { product } from './server.mjs';
import { setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const { server, browser } = setUp();

/** Waits until a spot in the middle of it is what one sees there. */
async function comesInSight(locator) {
  const isSeen = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(seen);
  };
  await locator.page().waitForFunction(isSeen, await locator.elementHandle(), { timeout: 10_000 });
}

/** The number of each power's centres, by the owner of each centre on the map. */
function centresOwned(record) {
  const file = path.join(server.data, 'ended.record');
  writeFileSync(file, record);
  const shown = execFileSync(product, ['show', file, '--json'], { encoding: 'utf8' });
  const owners = JSON.parse(shown).view.centres.map(({ owner }) => owner);
  return [...new Set(owners)]
    .filter((owner) => owner !== null)
    .map((power) => owners.filter((owner) => owner === power).length);
}

test('a question that follows an answer far down is in sight', async () => {
  const { seat, ...table } = fullTables.find(({ name }) => name === 'invasions').request;
  const { links } = await server.newTable(table);
  const stranger = new Stranger(
    await browser.visit(server.address + links[seat], { viewport: phone }),
  );
  await stranger.page.getByRole('heading', { name: 'Which Romans move?' }).waitFor();
  await stranger.prompt().getByText('All actions as a list').click();
  // The button stays, and ends the attacks next: it must not hold the place.
  await stranger.answers().getByRole('button', { name: 'End of Roman movement' }).click();
  await comesInSight(stranger.page.getByRole('heading', { name: 'Where do you attack?' }));
});

test('the end of Fall of Rome tells what every power owns', async () => {
  const record = lateGame('diplomacy', '0001', 0);
  const { links } = await server.newTable({ record });
  const page = await browser.visit(server.address + links.gaul, { viewport: phone });
  await page.getByRole('heading', { name: 'What each power owns at the end' }).waitFor();
  const rows = page.getByRole('table').getByRole('row');
  const words = await rows.allInnerTexts();
  const centres = words.slice(1).map((row) => Number(/(\d+)\s+\d+$/.exec(row)[1]));
  const owned = centresOwned(record).toSorted((a, b) => b - a);
  assert.deepEqual(centres, owned);
  await page.getByText('Gaul: 6 centres').waitFor();
  await assertNoSidewaysScroll(page, 'the end of Fall of Rome');
  await screenshot(page, 'fall-of-rome-end-360');
});
