// What brings one back: decisions made anew, puzzles, games that are kept, and the games of the day.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

import { examine, screenshot } from './browser.mjs';
import { confirm, seal, type } from './diplomacy_table.mjs';
import { resign } from './resign.mjs';
import { root } from './server.mjs';
import { isOffline, setUp } from './set_up.mjs';

const { server, browser } = setUp();

/** The address of a place of the page. */
const at = (place) => server.address + (isOffline ? `#${place}` : place);

const golden = (game) => path.join(root, `src/games/${game}/golden/0001.record`);

/** A finished game is loaded in the lobby. */
async function loadFinished(game) {
  const page = await browser.visit(server.address);
  await page.locator('input[type=file]').setInputFiles(golden(game));
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Make the report' }).click();
  await page.getByRole('heading', { name: 'Decisions that cost most' }).waitFor();
  return page;
}

test('a decision of a report is made anew, weighed, and compared with the game', async () => {
  const page = await loadFinished('pomerium');
  await screenshot(page, 'report-retry');
  await page
    .getByRole('button', { name: /^Try again: / })
    .first()
    .click();
  await page.getByRole('heading', { name: /^Second try: / }).waitFor();
  await screenshot(page, 'retry-asked');
  await page.getByRole('button', { name: /^Wait/ }).click();
  await page.getByRole('rowheader', { name: 'You again' }).waitFor();
  await page.getByRole('button', { name: 'Once more' }).click();
  await page.getByText('Choose again').waitFor();
  await page.getByRole('button', { name: /^Ally/ }).nth(1).click();
  await page.getByRole('rowheader', { name: 'You now' }).waitFor();
  await page.getByRole('rowheader', { name: 'In the game' }).waitFor();
  await examine(page, 'retry-weighed');
});

test('games that are over are kept, with their reports, and taken along in a file', async () => {
  const page = await browser.visit(server.address);
  await resign(page, page.getByRole('button', { name: 'Play: The Fall of the Roman Empire' }));
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Make the report' }).click();
  await page.getByRole('heading', { name: 'Luck and skill' }).waitFor();
  await page.reload();
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('heading', { name: 'Luck and skill' }).waitFor();
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a picture' }).click();
  assert.equal((await picture).suggestedFilename(), 'empire-barbarian-wins.png');

  await page.goto(server.address);
  await page.getByRole('link', { name: 'Your games' }).click();
  const listed = page.getByRole('listitem').filter({ hasText: 'The Fall of the Roman Empire' });
  await listed.getByText(/^Decisions .*, luck /).waitFor();
  await examine(page, 'games');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as a file' }).click();
  const file = await (await download).path();
  await listed.getByRole('button', { name: 'Remove this game' }).click();
  await listed.getByRole('button', { name: 'Remove for good' }).click();
  await page.getByText('When you have finished a game').waitFor();
  await page.reload();
  await page.getByText('When you have finished a game').waitFor();

  const other = await browser.visit(at('/games'));
  await other.getByText('When you have finished a game').waitFor();
  await other.locator('input[type=file]').setInputFiles(golden('empire'));
  await other.getByRole('alert').filter({ hasText: 'This file has no games' }).waitFor();
  const broken = [['report 1', { record: '', report: { over: true } }]];
  await other.locator('input[type=file]').setInputFiles({
    name: 'broken.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(broken)),
  });
  await other.getByRole('alert').filter({ hasText: 'This file has no games' }).waitFor();
  await other.locator('input[type=file]').setInputFiles(file);
  const brought = other.getByRole('listitem').filter({ hasText: 'The Fall of the Roman Empire' });
  await brought.getByRole('button').first().click();
  await other.getByRole('tab', { name: 'Report' }).click();
  await other.getByRole('heading', { name: 'Luck and skill' }).waitFor();
  await other.goto(at('/games'));
  await brought.getByRole('button', { name: 'Remove this game' }).click();
  await brought.getByRole('button', { name: 'Remove for good' }).click();
  await other.getByText('When you have finished a game').waitFor();
});

