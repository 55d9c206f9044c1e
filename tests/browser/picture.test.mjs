// Any position as a picture: SVG and PNG files, a sheet of paper, and a page of its own by link.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { examine } from './browser.mjs';
import { lateGame, loadGame } from './late_game.mjs';
import { isOffline, setUp } from './set_up.mjs';

const { server, browser } = setUp();

async function visitGame(game, options) {
  const page = await browser.visit(server.address, options);
  const button = page.getByRole('button', { name: 'Load a game' });
  await loadGame(page, lateGame(game, '0001'), () => button.click());
  return page;
}

async function download(page, name) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Width and height as the file says them. */
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** How many colours a picture has, looked at in small. */
const coloursOf = (page, png) =>
  page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(360, 254).getContext('2d');
      canvas.drawImage(image, 0, 0, 360, 254);
      return new Set(new Uint32Array(canvas.getImageData(0, 0, 360, 254).data.buffer)).size;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );

/** Saves the drawing and looks at what is in it, and what is not. */
async function assertDrawing(page, game, words) {
  await page.getByRole('tab', { name: 'Table' }).click();
  const drawing = await download(page, 'SVG drawing');
  assert.match(drawing.name, new RegExp(`^${game}-.*turn-\\d.*\\.svg$`));
  const svg = drawing.bytes.toString();
  for (const word of words) assert.ok(svg.includes(word), `“${word}” is not there`);
  assert.doesNotMatch(svg, /<script|<button|<a |aria-|tabindex|role=|data-area|prefers-color/);
  assert.doesNotMatch(svg.replaceAll('http://www.w3.org/', ''), /https?:/);
  assert.match(svg, /@font-face[^}]*Garamond[^}]*url\("?data:/);
  assert.match(svg, /--paper: #efe8d9/);
}

const empire = 'The Fall of the Roman Empire';

test('a position as a drawing and on paper, light though the page is dark', async () => {
  const page = await visitGame('empire', { colorScheme: 'dark' });
  await assertDrawing(page, 'empire', [empire, 'Turn 9, ', 'ROMA', 'Hatched: held by barbarians']);

  await page.emulateMedia({ media: 'print' });
  const shown = await page.locator('body').innerText();
  assert.match(shown, /The Fall of the Roman Empire\s+Turn 9, Roman to move/);
  assert.doesNotMatch(shown, /OCCASVS|Undo|Download the record|step \d/);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  assert.equal(paper.match(/\/Type \/Page\b/g).length, 1);
  const [, across, down] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper).map(Number);
  assert.deepEqual([Math.round(across), Math.round(down)], [1191, 842], 'A3 landscape');
  await page.close();
});

test('a sheet that is a page, not a map alone, is drawn in points too', async () => {
  const page = await visitGame('rome_must_fall');
  await assertDrawing(page, 'rome_must_fall', ['Rome Must Fall', 'turn 7 of 12', 'Aurelianum']);
  const print = await download(page, 'PNG for printing on A3');
  // A3 at 150 dots an inch is 2480 by 1754.
  const [width, height] = sizeOf(print.bytes);
  assert.ok(width >= 2480 && height >= 1754);
  assert.ok((await coloursOf(page, print.bytes)) > 500);
  await page.close();
});

test('one position has a page of its own, which stays as it is', async () => {
  const page = await visitGame('empire');
  const table = page.url();
  if (!isOffline) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.getByText('step 0, not live').waitFor();
    await page.getByRole('button', { name: 'Link to this position' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${table}/0`);
  }
  await page.goto(`${table}/40`);
  const open = page.getByRole('link', { name: 'Open the table' });
  await open.waitFor();
  const heading = page.getByRole('heading', { name: empire });
  assert.ok(await heading.isVisible());
  assert.ok(await page.getByText('Turn 3', { exact: true }).isVisible());
  assert.equal(await page.getByRole('slider').count(), 0);
  await examine(page, 'plate');
  await open.click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  assert.equal(page.url(), table);
  await page.close();
});
