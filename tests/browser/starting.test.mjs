// Beginning a game, coming to it, and playing it once more: everything begins in the lobby, and who
// does it knows what is on the screen.

import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { test } from 'node:test';

import { examine, screenshot } from './browser.mjs';
import { isOffline, setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const { server, browser } = setUp();

const empire = 'The Fall of the Roman Empire';
const invasions = 'The Barbarian Invasions';
const kAlone = ['You against the game', 'Watch'];
const kTogether = ['Against the computer', 'With friends', 'Around one screen', 'Watch'];
const kWays = {
  'Rome Must Fall': kAlone,
  [empire]: kTogether,
  Pomerium: kAlone,
  [invasions]: kAlone,
  'Fall of Rome': kTogether,
};

const come = async (address) => new Stranger(await browser.visit(address));

/** No friend can come to a table where there is no server. */
const together = { skip: isOffline && 'nobody can be invited where there is no server' };

/** Only a server’s dice are mixed with numbers of its visitors. */
const served = { skip: isOffline && 'the dice of this browser are its own' };

/** The host of a table of Empire, with a seat for somebody else, and the link of that seat. */
async function host(sitter) {
  const stranger = await come(server.address);
  await stranger.button(`With friends: ${empire}`).click();
  await stranger.choose({ list: 'Barbarian', choice: sitter });
  await stranger.button('Start the game').click();
  return { stranger, address: await stranger.linkOf('Barbarian') };
}

test('one dialog offers what each game has, with a sentence, and no barrier', async () => {
  const stranger = await come(server.address);
  for (const [game, ways] of Object.entries(kWays)) {
    await stranger.openStart(game);
    const shown = stranger.dialog().getByRole('group', { name: 'How you play' }).locator('label');
    const expected = isOffline ? ways.filter((way) => way !== 'With friends') : ways;
    const words = (await shown.allInnerTexts()).map((label) => label.split('\n'));
    assert.deepEqual(
      words.map(([title]) => title.trim()),
      expected,
    );
    for (const [title, line] of words) assert.ok(line, `${title} has a sentence`);
    await examine(stranger.page, `start-${game}`);
    await stranger.dialog().getByRole('button', { name: 'Close' }).click();
  }
});

test('the five levels come first, each with what was measured of it', async () => {
  const stranger = await come(server.address);
  await stranger.openStart(empire);
  const list = stranger.dialog().getByRole('combobox', { name: 'Your opponent', exact: true });
  const groups = await list.locator('optgroup').evaluateAll((all) =>
    all.map((group) => ({
      heading: group.label,
      titles: [...group.children].map((option) => option.textContent.trim()),
    })),
  );
  assert.deepEqual(
    groups.map(({ heading }) => heading),
    ['Levels', 'Other players'],
  );
  const [{ titles }] = groups;
  assert.equal(titles.length, 5);
  titles.forEach((title, at) => {
    assert.match(title, new RegExp(`^Level ${at + 1}: [A-Z][a-z]+, .*[0-9]`));
  });
  // A player who chooses no opponent meets one of them.
  assert.match(await list.evaluate((select) => select.selectedOptions[0].textContent), /Level/);
});

test('side and opponent of the last time are chosen again', async () => {
  const stranger = await come(server.address);
  await stranger.openStart(empire);
  await stranger.choose({ group: 'You play', choice: /^Barbarian/ });
  const opponent = stranger.dialog().getByRole('combobox', { name: 'Your opponent', exact: true });
  await opponent.selectOption('commander');
  await stranger.button('Start the game').click();
  await stranger.bar().waitFor();
  await stranger.page.goto(server.address);
  await stranger.openStart(empire);
  assert.equal(await opponent.inputValue(), 'commander');
  assert.ok(
    await stranger
      .dialog()
      .getByRole('radio', { name: /^Barbarian/ })
      .isChecked(),
  );
  // The card begins so too, and says so before.
  await stranger.dialog().getByRole('button', { name: 'Close' }).click();
  await stranger.page
    .getByText(/Play: you are (the )?Barbarian.*Commander.* plays (the )?Rom/)
    .waitFor();
  await stranger.button(`Play: ${empire}`).click();
  await stranger.bar().waitFor();
  await stranger.page.getByRole('tab', { name: 'Table' }).click();
  await stranger.page.getByText('Commander').first().waitFor();
});

test('the keyboard alone chooses a scenario among cards and begins it', async () => {
  const stranger = await come(server.address);
  const { page } = stranger;
  await stranger.button(`More ways to start: ${invasions}`).focus();
  await page.keyboard.press('Enter');
  await stranger.dialog().waitFor();
  const card = stranger.dialog().getByText('420 A.D.').locator('xpath=ancestor::label');
  // The goal and the computer's win rate stand on the card.
  assert.match(await card.innerText(), /12 turns\. Rome needs 60 points\.[^]*Legate.*19 %/);
  const first = stranger.dialog().getByRole('radio', { name: /^67 A\.D\./ });
  while (!(await first.evaluate((radio) => radio === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  for (let step = 0; step < 4; ++step) await page.keyboard.press('ArrowDown');
  assert.ok(await card.getByRole('radio').isChecked());
  await screenshot(page, 'start-gallery');
  await page.keyboard.press('Enter');
  await page.locator('.cartouche').getByText('420 A.D.').waitFor();
});

test('the dialog closes by Escape, and leaves one where one was', async () => {
  const stranger = await come(server.address);
  const more = stranger.button(`More ways to start: ${empire}`);
  await more.focus();
  await stranger.page.keyboard.press('Enter');
  await stranger.dialog().waitFor();
  await stranger.page.keyboard.press('Escape');
  await stranger.dialog().waitFor({ state: 'hidden' });
  assert.ok(await more.evaluate((button) => button === document.activeElement));
});

test('friends who order in secret have a deadline from when all have come', together, async () => {
  const stranger = await come(server.address);
  await stranger.button(`With friends: ${empire}`).click();
  await stranger.button('Start the game').waitFor();
  assert.equal(await stranger.dialog().getByLabel('Time for moves').count(), 0);
  assert.equal(await stranger.dialog().getByLabel('Stop the clock at night').count(), 0);
  await stranger.dialog().getByRole('button', { name: 'Close' }).click();
  await stranger.button('With friends: Fall of Rome').click();
  await stranger.choose({ list: 'All the others', choice: 'Computer: Hold' });
  await stranger.choose({ list: 'Visigoths (Alaric)', choice: 'A friend, who gets a link' });
  // The first units are chosen in a winter, which is no time for moves.
  await stranger.choose({ list: 'Time for moves', choice: '2 days' });
  const others = stranger.dialog().getByLabel('Time for other phases');
  assert.equal(await others.evaluate((list) => list.selectedOptions[0].text), '2 days');
  await stranger.choose({ list: 'Time for other phases', choice: '12 hours' });
  await stranger.button('Start the game').click();
  const link = await stranger.linkOf('Visigoths');
  await stranger.button('Go to the table').click();
  const timer = (words) => stranger.page.getByRole('timer').filter({ hasText: words }).first();
  // The clock stands until the friend has come.
  await timer(/^12 h 0 min once everyone has joined$/).waitFor();
  const friend = await come(link);
  await friend.confirm().first().waitFor();
  await timer(/^(12 h 0|11 h 59) min left$/).waitFor();
  await stranger.page.getByText('Clock', { exact: true }).click();
  await stranger.page.getByText('A new time holds from the next phase.').waitFor();
  // The computers write no messages that could be hidden.
  await stranger.page.getByRole('tab', { name: /^Messages/ }).click();
  await stranger.button('Host settings').click();
  const muted = stranger.page.getByRole('checkbox', { name: /^Mute/ });
  await muted.first().waitFor();
  assert.equal(await muted.count(), 2);
  await stranger.page.goto(server.address);
  await stranger.page
    .getByRole('region', { name: 'Continue' })
    .getByText(/Your orders (12 h 0|11 h 59) min left/)
    .waitFor();
});

test('two friends who move in turn have a time each', together, async () => {
  const stranger = await come(server.address);
  await stranger.button(`With friends: ${empire}`).click();
  await stranger.choose({ list: 'Time for each player', choice: '1 hour' });
  await stranger.choose({ list: 'Extra time every turn', choice: '5 minutes' });
  await stranger.dialog().getByLabel('Stop the clock on weekends').waitFor();
  await stranger.button('Start the game').click();
  const link = await stranger.linkOf('Barbarian');
  await stranger.button('Go to the table').click();
  const times = async (page) =>
    page.getByRole('list', { name: 'Who plays' }).first().getByRole('timer').allInnerTexts();
  await stranger.page.getByRole('timer').filter({ hasText: '1 h 0 min' }).nth(1).waitFor();
  const friend = await come(link);
  for (const { page } of [stranger, friend])
    await page
      .getByRole('timer')
      .filter({ hasText: /^59 min/ })
      .first()
      .waitFor();
  assert.match((await times(friend.page)).join(), /^1 h 0 min,59 min \d\d s$/);
});

test('Continue follows the games, and a seat goes at the second press only', together, async () => {
  // With these dice nobody attacks in the first year.
  const { links } = await server.newTable({ game: 'pomerium', seed: '5a'.repeat(32) });
  const { page } = await come(`${server.address}${Object.values(links)[0]}`);
  const wait = page.getByRole('button', { name: /^Wait/ });
  await wait.waitFor();
  const lobby = await page.context().newPage();
  await lobby.clock.install();
  await lobby.goto(server.address);
  const known = lobby.getByRole('region', { name: 'Continue' });
  await known.getByText('Year 1').waitFor();
  await wait.click();
  await page
    .getByText(/^Year 2/)
    .first()
    .waitFor();
  await lobby.clock.runFor(16_000);
  await known.getByText('Year 1').waitFor({ state: 'detached' });

  await lobby.getByRole('button', { name: /^Remove from this list: Pomerium/ }).click();
  await known.getByRole('link').waitFor();
  await lobby.getByRole('button', { name: /^Remove, and lose my seat: Pomerium/ }).click();
  await known.waitFor({ state: 'detached' });
});

test('the waiting room says who has come, and goes when all sit', together, async () => {
  const { stranger, address } = await host('A friend, who gets a link');
  const room = stranger.dialog();
  await room.getByRole('heading', { name: 'The waiting room' }).waitFor();
  const code = room.getByRole('img', { name: 'QR code of the link to play the Barbarian' });
  await code.waitFor();
  assert.ok((await code.locator('path').getAttribute('d')).length > 500);
  await examine(stranger.page, 'waiting-room');
  await stranger.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await room.getByRole('button', { name: 'Copy the link to play the Barbarian' }).click();
  await room.getByRole('button', { name: 'Copied' }).waitFor();
  assert.equal(await stranger.page.evaluate(() => navigator.clipboard.readText()), address);
  // A host who has left it comes back to it.
  await stranger.button('Go to the table').click();
  await room.waitFor({ state: 'hidden' });
  await stranger.button('Waiting room').click();
  await room.waitFor();
  const friend = await come(address);
  await room.waitFor({ state: 'hidden' });
  await friend.isOver();
  assert.equal(await friend.dialog().count(), 0);
  assert.equal(await stranger.button('Waiting room').count(), 0);
  // All have come: it does not open again when one goes for a moment.
  await friend.page.close();
  await stranger.page.reload();
  await stranger.page.getByText(/^Waiting for the Barbarian \(away/).waitFor();
  assert.equal(await room.count(), 0);
});

test('seats that anybody may take have one link together', together, async () => {
  const stranger = await come(server.address);
  await stranger.button('With friends: Fall of Rome').click();
  await stranger.choose({ list: 'All the others', choice: 'The first person to join' });
  await stranger.button('Start the game').click();
  const room = stranger.dialog();
  await room.getByText('the first 6 people to accept play, the others watch').waitFor();
  assert.equal(await room.getByRole('button', { name: 'Copy the link to this table' }).count(), 1);
  assert.equal(await room.getByText('not here yet').count(), 6);
  await examine(stranger.page, 'waiting-room-open');
});

test('a visitor is asked to sit down or to watch', together, async () => {
  const { stranger, address } = await host('The first person to join');
  const watcher = await come(address);
  await watcher.dialog().getByText('A seat is free at this table').waitFor();
  await examine(watcher.page, 'sit-down');
  await watcher.dialog().getByRole('button', { name: 'Only watch' }).click();
  await watcher.page.getByText('You are watching.').first().waitFor();
  await watcher.page.reload();
  await watcher.page.getByText('You are watching.').first().waitFor();
  assert.equal(await watcher.dialog().count(), 0);
  const player = await come(address);
  const name = 'Ada <b>Lovelace</b>';
  await player.dialog().getByLabel('Your name').fill(name);
  await player.dialog().getByRole('button', { name: 'Sit down as the Barbarian' }).click();
  await player.isOver();
  await stranger.dialog().waitFor({ state: 'hidden' });
  // The others read the player's name, and it stays text.
  const seated = { name: 'Who plays' };
  await stranger.page.getByRole('list', seated).getByText(name).waitFor();
  await stranger.page.getByText(`Waiting for ${name} (the Barbarian) to move.`).waitFor();
  await watcher.page.getByRole('list', seated).getByText(name).waitFor();
  // The seat is taken: the next visitor is not asked.
  const late = await come(address);
  await late.page.getByText('You are watching.').first().waitFor();
  assert.equal(await late.dialog().count(), 0);
});

/** The last turn of Empire, with a horde before Rome. */
const lastTurn = {
  turn: 20,
  step: 'roman_move',
  rrp: 0,
  areas: { roma: { R: 1 }, italia: { F: 6 } },
};

/** The Roman's last turn against the computer, to its end. */
async function ended() {
  const stranger = await come(server.address);
  await stranger.openStart(empire);
  const chooser = stranger.page.waitForEvent('filechooser');
  await stranger.dialog().getByText('A position to start from').click();
  await (
    await chooser
  ).setFiles({
    name: 'last.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(lastTurn)),
  });
  await stranger.dialog().getByText('last.json').waitFor();
  await stranger.button('Start the game').click();
  stranger.hurries = true;
  while (!(await stranger.isOver())) await stranger.answer();
  return stranger;
}

/** The fingerprint that distinguishes the secret of a game's dice from any other. */
async function fingerprint(stranger) {
  await stranger.page.getByRole('tab', { name: 'Table' }).click();
  return stranger.page.getByText(/^fingerprint/).innerText();
}

/** The record of the table, as anybody may read it. */
async function recordOf(stranger) {
  const table = new URL(stranger.page.url()).pathname.split('/')[2];
  return (await fetch(`${server.address}/api/tables/${table}/record`)).text();
}

/** The face of every draw of the stream, by its number. */
const facesIn = (record) =>
  new Map(
    [...record.matchAll(/ dice roll (\d+) @(\d+) = /g)].map(([, face, draw]) => [draw, face]),
  );

const playing = (stranger, seat) =>
  stranger.page
    .getByRole('list', { name: 'Who plays' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${seat}.*you$`) });

async function again(stranger, way) {
  const before = stranger.page.url();
  await stranger.answerButton(way).click();
  await stranger.page.waitForURL((address) => address.href !== before);
  await stranger.isOver();
}

test('after the end: a rematch, the other side, and the same dice', served, async () => {
  const stranger = await ended();
  const end = stranger.page.url();
  const dice = await fingerprint(stranger);
  const faces = facesIn(await recordOf(stranger));
  assert.match(await recordOf(stranger), /^entropy roman [0-9a-f]{64} @\d+ = /m);
  await stranger.page
    .getByText(/^This browser added its own random number to the dice \(the Roman, /)
    .waitFor();
  await screenshot(stranger.page, 'play-again');
  await again(stranger, 'Rematch');
  await playing(stranger, 'Roman').waitFor();
  assert.notEqual(await fingerprint(stranger), dice);

  await stranger.page.goto(end);
  await again(stranger, 'Swap sides');
  await playing(stranger, 'Barbarian').waitFor();
  await stranger.page.getByText('The sides are swapped: you play the Barbarian now.').waitFor();

  await stranger.page.goto(end);
  await again(stranger, 'Again with the same dice');
  await playing(stranger, 'Roman').waitFor();
  await stranger.page.getByRole('tab', { name: 'Table' }).click();
  // The page does not call them secret dice.
  await stranger.page.getByText('These dice are not secret').waitFor();
  await examine(stranger.page, 'same-dice');
  stranger.hurries = true;
  while (!(await stranger.isOver())) await stranger.answer();
  assert.equal(await fingerprint(stranger), dice);
  const fallen = facesIn(await recordOf(stranger));
  const both = [...fallen.keys()].filter((draw) => faces.has(draw));
  assert.ok(both.length > 0, `${both.length} dice of both games`);
  for (const draw of both) assert.equal(fallen.get(draw), faces.get(draw), `draw ${draw}`);
});

test('who is away does not look like thinking', together, async () => {
  const { stranger, address } = await host('A friend, who gets a link');
  const friend = await come(address);
  await friend.isOver();
  const { page } = stranger;
  await page.getByText('Waiting for the Barbarian to move.').waitFor();
  await friend.page.close();
  await page.getByText(/^Waiting for the Barbarian \(away since \d\d:\d\d\)\.$/).waitFor();
  assert.equal(await page.getByText(/thinking/).count(), 0);
  await page.getByRole('list', { name: 'Who plays' }).getByText('player, away').waitFor();
  // A spectator who comes later reads the same.
  const watcher = await come(address.replace(/#.*/, ''));
  await watcher.page.getByText(/Waiting for the Barbarian \(away since \d\d:\d\d\)\.$/).waitFor();
});
