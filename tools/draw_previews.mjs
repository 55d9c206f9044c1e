// Draws the pictures that messengers show of a link to a table: the map of each game as it begins.
//
//     OCCASUS=build/release/occasus node tools/draw_previews.mjs
//
// They go into web/previews, and from there into the server.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import readline from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');
const { chromium } = createRequire(path.join(root, 'web/package.json'))('playwright-core');

/** As wide and high as messengers like them. */
const width = 1200;
const height = 630;
const quality = 72;

const data = mkdtempSync(path.join(tmpdir(), 'occasus-previews-'));
const occasus = process.env.OCCASUS ?? path.join(root, 'build/release/occasus');
const server = spawn(occasus, ['serve', '--port', '0', '--data', data]);
let address;
for await (const line of readline.createInterface({ input: server.stdout })) {
  address = /http:\/\/\S+:\d+/.exec(line)?.[0];
  if (address) break;
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
const games = await (await fetch(`${address}/api/games`)).json();
for (const { id } of games) {
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    body: JSON.stringify({ game: id }),
  });
  const { table } = await made.json();
  const page = await browser.newPage({
    viewport: { width, height },
    reducedMotion: 'reduce',
    bypassCSP: true, // For the style below.
  });
  await page.goto(`${address}/table/${table}/0`);
  await page.locator('.sheet svg, .land-map svg').first().waitFor();
  // What is pressed, and the date, are no part of the picture.
  await page.addStyleTag({ content: 'button, a, h1 + p { visibility: hidden !important }' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: path.join(root, 'web/previews', `${id}.jpg`), quality });
}
await browser.close();
server.kill();
rmSync(data, { recursive: true });
