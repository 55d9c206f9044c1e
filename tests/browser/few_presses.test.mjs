// Actions of few clicks: how many and where at once, several bought together, a phase left to the
// adviser, a supported move, and the orders of seven powers that one person plays. A half-made
// choice outlives a reload.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine, screenshot } from './browser.mjs';
import { chooser, confirm, orders, point, province } from './diplomacy_table.mjs';
import { frontier } from './invasions_table.mjs';
import { setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';
import { Table } from './table.mjs';

const { server, browser } = setUp();

async function begin(game, ...choices) {
  const stranger = new Stranger(await browser.visit(server.address));
  await stranger.openStart(game);
  for (const choice of choices) await stranger.choose(choice);
  await stranger.button('Start the game').click();
  await stranger.bar().waitFor();
  return stranger;
}

const empire = 'The Fall of the Roman Empire';
const passive = { list: 'Your opponent', choice: 'Passive' };
const map = (page, name) => page.locator(`[data-area][aria-label^="${name}:"]`);

async function moved(stranger, press) {
  const ply = await stranger.ply();
  await press();
  await stranger.movedOnFrom(ply);
}

test('a Legion with as many Forces as are set goes by one press, and Forces are bought by one', async () => {
  const rome = await begin(empire, { group: 'You play', choice: /^Roman/ }, passive);
  await rome.answerButton(/Pay the upkeep/).click();
  await rome.answerButton('Raise 3 Forces for 6 RRP').click();
  const forces = rome.page.getByLabel(/^Roma: .*6 Roman Forces/);
  await forces.waitFor();
  await moved(rome, () => rome.answerButton(/Buy nothing more/).click());
  await rome.answerButton(/Move Legion I/).click();
  const number = rome.prompt().getByRole('spinbutton', { name: 'Forces that go with it' });
  await number.waitFor();
  assert.equal(await number.inputValue(), '6');
  await number.fill('4');
  await examine(rome.page, 'empire-numbers');
  await moved(rome, () => map(rome.page, 'Italia Annonaria').press('Enter'));
  await rome.question().getByText('Which Legion moves?').waitFor();
  assert.match(
    await map(rome.page, 'Italia Annonaria').getAttribute('aria-label'),
    /4 Roman Forces/,
  );
  assert.match(await map(rome.page, 'Roma').getAttribute('aria-label'), /2 Roman Forces/);
});

/** The middle of the counters of an area, in px of the window. */
const countersOf = (page, area) =>
  page
    .locator(`[data-counters="${area}"] [data-counter]`)
    .first()
    .evaluate((counter) => {
      const { left, top, width, height } = counter.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });

/** Carries the counters of an area to the mark of one that may be chosen, and lets go there unless told. */
async function carry(page, from, to, isPut = true) {
  const start = await countersOf(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 3 });
  const target = page.locator(`[data-area="${to}"].legal`);
  await target.waitFor();
  const spot = await target.evaluate((area) => {
    const { left, top, width, height } = area.getBoundingClientRect();
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
    const spots = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height]));
    return spots.find(([x, y]) => document.elementFromPoint(x, y) === area);
  });
  await page.mouse.move(...spot, { steps: 4 });
  if (isPut) await page.mouse.up();
}

test('a Legion that is carried over the map takes all along, and Escape puts it back', async () => {
  const rome = await begin(empire, { group: 'You play', choice: /^Roman/ }, passive);
  await rome.answerButton(/Pay the upkeep/).click();
  await rome.answerButton(/Buy nothing more/).click();
  await rome.answerButton(/Move Legion I/).waitFor();
  await carry(rome.page, 'roma', 'italia', false);
  await rome.page.keyboard.press('Escape');
  await rome.page.mouse.up();
  await rome.question().getByText('Which Legion moves?').waitFor();
  assert.match(await map(rome.page, 'Roma').getAttribute('aria-label'), /3 Roman Forces, Legion I/);
  await moved(rome, () => carry(rome.page, 'roma', 'italia'));
  await map(rome.page, 'Italia Annonaria')
    .and(rome.page.getByLabel(/3 Roman Forces/))
    .waitFor();
});

