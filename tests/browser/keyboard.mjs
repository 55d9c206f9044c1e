// A user without a mouse.

import assert from 'node:assert/strict';

export async function focusedName(page) {
  return page.evaluate(() => {
    const element = document.activeElement?.cloneNode(true);
    for (const unheard of element?.querySelectorAll('[aria-hidden="true"]') ?? []) unheard.remove();
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });
}

/** Presses Tab until what is named so has the focus. */
export async function tabTo(page, name) {
  for (let presses = 0; presses < 200; ++presses) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not reach ${name}`);
}
