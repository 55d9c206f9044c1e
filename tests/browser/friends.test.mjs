// Friends at one table: they come by links, lose a seat and have it back, and play a rematch together.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

import { screenshot } from './browser.mjs';
import { root } from './server.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();
const phone = { width: 390, height: 844 };

const tab = (page, name) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const notice = (page, words) =>
  page.getByRole('complementary', { name: 'Notices' }).getByText(words);
const seatOf = (page, name) => page.getByRole('listitem').filter({ hasText: name });

/** The host sets a table of the lobby, and a friend comes to each of the first seats by its link. */
async function threeFriends() {
  const host = await browser.visit(server.address);
  await host.getByRole('button', { name: 'With friends: Fall of Rome' }).click();
  await host.getByRole('button', { name: 'Set the table' }).click();
  const room = host.getByRole('dialog', { name: 'The waiting room' });
  await room.waitFor();
  await screenshot(host, 'friends-room');
  const links = await room.locator('.address').allTextContents();
  const bede = await browser.visit(links[0]);
  const cleo = await browser.visit(links[1]);
  await cleo.setViewportSize(phone);
  await room.getByRole('button', { name: 'Go to the table' }).click();
  return { host, bede, cleo, links };
}

test('a friend is asked about before the computer has the seat, is told, and has it back', async () => {
  const { host, bede } = await threeFriends();
  const title = (
    await bede.getByRole('list', { name: 'Who plays' }).locator('b').textContent()
  )?.trim();
  await tab(host, 'Table').click();
  const seat = seatOf(host, title);
  await seat.getByRole('button', { name: 'Hand over to the computer' }).click();
  const question = seat.getByRole('alertdialog');
  await question.getByText(/is here now\./).waitFor();
  await screenshot(host, 'friends-removal');
  await question.getByRole('button', { name: 'Go back' }).click();
  await seat.getByRole('button', { name: 'Hand over to the computer' }).click();
  assert.equal(await notice(bede, /The host/).count(), 0);
  await question.getByRole('button', { name: 'Hand over' }).click();
  await notice(bede, /The host has given .* to the computer/).waitFor();
  await screenshot(bede, 'friends-removed');

  await seat.getByRole('button', { name: 'Give the seat back to its player' }).click();
  await notice(bede, /^You play .* again\.$/).waitFor();
  await seat.getByRole('button', { name: 'Hand over to the computer' }).click();
  await question.getByRole('button', { name: 'Hand over' }).click();
  await bede.getByRole('button', { name: 'Take the seat back' }).first().click();
  await notice(bede, /^You play .* again\.$/).waitFor();
});

test('links of a seat, of a watcher and broken ones are told apart', async () => {
  const { table, links } = await server.newTable({ game: 'empire' });
  const page = await browser.visit(`${server.address}/table/${table}#wrong`);
  await notice(page, /^This link opens no seat here/).waitFor();
  await page.getByText(/^A link to play is longer/).waitFor();
  await screenshot(page, 'friends-wrong-link');
  // A link that is pasted where one watches opens its seat without a reload.
  await page.evaluate((hash) => (location.hash = hash), links.barbarian.replace(/.*#/, ''));
  await page
    .getByText(/\byou$/)
    .first()
    .waitFor();
  assert.equal(new URL(page.url()).hash, '');
  assert.equal(await notice(page, /./).count(), 0);
});

test('a rematch takes everybody along, once', async () => {
  const record = await readFile(path.join(root, 'src/games/empire/golden/0001.record'), 'utf8');
  const { links } = await server.newTable({ game: 'empire', record });
  const { tables: before } = await (await fetch(`${server.address}/api/health`)).json();
  const roman = await browser.visit(`${server.address}${links.roman}`);
  const barbarian = await browser.visit(`${server.address}${links.barbarian}`);
  const watcher = await browser.visit(`${server.address}${links.roman.replace(/#.*/, '')}`);
  const old = roman.url();
  await barbarian.getByRole('button', { name: 'Rematch' }).waitFor();
  await roman.getByRole('button', { name: 'Swap sides' }).dblclick();
  await roman.waitForURL((address) => address.href !== old);
  await barbarian.getByText('A rematch is set up for everybody who played here.').waitFor();
  await screenshot(barbarian, 'friends-rematch');
  const there = new URL(roman.url()).pathname;
  for (const page of [barbarian, watcher]) {
    await page.getByRole('button', { name: 'Join the rematch' }).click();
    await page.waitForURL((address) => address.pathname === there);
  }
  const playing = (page, side) =>
    page.getByRole('list', { name: 'Who plays' }).getByText(new RegExp(`^${side}\\s*you$`));
  await playing(roman, 'Barbarian').waitFor();
  await playing(barbarian, 'Roman').waitFor();
  // Whoever comes back to the old table is told the same table.
  await roman.goto(old);
  await roman.getByRole('button', { name: 'Join the rematch' }).click();
  await roman.waitForURL((address) => address.pathname === there);
  await playing(roman, 'Barbarian').waitFor();
  const { tables } = await (await fetch(`${server.address}/api/health`)).json();
  assert.equal(tables, before + 1);
});