test('a stack and its target are two presses or one carry, with the odds on every target', async () => {
  const german = { force: 'german', area: 'Ga-D', levies: 3 };
  const position = { ...frontier, groups: [...frontier.groups, german] };
  const made = await server.newTable({ game: 'invasions', position });
  const player = new Stranger(await browser.visit(server.address + made.links.rome));
  const { page } = player;
  const area = (id) => page.locator(`[data-area="${id}"]`);
  await player.question().getByText('Which Romans move?').waitFor();
  await area('It-A').press('Enter');
  await page.locator('.tags').getByText('2-1, 33 %').waitFor();
  assert.match(await area('Ga-D').getAttribute('aria-label'), /against the Germans 2-1/);
  await moved(player, () => area('Ga-D').press('Enter'));
  await player.question().getByText('Which Romans move?').waitFor();
  assert.match(await area('Ga-D').getAttribute('aria-label'), /6 legions/);
  await moved(player, () => carry(page, 'As-A', 'As-B'));
  await area('As-B')
    .and(page.getByLabel(/5 legions/))
    .waitFor();
  await player.question().getByText('Which Romans move?').waitFor();
});

test('the adviser answers what is left of a phase, and no more', async () => {
  const rome = await begin(empire, { group: 'You play', choice: /^Roman/ }, passive);
  await rome.answerButton(/Pay the upkeep/).click();
  await rome.answerButton(/Buy nothing more/).waitFor();
  await moved(rome, () => rome.answerButton('Let the adviser finish').click());
  await rome.question().getByText('Which Legion moves?').waitFor();
  await rome.answerButton('Stop').waitFor({ state: 'hidden' });
});

test('one press ends all parts of a turn in which nothing more is done', async () => {
  const rome = new Stranger(await browser.visit(server.address));
  await rome.button('Play: The Barbarian Invasions').click();
  const { page } = rome;
  // The adviser sets all legions up.
  await rome.answerButton('Let the adviser finish').click();
  await rome.answerButton('Nothing more in this turn').click();
  await page.getByText(/^Turn 2 of \d+/).waitFor();
  await rome.question().getByText('Which Romans move?').waitFor();
});

const fallOfRome = 'Fall of Rome';
const standard = { group: 'The game', choice: /the standard game/ };

/** England after LVP - YOR, LON - NTH and EDI - NWG: it can convoy and support. */
async function englandAtSea() {
  const england = await begin(
    fallOfRome,
    standard,
    { list: 'You play', choice: 'England' },
    { list: 'The others', choice: 'Hold' },
  );
  const { page } = england;
  await confirm(page).waitFor();
  await point(page, 'LVP', 'YOR', 'LON', 'NTH', 'EDI', 'NWG');
  await orders(page).getByText('F EDI - NWG').waitFor();
  await confirm(page).click();
  await page
    .getByText(/^Autumn 1901/)
    .first()
    .waitFor();
  await orders(page)
    .or(page.getByRole('button', { name: 'Results', exact: true }))
    .first()
    .waitFor();
  return page;
}

/** Does one press after another, and counts them. */
async function presses(page, ...steps) {
  for (const step of steps) {
    if (step instanceof RegExp) await page.getByRole('button', { name: step }).click();
    else await province(page, step).press('Enter');
  }
  return steps.length;
}

test('a convoyed move takes 3 presses, and a move with its support 3', async () => {
  const page = await englandAtSea();
  const convoy = await presses(page, 'YOR', 'NWY', /^\+ F NTH C A YOR - NWY$/);
  await orders(page).getByText('F NTH C A YOR - NWY').waitFor();
  assert.equal(convoy, 3);
  // The next help for the same move is one press more.
  await presses(page, /^\+ F NWG S A YOR - NWY$/);
  await orders(page).getByText('F NWG S A YOR - NWY').waitFor();
  await examine(page, 'diplomacy-one-press');
  await page.getByRole('button', { name: 'Remove F NTH C A YOR - NWY' }).click();
  await page.getByRole('button', { name: 'Remove F NWG S A YOR - NWY' }).click();
  await page.getByRole('button', { name: 'Remove A YOR - NWY' }).click();
  await orders(page).getByText('no order yet').nth(2).waitFor();
  const support = await presses(page, 'NTH', 'NWY', /^\+ F NWG S F NTH - NWY$/);
  await orders(page).getByText('F NWG S F NTH - NWY').waitFor();
  assert.equal(support, 3);
});

