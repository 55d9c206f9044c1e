// A game on one page: from the end of it to the sheet of paper.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { examine } from './browser.mjs';
import { lateGame, loadGame } from './late_game.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

test('a game that is over is found on one page, and printed', async () => {
  const page = await browser.visit(server.address);
  const load = page.getByRole('button', { name: 'Load a game' });
  await loadGame(page, lateGame('empire', '0001', 0), () => load.click());
  await page.getByRole('link', { name: 'Chronicle', exact: true }).click();

  const print = page.getByRole('button', { name: 'Print or save as PDF', disabled: false });
  await print.waitFor();
  const sheet = page.getByRole('article', { name: 'Chronicle' });
  const title = 'The Fall of the Roman Empire';
  assert.ok(await sheet.getByRole('heading', { name: title }).isVisible());
  assert.match(await sheet.innerText(), /Ended on \d+ \w+ 20\d\d/);
  assert.match(await sheet.innerText(), /(Rome wins|The Barbarians win)\./);
  for (const part of ['The game in pictures', 'Turning points', 'More strokes of luck'])
    assert.ok(await sheet.getByRole('heading', { name: part }).isVisible(), part);
  const maps = sheet.getByRole('img', { name: /^The map: / });
  const count = await maps.count();
  assert.ok(count >= 6 && count <= 8, `${count} maps`);
  const drawn = await maps.evaluateAll((all) => all.map((map) => map.naturalWidth > 0));
  assert.ok(drawn.every(Boolean), 'each of them is a picture');
  await examine(page, 'chronicle');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG' }).click(),
  ]);
  assert.equal(file.suggestedFilename(), 'empire-chronicle.svg');
  const svg = await readFile(await file.path(), 'utf8');
  assert.ok(svg.startsWith('<svg') && svg.includes('Turning points'));
  assert.doesNotMatch(svg, /<script|<button|<a |blob:/);

  await page.emulateMedia({ media: 'print' });
  assert.ok(!(await page.getByRole('navigation').isVisible()), 'paper has no buttons');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  assert.equal(paper.match(/\/Type \/Page\b/g).length, 1);
  const [, across, down] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper).map(Number);
  assert.deepEqual([Math.round(across), Math.round(down)], [595, 842], 'A4');

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'To the table' }).click();
  await page.getByRole('tab', { name: 'Report' }).waitFor();
  await page.close();
});
