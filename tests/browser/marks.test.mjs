// Marks on the maps as they are drawn, with the fullest position of each game: every name, value,
// supply centre and counter lies in its own area and none over another, on wide screens and on
// phones, on the built-in boards and on boards of one's own.
//
// A small plate leaves out, as any map does: names, values of areas, and the signs beside counters;
// on the whole map on a phone also the dot of a supply centre on which a unit stands. Counters are
// then drawn as numbers or as dots, and names in letters of 9 px at least. At 1440 px all values
// and nineteen names in twenty are there, and near by and on wider screens all.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { screenshot } from './browser.mjs';
import { drawnMarks, misplaced, overlaps } from './drawn_marks.mjs';
import { fullTables } from './full_boards.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const windows = [
  { width: 2560, height: 1440 },
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];
/** Px a plate unit; no other map is drawn so small. */
const wholeOnPhone = 0.38;
/** Px; smaller letters cannot be read. */
const smallestLetters = 9;

const areasWith = (marks, ...kinds) =>
  new Set(marks.filter(({ kind }) => kinds.includes(kind)).map(({ area }) => area));

const without = (areas, found) => areas.filter((area) => !found.has(area));

/** The claims for every width and zoom. */
function assertLegible({ scale, marks }, expected, where) {
  assert.deepEqual(misplaced(marks), [], `${where}: in the wrong place`);
  assert.deepEqual(overlaps(marks), [], `${where}: over another`);
  const astray = marks.filter(({ kind, area, hit, leader }) => {
    const isClicked = hit !== null && kind !== 'toll' && !leader;
    return isClicked && hit !== area;
  });
  assert.deepEqual(astray, [], `${where}: a click would choose another area`);
  const illegible = marks.filter(({ size }) => size < smallestLetters - 0.01);
  assert.deepEqual(illegible, [], `${where}: letters too small`);
  const counters = areasWith(marks, 'counter');
  assert.deepEqual(without(expected.counter, counters), [], `${where}: no counter in these`);
  const seen = scale < wholeOnPhone ? ['centre', 'counter'] : ['centre'];
  const centreless = without(expected.centre, areasWith(marks, ...seen));
  assert.deepEqual(centreless, [], `${where}: no centre in these`);
}

/** The claims for a plate that is large enough for everything. */
function assertComplete({ scale, areas, marks }, expected, where) {
  const nameless = without(areas, areasWith(marks, 'name'));
  const most = scale < 1 ? areas.length / 20 : 0;
  assert.ok(nameless.length <= most, `${where}: names left out: ${nameless.join()}`);
  assert.deepEqual(
    without(expected.coin, areasWith(marks, 'coin')),
    [],
    `${where}: values left out`,
  );
}

/** How much of the window beside the column the frame of the whole map takes. */
const shareOfWindow = (page) =>
  page.evaluate(() => {
    const { width } = document.querySelector('.neatline').getBoundingClientRect();
    return width / document.querySelector('.land-map').clientWidth;
  });

const isPictured = ({ width }) => width === 1440 || width === 360;

/** The map whole, and as near as one may go. */
const zooms = [
  ['whole', '0', 1],
  ['near', '+', 6],
];

for (const { name, request, expected } of fullTables) {
  test(`${name}: every mark in its own area, none over another`, async (t) => {
    const { seat, ...table } = request;
    const { links } = await server.newTable(table);
    const page = await browser.visit(server.address + links[seat], { viewport: windows[0] });
    const area = page.locator('[data-area]').first();
    await area.waitFor();
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const where = `${name}, ${viewport.width} px`;
      // Also waits until the map knows the size of its window.
      assertLegible(await drawnMarks(page), expected, `${where}, as it opens`);
      for (const [zoom, key, presses] of zooms) {
        for (let i = 0; i < presses; ++i) await area.press(key);
        const drawn = await drawnMarks(page);
        assertLegible(drawn, expected, `${where}, ${zoom}`);
        if (viewport.width >= 1440 || zoom === 'near') assertComplete(drawn, expected, where);
        if (zoom === 'whole' && viewport.width === 2560)
          assert.ok((await shareOfWindow(page)) > 0.95, `${where}: bands beside the map`);
        if (!isPictured(viewport)) continue;
        t.diagnostic(`${viewport.width} px, ${zoom}: ${drawn.marks.length} marks and labels`);
        await screenshot(page, `marks-${name.replaceAll(/\W+/g, '-')}-${viewport.width}-${zoom}`);
      }
    }
    await page.close();
  });
}
