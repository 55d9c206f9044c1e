// A stranger comes to the lobby and tries everything there that begins a game. They know what is on
// the screen and nothing else: no address, no id, no token but those they can read.

import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';

import { engine, isOffline, isOnce, setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const { server, browser } = setUp();

/** So many answers are a first turn; in Fall of Rome, where a turn is one answer, a year. */
const kTurn = 10;
const kYear = 5;
const romeMustFall = 'Rome Must Fall';
const empire = 'The Fall of the Roman Empire';
const pomerium = 'Pomerium';
const invasions = 'The Barbarian Invasions';
const fallOfRome = 'Fall of Rome';
const alone = [romeMustFall, pomerium, invasions];
const seldom = { skip: isOnce && 'looked at in the run of all' };

/** The tries: the ways of starting that each stands for, as the lobby calls them, and its steps. */
const tries = [];

const attempt = (ways, by) => tries.push({ ways: [ways].flat(), by });

/** A try with a second person, who cannot come where there is no server. */
const attemptTogether = (ways, by) => isOffline || attempt(ways, by);

/** Pages of strangers who have gone. Only the files of the page are still there, as with any cache. */
const left = [];

async function leave({ page }) {
  if (isOffline || engine !== 'chromium') return browser.leave(page);
  await page.goto('about:blank');
  const browserOfPage = await page.context().newCDPSession(page);
  await browserOfPage.send('Storage.clearDataForOrigin', {
    origin: server.address,
    storageTypes: 'local_storage,indexeddb,cookies',
  });
  left.push(page);
}

/** In a new tab: the data of the last tab went with it. */
async function arrive() {
  const last = left.pop();
  if (!last) return browser.visit(server.address);
  const page = await browser.visitAgain(last, server.address);
  await last.close();
  return page;
}

async function lobby() {
  const stranger = new Stranger(await arrive());
  await stranger
    .button(/^Play: /)
    .first()
    .waitFor();
  return stranger;
}

/** Opens the dialog of a game, makes the choices and sets the table. */
async function begin(stranger, game, ...choices) {
  await stranger.openStart(game);
  for (const choice of choices) await stranger.choose(choice);
  await stranger.button('Start the game').click();
}

/** Plays the first turn, goes back, and finds the table under Continue. */
async function getToKnow(stranger, game) {
  const most = game === fallOfRome ? kYear : kTurn;
  const given = await stranger.play(most);
  assert.ok(given === most || (await stranger.over().isVisible()), `${given} answers`);
  const words = await stranger.comeBack();
  assert.match(words, /Your move|Your orders|Waiting for (?!$)|Over: /);
  if (!/Over/.test(words)) await stranger.isOver();
}

/** The seat that the page plays now, as the bar at the top says. */
const playing = (stranger, seat) =>
  stranger.page
    .getByRole('list', { name: 'Who plays' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${seat}.*you$`) });

const come = async (address) => new Stranger(await browser.visit(address));

async function watches(friend) {
  await friend.page.getByText('You are watching.').first().waitFor();
  assert.equal(await friend.confirm().count(), 0);
  assert.equal(await friend.answers().count(), 0);
}

/** Two at one table: each chooses when asked, until each has chosen something. */
async function playTogether(...players) {
  for (const player of players) player.hurries = true;
  const given = players.map(() => 0);
  while (given.includes(0)) {
    const ready = await Promise.race(
      players.map(async (player, at) => ((await player.isOver()) ? -1 : at)),
    );
    if (ready < 0) return;
    await players[ready].answer();
    given[ready] += 1;
  }
}

function every(games, way, by) {
  for (const game of games) attempt(`${way}: ${game}`, (stranger) => by(stranger, game));
}

const all = [...alone, empire, fallOfRome];

every(all, 'Play', async (stranger, game) => {
  await stranger.button(`Play: ${game}`).click();
  await stranger.isOver();
  await stranger.readHelpAndRules();
  await getToKnow(stranger, game);
});

every(all, 'Watch', async (stranger, game) => {
  await stranger.button(`Watch: ${game}`).click();
  await watches(stranger);
  await stranger.goesOnByItself();
  await stranger.readHelpAndRules();
  assert.match(await stranger.comeBack(), /Watching/);
});

attemptTogether(`With friends: ${empire}`, async (stranger) => {
  await stranger.button(`With friends: ${empire}`).click();
  await stranger.button('Start the game').click();
  const address = await stranger.linkOf('Barbarian');
  await stranger.button('Go to the table').click();
  // The Barbarian begins, and is not there: the page does not say "thinking".
  await stranger.page.getByText('Waiting for the Barbarian to sit down.').waitFor();
  await stranger.button('Copy the link to play the Barbarian').waitFor();
  const friend = await come(address);
  await stranger.page.getByText('Waiting for the Barbarian to move.').waitFor();
  await playTogether(stranger, friend);
  assert.match(await stranger.comeBack(), /You: Roman/);
});

attemptTogether(`With friends: ${fallOfRome}`, async (stranger) => {
  await stranger.button(`With friends: ${fallOfRome}`).click();
  await stranger.choose({ list: 'All the others', choice: 'Computer: Tactician' });
  const vandals = 'Vandals and others (Radagaisus)';
  await stranger.choose({ list: vandals, choice: 'A friend, who gets a link' });
  await stranger.button('Start the game').click();
  const address = await stranger.linkOf(vandals);
  await stranger.button('Go to the table').click();
  await stranger.confirmOrders();
  // The friend has not come: the page does not say "writing", and the link is at hand.
  await stranger.page.getByText('Waiting for the Vandals to sit down.').waitFor();
  await stranger.button('Copy the link to play the Vandals').waitFor();
  const friend = await come(address);
  await playTogether(stranger, friend);
  assert.match(await stranger.comeBack(), /You: Gaul/);
});

const kWay = 'How you play';
const choice = (game, group, label) => `${game} | ${group} | ${label}`;
const wayOf = (name) => ({ group: kWay, choice: new RegExp(`^${name}`) });

/** The dialog's default choices. */
const usual = (game) => [
  `More ways to start: ${game}`,
  choice(game, kWay, alone.includes(game) ? 'You against the game' : 'Against the computer'),
  ...(game === fallOfRome ? [] : [choice(game, 'Dice', 'The table rolls')]),
];

for (const game of all) {
  attempt(usual(game), async (stranger) => {
    // The same table as "Play" sets: it is begun, and that is all.
    await begin(stranger, game);
    await stranger.isOver();
    await stranger.answer();
  });
}

for (const game of [...alone, empire]) {
  attempt(choice(game, 'Dice', 'We roll real dice'), async (stranger) => {
    await begin(stranger, game, { group: 'Dice', choice: /We roll real dice/ });
    await getToKnow(stranger, game);
  });
}

for (const [game, list] of [
  ...alone.map((game) => [game, 'Who plays']),
  [empire, 'Roman'],
  [fallOfRome, 'In all seats'],
]) {
  attempt(choice(game, kWay, 'Watch'), async (stranger) => {
    await begin(stranger, game, wayOf('Watch'), { list, choice: 'Chance' });
    await watches(stranger);
    await stranger.goesOnByItself();
  });
}

const sides = ['Roman', 'Barbarian'];
const other = (seat) => sides.find((side) => side !== seat);

for (const seat of sides) {
  const mine = { group: 'You play', choice: new RegExp(`^${seat}`) };

  attempt(choice(empire, 'You play', seat), async (stranger) => {
    await begin(stranger, empire, mine, { list: 'Your opponent', choice: 'Raider' });
    await playing(stranger, seat).waitFor();
    await getToKnow(stranger, empire);
  });
  const link = { list: other(seat), choice: 'A friend, who gets a link' };
  attemptTogether(choice(empire, kWay, 'With friends'), async (stranger) => {
    await begin(stranger, empire, wayOf('With friends'), mine, link);
    const friend = await come(await stranger.linkOf(other(seat)));
    await stranger.dialog().waitFor({ state: 'hidden' });
    await playTogether(stranger, friend);
  });
  const free = { list: other(seat), choice: 'The first person to join' };
  attemptTogether(choice(empire, kWay, 'With friends'), async (stranger) => {
    await begin(stranger, empire, wayOf('With friends'), mine, free);
    const friend = await come(await stranger.linkOf(other(seat)));
    await friend.dialog().getByText('A seat is free').waitFor();
    await friend
      .dialog()
      .getByRole('button', { name: `Sit down as the ${other(seat)}` })
      .click();
    await playing(friend, other(seat)).waitFor();
    await playTogether(stranger, friend);
  });
}

// One person for both: the page goes to the side that is asked, and a reload leaves it there.
attempt(choice(empire, kWay, 'Around one screen'), async (stranger) => {
  await begin(stranger, empire, wayOf('Around one screen'));
  stranger.hurries = true;
  for (const seat of ['Barbarian', 'Roman', 'Barbarian']) {
    while (!(await playing(stranger, seat).isVisible())) await stranger.answer();
    await stranger.isOver();
  }
  await stranger.page.reload();
  await playing(stranger, 'Barbarian').waitFor();
  await getToKnow(stranger, empire);
});

attemptTogether(choice(fallOfRome, kWay, 'With friends'), async (stranger) => {
  const mine = { list: 'You play', choice: 'Huns (Attila)' };
  const theirs = { list: 'All the others', choice: 'Computer: Greedy' };
  await begin(stranger, fallOfRome, wayOf('With friends'), mine, theirs);
  await getToKnow(stranger, fallOfRome);
});

attempt(choice(fallOfRome, kWay, 'Around one screen'), async (stranger) => {
  await begin(stranger, fallOfRome, wayOf('Around one screen'));
  // A player who has ordered for one hands the screen to the next, to the last of the seven.
  for (let answer = 0; answer < 8; ++answer) await stranger.orderForOne();
  assert.ok((await stranger.ply()) > 0, 'all seven have ordered, and it was opened');
  assert.match(await stranger.comeBack(), /Your orders/);
});

/** The cards of scenarios and variants are tried with the options. */
const kGalleries = ['The scenario', 'The game'];

/** The choices that a dialog shows as it stands, by what is written largest on each. */
async function shownChoices(stranger, game) {
  const shown = [];
  for (const group of await stranger.dialog().getByRole('group').all()) {
    const legend = group.locator('legend');
    if ((await legend.count()) === 0) continue;
    const name = await legend.textContent();
    if (kGalleries.includes(name)) continue;
    for (const radio of await group.getByRole('radio').all()) {
      const label = await radio.evaluate((input) => input.labels[0].querySelector('b').innerText);
      shown.push(choice(game, name, label));
    }
  }
  return shown;
}

attempt('Also here: Diplomacy', async (stranger) => {
  await stranger.button('Also here: Diplomacy').click();
  await stranger
    .dialog()
    .getByRole('heading', { name: /Diplomacy/ })
    .first()
    .waitFor();
  await stranger.button('Start the game').click();
  await getToKnow(stranger, fallOfRome);
});

test('every way of starting that the lobby shows is tried below', seldom, async () => {
  const stranger = await lobby();
  const shown = [];
  for (const button of await stranger.page.getByRole('main').getByRole('button').all()) {
    shown.push((await button.getAttribute('aria-label')) ?? (await button.innerText()));
  }
  for (const name of shown.filter((each) => each.startsWith('More ways to start'))) {
    const game = name.slice('More ways to start: '.length);
    await stranger.openStart(game);
    const ways = stranger.dialog().getByRole('group', { name: kWay }).getByRole('radio');
    for (const way of await ways.all()) {
      await way.check();
      shown.push(...(await shownChoices(stranger, game)));
    }
    await stranger.dialog().getByRole('button', { name: 'Close' }).click();
  }
  assert.deepEqual(new Set(shown), new Set(tries.flatMap(({ ways }) => ways)));
});

/** Those that try a game or a way of starting that none before them has tried. */
function firstOfEach() {
  const seen = new Set();
  return tries.filter(({ ways }) => {
    const before = seen.size;
    for (const game of all) if (ways.some((way) => way.includes(game))) seen.add(game);
    for (const way of ways) {
      const [button, , label] = way.split(' | ');
      // Which seat one plays is no other way of starting.
      if (!way.includes('| You play |')) seen.add(label ?? button.split(':')[0]);
    }
    return seen.size > before;
  });
}

describe('a stranger', { concurrency: 3 }, () => {
  for (const { ways, by } of isOnce ? firstOfEach() : tries) {
    test(ways.join(', '), async () => {
      const stranger = await lobby();
      await by(stranger);
      await leave(stranger);
    });
  }
});

test('a game is saved at the table and loaded in the lobby', async () => {
  const stranger = await lobby();
  await stranger.button(`Play: ${empire}`).click();
  await stranger.play(3);
  const [download] = await Promise.all([
    stranger.page.waitForEvent('download'),
    stranger.button('Save the game').click(),
  ]);
  const file = path.join(server.data, 'strangers.occ');
  await download.saveAs(file);
  const later = await lobby();
  const [chooser] = await Promise.all([
    later.page.waitForEvent('filechooser'),
    later.button('Load a game').click(),
  ]);
  await chooser.setFiles(file);
  // The file does not say who plays: the stranger does, and meets the computer again.
  await later
    .dialog()
    .getByRole('heading', { name: /who plays\?$/ })
    .waitFor();
  await later.button('Continue the game').click();
  await later.bar().waitFor();
  assert.ok((await later.ply()) >= 3);
  assert.doesNotMatch(await later.page.locator('body').innerText(), /\bhuman\b/);
});
