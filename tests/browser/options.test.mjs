// Everything that the dialog of a game lets one choose from a list begins a table: the game that was
// chosen, with its title and its seats.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const { server, browser } = setUp();

const kPowers = {
  'Fall of Rome': [
    'Visigoths (Alaric)',
    'Romano-British (Constantine)',
    'Gaul (Arbogast and Eugenius)',
    'Vandals and others (Radagaisus)',
    'Western Empire (Honorius)',
    'Huns (Attila)',
    'Eastern Empire (Arcadius)',
  ],
  Diplomacy: ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'],
};

const kSeats = {
  'Rome Must Fall': ['You'],
  'The Fall of the Roman Empire': ['Roman', 'Barbarian'],
  Pomerium: ['You'],
  'The Barbarian Invasions': ['You'],
  ...kPowers,
};

/** The title of a table that was begun with these choices. */
const titleOf = (game, choices) =>
  choices.some(({ value }) => value === 'Diplomacy, the standard game') ? 'Diplomacy' : game;

async function open(stranger, game) {
  await stranger.page.goto(server.address);
  await stranger.openStart(game);
}

const make = (stranger, { list, card, value }) =>
  stranger.choose(list ? { list, choice: value } : { group: card, choice: value });

/** The options of the dialog that is open, and what can be chosen for each of them. */
async function lists(stranger) {
  const found = [];
  for (const card of ['The scenario', 'The game']) {
    const cards = stranger.dialog().getByRole('group', { name: card }).locator('label b');
    const values = await cards.allInnerTexts();
    if (values.length > 0) found.push({ card, values });
  }
  // Those of a game are in a part of their own, each with a sentence that says what it settles.
  const folded = stranger
    .dialog()
    .locator('details')
    .filter({ hasText: /^Options/ });
  for (const list of await folded.getByRole('combobox').all()) {
    const name = await list.evaluate((select) => select.labels[0].querySelector('span').innerText);
    const line = await list.evaluate(
      (select) => document.getElementById(select.getAttribute('aria-describedby')).innerText,
    );
    assert.match(line, /\w.*[.:] /, `${name} says what it settles`);
    const values = await list.getByRole('option').allInnerTexts();
    found.push({ list: name, values: values.map((value) => value.trim()) });
  }
  return found;
}

async function beginAndLook(stranger, game, choices) {
  await stranger.button('Start the game').click();
  await stranger.bar().waitFor();
  const title = titleOf(game, choices);
  assert.equal(await stranger.page.getByRole('heading', { level: 1 }).textContent(), title);
  assert.match(await stranger.page.title(), new RegExp(`^${title} · `));
  await stranger.page.getByRole('tab', { name: 'Table' }).click();
  const seats = stranger.page.getByRole('region', { name: 'Who plays' }).getByRole('listitem');
  const shown = (await seats.allInnerTexts()).map((text) => text.split('\n')[0].trim());
  assert.deepEqual(shown, kSeats[title]);
  await stranger.page.getByRole('link', { name: 'all games' }).click();
  const first = stranger.page
    .getByRole('region', { name: 'Continue' })
    .getByRole('listitem')
    .first();
  await first.getByText(title, { exact: true }).waitFor();
}

/**
 * The options of a game still to be tried. An option may come up only together with choices of
 * others: those are made again as long as it has values left.
 */
class Untried {
  #options = new Map();

  /** The next value of an option, which counts as tried. */
  next({ list, card, values }, choices) {
    const name = list ?? card;
    const option = this.#options.get(name) ?? {
      list,
      card,
      left: [...values],
      beside: [...choices],
    };
    this.#options.set(name, option);
    const value = option.left.shift();
    return value === undefined ? null : { list, card, value };
  }

  /** The choices beside which something is left to try; null when nothing is. */
  beside() {
    const left = [...this.#options.values()].filter((option) => option.left.length > 0);
    // An option that has come up without a choice comes up with any.
    return left.sort((one, other) => other.beside.length - one.beside.length)[0]?.beside ?? null;
  }
}

/** Makes a choice for every option that is shown, each one not tried before where there is one. */
async function chooseAll(stranger, untried, beside) {
  const choices = [...beside];
  for (const choice of beside) await make(stranger, choice);
  const seen = new Set(beside.map(({ list, card }) => list ?? card));
  for (let isNew = true; isNew;) {
    isNew = false;
    for (const option of await lists(stranger)) {
      const name = option.list ?? option.card;
      if (seen.has(name)) continue;
      seen.add(name);
      const choice = untried.next(option, choices);
      if (!choice) continue;
      await make(stranger, choice);
      choices.push(choice);
      isNew = true;
      // A card brings up lists, and takes others away.
      if (option.card) break;
    }
  }
  return choices;
}

for (const game of Object.keys(kSeats).filter((title) => title !== 'Diplomacy')) {
  test(`${game}: every value of every option`, async () => {
    const stranger = new Stranger(await browser.visit(server.address));
    const untried = new Untried();
    await open(stranger, game);
    await beginAndLook(stranger, game, []);
    for (let beside = []; beside; beside = untried.beside()) {
      await open(stranger, game);
      await beginAndLook(stranger, game, await chooseAll(stranger, untried, beside));
    }
    await stranger.page.context().close();
  });
}
