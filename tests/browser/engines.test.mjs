// The page in the other engines: a stranger plays a game in Firefox, and one in WebKit.

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { Browser } from './browser.mjs';
import { Server } from './server.mjs';
import { Stranger } from './stranger.mjs';
import { WebKit } from './webkit.mjs';

const server = new Server();
before(() => server.start());
after(() => server.stop());

/** From the lobby through a few answers, help and rules, and back to the table. */
async function playIn(browser, game) {
  await browser.start();
  try {
    const stranger = new Stranger(await browser.visit(server.address));
    await stranger.button(`Play: ${game}`).click();
    await stranger.isOver();
    await stranger.readHelpAndRules();
    const most = 3;
    const given = await stranger.play(most);
    assert.ok(given === most || (await stranger.over().isVisible()), `${given} answers`);
    assert.match(await stranger.comeBack(), /Your move|Over: /);
    await browser.assertNothingToComplain();
  } finally {
    await browser.stop();
  }
}

test('a stranger plays in Firefox', () =>
  playIn(new Browser({ engine: 'firefox' }), 'The Fall of the Roman Empire'));

test('a stranger plays in WebKit', () => playIn(new WebKit(), 'Pomerium'));
