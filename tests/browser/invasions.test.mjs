// The Barbarian Invasions on its map: a game of the first scenario, a march by keyboard, the odds
// before a fight, what cannot be done, and the story of the others.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

import { examine } from './browser.mjs';
import { adviser, endOfPhase, frontier } from './invasions_table.mjs';
import { goOnWith, lateGame } from './late_game.mjs';
import { ending, leaveStory, movedOn, prompt, stepThroughStory, storyPlace } from './map_table.mjs';
import { product } from './server.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

async function visitTable(position, visit = {}) {
  const request = { game: 'invasions', position };
  const { links } = await server.newTable(request);
  return browser.visit(server.address + links.rome, visit);
}

const area = (page, id) => page.locator(`[data-area="${id}"]`);

/** Takes up what stands in an area and holds it over another one. */
async function carry(page, from, to) {
  for (const [id, isTaken] of [
    [from, false],
    [to, true],
  ]) {
    const { x, y, width, height } = await area(page, id).boundingBox();
    if (isTaken) await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
  }
}

/** Waits for a question or the end. */
async function isOver(page) {
  await adviser(page).or(ending(page)).first().waitFor();
  return ending(page).isVisible();
}

/** One click asks the computer, another one takes its advice, whatever the question. */
async function takeAdvice(page) {
  await page.keyboard.press('a');
  const advice = page.getByRole('region', { name: 'Advice' });
  await movedOn(page, () => advice.getByRole('button', { name: 'Do it' }).click());
}

/** The engine's account of the game on the page: its record, read by the command line. */
async function replayed(page) {
  const table = new URL(page.url()).pathname.split('/').at(-1);
  const record = path.join(server.data, 'invasions.record');
  const kept = await fetch(`${server.address}/api/tables/${table}/record`);
  await writeFile(record, await kept.text());
  const { view, position, result } = JSON.parse(execFileSync(product, ['show', record, '--json']));
  const log = execFileSync(product, ['log', record, '--json'], { encoding: 'utf8' });
  return {
    view,
    position,
    result,
    log: log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

/** The figures of the ending, as the engine's events and positions give them. */
function figuresOf({ view, position, log }) {
  const lost = (isMeant) =>
    log
      .filter(({ kind, args }) => kind === 'losses' && isMeant(args.force))
      .reduce((sum, { args }) => sum + args.sp, 0);
  const { points, needed } = log.find(({ kind }) => kind === 'game_over').args;
  return {
    'Victory Points': `${points} of ${needed}`,
    Turns: String(log.filter(({ kind }) => kind === 'turn_began').length),
    'Provinces held': String(view.provinces.filter(({ owner }) => owner === 'rome').length),
    'Roman losses': String(lost((force) => force === 'rome')),
    'Losses of others': String(lost((force) => force !== 'rome')),
    Treasury: String(position.treasury),
  };
}

/** Answers as the computer advises until it is enough or the game is over; notes what is asked. */
async function playAsAdvised(page, asked, isEnough) {
  for (let answers = 0; !(await isOver(page)) && !(await isEnough()); ++answers) {
    assert.ok(answers < 500, 'the game does not end');
    asked.add(await prompt(page).getByRole('heading').first().textContent());
    await takeAdvice(page);
  }
}

test('the first scenario from the lobby to the end, every answer as the computer advises', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Play: The Barbarian Invasions' }).click();
  const asked = new Set();
  await playAsAdvised(page, asked, () => page.getByText(/^Turn 2 of \d+/).isVisible());
  await goOnWith(page, lateGame('invasions', '0001', 20));
  await playAsAdvised(page, asked, () => false);
  for (const question of [/ begins?\?$/, /^Which Romans move\?$/, /^Where do they go from /])
    assert.ok(
      [...asked].some((text) => question.test(text.trim())),
      `nobody asked ${question}`,
    );
  const game = await replayed(page);
  await page.getByRole('heading', { name: game.result.title }).waitFor();
  await page.getByText(game.result.text).waitFor();
  const rows = await ending(page)
    .locator('div')
    .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent)));
  assert.deepEqual(Object.fromEntries(rows), figuresOf(game));
  await examine(page, 'invasions-over');
});

