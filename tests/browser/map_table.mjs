// What the tests of games on a map share: waiting for an answer, and looking at a page in all its
// shapes.

import assert from 'node:assert/strict';

import { assertNoSidewaysScroll, barriers, phone, screenshot, wide } from './browser.mjs';

/** Does something and waits until the table has moved on, or back. */
export async function movedOn(page, action) {
  const slider = page.getByRole('slider', { name: 'Ply shown' });
  const ply = await slider.inputValue();
  await action();
  await page.waitForFunction(([it, old]) => it.value !== old, [await slider.elementHandle(), ply]);
}

/** Looks at the page in both widths and themes: nothing sticks out, and axe finds no barrier. */
export async function examine(page, name) {
  const found = [];
  for (const viewport of [phone, wide]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light']) {
      await page.emulateMedia({ colorScheme });
      const place = `${name}-${viewport.width}-${colorScheme}`;
      await screenshot(page, place);
      await assertNoSidewaysScroll(page, place);
      found.push(...(await barriers(page)).map((barrier) => `${place}: ${barrier}`));
    }
  }
  assert.deepEqual(found, []);
}
