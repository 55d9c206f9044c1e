// The report of an experiment: one file, opened as a file, that asks nobody for anything.

import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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
"resources,start" = [10, 14, 20]
[record]
end = ["event.conflict_began", "first.conflict_began", "position.areas.roma.R"]
turn = ["position.rrp"]
`;

const parquet = path.resolve(import.meta.dirname, '../../tools/parquet.mjs');
const modules = createRequire(path.resolve(import.meta.dirname, '../../web/package.json'));
const { asyncBufferFromFile, parquetReadObjects } = await import(
  pathToFileURL(modules.resolve('hyparquet')).href
);

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

test('a report has its answer, its pictures, its table and its command, and asks nobody for anything', async () => {
  const page = await browser.visit('about:blank');
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathToFileURL(report).href);
  assert.equal(
    await page.getByRole('heading', { level: 1 }).textContent(),
    'What is Africa worth?',
  );
  const box = await page.getByRole('region', { name: 'The answer' }).textContent();
  assert.ok(box.includes('Who plays: Roman: expand; Barbarian: mass.'), box);
  assert.ok(box.includes('60 games each, 9 setups'), box);
  const titles = await page.locator('figcaption strong').allTextContents();
  for (const title of [
    'The effect of each option',
    'Games the Roman wins',
    'Games the Roman wins, by turn of the first conflict',
    'Mean conflicts begun',
    'Mean last turn',
    'How long games last',
    'RRP by turn',
  ])
    assert.ok(titles.includes(title), `${title} is not among ${titles.join(', ')}`);
  assert.equal(await page.locator('#report > figure').count(), titles.length);
  assert.equal(await page.locator('tbody tr').count(), 9);
  assert.match(
    await page.locator('footer code').first().textContent(),
    /^occasus lab report africa/,
  );
  assert.ok((await page.locator('pre').textContent()).includes('"value,africa" = [3, 5, 7]'));
  assert.deepEqual(asked, [pathToFileURL(report).href]);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG: The effect of each option' }).click(),
  ]);
  const svg = readFileSync(await file.path(), 'utf8');
  assert.equal(file.suggestedFilename(), 'the-effect-of-each-option.svg');
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
  await page.getByText('9 setups').waitFor();
  assert.equal(await page.getByRole('listitem').count(), 1, 'what is no store is not listed');
  await page.getByRole('link', { name: 'What is Africa worth?' }).click();
  await page.getByRole('heading', { name: 'What is Africa worth?' }).waitFor();
  assert.equal(await page.locator('tbody tr').count(), 9);
  assert.ok(
    await page
      .getByRole('img', { name: /^Games the Roman wins\./ })
      .first()
      .isVisible(),
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG: The effect of each option' }).click(),
  ]);
  assert.ok(readFileSync(await file.path(), 'utf8').startsWith('<svg'));
  await examine(page, 'laboratory-page');
  browser.assertNothingToComplain();
  await page.close();
  await server.stop();
});

test('on a phone every name can be read', async () => {
  const page = await browser.visit(pathToFileURL(report).href, { viewport: phone });
  const figure = page.locator('#report > figure', { hasText: 'against the first setup' });
  await figure.getByText('Show the picture').click();
  const names = await figure.locator('svg text').allTextContents();
  assert.match(names.join('; '), /resources of start ?20/);
  const cut = await page.locator('#report svg text').evaluateAll((texts) =>
    texts
      .filter((text) => {
        const [own, picture] = [text, text.ownerSVGElement].map((each) =>
          each.getBoundingClientRect(),
        );
        return own.left < picture.left - 1 || own.right > picture.right + 1;
      })
      .map((text) => text.textContent),
  );
  assert.deepEqual(cut, [], 'no name leaves its picture');
});

test('the setups that pictures compare are chosen in the table, six at most', async () => {
  const page = await browser.visit(pathToFileURL(report).href);
  const box = (africa, start) =>
    page.getByRole('checkbox', {
      name: `Compare value of africa = ${africa}, resources of start = ${start}`,
    });
  const figure = page.locator('#report > figure', { hasText: 'How many games continue' });
  await figure.getByText('6 of 9 setups are compared').waitFor();
  assert.ok(await box(3, 10).isChecked(), 'the first setup');
  assert.ok(await box(7, 20).isChecked(), 'the last setup');
  assert.equal(await box(3, 14).isEnabled(), false, 'a seventh cannot be added');

  await box(3, 10).scrollIntoViewIfNeeded();
  const { y } = await box(3, 10).boundingBox();
  await box(3, 10).press('Space');
  await figure.getByText('5 of 9 setups are compared').waitFor();
  assert.ok(await box(3, 10).evaluate((each) => each === document.activeElement));
  assert.ok(Math.abs((await box(3, 10).boundingBox()).y - y) < 2, 'the table stays where it was');
  await box(3, 14).check();
  await figure.getByText('6 of 9 setups are compared').waitFor();
  const named = await figure.textContent();
  assert.ok(named.includes('3 · 14'), named);
  assert.ok(!named.includes('3 · 10'), named);
  browser.assertNothingToComplain();
  await page.close();
});

test('games are written as Parquet, and a reader finds the same', async () => {
  const lines = lab('export', 'africa.sqlite', '--games', '--json').toString();
  const file = path.join(folder, 'games.parquet');
  execFileSync(parquet, [file], { input: lines });
  const games = await parquetReadObjects({ file: await asyncBufferFromFile(file) });
  assert.equal(games.length, 540);
  const plain = games.map((game) =>
    Object.fromEntries(
      Object.entries(game).map(([name, value]) => [
        name,
        typeof value === 'bigint' ? Number(value) : value,
      ]),
    ),
  );
  assert.deepEqual(plain, lines.trim().split('\n').map(JSON.parse));

  const refused = (input) => spawnSync(parquet, [file], { input, encoding: 'utf8' });
  assert.match(refused('{"a":1}\n{"b":2}\n').stderr, /line 2 has no "a"/);
  assert.match(refused('{"a":1}\nno\n').stderr, /line 2 is no JSON/);
  assert.equal(refused('').status, 2);
});