test('the games of the day have one try, and their result is compared and shared', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('link', { name: 'Today’s games' }).click();
  const game = page.getByRole('listitem').filter({ hasText: 'The Fall of the Roman Empire' });
  await resign(page, game.getByRole('button', { name: /^Play/ }));
  await page.goto(at('/daily'));
  await page.getByText('You have played games of the day on 1 day in a row.').waitFor();
  await game.getByText('How the computer players do with these dice').click();
  await game
    .getByRole('cell', { name: /wins|stands|fallen|over/i })
    .first()
    .waitFor();
  await examine(page, 'daily');
  const picture = page.waitForEvent('download');
  await game.getByRole('button', { name: 'Save a picture' }).click();
  const bytes = readFileSync(await (await picture).path());
  assert.equal(bytes.readUInt32BE(16), 1280, 'px across');
  await game.getByRole('button', { name: /^Open/ }).click();
  await page
    .getByText(/resigns, so the Barbarian wins\./)
    .first()
    .waitFor();
});

test('a messenger shows what a link leads to', { skip: isOffline }, async () => {
  const shown = async (place) => {
    const page = await (await fetch(at(place))).text();
    return /property="og:title" content="([^"]*)"/.exec(page)?.[1];
  };
  assert.equal(await shown('/daily'), 'Today’s games');
  assert.equal(await shown('/games'), 'Your games');
  assert.equal(await shown('/puzzles/pomerium'), 'Puzzles: Pomerium');
  assert.equal(await shown('/puzzles/diplomacy/any'), 'Puzzles: Fall of Rome');
  assert.equal(await shown('/puzzles/another'), undefined);
  assert.equal(await shown('/'), undefined);
});

test('places without a puzzle lead to those that have some', async () => {
  const page = await browser.visit(at('/puzzles/another'));
  await page.getByText('There are no puzzles for this game yet.').waitFor();
  await examine(page, 'puzzles-none');
  await page.getByRole('link', { name: 'Puzzles: Pomerium' }).click();
  await page.getByRole('button', { name: 'First puzzle' }).waitFor();
  await page.goto(at('/puzzles/pomerium/none'));
  await page.getByRole('alert').filter({ hasText: 'This puzzle does not exist.' }).waitFor();
  await page.getByRole('button', { name: 'First puzzle' }).waitFor();
});

test('a puzzle is answered, and its answer counts once', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('link', { name: 'Puzzles: Pomerium' }).click();
  await page.getByRole('button', { name: 'First puzzle' }).click();
  await page.getByRole('heading', { name: /^Puzzle: / }).waitFor();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await page.getByRole('rowheader', { name: 'Best known' }).waitFor();
  await examine(page, 'puzzle');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText(/^0 of 1 right/).waitFor();
  await examine(page, 'puzzles');
});

test('orders are the answer to a puzzle, and units without an order hold', async () => {
  const file = path.join(root, 'web/src/practice/puzzles/diplomacy.json');
  const { puzzles } = JSON.parse(readFileSync(file, 'utf8'));
  const puzzle = puzzles.find(({ answers }) => answers[0].actions.some((each) => / H$/.test(each)));
  const page = await browser.visit(at(`/puzzles/diplomacy/${puzzle.id}`));
  await page.getByText(puzzle.goal).waitFor();
  await type(page, ...puzzle.answers[0].actions.filter((each) => !/ H$/.test(each)));
  await seal(page);
  await page.getByText('Right', { exact: true }).waitFor();
  await examine(page, 'puzzle-orders');
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await page.getByText(puzzles[0].goal).waitFor();
});

test('a march is the answer to a puzzle once the movement ends', async () => {
  const file = path.join(root, 'web/src/practice/puzzles/invasions.json');
  // All legions of an Area move by one step.
  const { goal, id, answers } = JSON.parse(readFileSync(file, 'utf8')).puzzles.find((each) => {
    const { legions, moved_legions: moved } = each.position;
    const { actions } = each.answers[0];
    const [unit, count, area] = actions[0].split(' ');
    return unit === 'legions' && actions.length === 3 && legions[area] === +count && !moved[area];
  });
  const [, stack, from, to] = /^(Move \d+ legions?) from .*\((.*)\) to .*\((.*)\)$/.exec(
    answers[0].label,
  );
  const page = await browser.visit(at(`/puzzles/invasions/${id}`));
  await page.getByText(goal).waitFor();
  const end = page.getByRole('button', { name: /^(9 )?End of Roman movement/ });
  await end.click();
  await page.getByText('Not the best answer').waitFor();
  await page.getByRole('cell', { name: answers[0].label }).waitFor();
  await examine(page, 'puzzle-march');
  await page.getByRole('button', { name: 'Once more' }).click();
  await page.getByText(goal).waitFor();
  const move = page.getByRole('button', { name: `${stack} ${from}` });
  await move.click();
  await page.getByRole('heading', { name: /^Where do they go/ }).waitFor();
  await page.getByText(goal).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await move.click();
  await page.getByRole('button', { name: new RegExp(`^(\\d )?To .*${to}`) }).click();
  await page.getByText(goal).waitFor();
  await end.click();
  await page.getByText('Right', { exact: true }).waitFor();
});

