// Pomerium on its map: games by mouse and by keyboard alone, the odds before each answer, the
// routes of the invaders, the story of the year, and real dice of every kind.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine, screenshot } from './browser.mjs';
import { tabTo } from './keyboard.mjs';
import { goOnWith, lateGame } from './late_game.mjs';
import { answers, ending, leaveStory, movedOn, prompt, stepThroughStory } from './map_table.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

async function visitTable(request = {}, visit = {}) {
  const { links } = await server.newTable({ game: 'pomerium', ...request });
  return browser.visit(server.address + links.general, visit);
}

/** Three rivals: one stronger than you, and two weaker; the nation in Noricum has been met. */
const threeRivals = {
  turn: 3,
  generals: [
    { number: 0, legions: 9, provinces: ['italy', 'illyrica'] },
    { number: 1, legions: 12, provinces: ['gaul', 'spain'] },
    { number: 2, legions: 5, provinces: ['achaia', 'thrace', 'asia'] },
    { number: 5, legions: 6, provinces: ['africa'] },
  ],
  senate: { syria: 0, egypt: 1 },
  nations: { noricum: 5 },
};

/** Rivals who cannot reach you within a year: whatever the dice say, all three act before you answer. */
const farRivals = {
  ...threeRivals,
  generals: [
    threeRivals.generals[0],
    { number: 1, legions: 3, provinces: ['spain'] },
    { number: 2, legions: 3, provinces: ['syria'] },
    { number: 5, legions: 3, provinces: ['egypt'] },
  ],
  senate: { asia: 0 },
};

const neighbours = (page) => prompt(page).getByRole('list', { name: 'Neighbours' });
const devote = (page) =>
  prompt(page)
    .getByRole('button', { name: /^(Devote \d|Concede)/ })
    .first();

/** Waits for a question, or the end; says which. */
async function question(page) {
  const refuse = answers(page).filter({ hasText: 'Refuse' });
  await neighbours(page).or(devote(page)).or(refuse).or(ending(page)).first().waitFor();
  if (await ending(page).isVisible()) return 'over';
  if (await neighbours(page).isVisible()) return 'act';
  return (await devote(page).isVisible()) ? 'devote' : 'consent';
}

/** Attacks the neighbour that is likeliest to fall, from its province on the map. */
async function attackOnMap(page) {
  const target = page.locator('[data-area].legal').first();
  const [id, box] = await Promise.all([target.getAttribute('data-area'), target.boundingBox()]);
  assert.ok(id && box);
  await target.press('Enter');
  const attack = page.locator('.card').getByRole('button', { name: /^Attack/ });
  await movedOn(page, () => attack.click());
}

/** Answers up to so many questions, on the map and in the list by turns, or to the end of the game. */
async function playByMouse(page, most) {
  for (let step = 0; step < most; ++step) {
    const asked = await question(page);
    if (asked === 'over') return;
    if (asked === 'act') {
      const attack = neighbours(page).getByRole('button', { name: /^Attack/, disabled: false });
      const wait = prompt(page).getByRole('button', { name: /^Wait/ });
      const isToAttack = step % 2 === 0 && (await attack.count()) > 0;
      if (isToAttack && step % 4 === 0) await attackOnMap(page);
      else await movedOn(page, () => (isToAttack ? attack.first() : wait).click());
    } else if (asked === 'devote') await movedOn(page, () => devote(page).click());
    else await movedOn(page, () => answers(page).filter({ hasText: 'Refuse' }).click());
  }
}

/** More questions than any game has. */
const kAll = 400;

test('from the lobby to the end by mouse', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Play: Pomerium' }).click();
  await question(page);
  await screenshot(page, 'pomerium-begins');
  await playByMouse(page, 6);
  await goOnWith(page, lateGame('pomerium', '0001'));
  await playByMouse(page, kAll);
  await ending(page).waitFor();
  assert.match(await ending(page).textContent(), /Years/);
  await examine(page, 'pomerium-over');
});

/** Answers up to so many questions by keys, or to the end of the game. */
async function playByKeys(page, most) {
  for (let step = 0; step < most; ++step) {
    const asked = await question(page);
    if (asked === 'over') return;
    if (asked === 'act' && step % 2 === 0) {
      await page.keyboard.press('1');
      assert.match(await page.evaluate(() => document.activeElement.textContent), /^\s*Attack/);
      const isRefused = await page.evaluate(
        () => document.activeElement.getAttribute('aria-disabled') === 'true',
      );
      if (isRefused) await tabTo(page, /^Wait/);
    } else if (asked === 'act') await tabTo(page, /^Wait/);
    else if (asked === 'devote') await tabTo(page, /^(Devote|Concede)/);
    else await tabTo(page, /Refuse/);
    await movedOn(page, () => page.keyboard.press('Enter'));
  }
}

