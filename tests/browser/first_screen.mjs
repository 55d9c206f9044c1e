// The parts that can be seen and clicked without scrolling.

import assert from 'node:assert/strict';

/** Runs in the page: whether all of an element is in the window, and its middle is not covered. */
function whyOutOfSight(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (right - left < 1 || bottom - top < 1) return 'has no size';
  const places = [];
  for (let each = element.parentElement; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const box = each.getBoundingClientRect();
    if (top < box.top - 1 || bottom > box.bottom + 1) places.push(each.className || each.tagName);
  }
  if (places.length > 0) return `is cut off by ${places.join(', ')}`;
  if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
    return 'is out of the window';
  const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(met) || met?.contains(element) ? '' : `is under ${met?.className}`;
}

/** The page has drawn what a new size of the window made of it. */
const drawn = (page) =>
  page.evaluate(
    () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))),
  );

/** `parts` by name: each is there, in the window as it stands, and under nothing. */
export async function assertInFirstScreen(page, parts) {
  const { width } = page.viewportSize();
  await drawn(page);
  for (const [name, part] of Object.entries(parts)) {
    await part.first().waitFor();
    assert.equal(await part.first().evaluate(whyOutOfSight), '', `${name} at ${width} px`);
  }
}
