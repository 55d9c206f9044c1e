// Three friends at one table: they come by links, are named, write to one another, lose a seat and have
// it back, and play a rematch together.

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

/** Comes by a link and says how he is called. */
async function come(link, name, viewport) {
  const page = await browser.visit(link);
  if (viewport) await page.setViewportSize(viewport);
  const note = page.getByText('What shall the others call you?');
  await note.waitFor();
  if (viewport) await note.click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Done' }).click();
  await note.waitFor({ state: 'hidden' });
  return page;
}

test('three friends meet at a table of the lobby', async () => {
  const host = await browser.visit(server.address);
  await host.getByRole('button', { name: 'With friends: Fall of Rome' }).click();
  await host.getByRole('button', { name: 'Set the table' }).click();
  const room = host.getByRole('dialog', { name: 'The waiting room' });
  await room.getByLabel('Your name').fill('Ada');
  await room.getByLabel('Your name').press('Tab');
  const links = await room.locator('.address').allTextContents();
  await screenshot(host, 'friends-room');
  const bede = await come(links[0], 'Bede');
  const cleo = await come(links[1], 'Cleo', phone);
  await screenshot(cleo, 'friends-phone');
  await room.getByText('Bede', { exact: true }).waitFor();
  await room.getByText('Cleo', { exact: true }).waitFor();
  await room.getByRole('button', { name: 'Go to the table' }).click();
  await host.getByRole('heading', { name: 'Which units do you begin with?' }).waitFor();
  await screenshot(host, 'friends-host');

  // A letter goes to the one whose name is pressed last, and so does the next.
  await tab(host, 'Press').click();
  const ledger = host.getByRole('region', { name: 'Press' });
  await ledger.getByRole('radio', { name: /^Bede/ }).check();
  await ledger.getByRole('radio', { name: /^Cleo/ }).check();
  await ledger.getByLabel('Your letter').fill('Between us.');
  await ledger.getByRole('button', { name: /^Send: Cleo/ }).dblclick();
  await tab(cleo, 'Press').click();
  await cleo.getByText('Between us.').first().waitFor();
  await ledger.getByRole('button', { name: /^Send: Cleo/ }).waitFor();
  assert.equal(await ledger.getByRole('listitem').count(), 1);
  await tab(bede, 'Press').click();
  assert.equal(await bede.getByText('Between us.').count(), 0);
  await screenshot(host, 'friends-letter');

  // The host asks himself once, the friend is told, and has his seat back.
  await tab(host, 'Table').click();
  const seat = host.getByRole('listitem').filter({ hasText: 'Bede' });
  await seat.getByRole('button', { name: 'Hand over to the computer' }).click();
  await seat.getByText(/Bede is here now\./).waitFor();
  await screenshot(host, 'friends-removal');
  assert.equal(await bede.getByText(/The computer plays/).count(), 0);
  await seat.getByRole('button', { name: 'Hand over', exact: true }).click();
  await bede
    .getByText(/The computer plays .* for you now/)
    .first()
    .waitFor();
  await screenshot(bede, 'friends-removed');
  await host.getByRole('button', { name: 'Give it back to its player' }).click();
  await bede
    .getByText(/^You play .* again\./)
    .first()
    .waitFor();
  await host.getByRole('listitem').filter({ hasText: 'Bede' }).first().waitFor();

  // A deadline that is set during a phase begins with the next, and for this one if that is wanted.
  const clock = host.getByText('Clock', { exact: true });
  await clock.click();
  await host.getByLabel('Minutes for other phases').fill('30');
  await host.getByRole('button', { name: 'Set', exact: true }).click();
  await bede.getByText(/No deadline in this phase; from the next one: 30 min/).waitFor();
  await host.getByRole('button', { name: 'For this phase too' }).click();
  await bede
    .getByRole('timer')
    .getByText(/^(30|29) min .* left$/)
    .waitFor();
  await cleo
    .getByRole('region', { name: 'Status' })
    .getByText(/min .* left/)
    .waitFor();
  await screenshot(cleo, 'friends-deadline');
});

test('a link that opens no seat says so, and a pasted one works at once', async () => {
  const { table, links } = await server.newTable({ game: 'empire' });
  const page = await browser.visit(`${server.address}/table/${table}#wrong`);
  await page
    .getByRole('paragraph')
    .getByText(/^This link opens no seat here/)
    .waitFor();
  await screenshot(page, 'friends-wrong-link');
  await page.evaluate((hash) => (location.hash = hash), links.barbarian.replace(/.*#/, ''));
  await page.getByText('What shall the others call you?').waitFor();
  assert.equal(new URL(page.url()).hash, '');
});

test('a rematch takes everybody along, once', async () => {
  const record = await readFile(path.join(root, 'src/games/empire/golden/0001.record'), 'utf8');
  const { links } = await server.newTable({ game: 'empire', record });
  const roman = await browser.visit(`${server.address}${links.roman}`);
  const barbarian = await browser.visit(`${server.address}${links.barbarian}`);
  const old = roman.url();
  await barbarian.getByRole('button', { name: 'Rematch' }).waitFor();
  await roman.getByRole('button', { name: 'Swap sides' }).dblclick();
  await roman.waitForURL((address) => address.href !== old);
  await barbarian.getByText('A rematch is set up, for the same people.').waitFor();
  await screenshot(barbarian, 'friends-rematch');
  await barbarian.getByRole('button', { name: 'Join the rematch' }).click();
  await barbarian.waitForURL((address) => address.pathname === new URL(roman.url()).pathname);
  const playing = (page, side) =>
    page.getByRole('list', { name: 'Who plays' }).getByText(new RegExp(`^${side}\\s*you$`));
  await playing(roman, 'Barbarian').waitFor();
  await playing(barbarian, 'Roman').waitFor();
  // Whoever comes back to the old table is told the same table.
  const there = new URL(roman.url()).pathname;
  await roman.goto(old);
  await roman.getByRole('button', { name: 'Join the rematch' }).click();
  await roman.waitForURL((address) => address.pathname === there);
  const { tables } = await (await fetch(`${server.address}/api/health`)).json();
  assert.equal(tables, 4);
});
