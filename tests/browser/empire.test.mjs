// The Fall of the Roman Empire on its map: two people at two windows, and one with the keyboard
// alone against the computer, each at the beginning of a game and to the end of another.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine, screenshot } from './browser.mjs';
import { lateGame } from './late_game.mjs';
import { answers, movedOn, prompt } from './map_table.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const newTable = (seats, more = {}) =>
  server.newTable({ game: 'empire', seats, delay: 0, ...more });

const over = (page) =>
  prompt(page)
    .getByText(/^(Rome stands|Rome has fallen)/)
    .first();

/** Waits for a question to this seat, or the end; says whether the game is over. */
async function question(page) {
  await answers(page).first().or(over(page)).first().waitFor();
  return over(page).isVisible();
}

/** The choices of a cautious player: pays, waits, and lets the other side come. */
const wanted = /Pay the upkeep|Buy nothing more|End (Roman|Barbarian) movement|End the turn/;

async function preferred(page) {
  const texts = await answers(page).allTextContents();
  return Math.max(
    0,
    texts.findIndex((text) => wanted.test(text)),
  );
}

/** A window for each side of a table. */
const windowsOf = ({ links }) =>
  Promise.all(['roman', 'barbarian'].map((seat) => browser.visit(server.address + links[seat])));

/** The player to move chooses, until it is enough or the game is over. */
async function playAtTwoWindows(windows, isEnough) {
  for (let step = 0; step < 400; ++step) {
    const [page] = await Promise.race(
      windows.map(async (window) => [window, await question(window)]),
    );
    if ((await over(page).isVisible()) || (await isEnough())) return;
    const answer = answers(page).nth(await preferred(page));
    await movedOn(page, () => answer.click());
  }
}

const turn = (page, number) =>
  page.getByRole('list', { name: new RegExp(`^Turn ${number} of \\d+$`) });

test('the first turns for two, at two windows', async () => {
  const windows = await windowsOf(await newTable({}));
  await playAtTwoWindows(windows, () => turn(windows[0], 3).isVisible());
  for (const window of windows) await turn(window, 3).waitFor();
});

test('the end for two, at two windows', async () => {
  const made = await server.newTable({ record: lateGame('empire', '0002'), delay: 0 });
  const windows = await windowsOf(made);
  await playAtTwoWindows(windows, () => false);
  const [roman, barbarian] = windows;
  await over(roman).waitFor();
  await over(barbarian).waitFor();
  assert.equal(await over(barbarian).textContent(), await over(roman).textContent());
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
  await page.getByText(/^Wins \d+ % of \d+ games played on from here/).waitFor();
  const advice = page.getByRole('region', { name: 'Advice' });
  await advice.getByText(/^“.+” comes \d+ times? in 60|^No single event/).waitFor();
  await advice
    .getByText(/: \d+\.\d % to win, (\d+\.\d points (less|more)|as good)\./)
    .first()
    .waitFor();
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
  assert.ok(rest.some((text) => /Send back a Force/.test(text)));
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

const against = { barbarian: { kind: 'computer', player: 'raider' } };

test('the first turns by keyboard alone, against the computer', async () => {
  const made = await newTable(against);
  const page = await browser.visit(server.address + made.links.roman);
  for (let step = 0; step < 100 && !(await turn(page, 3).isVisible()); ++step) {
    await question(page);
    await movedOn(page, () => answerByKey(page));
  }
  await turn(page, 3).waitFor();
});

test('the end by keyboard alone, against the computer', async () => {
  const record = lateGame('empire', '0002');
  const made = await server.newTable({ record, seats: against, delay: 0 });
  const page = await browser.visit(server.address + made.links.roman);
  for (let step = 0; step < 200 && !(await question(page)); ++step) {
    await movedOn(page, () => answerByKey(page));
  }
  await over(page).waitFor();
});
