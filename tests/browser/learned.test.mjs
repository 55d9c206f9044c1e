// A learned player on the page without a server: its weights are fetched when it is to play, once.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

import { installed, screenshot } from './browser.mjs';
import { Folder } from './folder.mjs';
import { setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const { server: folder, browser } = setUp(new Folder());

const empire = 'The Fall of the Roman Empire';
const kWeights = /\/empire-[\w-]{8}\.net$/;

const fetched = () => folder.asked.filter((name) => kWeights.test(name)).length;

afterEach(() => (folder.gone = null));

/** A visitor whose browser has kept the page: for the next start it needs no network. */
async function visitor() {
  folder.asked = [];
  const stranger = new Stranger(await browser.visit(folder.address));
  await installed(stranger.page);
  return stranger;
}

async function begin(stranger) {
  await stranger.openStart(empire);
  await stranger.choose({ group: 'You play', choice: /^Roman/ });
  // The Barbarian begins.
  await stranger
    .dialog()
    .getByRole('combobox', { name: 'Your opponent', exact: true })
    .selectOption('stilicho');
  await stranger.button('Start the game').click();
  await stranger.bar().waitFor();
}

test('its weights are fetched once when it plays, and are there without a network', async () => {
  const stranger = await visitor();
  assert.equal(fetched(), 0);
  await begin(stranger);
  await stranger.goesOnByItself();
  await stranger.play(1);
  assert.equal(fetched(), 1);
  await folder.cut();
  try {
    await stranger.page.goto(folder.address);
    await begin(stranger);
    await stranger.goesOnByItself();
  } finally {
    await folder.run();
  }
});

test('a table says that they did not come, and goes on once the page is loaded again', async () => {
  const stranger = await visitor();
  folder.gone = kWeights;
  await begin(stranger);
  const words = stranger.page.getByText('A file of this computer player could not be loaded');
  await words.waitFor();
  await screenshot(stranger.page, 'weights-missing');
  folder.gone = null;
  await stranger.button('Load again').click();
  await stranger.goesOnByItself();
  assert.equal(await words.count(), 0);
  browser.assertNothingToComplain(/404|WeightsMissing|the computer's “”/);
});
