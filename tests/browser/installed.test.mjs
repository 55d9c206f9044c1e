// The page without a server, as a server offers it: found in the lobby, installed, and played when
// the server is gone.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { installed } from './browser.mjs';
import { setUp } from './set_up.mjs';
import { Server } from './server.mjs';
import { Stranger } from './stranger.mjs';

const { server, browser } = setUp(new Server());

const policy = async (path) => {
  const response = await fetch(server.address + path);
  assert.equal(response.status, 200, path);
  return response.headers.get('content-security-policy');
};

const withRule = (rules, rule) => [...rules.split('; '), rule].sort();

test('it may compile WebAssembly, and nothing more than any page', async () => {
  const usual = await policy('/');
  for (const path of ['/offline/', '/offline/sw.js', '/offline/manifest.webmanifest'])
    assert.deepEqual(
      (await policy(path)).split('; ').sort(),
      withRule(usual, "script-src 'self' 'wasm-unsafe-eval'"),
    );
});

test('it is found without the last slash too', async () => {
  const response = await fetch(`${server.address}/offline`);
  assert.equal(response.status, 200);
  assert.equal(response.url, `${server.address}/offline/`);
});

test('a stranger finds it in the lobby, and plays on when the server is gone', async () => {
  const stranger = new Stranger(await browser.visit(server.address));
  const { page } = stranger;
  await page.getByRole('link', { name: 'Play without a server' }).click();
  await page.waitForURL('**/offline/**');
  await installed(page);
  const session = await page.context().newCDPSession(page);
  const { errors, url } = await session.send('Page.getAppManifest');
  assert.deepEqual([errors, new URL(url).pathname], [[], '/offline/manifest.webmanifest']);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, which a test has, installs nothing.
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
    [],
  );

  await server.kill();
  await page.goto(`${server.address}/offline/`);
  await stranger.button('Play: Rome Must Fall').click();
  await stranger.play(1);
  assert.equal(await page.getByRole('link', { name: 'Play without a server' }).count(), 0);
});
