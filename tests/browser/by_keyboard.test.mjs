// The Barbarian Invasions and Fall of Rome to their ends by the keyboard alone. The other games have
// theirs beside what else is tried of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { tabTo } from './keyboard.mjs';
import { lateGame } from './late_game.mjs';
import { movedOn, prompt } from './map_table.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const ending = (page) => prompt(page).getByRole('button', { name: 'Review it' });
const heading = (page) => prompt(page).locator('h2');

async function isOver(page, question) {
  await ending(page).or(question).first().waitFor();
  return ending(page).isVisible();
}

async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

test('The Barbarian Invasions: every answer as the computer advises, to the end', async () => {
  const { links } = await server.newTable({ record: lateGame('invasions', '0001', 20), delay: 0 });
  const page = await browser.visit(server.address + links.rome);
  const adviser = prompt(page).getByRole('button', { name: 'Advise me' });
  const asked = new Set();
  for (let step = 0; !(await isOver(page, adviser)); ++step) {
    assert.ok(step < 300, 'the game does not end');
    asked.add(await heading(page).textContent());
    await press(page, 'a');
    const advised = page.getByRole('region', { name: 'Advice' }).getByRole('button', {
      name: 'Do it',
    });
    await advised.waitFor();
    await movedOn(page, () => press(page, 'a'));
  }
  assert.ok(asked.size > 2, [...asked].join('; '));
});

/** Sends a unit to the next province that may be chosen, and takes what is offered first there. */
async function order(page, number) {
  const line = page
    .getByRole('list', { name: 'Your orders' })
    .getByRole('listitem')
    .nth(number - 1);
  const [, from] = /^\s*[AF] (\w{3})/.exec(await line.textContent());
  await press(page, String(number));
  await page.waitForFunction((area) => document.activeElement?.dataset.area === area, from);
  const card = page.locator('.card.open');
  const written = line.getByRole('button', { name: /^Remove/ });
  for (let presses = 0; !(await written.isVisible()); ++presses) {
    assert.ok(presses < 6, `no order for ${from}`);
    await press(page, 'n', 'Enter');
    // The next question may be the unit that a support is to help.
    if (await card.isVisible()) await press(page, '1');
    await page.waitForTimeout(100);
  }
}

async function seal(page) {
  await tabTo(page, /^Confirm$/);
  await press(page, 'Enter');
  if (await page.getByRole('alertdialog').isVisible()) {
    await tabTo(page, /^Confirm anyway$/);
    await press(page, 'Enter');
  }
}

test('Fall of Rome: orders on the map, sealed, to the end', async () => {
  const { seats } = (await (await fetch(`${server.address}/api/games`)).json()).find(
    ({ id }) => id === 'diplomacy',
  );
  const computer = { kind: 'computer', player: 'soldier' };
  const { links } = await server.newTable({
    game: 'diplomacy',
    options: { start: 'standard', last_year: '402' },
    delay: 0,
    seats: Object.fromEntries(
      seats.map(({ id }) => [id, id === 'gaul' ? { kind: 'human' } : computer]),
    ),
  });
  const page = await browser.visit(server.address + links.gaul);
  const confirm = prompt(page).getByRole('button', { name: 'Confirm', exact: true });
  await page.locator('[data-area]').first().waitFor({ state: 'attached' });
  const season = page.locator('[data-part="turn"]');
  let written = 0;
  for (let stage = 0; !(await isOver(page, confirm)); ++stage) {
    assert.ok(stage < 20, 'the game does not end');
    const now = await season.textContent();
    if (/Movement/.test(now)) {
      // The results of the last orders are shown first.
      if (stage > 0) {
        await tabTo(page, /^Orders$/);
        await press(page, 'Enter');
      }
      await order(page, 1);
      await order(page, 2);
      written += await page.getByRole('button', { name: /^Remove [AF] / }).count();
    }
    await seal(page);
    await page.waitForFunction(
      (before) =>
        document.querySelector('[data-part="turn"]')?.textContent !== before ||
        document.querySelector('.result'),
      now,
    );
  }
  assert.ok(written >= 4, `${written} orders were written`);
});
