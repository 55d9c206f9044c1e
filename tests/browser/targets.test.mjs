// Whatever is drawn over a map, a press in the middle of an area means that area, and the names of areas that
// may be chosen are not covered.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { drawnMarks } from './drawn_marks.mjs';
import { fullTables } from './full_boards.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const windows = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

/** Areas of the map that something else takes the press of, where their counters or signs are drawn. */
const taken = (page) =>
  page.evaluate(() => {
    const map = document.querySelector('.land-map');
    const frame = map.getBoundingClientRect();
    const drawn = [...map.querySelectorAll('[data-counters], [data-mark], [data-name]')];
    return drawn.flatMap((mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isIn = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
      const met = document.elementFromPoint(x, y);
      if (!isIn || met?.closest('[data-area], .buttons')) return [];
      // Names may lie on the sea beside their area.
      return met?.matches('.sea, .paper, .water')
        ? []
        : [`${met?.tagName} ${met?.getAttribute('class')}`];
    });
  });

/** Names that a tag lies over. */
function coveredNames({ marks }, tags) {
  return marks
    .filter(({ kind }) => kind === 'name')
    .filter(({ box }) =>
      tags.some(
        (tag) =>
          tag.left < box.right - 1 &&
          box.left < tag.right - 1 &&
          tag.top < box.bottom - 1 &&
          box.top < tag.bottom - 1,
      ),
    )
    .map(({ text, area }) => `${text} of ${area}`);
}

const tagsOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-tag]')].map((tag) => {
      const { left, right, top, bottom } = tag.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

for (const { name, request } of fullTables.filter((each) => !each.request.board))
  test(`${name}: a press on the map means the area below, and no tag hides a name`, async () => {
    const { seat, ...table } = request;
    const { links } = await server.newTable(table);
    const page = await browser.visit(server.address + links[seat], { viewport: windows[0] });
    await page.locator('[data-name]').first().waitFor();
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const drawn = await drawnMarks(page);
      await page.mouse.move(1, 1);
      assert.deepEqual(await taken(page), [], `${viewport.width} px`);
      assert.deepEqual(coveredNames(drawn, await tagsOf(page)), [], `${viewport.width} px`);
    }
    await page.close();
  });

test('an arrow leaves the press to the province below it', async () => {
  const { links } = await server.newTable({ game: 'diplomacy', options: { game: 'standard' } });
  const page = await browser.visit(server.address + links.france);
  const area = (id) => page.locator(`[data-area="${id}"]`);
  await area('PAR').press('Enter');
  await area('BUR').press('Enter');
  await page.locator('.arrows .move .reach').first().waitFor({ state: 'attached' });
  // Every few px of the arrow: what a press there meets.
  const met = await page.evaluate(() =>
    [...document.querySelectorAll('.arrows .reach')].flatMap((path) => {
      const place = path.getScreenCTM();
      return Array.from({ length: 21 }, (_, i) => {
        const at = path.getPointAtLength((path.getTotalLength() * i) / 20);
        const { x, y } = DOMPoint.fromPoint(at).matrixTransform(place);
        return Boolean(document.elementFromPoint(x, y)?.closest('[data-area]'));
      });
    }),
  );
  assert.ok(met.length > 0);
  assert.ok(met.every(Boolean));
  // To point at an arrow still tells of it.
  const spot = await page.evaluate(() => {
    const path = document.querySelector('.arrows .reach');
    const at = path.getPointAtLength(path.getTotalLength() / 2);
    const { x, y } = DOMPoint.fromPoint(at).matrixTransform(path.getScreenCTM());
    return { x, y };
  });
  await page.mouse.move(spot.x, spot.y);
  await page.locator('.order.pointed').first().waitFor();
});