test('the first questions by keyboard alone', async () => {
  await playByKeys(await visitTable(), 6);
});

test('the end by keyboard alone', async () => {
  const { links } = await server.newTable({ record: lateGame('pomerium', '0002') });
  const page = await browser.visit(server.address + links.general);
  await playByKeys(page, kAll);
  await ending(page).waitFor();
});

test('the odds stand on the map, beside every answer and in the card', async () => {
  const page = await visitTable({ position: threeRivals });
  const attack = neighbours(page).getByRole('button', { name: /^Attack Achaia, \d+ %/ });
  await attack.waitFor();
  assert.match(await neighbours(page).textContent(), /An alliance would end your game \(100 %\)/);
  await page.getByText(/Your risk of being murdered this year/).waitFor();
  await examine(page, 'pomerium-odds');

  const gallia = page.getByRole('button', { name: /^Gallia: General 1’s, 12 legions/ });
  assert.match(await gallia.getAttribute('aria-label'), /attack takes it \d+ %; .*warning/);
  await gallia.press('Enter');
  const card = page.locator('.card');
  await card.getByRole('button', { name: /^Attack takes it \d+ %/ }).waitFor();
  await card.getByRole('button', { name: /^Offer an alliance ends your game 100 %/ }).waitFor();
  await examine(page, 'pomerium-chooser');
  await card.getByRole('button', { name: /^Offer an alliance/ }).click();
  // A click that would end the game needs a second one.
  await card.getByRole('button', { name: /^Offer an alliance: sure\?/ }).waitFor();
  await page.keyboard.press('Escape');

  // A refused action names its rule.
  await page.getByRole('button', { name: /^Britannia/ }).press('Enter');
  await page.locator('.refusal').waitFor();
});

test('how many legions: chosen by slider, by step and in the picture of the chances', async () => {
  const page = await visitTable({ position: threeRivals });
  await question(page);
  await movedOn(page, () => page.getByRole('button', { name: /^Attack Achaia/ }).click());
  const slider = page.getByRole('slider', { name: 'Legions to devote' });
  await page.getByRole('button', { name: /^Devote 9 legions wins/ }).waitFor();
  await page.getByRole('button', { name: 'One fewer' }).click();
  await page.getByRole('button', { name: /^Devote 8 legions wins/ }).waitFor();
  await slider.press('ArrowLeft');
  await page.getByRole('button', { name: /^Devote 7 legions/ }).waitFor();
  assert.match(await slider.getAttribute('aria-valuetext'), /^7 legions, wins/);
  await examine(page, 'pomerium-devote');
  await movedOn(page, () => devote(page).click());
});

test('the route of a people is drawn, and whom it would hit', async () => {
  const page = await visitTable({ position: threeRivals });
  await question(page);
  await page.getByRole('button', { name: 'Die 4 Vandals' }).click();
  await page.getByText('They would hit Gallia now.').waitFor();
  assert.equal(await page.locator('.trails .line').count(), 4);
  await examine(page, 'pomerium-route');
  await page.getByRole('button', { name: 'Die 4 Vandals' }).click();
  assert.equal(await page.locator('.trails .line').count(), 0);
});

test('the story of the year is stepped through, and never in the way', async () => {
  const page = await visitTable({ position: farRivals });
  await question(page);
  await movedOn(page, () => page.getByRole('button', { name: /^Wait/ }).click());
  await question(page);
  await stepThroughStory(page);
  await examine(page, 'pomerium-story');
  await leaveStory(page);
});

test('real dice of all kinds are typed, by press and by key', async () => {
  const page = await visitTable({ dice: 'typed' });
  const die = (sides) => page.getByText(`Which face did the die of ${sides} sides show?`);
  await die(8).waitFor();
  await movedOn(page, () => page.keyboard.press('3'));
  await die(6).waitFor();
  await movedOn(page, () => page.getByRole('button', { name: 'Face 5' }).click());
  await die(12).waitFor();
  await page.keyboard.press('1');
  await page.getByText('1: Enter, or one more digit.').waitFor();
  await examine(page, 'pomerium-typed-die');
  await movedOn(page, () => page.keyboard.press('Enter'));
  await page.getByText('How many legions does the rival have?').waitFor();
});