test('a march by keyboard alone, over several areas, and back by undo', async () => {
  const page = await visitTable(frontier);
  await area(page, 'It-A').focus();
  assert.match(await area(page, 'It-A').getAttribute('aria-label'), /6 legions; may be chosen/);
  await page.keyboard.press('Enter');
  const card = page.locator('.card');
  await card.getByRole('button', { name: /^Move 6 legions/ }).waitFor();
  await card.getByRole('button', { name: 'One fewer' }).press('Enter');
  await examine(page, 'invasions-chooser');
  const send = card.getByRole('button', { name: /^Move 5 legions/ });
  await movedOn(page, () => send.press('Enter'));
  // Tarentum costs one, and Illyria three more over the sea.
  await page.getByRole('heading', { name: 'Where do they go from It-A (Roma)?' }).waitFor();
  const far = area(page, 'Il-B');
  assert.match(
    await far.getAttribute('aria-label'),
    /may be chosen; reached; Movement Points left: 1/,
  );
  await far.focus();
  await page.getByText('Cheapest way: It-C, Il-B; 1 left').waitFor();
  await examine(page, 'invasions-reach');
  await far.press('Enter');
  // One point is left, and nothing beside Dalmatia costs so little: the march is over.
  await page.getByRole('heading', { name: 'Which Romans move?' }).waitFor();
  assert.match(await far.getAttribute('aria-label'), /5 legions/);
  await movedOn(page, () => page.keyboard.press('u'));
  await page.getByRole('heading', { name: /Where do they go from It-C/ }).waitFor();
});

/** The set-up of a scenario, its first question to the player. */
async function setUpOf(scenario) {
  const { links } = await server.newTable({ game: 'invasions', options: { scenario } });
  const page = await browser.visit(server.address + links.rome);
  await page.getByRole('heading', { name: / begins?\?$/ }).waitFor();
  return page;
}

const heading = (page) => prompt(page).getByRole('heading', { level: 2 });
const lines = (page) => prompt(page).getByRole('list', { name: 'Who goes, and how many' });
/** "Where do 21 legions begin?": 21. */
const legionsAsked = async (page) => Number(/\d+/.exec(await heading(page).textContent())[0]);

for (const [scenario, least] of [
  ['5', 20],
  ['6', 10],
]) {
  test(`the set-up of scenario ${scenario}: legions are placed as many as one says`, async () => {
    const page = await setUpOf(scenario);
    for (let few = await legionsAsked(page); few < least; few = await legionsAsked(page)) {
      // One press places all of them.
      const all = lines(page).getByRole('button', { name: new RegExp(`^Place ${few} legion`) });
      await movedOn(page, () => all.first().click());
    }
    const all = await legionsAsked(page);
    for (const set of await lines(page).getByRole('spinbutton').all())
      assert.equal(await set.inputValue(), String(all), 'all are set');
    await examine(page, `invasions-set-up-${scenario}`);
    // By keys: to the first number, typed, and sent.
    await page.keyboard.press('1');
    assert.equal(await page.evaluate(() => document.activeElement.type), 'number');
    await page.keyboard.type('3');
    await movedOn(page, () => page.keyboard.press('Enter'));
    assert.equal(await legionsAsked(page), all - 3);
    // On the map: Enter asks, and a second Enter places the rest.
    const place = page.locator('[data-area][aria-label*="may be chosen"]').first();
    await place.focus();
    await page.keyboard.press('Enter');
    await page
      .locator('.card')
      .getByRole('button', { name: `Place ${all - 3} legions`, exact: true })
      .waitFor();
    await movedOn(page, () => page.keyboard.press('Enter'));
    await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
  });
}

test('from the lobby to the first decision of a year in three presses', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Play: The Barbarian Invasions' }).click();
  await heading(page)
    .filter({ hasText: / begins?\?$/ })
    .waitFor();
  await page.getByRole('button', { name: 'Let the adviser finish' }).click();
  // The events of the meantime are shown, and pass automatically.
  await heading(page)
    .filter({ hasNotText: / begins?\?$/ })
    .waitFor({ timeout: 60_000 });
  await examine(page, 'invasions-first-decision');
});

