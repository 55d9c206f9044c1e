// The beginning of every file of tests.

import { after, afterEach, before } from 'node:test';

import { Browser } from './browser.mjs';
import { Folder } from './folder.mjs';
import { Server } from './server.mjs';
import { WebKit } from './webkit.mjs';

/**
 * True where the page without a server is tested. Strangers, whole games and what axe looks at are the
 * same there, and every visitor's network is cut as soon as the page has come:
 * OCCASUS_PAGE=offline node --test tests/browser/stranger.test.mjs
 */
export const isOffline = process.env.OCCASUS_PAGE === 'offline';

/** The engine that is tested: chromium, or firefox or webkit, in which strangers play as well. */
export const engine = process.env.OCCASUS_ENGINE ?? 'chromium';

/** True where one look at each thing must do, beside a run that looks at all of it: OCCASUS_ONCE=yes. */
export const isOnce = Boolean(process.env.OCCASUS_ONCE);

/**
 * One server and one browser for all the tests of a file. A test fails if a page of it complained;
 * one that expects complaints asks for them itself.
 */
export function setUp(server) {
  return server ? begin(server, new Browser()) : begin(...usual());
}

function usual() {
  if (isOffline) return [new Folder(), new Browser({ engine, cutsNetwork: true })];
  return [new Server(), engine === 'webkit' ? new WebKit() : new Browser({ engine })];
}

function begin(server, browser) {
  before(async () => {
    await server.start();
    await browser.start();
  });
  afterEach(() => browser.assertNothingToComplain());
  after(async () => {
    await browser.stop();
    await server.stop();
  });
  return { server, browser };
}
