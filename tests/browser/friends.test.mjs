// Friends at one table: they come by links, are named, write to one another, lose a seat and have it back,
// ask things of one another, and play a rematch together.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

import { examine, screenshot } from './browser.mjs';
import { seal, type } from './diplomacy_table.mjs';
import { root } from './server.mjs';
import { setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const { server, browser } = setUp();
const phone = { width: 390, height: 844 };

const tab = (page, name) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const notice = (page, words) =>
  page.getByRole('complementary', { name: 'Notices' }).getByText(words);
const seatOf = (page, name) => page.getByRole('listitem').filter({ hasText: name });

/** Comes by a link and says how the others are to call this guest. */
async function come(link, name, viewport) {
  const page = await browser.visit(link);
  if (viewport) await page.setViewportSize(viewport);
  const note = page.getByText(/What shall the others call you\?$/);
  await note.waitFor();
  if (viewport) await note.click();
  await page.getByLabel('Your name').fill(name);
  await screenshot(page, `friends-name-${name}`);
  await page.getByRole('button', { name: 'Done' }).click();
  await note.waitFor({ state: 'hidden' });
  return page;
}

/** The host sets a table of the lobby, and a friend comes to each of the first seats by its link. */
async function threeFriends() {
  const host = await browser.visit(server.address);
  await host.getByRole('button', { name: 'With friends: Fall of Rome' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  const room = host.getByRole('dialog', { name: 'The waiting room' });
  await room.getByLabel('Your name').fill('Ada');
  await room.getByLabel('Your name').press('Tab');
  const links = await room.locator('.address').allTextContents();
  const bede = await come(links[0], 'Bede');
  const cleo = await come(links[1], 'Cleo', phone);
  await room.getByText('Bede', { exact: true }).waitFor();
  await room.getByText('Cleo', { exact: true }).waitFor();
  await screenshot(host, 'friends-room');
  await room.getByRole('button', { name: 'Go to the table' }).click();
  await host.getByRole('heading', { name: 'Which units do you begin with?' }).waitFor();
  await screenshot(host, 'friends-host');
  return { host, bede, cleo };
}

/** A friend who leaves is shown as away; the same link brings the same seat and name back. */
async function leaveAndComeBack(host, bede) {
  const link = bede.url();
  // That they came is told first: a departure is told of those who have been here for a while.
  await host.waitForTimeout(5_000);
  await bede.goto('about:blank');
  await seatOf(host, 'Bede').getByText('away', { exact: true }).waitFor();
  await notice(host, /^Bede \(.*\) left\.$/).waitFor();
  await bede.goto(link);
  await notice(host, /^Bede \(.*\) joined\.$/).waitFor();
  await seatOf(host, 'Bede').getByText('here', { exact: true }).waitFor();
  assert.equal(await bede.getByText(/What shall the others call you/).count(), 0);
}

/** A letter goes to the one whose conversation it stands in, once, and to nobody else; so does the next. */
async function writeToCleo(host, bede, cleo) {
  for (const page of [host, bede, cleo]) await tab(page, 'Messages').click();
  const press = host.getByRole('region', { name: 'Messages', exact: true });
  await press.getByRole('button', { name: /· Bede$/ }).click();
  await press.getByRole('button', { name: /· Cleo$/ }).click();
  await press.getByRole('textbox').fill('Between us.');
  await press.getByRole('button', { name: /^Send to Cleo/ }).dblclick();
  await cleo.getByRole('button', { name: /· Ada 1 new$/ }).click();
  await cleo.getByText('Between us.').first().waitFor();
  await press.getByRole('button', { name: /^Send to Cleo/ }).waitFor();
  assert.equal(await press.getByRole('listitem').count(), 1);
  assert.equal(await bede.getByText('Between us.').count(), 0);
  await screenshot(host, 'friends-letter');
  await screenshot(cleo, 'friends-letter-phone');
}

test('three friends meet, write, and one is handed over after a question and comes back', async () => {
  const { host, bede, cleo } = await threeFriends();
  await writeToCleo(host, bede, cleo);
  await tab(host, 'Table').click();
  await leaveAndComeBack(host, bede);
  const sides = bede.getByRole('list', { name: 'Who plays' });
  // One's own side stands first, and the other people after it.
  await sides.getByText(/Ada$/).waitFor();
  await sides.getByText(/Cleo$/).waitFor();
  const seat = seatOf(host, (await sides.locator('b').first().textContent()).trim());
  await seat.getByRole('button', { name: 'Hand over to the computer' }).click();
  const question = seat.getByRole('alertdialog');
  await question.getByText(/^At the table now: Bede\./).waitFor();
  await screenshot(host, 'friends-removal');
  await question.getByRole('button', { name: 'Go back' }).click();
  await seat.getByRole('button', { name: 'Hand over to the computer' }).click();
  assert.equal(await notice(bede, /The host/).count(), 0);
  await question.getByRole('button', { name: 'Hand over' }).click();
  await notice(bede, /The host has given .* to the computer/).waitFor();
  await screenshot(bede, 'friends-removed');

  await seat.getByRole('button', { name: 'Give the seat back to its player' }).click();
  await notice(bede, /^You play .* again\.$/).waitFor();
  await seat.getByRole('button', { name: 'Hand over to the computer' }).click();
  await question.getByRole('button', { name: 'Hand over' }).click();
  await bede.getByRole('button', { name: 'Take the seat back' }).first().click();
  await notice(bede, /^You play .* again\.$/).waitFor();
});

/** A phone has the season and its part at two ends of a line. */
const seasonIs = (page, season) =>
  page.getByText(`${season} A.D.`).filter({ visible: true }).first().waitFor();

/** All write their orders, as lines or none, and confirm them. */
async function playPhase(season, orders) {
  for (const [page, ...lines] of orders) {
    await seasonIs(page, season);
    if (lines.length > 0) await type(page, ...lines);
    await seal(page);
  }
}

test('three friends play two years with a deadline, and agree to a draw', async () => {
  const host = await browser.visit(server.address);
  const stranger = new Stranger(host);
  await host.getByRole('button', { name: 'With friends: Fall of Rome' }).click();
  await stranger.choose({ list: 'All the others', choice: 'Computer: Hold' });
  for (const power of ['Visigoths (Alaric)', 'Huns (Attila)'])
    await stranger.choose({ list: power, choice: 'A friend, who gets a link' });
  await stranger.choose({ list: 'Time for moves', choice: '2 days' });
  await stranger.button('Start the game').click();
  const visigoths = await come(await stranger.linkOf('Visigoths'), 'Bede');
  const huns = await come(await stranger.linkOf('Huns'), 'Cleo', phone);
  for (const page of [host, visigoths, huns]) await seal(page);
  const friends = [host, visigoths, huns];
  await host.getByRole('timer').filter({ hasText: /left$/ }).first().waitFor();
  await playPhase('Spring 401', [[host, 'A PAR - BUR'], [visigoths], [huns]]);
  await playPhase('Autumn 401', [[host, 'A BUR - BEL'], [visigoths], [huns]]);
  // Belgium is won: only the host has a unit to build.
  await seasonIs(host, 'Winter 401');
  await type(host, 'A PAR B');
  await seal(host);
  await playPhase(
    'Spring 402',
    friends.map((page) => [page]),
  );
  await playPhase(
    'Autumn 402',
    friends.map((page) => [page]),
  );
  for (const page of friends) await seasonIs(page, 'Spring 403');
  await host.getByText('Draw, resign and more', { exact: true }).click();
  await host.getByRole('button', { name: 'Propose a draw' }).click();
  for (const page of [visigoths, huns]) {
    await page.getByText(/proposes a draw: vote in your orders/).waitFor();
    await page.getByLabel('I agree to a draw this phase').check();
    await screenshot(page, `friends-draw-${friends.indexOf(page)}`);
  }
  for (const page of friends) await seal(page);
  for (const page of friends) await page.getByRole('heading', { name: 'A draw' }).waitFor();
  await screenshot(huns, 'friends-drawn-phone');
});

test('one friend plays several seats by one link, and goes from one to the other', async () => {
  const host = await browser.visit(server.address);
  await host.getByRole('button', { name: 'With friends: Fall of Rome' }).click();
  await host.getByRole('button', { name: 'Start the game' }).click();
  const room = host.getByRole('dialog', { name: 'The waiting room' });
  await room.getByText('One person plays several seats').click();
  const seats = room.getByRole('checkbox');
  const names = (await room.locator('label:has([type=checkbox])').allTextContents()).slice(0, 2);
  const single = await room.locator('.address').first().textContent();
  await seats.nth(0).check();
  await seats.nth(1).check();
  await examine(host, 'friends-several');
  // Where the clipboard is out of reach, the link is shown.
  await host.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error())));
  await room.getByRole('button', { name: /^Copy the link to play .* and / }).click();
  const link = await room.getByRole('textbox', { name: /by hand/ }).inputValue();
  assert.ok(link.startsWith(single));

  const bede = await come(link, 'Bede');
  // The host sees who has come to both seats.
  await room.getByText('Bede', { exact: true }).nth(1).waitFor();
  const mine = bede.getByRole('combobox', { name: 'You order for' });
  const options = await mine.getByRole('option').allTextContents();
  assert.equal(options.length, 2);
  for (const [place, name] of names.entries())
    assert.ok(name.includes(options[place].split(' –')[0].trim()), options[place]);
  await bede.reload();
  await mine.waitFor();
  await mine.selectOption({ index: 1 });
  await screenshot(bede, 'friends-several-seats');
});

