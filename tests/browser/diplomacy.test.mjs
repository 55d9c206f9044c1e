// Fall of Rome on its map: one person orders for seven powers, by pointing and by typing, with a
// support, a conversion and a dislodgement; retreats; and letters between two windows.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine, screenshot } from './browser.mjs';
import {
  confirmAs,
  orders,
  phaseIs,
  point,
  sandbox,
  seal,
  sitAt,
  type,
} from './diplomacy_table.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const start = { options: { start: 'standard' } };

test('an opening by pointing and by typing, and a retreat', async () => {
  const { page } = await sandbox(browser, server, start, 'gaul');
  await sitAt(page, 'gaul');

  // By pointing: a move, a support of it, and what one unit does where it stands.
  await point(page, 'PAR', 'BUR');
  await orders(page).getByText('A PAR - BUR').waitFor();
  await point(page, 'MAR', 'PAR', /^Support a move/, 'BUR');
  await orders(page).getByText('A MAR S A PAR - BUR').waitFor();
  await point(page, 'BRE', 'BRE', /^Convert to an army/);
  await orders(page).getByText('F BRE C').waitFor();
  await examine(page, 'diplomacy-orders');
  await seal(page);
  // Whoever plays them all is led on to the next power.
  await page.getByRole('heading', { name: 'The Vandals: what are your orders?' }).waitFor();

  // By typing, with one line that is no order.
  await sitAt(page, 'vandals');
  await type(page, 'a munich to burgundy', 'f kie - den', 'a ber - spa');
  const readings = page.getByRole('list', { name: 'As they are read' });
  await readings.getByText('A MUN - BUR').waitFor();
  assert.equal(await readings.locator('.refused').count(), 1);
  await seal(page);
  for (const seat of ['visigoths', 'romano-british', 'western', 'huns', 'eastern']) {
    await sitAt(page, seat);
    if (seat === 'western') await type(page, 'a ven - tyr');
    await seal(page);
  }
  // 2 against 1: Paris moves, Munich bounces, and nobody is dislodged: straight on to Autumn.
  await phaseIs(page, 'Autumn 401', 'Movement');
  const results = page.getByRole('region', { name: 'Results: Gaul' });
  await page.getByRole('button', { name: 'Last results' }).click();
  await results.getByText('A PAR - BUR', { exact: true }).waitFor();
  assert.match(
    await page.getByRole('region', { name: 'Results: Vandals' }).textContent(),
    /A MUN - BUR\s*bounces/,
  );
  // Why 2: the unit, and its support.
  await results.getByRole('button', { name: '2', exact: true }).click();
  const terms = page.getByRole('dialog', { name: 'The strength of A PAR - BUR' });
  assert.deepEqual(
    (await terms.getByRole('listitem').allInnerTexts()).map((term) => term.split('\n')[0]),
    ['The unit itself', 'A MAR S A PAR - BUR', 'Together'],
  );
  await screenshot(page, 'diplomacy-why');
  await page.keyboard.press('Escape');
  await screenshot(page, 'diplomacy-results');

  // Autumn: Burgundy goes into Munich with the help of Tyrolia; its army must retreat.
  await sitAt(page, 'gaul');
  await type(page, 'a bur - mun');
  await seal(page);
  await sitAt(page, 'western');
  await type(page, 'a tyr s a bur - mun');
  await seal(page);
  await confirmAs(page, 'visigoths', 'romano-british', 'huns', 'eastern', 'vandals');
  await phaseIs(page, 'Autumn 401', 'Retreats');
  await sitAt(page, 'vandals');
  await point(page, 'MUN', 'RUH');
  await orders(page).getByText('A MUN R RUH').waitFor();
  await examine(page, 'diplomacy-retreat');
  await seal(page);
  await phaseIs(page, 'Winter 401', 'Builds and removals');
});

test('a card that is open stays as it is when an order arrives from another window', async () => {
  const { page, table } = await sandbox(browser, server, start, 'gaul');
  const other = await browser.visit(`${server.address}${table.links.gaul}`);
  const offered = page.locator('.card.open').getByRole('button');

  await point(page, 'MAR', 'PAR');
  await offered.first().waitFor();
  const before = await offered.allTextContents();
  await point(other, 'PAR', 'BUR');
  await orders(page).getByText('A PAR - BUR').waitFor();
  assert.deepEqual(await offered.allTextContents(), before);
  await point(page, /^Support a move/, 'BUR');
  await orders(page).getByText('A MAR S A PAR - BUR').waitFor();

  // The next card knows what has arrived, and offers its support first.
  await point(page, 'MAR', 'PAR');
  await offered.first().waitFor();
  assert.match(await offered.first().textContent(), /A MAR S A PAR - BUR/);
});

test('letters: a private one reaches one reader, a public one all', async () => {
  const { links } = await server.newTable({ game: 'diplomacy', ...start });
  const [gaul, huns, watcher] = await Promise.all(
    [links.gaul, links.huns, links.western].map((link) => browser.visit(server.address + link)),
  );
  const press = async (page) => page.getByRole('tab', { name: /^Press/ }).click();
  await Promise.all([gaul, huns, watcher].map(press));
  const write = (page) => page.getByLabel('Your letter');
  await gaul.getByLabel(/^The Huns/).check();
  await write(gaul).fill('Shall we leave Munich empty?');
  await gaul.getByRole('button', { name: /^Send: the Huns/ }).click();
  await huns.getByText('Shall we leave Munich empty?').waitFor();
  // A private letter is answered to its writer alone, unless another reader is chosen.
  await huns.getByRole('button', { name: 'Send: Gaul' }).waitFor();
  await huns.getByLabel('Everyone', { exact: true }).check();
  await write(huns).fill('Peace to everyone.');
  await huns.getByRole('button', { name: 'Send to everyone' }).click();
  await gaul.getByText('Peace to everyone.').waitFor();
  await watcher.getByText('Peace to everyone.').waitFor();
  assert.equal(await watcher.getByText(/leave Munich empty|Munich stays empty/).count(), 0);
  // The private letter can be answered to its writer still, though the last one went to everyone.
  await huns.getByRole('button', { name: 'Reply to Gaul alone' }).click();
  await huns.keyboard.type('Agreed, Munich stays empty.');
  await huns.getByRole('button', { name: 'Send: Gaul' }).click();
  await gaul.getByText('Agreed, Munich stays empty.').waitFor();
  assert.equal(await watcher.getByText(/leave Munich empty|Munich stays empty/).count(), 0);
  await examine(huns, 'diplomacy-press');
});
