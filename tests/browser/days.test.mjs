// Two weeks of the games of the day, with the clock of the browser turned: rows of days, midnight,
// places where it is another day, a day without a network, and one try.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { resign } from './resign.mjs';
import { isOffline, setUp } from './set_up.mjs';

const { server, browser } = setUp();

/** The address of a place of the page. */
const at = (place) => server.address + (isOffline ? `#${place}` : place);
const title = 'The Fall of the Roman Empire';
const card = (page) => page.getByRole('listitem').filter({ hasText: title });
const button = (page, name) => card(page).getByRole('button', { name });

/** Somebody whose clock shows this time when they come. */
async function visitAt(time, timezoneId) {
  const page = await browser.visit(at('/daily'), { timezoneId, time: new Date(time) });
  await card(page).waitFor();
  return page;
}

/** The page was left open, and the same visitor looks at it again. */
async function comeAt(page, time) {
  await page.clock.setSystemTime(new Date(time));
  await page.goto(at('/daily'));
  await card(page).waitFor();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
}

async function play(page) {
  await resign(page, button(page, /^Play/));
  await page.goBack();
  await button(page, /^Open: The/).waitFor();
}

const row = (page, words) =>
  page.getByText(`You have played games of the day on ${words}.`, { exact: true }).waitFor();
const days = (count) => `${count} day${count === 1 ? '' : 's'} in a row`;

/** The games that are kept, as the file that is taken along has them. */
async function keptGames(page) {
  await page.goto(at('/games'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as a file' }).click();
  const kept = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  return kept.flatMap(([, game]) => (game.day ? game : []));
}
const diceIn = ({ record }) => /^seed (\w+)/m.exec(record)[1];

test('two weeks: the row grows over the change of clocks, and a day left out ends it', async () => {
  const page = await visitAt('2026-03-20T12:00:00Z', 'Europe/Rome');
  for (let day = 0; day < 14; ++day) {
    const time = new Date(Date.UTC(2026, 2, 20 + day, 12));
    if (day > 0) await comeAt(page, time);
    if (day === 6) continue;
    if (day > 0 && day !== 7)
      await card(page)
        .getByText(/^Yesterday: Barbarian wins/)
        .waitFor();
    if (day === 7) assert.equal(await page.getByText(/You have played games/).count(), 0);
    await play(page);
    await row(page, day < 6 ? days(day + 1) : day < 13 ? present(day - 6) : days(7));
  }
  await page.goto(at('/games'));
  await row(page, days(7));
  await comeAt(page, '2026-04-04T12:00:00Z');
  assert.equal(await page.getByText(/You have played games/).count(), 0);
  await page.goto(at('/games'));
  await row(page, '7 days in a row at most');
});

/** The row of now, beside the six days before. */
const present = (now) => (now < 6 ? `${days(now)} now, and 6 at most` : days(now));

test('midnight comes while the page is open, and yesterday has its report', async () => {
  const page = await visitAt('2026-05-01T21:59:00Z', 'Europe/Rome');
  await resign(page, button(page, /^Play/));
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Make the report' }).click();
  await page.getByRole('heading', { name: 'Luck and skill' }).waitFor();
  await page.goto(at('/daily'));
  await button(page, /^Open: The/).waitFor();
  await page.clock.fastForward('02:00');
  await button(page, /^Play/).waitFor();
  await card(page)
    .getByText(/^Yesterday: Barbarian wins\. Decisions .*, luck /)
    .waitFor();
  await button(page, /^Open: Yesterday/).click();
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('heading', { name: 'Luck and skill' }).waitFor();
});

test('one date has the same dice in every zone, and one moment may have two dates', async () => {
  const east = await visitAt('2026-06-10T12:00:00Z', 'Pacific/Kiritimati');
  await play(east);
  const west = await visitAt('2026-06-10T12:00:00Z', 'Pacific/Honolulu');
  await play(west);
  await comeAt(west, '2026-06-11T12:00:00Z');
  await play(west);
  const [hers] = await keptGames(east);
  const his = (await keptGames(west)).sort((one, other) => one.day.localeCompare(other.day));
  assert.equal(hers.day, '2026-06-11');
  assert.deepEqual(
    his.map(({ day }) => day),
    ['2026-06-10', '2026-06-11'],
  );
  assert.notEqual(diceIn(his[0]), diceIn(hers));
  assert.equal(diceIn(his[1]), diceIn(hers));
});

test('a reload, another tab and a cleared table give no other try', async () => {
  const page = await visitAt('2026-07-01T12:00:00Z', 'Europe/Rome');
  await button(page, /^Play/).click();
  await page.getByText('Draw, resign and more', { exact: true }).waitFor();
  const table = page.url();
  await page.goto(at('/daily'));
  await page.reload();
  await button(page, /^Go on/).waitFor();
  const tab = await browser.visitAgain(page, at('/daily'));
  await button(tab, /^Go on/).click();
  await tab.getByText('Draw, resign and more', { exact: true }).waitFor();
  assert.equal(tab.url(), table);
  await tab.close();

  await page.goto(server.address);
  const sure = isOffline ? /^Delete permanently/ : /^Remove, and lose my seat/;
  await page.getByRole('button', { name: /^(Remove from this list|Delete this game)/ }).click();
  await page.getByRole('button', { name: sure }).click();
  await page.getByRole('link', { name: 'Today’s games' }).click();
  await card(page).getByText('You have had your try today, and removed it.').waitFor();
});

test('a day without a network costs no try', { skip: isOffline }, async () => {
  const page = await visitAt('2026-08-01T12:00:00Z', 'Europe/Rome');
  await page.context().setOffline(true);
  await button(page, /^Play/).click();
  await page.getByRole('alert').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Load again' }).click();
  await play(page);
  await row(page, days(1));
  browser.assertNothingToComplain(
    /ERR_INTERNET_DISCONNECTED|Unable to preload|dynamically imported/,
  );
});
