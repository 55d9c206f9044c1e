// The report of an experiment: one file, opened as a file, that asks nobody for anything.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { Browser, examine, phone } from './browser.mjs';
import { product, Server } from './server.mjs';

const experiment = `title = "What is Africa worth?"
question = "Does Rome win more often when Africa pays more?"
game = "empire"
games = 60
[players]
roman = "expand"
barbarian = "mass"
[sweep.figures.board]
"value,africa" = [3, 5, 7]
"resources,start" = [10, 20]
[record]
end = ["event.conflict_began", "first.conflict_began", "position.areas.roma.R"]
turn = ["position.rrp"]
`;

const browser = new Browser();
const folder = mkdtempSync(path.join(tmpdir(), 'occasus-lab-'));
const report = path.join(folder, 'report.html');
const lab = (...words) => execFileSync(product, ['lab', ...words], { cwd: folder });

before(async () => {
  writeFileSync(path.join(folder, 'africa.toml'), experiment);
  lab('africa.toml', '--store', 'africa.sqlite');
  lab('report', 'africa.sqlite', '-o', report);
  await browser.start();
});
after(async () => {
  await browser.stop();
  rmSync(folder, { recursive: true });
});

test('a report has its pictures, its table and its command, and asks nobody for anything', async () => {
  const page = await browser.visit('about:blank');
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(report).href);
  assert.equal(
    await page.getByRole('heading', { level: 1 }).textContent(),
    'What is Africa worth?',
  );
  const titles = await page.locator('figcaption strong').allTextContents();
  for (const title of [
    'Games won: Roman',
    'What matters most',
    'How long games last',
    'rrp by turn',
  ])
    assert.ok(titles.includes(title), `${title} is not among ${titles.join(', ')}`);
  assert.equal(await page.locator('#report > figure').count(), titles.length);
  assert.equal(await page.locator('tbody tr').count(), 6);
  assert.match(
    await page.locator('footer code').first().textContent(),
    /^occasus lab report africa/,
  );
  assert.ok((await page.locator('pre').textContent()).includes('"value,africa" = [3, 5, 7]'));
  assert.deepEqual(asked, [pathToFileURL(report).href]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG: What matters most' }).click(),
  ]);
  const svg = readFileSync(await file.path(), 'utf8');
  assert.equal(file.suggestedFilename(), 'what-matters-most.svg');
  assert.ok(svg.startsWith('<svg'));
  // Plot brings the colour of its own tips along.
  assert.doesNotMatch(svg, /var\(--(?!plot-)/, 'colours need no page');

  await examine(page, 'laboratory');
});

test('a server shows what its folder holds, found from the first page', async () => {
  const server = new Server();
  await server.start();
  const stores = path.join(server.data, 'laboratory');
  mkdirSync(stores);
  copyFileSync(path.join(folder, 'africa.sqlite'), path.join(stores, 'africa.sqlite'));
  writeFileSync(path.join(stores, 'other.sqlite'), 'no store');

  const page = await browser.visit(server.address);
  await page.getByRole('link', { name: 'Laboratory' }).click();
  await page.getByText('6 cells').waitFor();
  assert.equal(await page.getByRole('listitem').count(), 1, 'what is no store is not listed');
  await page.getByRole('link', { name: 'What is Africa worth?' }).click();
  await page.getByRole('heading', { name: 'What is Africa worth?' }).waitFor();
  assert.equal(await page.locator('tbody tr').count(), 6);
  assert.ok(
    await page
      .getByRole('img', { name: /^Games won: Roman/ })
      .first()
      .isVisible(),
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG: What matters most' }).click(),
  ]);
  assert.ok(readFileSync(await file.path(), 'utf8').startsWith('<svg'));
  await examine(page, 'laboratory-page');
  browser.assertNothingToComplain();
  await page.close();
  await server.stop();
});

test('on a phone every name can be read', async () => {
  const page = await browser.visit(pathToFileURL(report).href, { viewport: phone });
  const figure = page.locator('#report > figure', { hasText: 'Against the first cell' });
  const names = await figure.locator('svg text').allTextContents();
  assert.ok(names.includes('value of africa = 7, resources of start = 20'), names.join('; '));
});
