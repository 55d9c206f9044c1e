// The page without a server: a folder of files on some host, an installed page, a file on a disk.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { barriers, installed } from './browser.mjs';
import { Folder, singleFile } from './folder.mjs';
import { product } from './server.mjs';
import { setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const run = promisify(execFile);
const { server: folder, browser } = setUp(new Folder());

const kFew = 3;
/** Milliseconds, within which a thought that was begun has come to its end and to the page. */
const kSettled = 1500;
/** How often the tab is killed; more often when it is asked for. */
const kKills = Number(process.env.OCCASUS_KILLS ?? 6);
const romeMustFall = 'Rome Must Fall';
const empire = 'The Fall of the Roman Empire';

async function lobby(address = folder.address) {
  const stranger = new Stranger(await browser.visit(address));
  await stranger
    .button(/^Play: /)
    .first()
    .waitFor();
  return stranger;
}

/** Some games are over soon. */
async function playSome(stranger) {
  const given = await stranger.play(kFew);
  assert.ok(given === kFew || (await stranger.over().isVisible()), `${given} answers`);
}

/** Loads the page anew and finds the table as it was. */
async function reload(stranger) {
  const ply = await stranger.ply();
  await stranger.page.reload();
  await stranger.bar().waitFor();
  await stranger.page.waitForFunction(
    ([it, old]) => Number(it.value) >= old,
    [await stranger.bar().elementHandle(), ply],
  );
}

async function savedGame(stranger) {
  const [download] = await Promise.all([
    stranger.page.waitForEvent('download'),
    stranger.button('Save the game').click(),
  ]);
  const file = path.join(folder.data, download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

// Strangers play every game so.
test('games are played when the host of the page is gone after the first visit', async () => {
  const stranger = await lobby();
  await installed(stranger.page);
  await stranger.page.context().setOffline(true);
  await folder.cut();
  try {
    for (const game of [romeMustFall, 'Fall of Rome']) {
      await stranger.page.goto(folder.address);
      await stranger.button(`Play: ${game}`).click();
      await playSome(stranger);
      await reload(stranger);
      await stranger.isOver();
    }
    assert.deepEqual(await barriers(stranger.page), []);
    await stranger.page.goto(folder.address);
    await stranger.page.getByRole('region', { name: 'Continue' }).waitFor();
    assert.equal(await stranger.button(/friend/i).count(), 0);
    assert.deepEqual(await barriers(stranger.page), []);
  } finally {
    await folder.run();
  }
});

test('one page plays two games, each by its own engine, and comes back to the first', async () => {
  const stranger = await lobby();
  const { page } = stranger;
  const engines = [];
  page.context().on('request', (request) => {
    const engine = /(\w+)-[\w-]{8}\.bin$/.exec(request.url());
    if (engine && !request.serviceWorker()) engines.push(engine[1]);
  });
  const home = () => page.getByRole('link', { name: 'OCCASVS: all games' }).click();
  await stranger.button(`Play: ${romeMustFall}`).click();
  await playSome(stranger);
  const ply = await stranger.ply();
  await home();
  await stranger.button('Play: Pomerium').click();
  await playSome(stranger);
  assert.deepEqual(engines, ['rome_must_fall', 'pomerium']);
  await home();
  const games = page.getByRole('region', { name: 'Continue' });
  await games.getByRole('link', { name: new RegExp(romeMustFall) }).click();
  await stranger.bar().waitFor();
  await page.getByRole('heading', { name: romeMustFall }).first().waitFor();
  assert.ok((await stranger.ply()) >= ply);
  await playSome(stranger);
});

test('the lobby is there before the engine, and a table is set as soon as that has come', async () => {
  let send;
  folder.engineAwaits = new Promise((sent) => (send = sent));
  const stranger = await lobby();
  await stranger.page.waitForFunction(() => document.querySelectorAll('.picture svg').length === 5);
  await stranger.button(`Play: ${romeMustFall}`).click();
  const notice = stranger.page.getByText('Loading the rules and the computer players.');
  await notice.waitFor();
  send();
  await stranger.isOver();
  assert.equal(await notice.count(), 0);
  folder.engineAwaits = null;
});

test('the command line verifies what was played here', async () => {
  const stranger = await lobby();
  await stranger.button(`Play: ${empire}`).click();
  await stranger.play(kFew);
  await run(product, ['verify', await savedGame(stranger)]);
});

/** How many changes of tables the browser keeps. */
const keptChanges = (page) =>
  page.evaluate(
    () =>
      new Promise((counted, failed) => {
        const opening = indexedDB.open('occasus');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('changes').objectStore('changes').count();
          all.onerror = () => failed(all.error);
          all.onsuccess = () => counted(all.result);
        };
      }),
  );

test('a game is deleted when that is said twice, and not before', async () => {
  const stranger = await lobby();
  await stranger.button(`Play: ${romeMustFall}`).click();
  await stranger.play(kFew);
  await stranger.page.goto(folder.address);
  await stranger.button(/^Delete this game: /).click();
  const sure = stranger.button(/^Delete permanently: /);
  await sure.waitFor();
  assert.equal(
    await stranger.page.evaluate(() => document.activeElement?.textContent),
    'Delete permanently',
  );
  await stranger.page.keyboard.press('Tab');
  await sure.waitFor({ state: 'detached' });
  assert.ok((await keptChanges(stranger.page)) > 0);

  await stranger.button(/^Delete this game: /).click();
  await sure.click();
  await stranger.page.getByRole('region', { name: 'Continue' }).waitFor({ state: 'detached' });
  await stranger.page.reload();
  await stranger
    .button(/^Play: /)
    .first()
    .waitFor();
  assert.equal(await keptChanges(stranger.page), 0);
});

test('a tab that is killed in the middle of play loses nothing that was told', async () => {
  let stranger = await lobby();
  const begin = async () => {
    await stranger.button(`Play: ${empire}`).click();
    await stranger.bar().waitFor();
  };
  await begin();
  for (let kill = 0; kill < kKills; ++kill) {
    if (await stranger.isOver()) {
      await run(product, ['verify', await savedGame(stranger)]);
      await stranger.page.goto(folder.address);
      await begin();
    }
    await stranger.answer();
    const told = await stranger.ply();
    const address = stranger.page.url();
    if (kill % 2 === 0) await crash(stranger.page);
    else await stranger.page.close();
    stranger = new Stranger(await browser.visitAgain(stranger.page, address));
    await stranger.isOver();
    assert.ok((await stranger.ply()) >= told, `kill ${kill}: ${told} was told`);
  }
  await run(product, ['verify', await savedGame(stranger)]);
});

/** As the system ends a tab: nothing in it is asked. */
async function crash(page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('two tabs sit at one table, and the second goes on when the first is closed', async () => {
  const first = await lobby();
  await first.button(`Play: ${romeMustFall}`).click();
  await first.isOver();
  const second = new Stranger(await browser.visitAgain(first.page, first.page.url()));
  await second.isOver();
  const ply = await second.ply();
  await first.play(1);
  await second.movedOnFrom(ply);
  await first.page.close();
  await playSome(second);
});

test('a newer version is announced, comes when it is asked for, and loses no game', async () => {
  const newest = new Folder();
  await newest.start();
  try {
    const stranger = await lobby(newest.address);
    await installed(stranger.page);
    await stranger.button(`Play: ${empire}`).click();
    await stranger.play(kFew);
    const ply = await stranger.ply();
    await newest.update();
    await stranger.page.reload();
    await stranger.page.getByText('A newer version of this page is ready.').waitFor();
    // Until then the table goes on with the version it has, parts that were not open yet too.
    await stranger.play(1);
    await stranger.page.getByRole('button', { name: /^Rules/ }).click();
    await stranger.page.getByRole('complementary', { name: 'Rulebook' }).waitFor();
    await stranger.page.keyboard.press('Escape');
    const other = new Stranger(await browser.visitAgain(stranger.page, stranger.page.url()));
    await other.isOver();
    await Promise.all([
      stranger.page.waitForEvent('load'),
      other.page.waitForEvent('load'),
      stranger.button('Load it').click(),
    ]);
    for (const one of [stranger, other]) {
      await one.bar().waitFor();
      await one.movedOnFrom(ply);
      await one.page.getByRole('button', { name: /^Rules/ }).click();
      await one.page.getByRole('complementary', { name: 'Rulebook' }).waitFor();
    }
  } finally {
    await newest.stop();
  }
});

const folderFile = async (name) =>
  Buffer.from(await (await fetch(folder.address + name)).arrayBuffer());

/** A browser's demands of a page, and a rater's, before it offers to install it. */
test('it can be installed, and the app opens without a network', async () => {
  const manifest = JSON.parse(await folderFile('manifest.webmanifest'));
  assert.equal(manifest.display, 'standalone');
  const within = (address) => new URL(address, folder.address).href.startsWith(folder.address);
  for (const place of ['start_url', 'scope', 'id']) assert.ok(within(manifest[place]), place);
  assert.ok(manifest.name && manifest.short_name.length <= 12, manifest.short_name);
  for (const colour of ['background_color', 'theme_color'])
    assert.match(manifest[colour], /^#[0-9a-f]{6}$/);
  const kinds = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  for (const kind of ['192x192 any', '512x512 any', '512x512 maskable'])
    assert.ok(kinds.includes(kind), kind);
  for (const { src, sizes, type } of manifest.icons) {
    const picture = await folderFile(src);
    assert.equal(type, 'image/png');
    // The header of a PNG holds its width and height.
    assert.equal(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, sizes);
  }
  const stranger = await lobby();
  await installed(stranger.page);
  const session = await stranger.page.context().newCDPSession(stranger.page);
  const { errors } = await session.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A private window, which a test has, installs nothing.
  const real = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  assert.deepEqual(real, []);
  const { page } = stranger;
  for (const wanted of [
    'meta[name=viewport]',
    'meta[name=theme-color]',
    'link[rel=apple-touch-icon]',
  ])
    assert.equal(await page.locator(wanted).count(), 1, wanted);
  await page.context().setOffline(true);
  await page.goto(new URL(manifest.start_url, folder.address).href);
  await stranger.button(`Play: ${romeMustFall}`).click();
  await stranger.isOver();
});

test('a browser without room says so, and the game can be saved', async () => {
  const stranger = await lobby();
  await stranger.button(`Play: ${empire}`).click();
  await stranger.play(1);
  // The error of IndexedDB then. (Chromium looks at the quota itself only now and then.)
  await stranger.page.workers()[0].evaluate(() => {
    globalThis.IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await stranger.giveAnswer();
  const save = stranger.button('Save the game as a file');
  await save.waitFor();
  const [download] = await Promise.all([stranger.page.waitForEvent('download'), save.click()]);
  const file = path.join(folder.data, 'saved.occ');
  await download.saveAs(file);
  await run(product, ['verify', file]);
  assert.match(await readFile(file, 'utf8'), /^occasus/);
  browser.assertNothingToComplain(/QuotaExceeded|Quota/i);
});

test('one file opens from a disk, and is played from there', async () => {
  const stranger = await lobby(pathToFileURL(singleFile).href);
  await stranger.button('Play: Pomerium').click();
  await playSome(stranger);
  await reload(stranger);
  await stranger.isOver();
});

test('players think in a Worker of their own, and computers alone only while somebody looks', async () => {
  const stranger = await lobby();
  const { page } = stranger;
  assert.equal(page.workers().length, 1);
  await stranger.button(`Watch: ${empire}`).click();
  await stranger.bar().waitFor();
  await page.waitForFunction((it) => Number(it.value) > 3, await stranger.bar().elementHandle());
  assert.ok(page.workers().length > 1);

  await look(page, false);
  // One that was begun comes to its end.
  await page.waitForTimeout(kSettled);
  const held = await stranger.ply();
  await page.waitForTimeout(kSettled);
  assert.equal(await stranger.ply(), held);
  await look(page, true);
  await stranger.movedOnFrom(held);
});

/** As when the tab comes to the front, or goes behind another. */
const look = (page, isShown) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isShown ? 'visible' : 'hidden',
  );
