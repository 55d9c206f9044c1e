// A stranger comes to the lobby and tries everything there that begins a game. He knows what is on
// the screen and nothing else: no address, no id, no token but those he can read.

import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, test } from 'node:test';

import { isOffline, setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const { server, browser } = setUp();

const kEnough = 10;
const romeMustFall = 'Rome Must Fall';
const empire = 'The Fall of the Roman Empire';
const pomerium = 'Pomerium';
const invasions = 'The Barbarian Invasions';
const fallOfRome = 'Fall of Rome';
const alone = [romeMustFall, pomerium, invasions];

/** What is tried: the ways of starting it stands for, as the lobby calls them, and what is done. */
const tries = [];

const attempt = (ways, by) => tries.push({ ways: [ways].flat(), by });

/** What needs somebody else, who cannot come where there is no server. */
const attemptTogether = (ways, by) => isOffline || attempt(ways, by);

async function lobby() {
  const stranger = new Stranger(await browser.visit(server.address));
  await stranger
    .button(/^Play: /)
    .first()
    .waitFor();
  return stranger;
}

/** Opens the dialog of a game, makes the choices and sets the table. */
async function begin(stranger, game, ...choices) {
  await stranger.button(`More ways to start: ${game}`).click();
  for (const { group, choice } of choices) {
    await stranger
      .dialog()
      .getByRole('group', { name: group })
      .getByRole('radio', { name: choice })
      .check();
  }
  await stranger.button('Set the table').click();
}

/** Plays ten answers, reads help and rules, goes back, and finds the table under Continue. */
async function getToKnow(stranger) {
  const given = await stranger.play(kEnough);
  assert.ok(given === kEnough || (await stranger.over().isVisible()), `${given} answers`);
  await stranger.readHelpAndRules();
  const words = await stranger.comeBack();
  assert.match(words, /Your move|Your orders|Waiting for (?!$)|Over: /);
  if (!/Over/.test(words)) await stranger.isOver();
}

/** Whose seat the page plays now, as the bar at the top says. */
const playing = (stranger, seat) =>
  stranger.page
    .getByRole('list', { name: 'Who plays' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${seat}.*you$`) });

/** A link of the dialog that shows a table, as it is written there. */
async function link(stranger, heading) {
  await stranger.dialog().getByText(heading).first().waitFor();
  const lines = await stranger.dialog().innerText();
  const at = lines.indexOf(heading);
  assert.ok(at >= 0, `${heading} is not in: ${lines}`);
  return /https?:\/\/\S+/.exec(lines.slice(at))[0];
}

const come = async (address) => new Stranger(await browser.visit(address));

async function watches(friend) {
  await friend.page.getByText('You are watching.').first().waitFor();
  assert.equal(await friend.confirm().count(), 0);
  assert.equal(await friend.answers().count(), 0);
}

/** Two at one table: each answers when he is asked, until each has answered something. */
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

function every(games, way, by, attemptOne = attempt) {
  for (const game of games) attemptOne(`${way}: ${game}`, (stranger) => by(stranger, game));
}

const everyTogether = (games, way, by) => every(games, way, by, attemptTogether);

const all = [...alone, empire, fallOfRome];

every(all, 'Play', async (stranger, game) => {
  await stranger.button(`Play: ${game}`).click();
  await getToKnow(stranger);
});

every(all, 'Watch', async (stranger, game) => {
  await stranger.button(`Watch: ${game}`).click();
  await watches(stranger);
  await stranger.goesOnByItself();
  await stranger.readHelpAndRules();
  assert.match(await stranger.comeBack(), /Watching/);
});

everyTogether(alone, 'Show a friend', async (stranger, game) => {
  await stranger.button(`Show a friend: ${game}`).click();
  const friend = await come(await link(stranger, 'TO WATCH'));
  await stranger.button('Go to the table').click();
  await watches(friend);
  await getToKnow(stranger);
});

everyTogether([empire], 'Show a friend', async (stranger, game) => {
  await stranger.button(`Show a friend: ${game}`).click();
  const addresses = [
    await link(stranger, 'TO PLAY THE BARBARIAN'),
    await link(stranger, 'TO WATCH'),
  ];
  await stranger.button('Go to the table').click();
  // The Barbarian begins, and is not there: nobody says that he is thinking.
  await stranger.page.getByText('Waiting for the Barbarian to sit down.').waitFor();
  await stranger.button('Copy the link to play the Barbarian').waitFor();
  const [watcher, friend] = [await come(addresses[1]), await come(addresses[0])];
  await watches(watcher);
  await stranger.page.getByText('Waiting for the Barbarian to move.').waitFor();
  await playTogether(stranger, friend);
  await stranger.readHelpAndRules();
  assert.match(await stranger.comeBack(), /You: Roman/);
});

everyTogether([fallOfRome], 'Show a friend', async (stranger, game) => {
  await stranger.button(`Show a friend: ${game}`).click();
  const address = await link(stranger, 'TO PLAY THE VANDALS');
  await stranger.button('Go to the table').click();
  await stranger.confirmOrders();
  // The friend has not come: nobody says that he is thinking, and the link is at hand.
  await stranger.button('Copy the link to play the Vandals').waitFor();
  const friend = await come(address);
  await playTogether(stranger, friend);
  await stranger.readHelpAndRules();
  assert.match(await stranger.comeBack(), /You: Gaul/);
});

const choice = (game, group, label) => `${game} | ${group} | ${label}`;

/** What the dialog has chosen already. */
const usual = (game) => [
  `More ways to start: ${game}`,
  ...(game === fallOfRome
    ? [choice(game, 'Who plays', 'I play one')]
    : [choice(game, 'Dice', 'The table rolls')]),
  ...(alone.includes(game) ? [choice(game, 'Who plays', 'I play')] : []),
];

for (const game of all) {
  attempt(usual(game), async (stranger) => {
    await begin(stranger, game);
    await getToKnow(stranger);
  });
}

for (const game of [...alone, empire]) {
  attempt(choice(game, 'Dice', 'We roll real dice'), async (stranger) => {
    await begin(stranger, game, { group: 'Dice', choice: /We roll real dice/ });
    await getToKnow(stranger);
  });
}

for (const game of alone) {
  const group = 'Who plays';
  attempt(choice(game, group, 'a computer'), async (stranger) => {
    await begin(stranger, game, { group, choice: /^Uniform/ });
    await watches(stranger);
    await stranger.goesOnByItself();
  });
}

const sides = ['Roman', 'Barbarian'];
const other = (seat) => sides.find((side) => side !== seat);

for (const seat of sides) {
  const mine = { group: `Who plays: ${seat}`, choice: /^I play/ };
  const beside = (label) => ({ group: `Who plays: ${other(seat)}`, choice: label });

  attempt(choice(empire, beside('').group, 'a computer'), async (stranger) => {
    await begin(stranger, empire, mine, beside(/^Raider/));
    await playing(stranger, seat).waitFor();
    await getToKnow(stranger);
  });
  attemptTogether(choice(empire, beside('').group, 'A friend'), async (stranger) => {
    await begin(stranger, empire, mine, beside(/^A friend/));
    const address = await link(stranger, `TO PLAY THE ${other(seat).toUpperCase()}`);
    await stranger.button('Go to the table').click();
    await playTogether(stranger, await come(address));
  });
  attemptTogether(choice(empire, beside('').group, 'Open'), async (stranger) => {
    await begin(stranger, empire, mine, beside(/^Open/));
    await stranger.bar().waitFor();
    const friend = await come(stranger.page.url());
    await watches(friend);
    await friend.button(`Sit down as the ${other(seat)}`).click();
    await playing(friend, other(seat)).waitFor();
    await playTogether(stranger, friend);
  });
}

// One person for both: the page goes to the side that is asked, and a reload leaves it there.
attempt(
  sides.map((seat) => choice(empire, `Who plays: ${seat}`, 'I play')),
  async (stranger) => {
    const choices = sides.map((seat) => ({ group: `Who plays: ${seat}`, choice: /^I play/ }));
    await begin(stranger, empire, ...choices);
    stranger.hurries = true;
    for (const seat of ['Barbarian', 'Roman', 'Barbarian']) {
      while (!(await playing(stranger, seat).isVisible())) await stranger.answer();
      await stranger.isOver();
    }
    await stranger.page.reload();
    await playing(stranger, 'Barbarian').waitFor();
    await getToKnow(stranger);
  },
);

attempt(choice(fallOfRome, 'Who plays', 'Seat by seat'), async (stranger) => {
  await begin(stranger, fallOfRome, { group: 'Who plays', choice: /^Seat by seat/ });
  await getToKnow(stranger);
});
attempt(choice(fallOfRome, 'Who plays', 'I order for all 7'), async (stranger) => {
  await begin(stranger, fallOfRome, { group: 'Who plays', choice: /^I order for all 7/ });
  // Who has ordered for one hands the screen to the next, to the last of the seven.
  for (let answer = 0; answer < kEnough; ++answer) await stranger.orderForOne();
  assert.ok((await stranger.ply()) > 0, 'all seven have ordered, and it was opened');
  await stranger.readHelpAndRules();
  assert.match(await stranger.comeBack(), /Your orders/);
});

/** What a choice of a dialog is called in the list: every computer player is one kind of choice. */
function called(group, label) {
  const known =
    /^(I play one|I play|Seat by seat|I order for all \d|A friend|Open|The table rolls|We roll real dice)/;
  const found = known.exec(label);
  if (found) return found[1];
  return group.startsWith('Who plays') ? 'a computer' : label;
}

test('every way of starting that the lobby shows is tried below', async () => {
  const stranger = await lobby();
  const shown = [];
  for (const button of await stranger.page.getByRole('main').getByRole('button').all()) {
    shown.push((await button.getAttribute('aria-label')) ?? (await button.innerText()));
  }
  for (const way of shown.filter((name) => name.startsWith('More ways to start'))) {
    const game = way.slice('More ways to start: '.length);
    await stranger.button(way).click();
    for (const group of await stranger.dialog().getByRole('group').all()) {
      const legend = (await group.innerText()).split('\n')[0];
      const name = legend.charAt(0) + legend.slice(1).toLowerCase();
      for (const radio of await group.getByRole('radio').all()) {
        const label = await radio.evaluate((input) => input.labels[0].innerText);
        shown.push(choice(game, name, called(name, label)));
      }
    }
    await stranger.dialog().getByRole('button', { name: 'Close' }).click();
  }
  const tried = tries.flatMap(({ ways }) => ways).map((way) => way.toLowerCase());
  assert.deepEqual(new Set(shown.map((way) => way.toLowerCase())), new Set(tried));
});

describe('a stranger', { concurrency: 3 }, () => {
  for (const { ways, by } of tries) {
    test(ways.join(', '), async () => {
      const stranger = await lobby();
      await by(stranger);
      await stranger.page.context().close();
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
  await later.bar().waitFor();
  assert.ok((await later.ply()) >= 3);
});
