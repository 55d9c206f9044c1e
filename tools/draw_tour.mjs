// Draws docs/images/tour.png: the page in a game, with a number on each of its parts.
//
//     OCCASUS=build/release/occasus node tools/draw_tour.mjs
//
// docs/tour.md explains the numbers, in the order of the list below.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import readline from 'node:readline';

const root = path.resolve(import.meta.dirname, '..');
const { chromium } = createRequire(path.join(root, 'web/package.json'))('playwright-core');

const parts = ['turn', 'question', 'sheet', 'advice', 'aside', 'tabs', 'log', 'replay', 'seats', 'tools'];
/** Enough to have Legions on the march and something in the log. */
const moves = 14;

const data = mkdtempSync(path.join(tmpdir(), 'occasus-tour-'));
const occasus = process.env.OCCASUS ?? path.join(root, 'build/release/occasus');
const server = spawn(occasus, ['serve', '--port', '0', '--data', data]);
let address;
for await (const line of readline.createInterface({ input: server.stdout })) {
  address = /http:\/\/\S+:\d+/.exec(line)?.[0];
  if (address) break;
}

const made = await fetch(`${address}/api/tables`, {
  method: 'POST',
  body: JSON.stringify({
    game: 'empire',
    seats: { roman: { kind: 'human' }, barbarian: { kind: 'computer', player: 'mass' } },
    seed: '2675a559facb5093d7f7d2a9faf08e355c86837d2524f73d056bfd94c49804fd',
    delay: 0,
  }),
});
const { links } = await made.json();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--force-color-profile=srgb'],
});
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
await page.goto(`${address}${links.roman}`);
const question = page.locator('[data-part="question"]');
await question.waitFor();
for (let move = 0; move < moves; ++move) {
  await page.keyboard.press('1');
  await page.waitForTimeout(600);
}
await page.evaluate((names) => {
  for (const [i, name] of names.entries()) {
    const box = document.querySelector(`[data-part="${name}"]`)?.getBoundingClientRect();
    if (!box) throw new Error(`nothing on the screen is the part ${name}`);
    const label = document.body.appendChild(document.createElement('div'));
    label.textContent = i + 1;
    label.style.cssText = `position: fixed; z-index: 9; left: ${Math.max(2, box.left - 30)}px; top: ${Math.max(2, box.top - 4)}px;
      width: 28px; height: 28px; border-radius: 50%; background: #1b5a93; color: white; font: bold 17px/28px sans-serif; text-align: center`;
  }
}, parts);
await page.screenshot({ path: path.join(root, 'docs/images/tour.png') });
await browser.close();
server.kill();
rmSync(data, { recursive: true });
