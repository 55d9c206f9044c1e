// The Fall of the Roman Empire on its map: two people at two windows, and one with the keyboard
// alone against the computer, each to the end of the game.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine, screenshot } from './browser.mjs';
import { answers, movedOn } from './map_table.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const newTable = (seats, more = {}) =>
  server.newTable({ game: 'empire', seats, delay: 0, ...more });

const over = (page) => page.getByText(/^(Rome stands|Rome has fallen)/).first();

/** Waits for a question to this seat, or the end; says whether the game is over. */
async function question(page) {
  await answers(page).first().or(over(page)).first().waitFor({ timeout: 20_000 });
  return over(page).isVisible();
}

/** What a cautious player answers: pays, waits, and lets the other side come. */
const wanted = /Pay the upkeep|Buy nothing more|End (Roman|Barbarian) movement|End the turn/;

async function preferred(page) {
  const texts = await answers(page).allTextContents();
  return Math.max(
    0,
    texts.findIndex((text) => wanted.test(text)),
  );
}

test('a whole game for two, at two windows', async () => {
  const made = await newTable({});
  const [roman, barbarian] = await Promise.all(
    ['roman', 'barbarian'].map((seat) => browser.visit(server.address + made.links[seat])),
  );
  for (let step = 0; step < 400; ++step) {
    const [page] = await Promise.race(
      [roman, barbarian].map(async (window) => [window, await question(window)]),
    );
    if (await over(page).isVisible()) break;
    const answer = answers(page).nth(await preferred(page));
    await movedOn(page, () => answer.click());
  }
  await over(roman).waitFor();
  await over(barbarian).waitFor();
  assert.match(await over(roman).textContent(), /Rome stands/);
  await screenshot(barbarian, 'empire-over');
});

test('the map, in every light and width, and by ear', async () => {
  const made = await newTable({ barbarian: { kind: 'computer', player: 'mass' } });
  const page = await browser.visit(server.address + made.links.roman);
  await question(page);
  await examine(page, 'empire');
});

// Six Forces and two Cavalry next to Rome, and a conflict to be fought in Raetia.
const beforeRome = {
  turn: 3,
  step: 'barbarian_move',
  areas: {
    roma: { R: 3, legions: ['I'] },
    italia: { F: 6, C: 2 },
    raetia: { R: 2, F: 1, legions: ['II'] },
  },
};

test('the odds stand beside every answer before it is given, and advice is there', async () => {
  const made = await newTable({}, { position: beforeRome });
  const page = await browser.visit(server.address + made.links.barbarian);
  const standing = page.getByRole('region', { name: 'Exact odds of conflicts' });
  assert.match(await standing.textContent(), /Raetia et Noricum.*Rome wins 100 %.*2 Romans/s);
  await page.getByRole('button', { name: 'From Italia Annonaria' }).click();
  const march = page.getByRole('button', { name: /To Roma/ });
  await march.getByText(/^wins \d+ %$/).waitFor();
  await examine(page, 'empire-odds');
  await page.getByRole('button', { name: 'Advise me' }).click();
  await page.getByText(/^Wins \d+ % of \d+ games played out from here/).waitFor();
});

test('to pay is the first answer of the upkeep, and key 1', async () => {
  const made = await newTable(
    {},
    {
      position: {
        turn: 3,
        step: 'upkeep',
        rrp: 20,
        areas: { roma: { R: 3, legions: ['I'] }, raetia: { R: 2, legions: ['II'] } },
      },
    },
  );
  const page = await browser.visit(server.address + made.links.roman);
  await question(page);
  const [first, ...rest] = await answers(page).allTextContents();
  assert.match(first, /Pay the upkeep/);
  assert.ok(rest.some((text) => /Disband a Force/.test(text)));
  assert.ok(!rest.some((text) => /Pay the upkeep/.test(text)));
  await examine(page, 'empire-upkeep');
  await movedOn(page, () => page.keyboard.press('1'));
  await page.getByRole('heading', { name: 'What does Rome buy?' }).waitFor();
});

/** By the key that stands before the answer; where there is none, by Tab and Enter. */
async function answerByKey(page) {
  const answer = answers(page).nth(await preferred(page));
  const key = await answer.getAttribute('aria-keyshortcuts');
  if (key !== null) return page.keyboard.press(key);
  for (let presses = 0; presses < 200; ++presses) {
    if (await answer.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  return page.keyboard.press('Enter');
}

test('a whole game by keyboard alone, against the computer', async () => {
  const made = await newTable({ barbarian: { kind: 'computer', player: 'raider' } });
  const page = await browser.visit(server.address + made.links.roman);
  for (let step = 0; step < 200 && !(await question(page)); ++step) {
    await movedOn(page, () => answerByKey(page));
  }
  await over(page).waitFor();
});
