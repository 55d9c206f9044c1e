// The signals that call a player back: the icon of the tab, a bell and a notice of the system. No
// signal sounds or asks for leave before it is switched on.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { barriers, screenshot } from './browser.mjs';
import { setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const { server, browser } = setUp();

/** Notes what the browser is asked for, in the place of loudspeaker, system and window. */
const listen = (page) =>
  page.evaluate(() => {
    globalThis.heard = { pitches: [], asked: 0, notices: [] };
    const set = AudioParam.prototype.setValueAtTime;
    AudioParam.prototype.setValueAtTime = function (value, at) {
      globalThis.heard.pitches.push(value);
      return set.call(this, value, at);
    };
    globalThis.Notification = class extends EventTarget {
      static permission = 'default';
      static async requestPermission() {
        globalThis.heard.asked += 1;
        return (this.permission = 'granted');
      }
      constructor(title, { body }) {
        super();
        globalThis.heard.notices.push(`${title}: ${body}`);
      }
    };
  });

const heard = (page) => page.evaluate(() => globalThis.heard);
const icon = (page) => page.evaluate(() => document.querySelector('link[rel="icon"]').href);

test('the icon, a sound and a notice call back to a hidden tab, once they are wanted', async () => {
  const rome = new Stranger(await browser.visit(server.address));
  const { page } = rome;
  const usual = await icon(page);
  await rome.openStart('The Fall of the Roman Empire');
  await rome.choose({ list: 'Your opponent', choice: 'Passive' });
  await rome.button('Start the game').click();
  await listen(page);
  await rome.answerButton(/Pay the upkeep/).click();
  await rome.answerButton(/Buy nothing more/).waitFor();
  await page.waitForFunction(
    (was) => document.querySelector('link[rel="icon"]').href !== was,
    usual,
  );
  assert.deepEqual(await heard(page), { pitches: [], asked: 0, notices: [] });

  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByLabel('Sounds').check();
  await page.waitForFunction(() => globalThis.heard.pitches.length > 0);
  await page.getByLabel('Call me when it is my turn').check();
  await page.waitForFunction(() => globalThis.heard.asked === 1);
  assert.deepEqual(await barriers(page), []);
  await screenshot(page, 'signals');
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await rome.answerButton(/Buy nothing more/).click();
  await page.waitForFunction(() => globalThis.heard.notices.length === 1);
  // The bell is loaded when it first rings.
  await page.waitForFunction(() => globalThis.heard.pitches.includes(880));
  const { notices } = await heard(page);
  assert.match(notices[0], /^The Fall of the Roman Empire: Which Legion moves\?$/);

  await page.getByRole('link', { name: 'all games' }).click();
  await page.waitForFunction(
    (was) => document.querySelector('link[rel="icon"]').href === was,
    usual,
  );
});
