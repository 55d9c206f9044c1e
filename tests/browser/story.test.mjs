// The others' actions are shown before the table asks, and at every moment of it all parts of the
// screen speak of that moment: the heading, the log, the map, the choices.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine, phone } from './browser.mjs';
import { adviser, endOfPhase, frontier } from './invasions_table.mjs';
import { lateGame } from './late_game.mjs';
import { ending, momentOf, movedOn, retell, story } from './map_table.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const moving = { reducedMotion: 'no-preference' };

async function visit(request, options = moving) {
  const { links } = await server.newTable(request);
  return browser.visit(server.address + Object.values(links)[0], options);
}

/** Rivals who cannot reach you within a year: whatever the dice say, all three act before you answer. */
const pomerium = {
  game: 'pomerium',
  position: {
    turn: 3,
    generals: [
      { number: 0, legions: 9, provinces: ['italy', 'illyrica'] },
      { number: 1, legions: 3, provinces: ['spain'] },
      { number: 2, legions: 3, provinces: ['syria'] },
      { number: 5, legions: 3, provinces: ['egypt'] },
    ],
    senate: { asia: 0 },
    nations: { noricum: 5 },
  },
};

/**
 * After the Romans the dice of rebellion, control, taxes and pay follow. No die of this turn can end the
 * game, whereas a year of Pomerium may be the last: a test that needs the next question plays this one.
 */
const invasions = { game: 'invasions', position: frontier };

const wait = (page) => page.getByRole('button', { name: /^Wait/ });

/** The answer that ends the Roman turn. */
const endOfAttacks = (page) => endOfPhase(page).filter({ hasText: 'attacks' });

async function visitEndOfTurn(options = moving) {
  const page = await visit(invasions, options);
  await endOfPhase(page).click();
  await endOfAttacks(page).waitFor();
  return page;
}

/** The last words of a heading may tell of several entries at once. */
function assertOneMoment({ heading, lastLine, bottom, answers, legal, advice }) {
  assert.ok(lastLine !== '' && heading !== '');
  const end = lastLine.replace(/^.* to /, '');
  assert.ok(heading.endsWith(end), `“${heading}” over a log that ends “${lastLine}”`);
  assert.ok(bottom !== null && bottom < 48, 'the line that is told is in sight');
  assert.deepEqual({ answers, legal, advice }, { answers: 0, legal: 0, advice: false });
}

/** Waits for the story and stops it where it is. */
async function stopStory(page) {
  await story(page).waitFor();
  await page.keyboard.press('p');
}

/** Goes through a story that stands still and looks at the screen at each of its events. */
async function watch(page) {
  let seen = 0;
  for (; await story(page).isVisible(); ++seen) {
    const moment = await momentOf(page);
    assertOneMoment(moment);
    await page.keyboard.press('.');
    await page.waitForFunction(
      (place) => document.querySelector('.prompt .place')?.textContent.trim() !== place,
      moment.place,
    );
  }
  return seen;
}

test('Pomerium: the year of the rivals is told, then the table asks', async () => {
  const page = await visit(pomerium);
  await wait(page).click();
  await stopStory(page);
  assert.ok((await watch(page)) > 2);
  await adviser(page).or(ending(page)).waitFor();
  assert.equal(await retell(page).count(), 1);
});

test('Invasions: the turn of the others is told, then the table asks', async () => {
  const page = await visitEndOfTurn();
  await endOfAttacks(page).click();
  await stopStory(page);
  await examine(page, 'invasions-story-plays');
  assert.ok((await watch(page)) > 2);
  await adviser(page).waitFor();
});

test('one key skips the story, and the question has the focus and is in sight', async () => {
  const page = await visitEndOfTurn({ ...moving, viewport: { width: 1440, height: 560 } });
  await endOfAttacks(page).focus();
  await page.keyboard.press('Enter');
  await story(page).waitFor();
  await page.keyboard.press('Escape');
  await adviser(page).waitFor();
  assert.equal(await story(page).count(), 0);
  const heading = page.locator('.prompt h2');
  await heading.and(page.locator(':focus')).waitFor();
  const { top, bottom } = await heading.evaluate((node) => node.getBoundingClientRect().toJSON());
  assert.ok(top >= 0 && bottom <= 560);
});

test('on a phone there is a button to skip it, and what plays the story', async () => {
  const page = await visitEndOfTurn({ ...moving, viewport: phone });
  await endOfAttacks(page).click();
  await story(page).getByRole('button', { name: 'Pause' }).click();
  await examine(page, 'invasions-story-phone');
  await story(page).getByRole('button', { name: 'Skip' }).click();
  await adviser(page).waitFor();
});

test('whoever comes back in the midst of a story finds the question', async () => {
  const page = await visitEndOfTurn();
  await endOfAttacks(page).click();
  await story(page).waitFor();
  await page.reload();
  await adviser(page).waitFor();
  assert.equal(await story(page).count(), 0);
});

test('what is done on advice leads to a question in sight, with the focus', async () => {
  const page = await visit(invasions, { viewport: { width: 1440, height: 560 } });
  await adviser(page).click();
  const advice = page.getByRole('region', { name: 'Advice' });
  await movedOn(page, () => advice.getByRole('button', { name: 'Do it' }).click());
  const heading = page.locator('.prompt h2');
  await heading.and(page.locator(':focus')).waitFor();
  const { top, bottom } = await heading.evaluate((node) => node.getBoundingClientRect().toJSON());
  const room = await page
    .locator('.moves')
    .evaluate((node) => node.getBoundingClientRect().toJSON());
  assert.ok(top >= room.top && bottom <= room.bottom, 'the question is in sight');
});

test('back at now, the log is at its newest line', async () => {
  const page = await visitEndOfTurn({});
  await movedOn(page, () => endOfAttacks(page).click());
  await adviser(page).waitFor();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await page.locator('.log').evaluate((node) => node.scrollTo({ top: 0 }));
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.waitForFunction(() => {
    const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight < 2;
  });
});

test('the log of a long game is at its newest line, and all its lines follow', async () => {
  const page = await visit({ record: lateGame('invasions', '0002') });
  await page.locator('.log li').last().waitFor();
  await page.waitForFunction(() => document.querySelector('.log li').dataset.n === '1');
  const lines = await page
    .locator('.log li')
    .evaluateAll((all) => all.map(({ dataset }) => dataset.n));
  assert.ok(lines.length > 500, `${lines.length} lines`);
  assert.deepEqual(
    lines,
    lines.map((_, i) => String(i + 1)),
  );
  const past = await page
    .locator('.log')
    .evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight);
  assert.ok(past < 2, `${past} px above the newest line`);
});
