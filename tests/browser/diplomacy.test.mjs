// Fall of Rome on its map: one person orders for seven powers, by pointing and by typing, with a
// support, a conversion and a dislodgement; retreats; and letters between two windows.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine, phone, screenshot, wide } from './browser.mjs';
import {
  confirmAs,
  converse,
  letters,
  orders,
  phaseIs,
  point,
  sandbox,
  seal,
  send,
  sitAt,
  type,
} from './diplomacy_table.mjs';
import { assertInFirstScreen } from './first_screen.mjs';
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
  // A player of all the powers is led on to the next one.
  await page.getByRole('heading', { name: 'The Vandals: what are your orders?' }).waitFor();

  // By typing, with one line that is no order.
  await sitAt(page, 'vandals');
  await type(page, 'a munich to burgundy', 'f kie - den', 'a ber - spa');
  const readings = page.getByRole('list', { name: 'How we read them' });
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
  await page.getByRole('button', { name: 'Results', exact: true }).click();
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
  const press = async (page) => page.getByRole('tab', { name: /^Messages/ }).click();
  await Promise.all([gaul, huns, watcher].map(press));
  await converse(gaul, 'The Huns');
  await send(gaul, 'Shall we leave Munich empty?');
  // A reader of another conversation sees where there is something new, until they read it.
  const unread = letters(huns).getByRole('button', { name: /^Gaul 1 new$/ });
  await unread.waitFor();
  assert.equal(await huns.getByRole('tab', { name: 'Messages 1 unread' }).count(), 1);
  assert.equal(await huns.getByText('Shall we leave Munich empty?').count(), 0);
  await send(huns, 'Peace to everyone.');
  await gaul.getByRole('button', { name: /^Everyone 1 new$/ }).waitFor();
  await watcher.getByText('Peace to everyone.').waitFor();
  assert.equal(await watcher.getByText(/leave Munich empty|Munich stays empty/).count(), 0);
  await unread.click();
  await huns.getByText('Shall we leave Munich empty?').waitFor();
  await unread.waitFor({ state: 'detached' });
  assert.equal(await huns.getByRole('tab', { name: /unread/ }).count(), 0);
  // The answer goes to the one whose conversation it is, though the last letter went to everyone.
  await send(huns, 'Agreed, Munich stays empty.');
  await gaul.getByText('Agreed, Munich stays empty.').waitFor();
  assert.equal(await watcher.getByText(/leave Munich empty|Munich stays empty/).count(), 0);
  await examine(huns, 'diplomacy-press');
});

test('a group has a conversation of its own, and each conversation keeps its draft', async () => {
  const { links } = await server.newTable({ game: 'diplomacy', ...start });
  const seats = ['gaul', 'huns', 'western', 'eastern'];
  const [gaul, huns, western, eastern] = await Promise.all(
    seats.map((seat) => browser.visit(server.address + links[seat])),
  );
  const pages = [gaul, huns, western, eastern];
  await Promise.all(pages.map((page) => page.getByRole('tab', { name: /^Messages/ }).click()));
  await letters(gaul).getByRole('button', { name: 'New group' }).click();
  await gaul.getByLabel('The Huns', { exact: true }).check();
  await gaul.getByLabel('The Western Empire', { exact: true }).check();
  await gaul.getByRole('button', { name: 'Open the conversation' }).click();
  const field = letters(gaul).getByRole('textbox');
  await field.fill('The three of us');
  // A draft for the group is not carried into another conversation, and a reload keeps it.
  await converse(gaul, 'The Eastern Empire');
  assert.equal(await field.inputValue(), '');
  await field.fill('You alone.');
  await gaul.reload();
  await gaul.getByRole('tab', { name: /^Messages/ }).click();
  await converse(gaul, 'The Eastern Empire');
  assert.equal(await field.inputValue(), 'You alone.');
  await converse(gaul, 'The Huns, the Western Empire');
  assert.equal(await field.inputValue(), 'The three of us');
  // An emptied draft does not lead into another conversation.
  await field.fill('');
  await field.pressSequentially('Against the East.');
  await letters(gaul)
    .getByRole('button', { name: /^Send to the Huns, the Western Empire$/ })
    .click();
  for (const page of [huns, western]) {
    await letters(page)
      .getByRole('button', { name: /^Gaul, .* 1 new$/ })
      .click();
    await page.getByText('Against the East.').waitFor();
  }
  await send(western, 'We are with you.');
  await gaul.getByText('We are with you.').waitFor();
  await huns.getByText('We are with you.').waitFor();
  assert.equal(await letters(eastern).getByRole('button', { name: / new$/ }).count(), 0);
  assert.equal(
    await letters(eastern)
      .getByText(/Against the East|with you/)
      .count(),
    0,
  );
  await examine(gaul, 'diplomacy-group');
});

test('letters and where one writes them are in the first screen', async () => {
  const { links } = await server.newTable({ game: 'diplomacy', ...start });
  const [gaul, huns] = await Promise.all(
    [links.gaul, links.huns].map((link) => browser.visit(server.address + link)),
  );
  for (const page of [gaul, huns]) await page.getByRole('tab', { name: /^Messages/ }).click();
  await converse(huns, 'Gaul');
  for (let n = 1; n <= 12; ++n) await send(huns, `Letter ${n}: Munich, Burgundy and Ruhr.`);
  await converse(gaul, 'The Huns');
  for (const viewport of [wide, { width: 768, height: 1024 }, phone]) {
    await gaul.setViewportSize(viewport);
    await gaul.getByRole('tab', { name: /^Messages/ }).click();
    await gaul.getByText(/^Letter 12/).waitFor();
    await assertInFirstScreen(gaul, {
      'the newest letter': gaul.getByText(/^Letter 12/),
      'where one writes': letters(gaul).getByRole('textbox'),
      'what sends it': letters(gaul).getByRole('button', { name: 'Send to the Huns' }),
    });
    await screenshot(gaul, `diplomacy-letters-${viewport.width}`);
  }
});
