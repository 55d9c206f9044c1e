// The Barbarian Invasions on its map: a whole game of the first scenario, a march by keyboard, the
// odds before a fight, what cannot be done, and the story of the others.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine } from './browser.mjs';
import { ending, leaveStory, movedOn, stepThroughStory, story, storyPlace } from './map_table.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

/** Whether some player of this game gives advice. */
async function isAdvised() {
  const games = await (await fetch(`${server.address}/api/games`)).json();
  return games.find(({ id }) => id === 'invasions').players.some(({ advises }) => advises);
}

async function visitTable(position, visit = {}) {
  const request = { game: 'invasions', position };
  const { links } = await server.newTable(request);
  return browser.visit(server.address + links.rome, visit);
}

/** Ten legions among five Germans, six at Rome with friends all around, five in Asia. */
const frontier = {
  turn: 3,
  phase: 'roman_movement',
  step: 'move',
  stage: 1,
  treasury: 60,
  legions: { 'Ga-B': 10, 'It-A': 6, 'As-A': 5 },
  groups: [
    { force: 'german', area: 'Ga-B', levies: 5 },
    { force: 'persian', area: 'Pe-A', regulars: 15 },
  ],
};

const prompt = (page) => page.locator('.prompt');
const area = (page, id) => page.locator(`[data-area="${id}"]`);
const endOfPhase = (page) =>
  prompt(page).getByRole('button', { name: /^(End of Roman movement|No more (attacks|bribes))$/ });

/** One answer to whatever is asked: the end of the phase where there is one, else the first. */
function firstAnswer(page) {
  const send = prompt(page).locator('.line .button');
  const other = prompt(page).locator('.buy .primary, .answers .row');
  const listed = prompt(page).locator('li.row:not(.no) > button:visible');
  return endOfPhase(page).or(send).or(other).or(listed).first();
}

async function isOver(page) {
  await firstAnswer(page).or(ending(page)).first().waitFor();
  return ending(page).isVisible();
}

async function followAdvice(page) {
  await page.getByRole('button', { name: 'Advise me' }).click();
  const advice = page.getByRole('region', { name: 'Advice' });
  await advice.waitFor({ timeout: 30_000 });
  await movedOn(page, () => advice.getByRole('button', { name: 'Do it' }).click());
}

test('a whole game of the first scenario, from the lobby to the end', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Play: The Barbarian Invasions' }).click();
  const hasAdvice = await isAdvised();
  let turns = 0;
  for (let answers = 0; !(await isOver(page)); ++answers) {
    assert.ok(answers < 600, 'the game does not end');
    const isMovement = await endOfPhase(page).filter({ hasText: 'movement' }).isVisible();
    if (isMovement) {
      turns += 1;
      if (hasAdvice) await followAdvice(page);
    }
    if (!(await isOver(page))) await movedOn(page, () => firstAnswer(page).click());
  }
  assert.ok(turns > 0);
  assert.match(await ending(page).textContent(), /\d+ of 78\s*Victory Points|Victory Points/);
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
  assert.match(await far.getAttribute('aria-label'), /may be chosen; reached with 1 left/);
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

test('the odds of a fight stand on the card, in the list and with all six faces', async () => {
  const page = await visitTable({ ...frontier, phase: 'roman_combat', step: 'attack', stage: 0 });
  // Ten against five are two to one: only a 3 and a 4 of six remove the defender.
  const attack = prompt(page).getByRole('button', { name: /^Attack in Ga-B/ });
  await attack.getByText('Germans 5: 2-1, clears it 1/3').waitFor();
  const table = page.getByRole('region', { name: 'Exact odds of fights' });
  await table.getByText('Treveri (Ga-B): Rome attacks the Germans: 10 against 5, 2-1').waitFor();
  assert.equal(await table.locator('tbody tr').count(), 6);
  await page.getByText(/Roma \(It-A\), 6 legions:/).waitFor();
  await area(page, 'Ga-B').focus();
  await page
    .locator('.card')
    .getByText('Rome attacks the Germans: 10 against 5: 2-1, clears it 1/3')
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
  await story(page)
    .getByRole('button', { name: /^To the (next part|end of the story)$/ })
    .click();
  assert.doesNotMatch(await storyPlace(page), /^2 of/);
  await leaveStory(page);
});