/** Gaul wins with one centre more, and the last year is nearly over. */
const nearlyWon = {
  phase: 'A406M',
  year: 406,
  units: {
    GAUL: ['A ROM', 'A PAR', 'A MUN', 'F LON'],
    HUNS: ['A MOS', 'A SEV', 'A WAR'],
    EASTERN: ['A CON', 'F SMY'],
    VISIGOTHS: ['A BUD', 'A VIE'],
  },
  centers: {
    GAUL: `BRE MAR PAR SPA POR BEL HOL MUN KIE BER DEN LON LVP EDI NWY SWE ROM`.split(' '),
    HUNS: ['MOS', 'SEV', 'WAR', 'STP'],
    EASTERN: ['CON', 'ANK', 'SMY'],
    VISIGOTHS: ['BUD', 'VIE'],
  },
  dislodged: [],
};
const friends = ['gaul', 'huns', 'eastern'];

/** Three friends who hold, at a table of their own, until it is over. */
async function friendsWhoHold() {
  const { links, table } = await server.newTable({
    game: 'diplomacy',
    options: { last_year: '406' },
    position: nearlyWon,
    delay: 0,
    seats: Object.fromEntries(
      ['visigoths', 'romano-british', 'vandals', 'western'].map((seat) => [
        seat,
        { kind: 'computer', player: 'hold' },
      ]),
    ),
  });
  const pages = await Promise.all(
    friends.map((seat) => browser.visit(server.address + links[seat])),
  );
  for (const question of ['What are your orders?', 'What do you build?']) {
    for (const page of pages) {
      await page.getByRole('heading', { name: question }).waitFor();
      await seal(page);
    }
  }
  return { pages, place: `${server.address}/table/${table}` };
}

test(
  'each of three friends tries their own decision again, and none sees the others do so',
  {
    skip: isOffline,
  },
  async () => {
    const { pages, place } = await friendsWhoHold();
    for (const page of pages) {
      await page.getByRole('tab', { name: 'Report' }).click();
      await page.getByRole('button', { name: 'Make the report' }).click();
      await page.getByRole('heading', { name: 'Decisions that cost most' }).waitFor();
    }
    const [gaul, ...others] = pages;
    const shown = () => Promise.all(others.map((page) => page.locator('main').innerText()));
    const before = await shown();
    await gaul
      .getByRole('button', { name: /^Try again: / })
      .first()
      .click();
    await gaul.getByRole('heading', { name: /^Second try: / }).waitFor();
    assert.notEqual(gaul.url(), place);
    await confirm(gaul).waitFor();
    await seal(gaul);
    await gaul.getByRole('rowheader', { name: 'You again' }).waitFor();
    await gaul.getByRole('rowheader', { name: 'Best known' }).waitFor();
    await gaul.getByText('There is a better answer').waitFor();
    await gaul.getByRole('button', { name: 'Once more' }).click();
    await gaul.getByText('Choose again').waitFor();
    await type(gaul, 'A ROM - VEN');
    await seal(gaul);
    await gaul.getByText('Right', { exact: true }).waitFor();
    await gaul.getByRole('rowheader', { name: 'In the game' }).waitFor();
    await examine(gaul, 'retry-orders');
    assert.deepEqual(await shown(), before);
    await gaul.goto(server.address);
    await gaul.getByText('Finished (1)').waitFor();
    assert.equal(await gaul.getByRole('listitem').filter({ hasText: 'Autumn 406' }).count(), 0);
  },
);
