// A game that one person plays is taken along from a server to the page without one, goes on there,
// and is brought back.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';

import { examine } from './browser.mjs';
import { product, Server } from './server.mjs';
import { setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const run = promisify(execFile);
const { server, browser } = setUp(new Server());

const kFew = 3;
const empire = 'The Fall of the Roman Empire';

/** A game that was begun in the lobby of the server, after some moves. */
async function begun(game) {
  const stranger = new Stranger(await browser.visit(server.address));
  await stranger.button(`Play: ${game}`).click();
  await stranger.play(kFew);
  await stranger.isOver();
  return stranger;
}

async function aside(stranger) {
  await stranger.page.getByRole('tab', { name: 'Table', exact: true }).click();
  await stranger.button('Download the record').waitFor();
}

/** Presses a button that leads to the other page, and waits until the table is there. */
async function travel(stranger, button, address) {
  await aside(stranger);
  const ply = await stranger.ply();
  await stranger.button(button).click();
  await stranger.page.waitForURL(address);
  await stranger.isOver();
  assert.ok((await stranger.ply()) >= ply, `${await stranger.ply()} of ${ply} plies`);
}

const takeAlong = (stranger) => travel(stranger, 'Continue offline', /\/offline\/#\/table\//);
const bringBack = (stranger) => travel(stranger, 'Bring it to the server', /\d\/table\//);

async function verify({ page }, name) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game' }).click(),
  ]);
  const file = path.join(server.data, `${name}.occ`);
  await download.saveAs(file);
  await run(product, ['verify', file]);
}

const listed = ({ page }) => page.getByRole('region', { name: 'Continue' }).getByRole('listitem');

async function lobby(stranger, address) {
  await stranger.page.goto(server.address + address);
  await stranger
    .button(/^Play: /)
    .first()
    .waitFor();
  await listed(stranger).first().waitFor();
}

for (const game of ['Rome Must Fall', empire]) {
  test(`there, and back again: ${game}`, async () => {
    const stranger = await begun(game);
    await takeAlong(stranger);
    await stranger.page.getByText('is now stored in this browser').waitFor();
    await verify(stranger, 'taken');
    const given = await stranger.play(kFew);
    assert.equal(given, kFew);

    // One game: the server's list leads to where it goes on.
    const there = stranger.page.url();
    await lobby(stranger, '/');
    assert.equal(await listed(stranger).count(), 1);
    await listed(stranger).getByText('Taken along').click();
    await stranger.isOver();
    assert.equal(stranger.page.url(), there);

    await bringBack(stranger);
    await stranger.page.getByText('is back at the server').waitFor();
    await stranger.play(1);
    await stranger.isOver();
    await verify(stranger, 'brought');

    await lobby(stranger, '/');
    assert.equal(await listed(stranger).count(), 1);
    await listed(stranger).getByText('Your move').waitFor();
    await lobby(stranger, '/offline/');
    await listed(stranger).getByText('Brought to the server').click();
    await stranger.page.waitForURL(/\d\/table\//);

    // A second journey leaves one game at each place too.
    await stranger.isOver();
    await takeAlong(stranger);
    await lobby(stranger, '/offline/');
    assert.equal(await listed(stranger).count(), 1);
    await listed(stranger).getByText('Your move').waitFor();
  });
}

test('whoever plays on at the server has two games from then on', async () => {
  const stranger = await begun('Rome Must Fall');
  const here = stranger.page.url();
  await takeAlong(stranger);
  await stranger.page.goto(here);
  await stranger.page.getByText('You have moved this game.').waitFor();
  await stranger.play(1);
  await lobby(stranger, '/');
  await listed(stranger).getByText('Your move').waitFor();
});

test('a game that is deleted in the browser is at the server again', async () => {
  const stranger = await begun('Rome Must Fall');
  await takeAlong(stranger);
  await lobby(stranger, '/offline/');
  await stranger.button(/^Delete this game/).click();
  await stranger.button(/^Delete permanently/).click();
  await listed(stranger).waitFor({ state: 'detached' });
  await lobby(stranger, '/');
  await listed(stranger).getByText('Your move').waitFor();
});

test('what others play, or have a secret in, stays', async () => {
  const host = new Stranger(await browser.visit(server.address));
  await host.button(`With friends: ${empire}`).click();
  await host.button('Start the game').click();
  await host.button('Go to the table').click();
  await host.bar().waitFor();
  await aside(host);
  assert.equal(await host.button('Continue offline').count(), 0);

  const shared = new Stranger(await browser.visit(server.address));
  await shared.openStart('Fall of Rome');
  await shared.choose({ group: 'How you play', choice: /^Around one screen/ });
  await shared.button('Start the game').click();
  await shared.orderForOne();
  await aside(shared);
  await shared.button('Continue offline').click();
  await shared.page.getByText('This game still has secrets').waitFor();
  browser.assertNothingToComplain(/409|\/record/);
});

test('a game with secrets goes with the one person who plays it, and comes back', async () => {
  const stranger = await begun('Fall of Rome');
  await takeAlong(stranger);
  await verify(stranger, 'taken-orders');
  await stranger.play(1);
  await stranger.isOver();
  await bringBack(stranger);
  await stranger.play(1);
  await verify(stranger, 'brought-orders');
});

test('where the server does not answer, the game stays and goes on', async () => {
  const stranger = await begun('Rome Must Fall');
  await takeAlong(stranger);
  await aside(stranger);
  await examine(stranger.page, 'taken-along');
  await server.kill();
  await stranger.button('Bring it to the server').click();
  await stranger.page.getByText('The server does not answer.').waitFor();
  await stranger.play(1);
  await stranger.isOver();
  await server.run();
  await bringBack(stranger);
  // Pages of the server that are still open have looked for it too, or were being answered.
  browser.assertNothingToComplain(/CONNECTION_(REFUSED|RESET)/);
});
