// The layout of the table page: it stands still in every window, follows the letters and colours of the
// system, and shows on a phone what one plays with.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { assertNoSidewaysScroll, screenshot, wide } from './browser.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const games = [
  'Rome Must Fall',
  'Pomerium',
  'The Barbarian Invasions',
  'The Fall of the Roman Empire',
  'Fall of Rome',
];
const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

async function play(game, options) {
  const page = await browser.visit(server.address, options);
  await page.getByRole('button', { name: `Play: ${game}`, exact: true }).click();
  await page.locator('.prompt').waitFor();
  return page;
}

/** Which of these are not seen whole, in words: something lies over them, or an edge cuts them. */
const hidden = (page, selector) =>
  page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)];
    if (found.length === 0) return [`there is no ${selector}`];
    return found
      .filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const spots = [
          [left + 2, top + 2],
          [right - 2, bottom - 2],
          [(left + right) / 2, (top + bottom) / 2],
        ];
        return !spots.every(([x, y]) => {
          const seen = document.elementFromPoint(x, y);
          return seen && (each.contains(seen) || seen.contains(each));
        });
      })
      .map((each) => `${selector} ${each.ariaLabel ?? each.textContent.trim()}`);
  }, selector);

for (const game of games)
  test(`${game}: the page as a whole never scrolls`, async () => {
    const page = await play(game);
    for (const viewport of [
      wide,
      { width: 1280, height: 720 },
      { width: 768, height: 1024 },
      ...phones,
    ]) {
      await page.setViewportSize(viewport);
      await page.mouse.move(viewport.width / 2, 20);
      await page.mouse.wheel(0, 800);
      const { height, moved } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        moved: scrollY,
      }));
      assert.deepEqual({ height, moved }, { height: viewport.height, moved: 0 });
      await assertNoSidewaysScroll(page, `${game} at ${viewport.width}`);
    }
  });

for (const viewport of phones) {
  const where = `${viewport.width} × ${viewport.height}`;

  test(`${where}: all enemies and all dice of Rome Must Fall are seen`, async () => {
    const page = await play('Rome Must Fall', { viewport });
    await page.getByRole('heading', { name: 'Where do you place your six dice?' }).waitFor();
    await screenshot(page, `phone-rome-must-fall-${viewport.width}`);
    for (const [selector, count] of [
      ['section[data-tracker]', 6],
      ['[data-die]', 6],
      ['.status :is(b, span)', 3],
    ]) {
      assert.equal(await page.locator(selector).count(), count, selector);
      assert.deepEqual(await hidden(page, selector), []);
    }
  });

  test(`${where}: the opponent and one’s own side are seen`, async () => {
    const page = await play('The Fall of the Roman Empire', { viewport });
    assert.deepEqual(await hidden(page, '[data-part="seats"] li'), []);
    const words = await page.locator('[data-part="seats"] li').allInnerTexts();
    assert.equal(words.length, 2);
    assert.match(words.join(), /you/);
    assert.match(words.join(), /computer/);
  });

  test(`${where}: the time left is seen`, async () => {
    const page = await play('Fall of Rome', { viewport });
    assert.deepEqual(await hidden(page, '.sides .clock'), []);
    assert.deepEqual(await hidden(page, '[data-part="seats"] li'), []);
  });
}

test('the system’s colours tell what is chosen, and show the steps of the game', async () => {
  const page = await play('Fall of Rome');
  await page.emulateMedia({ forcedColors: 'active' });
  await screenshot(page, 'forced-colours');
  const grounds = await page.evaluate(() =>
    ['aria-selected', 'aria-pressed'].map((state) =>
      ['true', 'false'].map((is) => {
        const found = document.querySelector(
          `.side [${state}="${is}"], .side [role=tab][${state}="${is}"]`,
        );
        return found && getComputedStyle(found).backgroundColor;
      }),
    ),
  );
  for (const [chosen, other] of grounds) {
    assert.ok(chosen && other);
    assert.notEqual(chosen, other);
  }
  // Where the system's colours are not taken as they are, letters lie on a plate that hides them.
  const plates = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-selected="true"], [aria-pressed="true"]')].map(
      (each) => getComputedStyle(each).forcedColorAdjust,
    ),
  );
  assert.ok(plates.every((adjust) => adjust === 'none'));
  const [track, ground] = await page.evaluate(() => [
    getComputedStyle(document.querySelector('.replay .track'), '::before').backgroundColor,
    getComputedStyle(document.querySelector('.replay')).backgroundColor,
  ]);
  assert.notEqual(track, ground);
});

test('the theme button follows the system', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Dark page' }).waitFor();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Light page' }).waitFor();
});

test('letters are as large as the reader’s browser says', async () => {
  const page = await play('The Fall of the Roman Empire');
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, p, button, summary, small, kbd')]
        .filter((each) => !each.closest('svg') && each.offsetParent)
        .map((each) => parseFloat(getComputedStyle(each).fontSize)),
    );
  const smallest = Math.min(...(await sizes()));
  const wire = await page.context().newCDPSession(page);
  await wire.send('Page.enable');
  await wire.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await page.reload();
  await page.locator('.prompt').waitFor();
  await screenshot(page, 'letters-24');
  assert.ok(Math.min(...(await sizes())) >= 1.5 * smallest - 0.01);
  await assertNoSidewaysScroll(page, 'letters of 24 px');
});

test('a refusal is told until the next press', async () => {
  const page = await play('Fall of Rome');
  await page.locator('[data-area="SPA"]').press('Enter');
  const refusal = page.locator('.refusal');
  await refusal.waitFor();
  await refusal.locator('p').click();
  assert.equal(await refusal.count(), 1);
  await page.locator('.prompt h2').click();
  await refusal.waitFor({ state: 'detached' });
});