test('the risk of rebellion is that of 67 A.D., of the stack as it would stand', async () => {
  // 19.1: until the first 1 one die is rolled for all, and then each Area keeps three.
  const page = await visitTable({ ...frontier, turn: 1, first_rebellion: true });
  const risks = page.getByRole('region', { name: 'Legion rebellion' });
  await risks.getByText('10 legions: 17 % that 7 rebel').waitFor();
  await carry(page, 'It-A', 'Ga-B');
  await page.getByText('16 legions after this move: 17 % that 13 rebel').waitFor();
  await examine(page, 'invasions-risk');
});

test('a stack that cannot come where it is put down says why', async () => {
  const page = await visitTable(frontier);
  await carry(page, 'It-A', 'Pe-A');
  await page.mouse.up();
  await page
    .locator('.refusal')
    .getByText(/^The route to Pe-A .* costs \d+ Movement Points, and 5 are left\./)
    .waitFor();
});

test('keys 1 to 9 answer, and the end of a phase is never the first of several', async () => {
  const page = await visitTable(frontier);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
  const keys = await prompt(page)
    .locator('[aria-keyshortcuts]')
    .evaluateAll((found) => found.map((each) => each.getAttribute('aria-keyshortcuts')));
  // Three areas from which legions may go, and the end; A asks for advice, once or for the rest.
  assert.deepEqual(keys, ['1', '2', '3', '4', 'a', 'Shift+a']);
  assert.equal(await endOfPhase(page).getAttribute('aria-keyshortcuts'), '4');
  // Six legions stand at Rome: three of them, chosen by key and digit, go on their way.
  const rome = lines(page).locator('form').filter({ hasText: 'It-A' });
  const key = await rome.getByRole('spinbutton').getAttribute('aria-keyshortcuts');
  await page.keyboard.press(key);
  await page.keyboard.type('3');
  await movedOn(page, () => page.keyboard.press('Enter'));
  await page.getByRole('heading', { name: 'Where do they go from It-A (Roma)?' }).waitFor();
  await movedOn(page, () => page.keyboard.press('1'));
});

test('the odds of a fight stand on the card, in the list and with all six faces', async () => {
  const page = await visitTable({ ...frontier, phase: 'roman_combat', step: 'attack', stage: 0 });
  // Ten against five are two to one: only a 3 and a 4 of six remove the defender.
  const attack = prompt(page).getByRole('button', { name: /^Attack in Ga-B/ });
  await attack.getByText('Germans 5: 2-1, clears it 33 %').waitFor();
  const table = page.getByRole('region', { name: 'Exact odds of fights' });
  await table.getByText('Treveri (Ga-B): Rome attacks the Germans: 10 against 5, 2-1').waitFor();
  assert.equal(await table.locator('tbody tr').count(), 6);
  await page.getByText(/Roma \(It-A\), 6 legions:/).waitFor();
  await area(page, 'Ga-B').focus();
  await page
    .locator('.card')
    .getByText('Rome attacks the Germans: 10 against 5: 2-1, clears it 33 %')
    .waitFor();
  await examine(page, 'invasions-odds');
  await movedOn(page, () => area(page, 'Ga-B').press('Enter'));
});

test('what cannot be done is told with its rule', async () => {
  const page = await visitTable(frontier);
  await area(page, 'Pe-A').press('Enter');
  await page.locator('.refusal').waitFor();
  await page.locator('.refusal').getByRole('button', { name: '5.32' }).waitFor();
});

test('the turn of the others is a story: stepped through, skipped by parts, never in the way', async () => {
  const page = await visitTable(frontier);
  await movedOn(page, () => endOfPhase(page).click());
  // No attack: the dice of rebellion, control, taxes and pay follow, whatever they say.
  await movedOn(page, () => endOfPhase(page).click());
  await stepThroughStory(page);
  await examine(page, 'invasions-story');
  await page.keyboard.press('>');
  assert.doesNotMatch(await storyPlace(page), /^2 of/);
  await leaveStory(page);
});
