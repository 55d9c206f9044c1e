// What every file of tests begins with.

import { after, afterEach, before } from 'node:test';

import { Browser } from './browser.mjs';
import { Server } from './server.mjs';

/**
 * One server and one browser for all the tests of a file. A test fails if a page of it complained;
 * one that expects complaints asks for them itself.
 */
export function setUp() {
  const server = new Server();
  const browser = new Browser();
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
