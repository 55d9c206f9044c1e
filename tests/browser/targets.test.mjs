// A click in the middle of an area means that area, whatever is drawn over a map, and the names of
// areas that may be chosen are not covered.

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

const legalAreas = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-area].legal')].map(({ dataset }) => dataset.area),
  );

/** Where one presses an area: its ring, or its counter, in px of the window; null out of sight. */
const spotOf = (page, area) =>
  page.evaluate((id) => {
    const frame = document.querySelector('.land-map').getBoundingClientRect();
    const mark = document.querySelector(
      `[data-mark="${id}"], [data-counters="${id}"] [data-counter]`,
    );
    if (!mark) return null;
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const spot = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const isIn =
      spot.x > frame.left && spot.x < frame.right && spot.y > frame.top && spot.y < frame.bottom;
    return isIn ? spot : null;
  }, area);

/** The areas whose ring or counter lies under the card beside the pointer. */
async function underCard(page, areas) {
  const card = await page.locator('.card').first().boundingBox();
  if (!card) return [];
  const spots = await Promise.all(areas.map(async (id) => ({ id, spot: await spotOf(page, id) })));
  return spots.flatMap(({ id, spot }) =>
    spot &&
    spot.x > card.x &&
    spot.x < card.x + card.width &&
    spot.y > card.y &&
    spot.y < card.y + card.height
      ? [id]
      : [],
  );
}

for (const viewport of windows)
  test(`a full set of orders leaves all that may be chosen next in reach at ${viewport.width} px`, async () => {
    const { request } = fullTables.find(({ name }) => name === 'diplomacy standard');
    const { seat, ...table } = request;
    const { links } = await server.newTable(table);
    const page = await browser.visit(server.address + links[seat], { viewport });
    const area = (id) => page.locator(`[data-area="${id}"]`);
    await page.locator('[data-area].legal').first().waitFor({ state: 'attached' });
    const units = request.position.units.FRANCE.map((unit) => unit.slice(2, 5));
    // Each unit moves where it may, and what lies there then is drawn over the map.
    for (const unit of units) {
      await area(unit).press('Enter');
      await page.keyboard.press('m');
      const goals = await legalAreas(page);
      await area(goals[0]).press('Enter');
    }
    for (const unit of units) {
      await area(unit).press('Enter');
      await area(unit).and(page.locator('.chosen')).waitFor({ state: 'attached' });
      const goals = await legalAreas(page);
      for (const goal of goals) {
        const spot = await spotOf(page, goal);
        if (!spot) continue;
        await page.mouse.move(spot.x, spot.y);
        const met = await page.evaluate(
          ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-area]')?.dataset.area,
          spot,
        );
        assert.equal(met, goal, `${unit}, ${goal}`);
        assert.deepEqual(await underCard(page, goals), [], `the card of ${goal}, with ${unit}`);
      }
      // Once for the card, once for the unit in hand.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.locator('.hit.chosen').waitFor({ state: 'detached' });
    }
    await page.close();
  });
