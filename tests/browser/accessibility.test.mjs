// Axe can examine every page and every phase, light and dark, wide and on a phone; and nothing has
// to be scrolled sideways.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine } from './browser.mjs';
import { isOffline, isOnce, setUp } from './set_up.mjs';
import { MousePlayer, playToTheEnd } from './table.mjs';

const { server, browser } = setUp();

async function newTable() {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
  return atTable(page);
}

const seldom = { skip: isOnce && 'looked at in the run of all' };
/** The page without a server cannot set up a table with a position. */
const needsServer = { skip: isOffline && 'a server alone sets a table with a position' };
async function tableFrom(position) {
  const { links } = await server.newTable({ game: 'rome_must_fall', position });
  return atTable(await browser.visit(server.address + links.rome));
}

function atTable(page) {
  const player = new MousePlayer(page);
  return { page, player, table: player.table };
}

test('the lobby and its dialogs', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('heading', { name: 'Rome Must Fall' }).waitFor();
  await examine(page, 'lobby');
  await page.getByRole('button', { name: 'More ways to start: Rome Must Fall' }).click();
  await page.getByRole('dialog').waitFor();
  await examine(page, 'lobby-start');
});

test('the rulebook by itself', seldom, async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('link', { name: 'Rulebook: Rome Must Fall' }).click();
  await page.getByRole('heading', { name: 'Roll', exact: true }).waitFor();
  await examine(page, 'rulebook');
});

test('the table while resources are used and dice placed', seldom, async () => {
  const { page, player, table } = await newTable();
  await table.question();
  await examine(page, 'table-resource');
  await table.dice().first().click();
  await examine(page, 'table-die-in-hand');
  await table.slot('Vandals').click();
  await page.getByText('Exact odds of this placing').waitFor();
  await examine(page, 'table-odds');
  await player.placeAllByPress();
  await examine(page, 'table-all-placed');
});

test('the table in the Barbarian phase', seldom, async () => {
  const { page, player, table } = await newTable();
  await table.question();
  await player.placeAllByPress();
  await player.beginBarbarianPhase();
  await table.question();
  await examine(page, 'table-barbarian');
});

test('a refusal with its rule, and land to be won back', needsServer, async () => {
  const position = { phase: 'resource', dice: [6, 6, 5, 4, 3, 2], cubes: 5, turn: 4 };
  const { page, table } = await tableFrom({ ...position, marked: { vandals: ['numidia'] } });
  await table.question();
  // A refused action says why when it is clicked anyway; the mouse of this test would wait.
  await page.getByRole('button', { name: /six: gain one cube/ }).press('Enter');
  await page.getByText('five cubes at most').first().waitFor();
  await examine(page, 'table-refusal');
  await page.getByRole('button', { name: /sixes: win back one circle/ }).click();
  await page.getByText('Which circle do you win back?').waitFor();
  await examine(page, 'table-win-back');
  await table.and(() => page.getByRole('button', { name: /^Numidia/ }).click());
  assert.match(await page.getByRole('region', { name: 'Log' }).textContent(), /Numidia/);
});

test('the parts beside the table: advice, log, settings, rulebook, keys', async () => {
  const { page, table } = await newTable();
  await table.question();
  await page.getByRole('button', { name: 'Advise me' }).click();
  await page.getByRole('region', { name: 'Advice' }).waitFor();
  await examine(page, 'table-advice');
  await page.getByRole('tab', { name: 'Log' }).click();
  await examine(page, 'table-log');
  await page.getByRole('tab', { name: 'Table' }).click();
  await examine(page, 'table-settings');
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('complementary', { name: 'Rulebook' }).waitFor();
  await examine(page, 'table-rulebook');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'On the screen' }).waitFor();
  await examine(page, 'table-help');
});

test('the end of a game, and its replay', needsServer, async () => {
  const position = { phase: 'resource', dice: [6, 6, 6, 6, 6, 6], turn: 12 };
  const { page, player } = await tableFrom(position);
  await playToTheEnd(player, () => player.placeAllByPress());
  await examine(page, 'table-over');
  await page.getByRole('button', { name: 'Review it' }).click();
  await page.getByText('The table at step 0').first().waitFor();
  await examine(page, 'table-replay');
});

test('what is not there', async () => {
  const page = await browser.visit(`${server.address}${isOffline ? '#' : ''}/table/nothing-here`);
  await page.getByRole('heading', { name: 'There is no such table.' }).waitFor();
  await examine(page, 'no-table');
  browser.assertNothingToComplain(/404/);
});
