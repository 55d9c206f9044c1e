// The report of a game: asked for, read, and gone by.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { barriers, examine, phone, screenshot, wide } from './browser.mjs';
import { root } from './server.mjs';
import { isOffline, setUp } from './set_up.mjs';

const { server, browser } = setUp();

/** "61 %", "+3.5" or "−2": points of a hundred. */
const pointsOf = (text) => Number(text.replace('−', '-').replace(/[^\d.+-]/g, ''));

async function finished(game, seats, options = {}) {
  const computers = Object.fromEntries(
    Object.entries(seats).map(([seat, player]) => [seat, { kind: 'computer', player }]),
  );
  const { table, watch } = await server.newTable({ game, seats: computers, options, delay: 0 });
  const known = `${server.address}/api/tables/${table}`;
  while ((await (await fetch(known)).json()).result === null)
    await new Promise((soon) => setTimeout(soon, 100));
  return server.address + watch;
}

async function makeReport(page) {
  await page
    .getByText(/is over|has won|stands|fallen/i)
    .first()
    .waitFor();
  await page.getByRole('tab', { name: 'Report' }).click();
  await page.getByRole('button', { name: 'Make the report' }).click();
  await page.getByRole('heading', { name: 'Luck and skill' }).waitFor();
}

test(
  'a report says where a game was won, adds up, and leads to every step',
  { skip: isOffline },
  async () => {
    const address = await finished('empire', { roman: 'expand', barbarian: 'mass' });
    const page = await browser.visit(address, { viewport: wide });
    await makeReport(page);
    const values = await page.locator('[data-part="report"] td').allTextContents();
    const [start, luck, own, others, reappraisal, end] = values.map(pointsOf);
    assert.ok(end === 0 || end === 100, values.join(' '));
    // Each is rounded to a tenth.
    assert.ok(Math.abs(start + luck + own + others + reappraisal - end) < 0.31, values.join(' '));

    // A reader who looks at something else, or turns the phone, finds it again.
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.setViewportSize(phone);
    await page.getByRole('tab', { name: 'Report' }).click();
    await page.getByRole('heading', { name: 'Luck and skill' }).waitFor();
    await page.setViewportSize(wide);
    await page.getByRole('heading', { name: 'Luck and skill' }).waitFor();

    const slider = page.getByRole('slider', { name: 'Step' }).first();
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'What if? Play on from step 0' }).waitFor();
    await page.locator('section[aria-labelledby="report-turning"] button').first().click();
    const whatIf = page.getByRole('button', { name: /What if\? Play on from step [1-9]/ });
    await whatIf.click();
    await page.waitForURL((url) => url.toString() !== address);
    await page.getByRole('tab', { name: 'Report' }).waitFor();

    // On a page of its own: it is looked at in every width.
    const looked = await browser.visit(address, { viewport: wide });
    await makeReport(looked);
    await examine(looked, 'report');
  },
);

test(
  'a report says how far it is, is stopped, and has the curves of all seats',
  { skip: isOffline },
  async () => {
    const powers = 'visigoths romano-british gaul vandals western huns eastern';
    const seats = Object.fromEntries(powers.split(' ').map((power) => [power, 'greedy']));
    const address = await finished('diplomacy', seats, { last_year: '403' });
    const page = await browser.visit(address, { viewport: wide });
    await page.getByRole('link', { name: 'Chronicle', exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Report' }).click();
    // The server answers for the report when the page has seen how far it is.
    let answer = () => {};
    const seen = new Promise((resolve) => (answer = resolve));
    await page.route(/api\/reports\/[^/]+$/, async (route) => {
      await seen;
      await route.continue();
    });
    await page.route(/\/progress$/, (route) => route.fulfill({ json: { done: 0.42 } }));
    await page.getByRole('button', { name: 'Make the report' }).click();
    await page.getByText('42 % done').waitFor();
    const centres = page.getByRole('region', { name: 'Supply centres by year' });
    assert.equal(await centres.getByRole('row').count(), 1 + 3, 'a row for each year');
    for (const name of ['Visigoths (Alaric)', 'Huns (Attila)'])
      assert.ok(await page.getByRole('listitem').filter({ hasText: name }).first().isVisible());
    // A reader who looks at something else meanwhile finds it still at work.
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('tab', { name: 'Report' }).click();
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await stop.click();
    await page.getByText('The report was stopped.').waitFor();
    assert.equal(await stop.count(), 0);
    answer();
    await page.getByRole('button', { name: 'Make it again' }).click();
    await page.getByRole('heading', { name: 'Luck and skill' }).waitFor();
    assert.deepEqual(await barriers(page), []);
    await screenshot(page, 'report-diplomacy');
  },
);

test('a placing of six dice is read at a glance', { skip: isOffline }, async () => {
  const record = readFileSync(`${root}/tests/records/rome_must_fall/295ea5b-0001.record`, 'utf8');
  const { watch } = await server.newTable({ record });
  const page = await browser.visit(server.address + watch, { viewport: wide });
  await makeReport(page);
  const strip = page.locator('section[aria-labelledby="report-costly"] .strip').first();
  assert.match(
    await strip.innerText(),
    /^Va\s+\d\s+Vi\s+\d\s+Fr\s+\d\s+Se\s+\d\s+Hu\s+\d\s+Os\s+\d$/,
  );
  const turning = page.locator('section[aria-labelledby="report-turning"]');
  await turning.locator('.strip').first().waitFor();
  assert.doesNotMatch(await turning.innerText(), /points\. Better was “Place/);
  await page.getByRole('link', { name: 'Chronicle', exact: true }).click();
  await page.locator('section[aria-labelledby="chronicle-costly"] .strip').first().waitFor();
});

test('a report can be read on a phone', { skip: isOffline }, async () => {
  const address = await finished('pomerium', { general: 'simple' });
  const page = await browser.visit(address, { viewport: phone, colorScheme: 'dark' });
  await makeReport(page);
  assert.deepEqual(await barriers(page), []);
  await screenshot(page, 'report-phone');
});

test(
  'no report is made while people play against one another elsewhere',
  { skip: isOffline },
  async () => {
    const { watch, links } = await server.newTable({
      game: 'empire',
      seats: { roman: { kind: 'human' }, barbarian: { kind: 'human' } },
    });
    for (const link of Object.values(links)) await browser.visit(server.address + link);
    const page = await browser.visit(server.address + watch, { viewport: wide });
    await page.getByRole('tab', { name: 'Report' }).click();
    await page.getByText('Advice and reports are off while people play each other').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Make the report' }).count(), 0);
    await page.goto(`${server.address}${watch.replace(/#.*/, '')}/chronicle`);
    await page.getByText('Luck and decisions could not be worked out.').waitFor();
  },
);