test('help for a move that is written takes two presses after the unit', async () => {
  const page = await englandAtSea();
  await point(page, 'YOR', 'NWY');
  await orders(page).getByText('A YOR - NWY').waitFor();
  await province(page, 'NTH').press('Enter');
  await province(page, 'NWY').press('Enter');
  await page.locator('.chooser button').first().waitFor();
  assert.match(
    await page.locator('.chooser button').first().innerText(),
    /Convoy army Yorkshire to Norway/,
  );
  await chooser(page, /^Convoy army/).click();
  await orders(page).getByText('F NTH C A YOR - NWY').waitFor();
  await point(page, 'NWG', 'NWY', /^Support army Yorkshire to Norway/);
  await orders(page).getByText('F NWG S A YOR - NWY').waitFor();
});

test('a unit is carried where it moves, and letters say what the unit in hand does', async () => {
  const page = await englandAtSea();
  await carry(page, 'NTH', 'NWY');
  await orders(page).getByText('F NTH - NWY').waitFor();
  // A letter, and the unit it is about, and where that goes.
  await province(page, 'NWG').press('Enter');
  await page.keyboard.press('s');
  await point(page, 'NTH', 'NWY');
  await orders(page).getByText('F NWG S F NTH - NWY').waitFor();
  await province(page, 'NTH').press('Enter');
  await page.keyboard.press('h');
  await orders(page).getByText('F NTH H').waitFor();
  await province(page, 'NTH').press('Enter');
  await page.keyboard.press('c');
  await point(page, 'YOR', 'NWY');
  await orders(page).getByText('F NTH C A YOR - NWY').waitFor();
  await province(page, 'NTH').press('Enter');
  await page.keyboard.press('m');
  await point(page, 'DEN');
  await orders(page).getByText('F NTH - DEN').waitFor();
  // The standard game has no conversion.
  await province(page, 'NTH').press('Enter');
  await page.keyboard.press('v');
  await page.locator('.refusal').getByText('cannot do that').waitFor();
  // A letter that is typed is typed.
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByLabel('One order a line').fill('');
  await page.getByLabel('One order a line').pressSequentially('f nth h');
  assert.equal(await page.getByLabel('One order a line').inputValue(), 'f nth h');
});

test('who plays all seven powers confirms them by one press, and is asked once what is left out', async () => {
  const alone = await begin(
    fallOfRome,
    { group: 'How you play', choice: /^Around one screen/ },
    standard,
  );
  const { page } = alone;
  await alone.answerButton(/^I control all 7 seats/).click();
  await confirm(page).waitFor();
  await alone.answerButton('Confirm for all 7').click();
  const question = alone.prompt().getByRole('alertdialog', { name: 'Confirm anyway?' });
  await question.getByRole('listitem').nth(6).waitFor();
  assert.equal(await question.getByRole('listitem').count(), 7);
  assert.equal(await page.evaluate(() => document.activeElement.textContent.trim()), 'Go back');
  await screenshot(page, 'diplomacy-all-seven');
  await alone.answerButton('Confirm anyway').click();
  await page
    .getByText(/^Autumn 1901/)
    .first()
    .waitFor();
});

test('a reload keeps the dice that are placed and not sent, and keys place them', async () => {
  const { page } = new Stranger(await browser.visit(server.address));
  await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
  const table = new Table(page);
  await table.begin.waitFor();
  await page.keyboard.press('2');
  await page.waitForFunction(() => document.activeElement?.hasAttribute('data-slot'));
  await page.keyboard.press('h');
  const isPlaced = () => table.diceInTray().nth(4).waitFor();
  await isPlaced();
  assert.doesNotMatch(await table.slot('Huns').textContent(), /no die yet/);
  await page.reload();
  await isPlaced();
  assert.doesNotMatch(await table.slot('Huns').textContent(), /no die yet/);
  assert.equal(await table.diceInTray().count(), 5);
});

test('a reload keeps the unit in hand, and keys choose the unit and what it does', async () => {
  const gaul = await begin(fallOfRome, standard, { list: 'You play', choice: 'England' });
  const { page } = gaul;
  await orders(page).getByRole('listitem').first().waitFor();
  await page.keyboard.press('1');
  const chosen = orders(page).locator('.chosen');
  const unit = await chosen.innerText();
  await page.reload();
  await chosen.waitFor();
  assert.equal(await chosen.innerText(), unit);
  await province(page, /[A-Z]{3}/.exec(unit)[0]).press('Enter');
  await page.locator('.chooser button').first().waitFor();
  await page.keyboard.press('1');
  await orders(page).getByText(/ H$/).waitFor();
});
