// Others at the same table, and the game as a file.

import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';

import { screenshot } from './browser.mjs';
import { setUp } from './set_up.mjs';
import { MousePlayer, Table } from './table.mjs';

const { server, browser } = setUp();

async function startedGame() {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
  const player = new MousePlayer(page);
  await player.table.question();
  return player;
}

/** The log as it is read out, newest last. */
async function log(page) {
  await page.getByRole('tab', { name: 'Log' }).click();
  const region = page.getByRole('region', { name: 'Log' });
  await region.getByRole('listitem').first().waitFor();
  return region.getByRole('listitem').allTextContents();
}

test('who watches sees the same table as it is played, and may do nothing', async () => {
  const player = await startedGame();
  const { page, table } = player;
  const watching = await browser.visit(page.url());
  const watched = new Table(watching);
  await watching
    .getByText(/You are watching\./)
    .first()
    .waitFor();
  assert.equal(await watched.ply(), await table.ply());
  assert.equal(await watched.dice().count(), 0);
  assert.equal(await watched.begin.count(), 0);
  assert.equal(await page.title(), 'Rome Must Fall · your move · Occasus');
  assert.equal(await watching.title(), 'Rome Must Fall · Occasus');

  await player.placeAllByPress();
  await player.beginBarbarianPhase();
  await table.question();
  await watching.waitForFunction(
    (ply) => Number(document.querySelector('input[type=range]').value) === ply,
    await table.ply(),
  );
  assert.equal(await watched.answers.count(), 0);
  assert.deepEqual(await log(watching), await log(page));
  await screenshot(watching, 'spectator');
});

test('a copied link says so for a moment, and then can be copied again', async () => {
  const { page } = await startedGame();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Copy a link to watch' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), page.url());
  await page.getByRole('button', { name: 'Copy a link to watch' }).waitFor();
});

test('a saved game is loaded from its file and goes on where it was', async () => {
  const player = await startedGame();
  await player.placeAllByPress();
  await player.beginBarbarianPhase();
  await player.table.question();
  const [download] = await Promise.all([
    player.page.waitForEvent('download'),
    player.page.getByRole('button', { name: 'Save the game' }).click(),
  ]);
  const file = path.join(server.data, 'saved.occ');
  await download.saveAs(file);

  const page = await browser.visit(server.address);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Load a game' }).click(),
  ]);
  await chooser.setFiles(file);
  await page.waitForURL(/\/table\//);
  const loaded = new MousePlayer(page);
  await page.getByRole('listitem').filter({ hasText: 'against the Ostrogoths' }).first().waitFor();
  assert.notEqual(page.url(), player.page.url());
  assert.equal(await loaded.table.ply(), await player.table.ply());
  assert.deepEqual(await log(page), await log(player.page));
  await loaded.answer();
  await screenshot(page, 'loaded');
});

test('a file that is no record is refused with a reason', async () => {
  const page = await browser.visit(server.address);
  const load = async (content) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Load a game' }).click(),
    ]);
    const buffer = Buffer.from(content);
    await chooser.setFiles({ name: 'wrong.occ', mimeType: 'text/plain', buffer });
  };
  const alert = page.getByRole('alert');
  await load('Ave!');
  await alert.getByText('wrong.occ cannot be opened').waitFor();
  await load('occasus-record 1\ngame rome_must_fall\nAve!');
  await alert.getByText('wrong.occ: this record cannot be continued').waitFor();
  browser.assertNothingToComplain(/400/);
});

test('computer against dice: one may watch a player of the table', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Watch: Rome Must Fall' }).click();
  const table = new Table(page);
  await table.slider.waitFor();
  await table.movedOnFrom(await table.ply());
  await screenshot(page, 'watching-the-computer');
});