test('two windows at one seat know of each other', async () => {
  const { links } = await server.newTable({ game: 'empire' });
  const one = await browser.visit(`${server.address}${links.roman}`);
  await one.getByRole('list', { name: 'Who plays' }).waitFor();
  const two = await browser.visit(`${server.address}${links.roman}`);
  const shared = /your seat is also open in another window/;
  await notice(one, shared).waitFor();
  await notice(two, shared).waitFor();
  await screenshot(two, 'friends-two-windows');
  await one.goto('about:blank');
  await notice(two, /only this window plays your seat now/).waitFor();
});

test('links of a seat, of a watcher and broken ones are told apart', async () => {
  const { table, links } = await server.newTable({ game: 'empire' });
  const page = await browser.visit(`${server.address}/table/${table}#wrong`);
  await notice(page, /^This link does not open a seat/).waitFor();
  await page.getByText(/^A link to play is longer/).waitFor();
  await screenshot(page, 'friends-wrong-link');
  // A link that is pasted where one watches opens its seat without a reload.
  await page.evaluate((hash) => (location.hash = hash), links.barbarian.replace(/.*#/, ''));
  await page
    .getByText(/\byou$/)
    .first()
    .waitFor();
  assert.equal(new URL(page.url()).hash, '');
  assert.equal(await notice(page, /./).count(), 0);
});

/** Ada on a desktop and Ben on a phone, in the first turn: Rome has ended its moves, and the Barbarian has answered. */
async function twoAtEmpire() {
  const whole = await readFile(path.join(root, 'src/games/empire/golden/0001.record'), 'utf8');
  const record = `${whole.split(/(?<=\n)(?=19 )/)[0]}`;
  const clock = { each: 60, turn: 5 };
  const { links } = await server.newTable({ game: 'empire', record, clock });
  const ada = await come(`${server.address}${links.roman}`, 'Ada');
  const ben = await come(`${server.address}${links.barbarian}`, 'Ben', phone);
  return { ada, ben };
}

const proposals = (page) => page.getByRole('region', { name: 'Proposals' });
const proposal = (page, words) => proposals(page).getByText(words);
const isGone = (page, words) => proposal(page, words).waitFor({ state: 'hidden' });
const stepOf = (page) => page.evaluate(() => document.querySelector('input[type=range]')?.value);

async function propose(page, what) {
  const button = page.getByRole('button', { name: what, exact: true });
  if (!(await button.isVisible()))
    await page.getByText('Draw, resign and more', { exact: true }).click();
  await button.click();
}

/** Both are shown who proposed what, and whose answer is missing. */
async function takeBack(ada, ben) {
  const before = Number(await stepOf(ada));
  await ada.getByRole('button', { name: 'Undo' }).click();
  await proposal(ada, /^Your proposal: .*Still to answer: Ben/).waitFor();
  await proposal(
    ben,
    /^Ada \(.*\) asks to take back their last choice.*Still to answer: you\.\s*$/,
  ).waitFor();
  await examine(ben, 'friends-take-back-asked');
  await screenshot(ada, 'friends-take-back-waiting');
  await proposals(ada).getByRole('button', { name: 'Withdraw' }).click();
  for (const page of [ada, ben]) await isGone(page, /take back/);
  assert.equal(Number(await stepOf(ben)), before);
  await ada.getByRole('button', { name: 'Undo' }).click();
  await proposals(ben).getByRole('button', { name: 'Agree' }).click();
  for (const page of [ada, ben]) {
    await isGone(page, /take back/);
    await page.waitForFunction(
      (ply) => Number(document.querySelector('input[type=range]').value) === ply,
      before - 2,
    );
  }
}

test('two take back, decline a draw, resign and play again', async () => {
  const { ada, ben } = await twoAtEmpire();
  await ada
    .getByText(/^Advice and reports are off/)
    .first()
    .waitFor();
  await takeBack(ada, ben);

  const times = (page) => page.getByRole('list', { name: 'Who plays' }).getByRole('timer');
  for (const page of [ada, ben])
    await times(page)
      .filter({ hasText: /^59 min/ })
      .first()
      .waitFor();
  await propose(ada, 'Stop the clock');
  await proposals(ben).getByRole('button', { name: 'Agree' }).click();
  for (const page of [ada, ben]) await page.getByTitle('Clock stopped').first().waitFor();
  await screenshot(ben, 'friends-clock-phone');
  await screenshot(ada, 'friends-clock');

  await propose(ada, 'Offer a draw');
  await proposals(ben).getByRole('button', { name: 'Decline' }).click();
  await proposal(ada, /^Your proposal: Offer a draw\.\s+Declined: Ben/).waitFor();
  await screenshot(ada, 'friends-draw-declined');
  await proposals(ada).getByRole('button', { name: 'Close' }).click();
  await isGone(ada, /Declined/);

  await propose(ada, 'Resign');
  await screenshot(ada, 'friends-resign-asked');
  const question = ada.getByRole('alertdialog');
  await question.getByText('The other side wins at once.').waitFor();
  await question.getByRole('button', { name: 'Go back' }).click();
  await propose(ada, 'Resign');
  await question.getByRole('button', { name: 'Resign' }).click();
  for (const page of [ada, ben])
    await page
      .getByText(/resigns, so the Barbarian wins\./)
      .first()
      .waitFor();
  await screenshot(ben, 'friends-resigned');

  const old = ada.url();
  await ada.getByRole('button', { name: 'Rematch' }).click();
  await ada.waitForURL((address) => address.href !== old);
  const there = new URL(ada.url()).pathname;
  await ben.getByRole('button', { name: 'Join the rematch' }).click();
  await ben.waitForURL((address) => address.pathname === there);
  await times(ben)
    .filter({ hasText: /^(59 min|1 h)/ })
    .nth(1)
    .waitFor();
});

test('a guest who gives the seat to the computer is not told that the host did', async () => {
  const { ben } = await twoAtEmpire();
  await ben.getByRole('tab', { name: 'Table' }).click();
  await ben.getByRole('button', { name: 'Hand over to the computer' }).click();
  await ben.getByText(/^You are watching\./).waitFor();
  assert.equal(await ben.getByText(/The host has given/).count(), 0);
});

test('two who offer a draw at the same moment have agreed, and a second window shows it', async () => {
  const { ada, ben } = await twoAtEmpire();
  const again = await ben.context().newPage();
  await again.goto(ben.url());
  await Promise.all([propose(ada, 'Offer a draw'), propose(ben, 'Offer a draw')]);
  for (const page of [ada, ben, again])
    await page
      .getByText(/^All players agreed to a draw\.$/)
      .first()
      .waitFor();
  assert.equal(await proposals(ada).getByRole('button').count(), 0);
  await again.close();
});

test('people at a table of two write to one another', async () => {
  const { ada, ben } = await twoAtEmpire();
  await tab(ada, 'Messages').click();
  const press = ada.getByRole('region', { name: 'Messages', exact: true });
  await press.getByRole('textbox').fill('Good luck!');
  await screenshot(ada, 'friends-talk');
  await press.getByRole('button', { name: /^Send/ }).click();
  await tab(ben, 'Messages.*1').click();
  await ben.getByText('Good luck!').waitFor();
  await screenshot(ben, 'friends-talk-phone');
});

test('a rematch takes everybody along, once', async () => {
  const record = await readFile(path.join(root, 'src/games/empire/golden/0001.record'), 'utf8');
  const { links } = await server.newTable({ game: 'empire', record });
  const { tables: before } = await (await fetch(`${server.address}/api/health`)).json();
  const roman = await browser.visit(`${server.address}${links.roman}`);
  const barbarian = await browser.visit(`${server.address}${links.barbarian}`);
  const watcher = await browser.visit(`${server.address}${links.roman.replace(/#.*/, '')}`);
  const old = roman.url();
  await barbarian.getByRole('button', { name: 'Rematch' }).waitFor();
  await roman.getByRole('button', { name: 'Swap sides' }).dblclick();
  await roman.waitForURL((address) => address.href !== old);
  await barbarian.getByText('A rematch waits for everyone who played here.').waitFor();
  await screenshot(barbarian, 'friends-rematch');
  const there = new URL(roman.url()).pathname;
  await watcher.getByText('The players have a rematch. You can watch it.').waitFor();
  for (const [page, way] of [
    [barbarian, 'Join'],
    [watcher, 'Watch'],
  ]) {
    await page.getByRole('button', { name: `${way} the rematch` }).click();
    await page.waitForURL((address) => address.pathname === there);
  }
  const playing = (page, side) =>
    page.getByRole('list', { name: 'Who plays' }).getByText(new RegExp(`^${side}\\s*you$`));
  await playing(roman, 'Barbarian').waitFor();
  await playing(barbarian, 'Roman').waitFor();
  await roman.getByText('The sides are swapped: you play the Barbarian now.').waitFor();
  await barbarian.getByText('The sides are swapped: you play the Roman now.').waitFor();
  assert.equal(await watcher.getByText('The sides are swapped').count(), 0);
  await roman.getByRole('list', { name: 'Who plays' }).click();
  await roman.getByText('The sides are swapped').waitFor({ state: 'hidden' });
  // A player who comes back to the old table is sent to the same new one.
  await roman.goto(old);
  await roman.getByRole('button', { name: 'Join the rematch' }).click();
  await roman.waitForURL((address) => address.pathname === there);
  await playing(roman, 'Barbarian').waitFor();
  const { tables } = await (await fetch(`${server.address}/api/health`)).json();
  assert.equal(tables, before + 1);
});
