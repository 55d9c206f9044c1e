// What the tests of tables share, and those of games with a story.

import assert from 'node:assert/strict';

export const plySlider = (page) => page.getByRole('slider', { name: 'Ply shown' });

/** Does something and waits until the table has moved on, or back. */
export async function movedOn(page, action) {
  const slider = plySlider(page);
  const ply = await slider.inputValue();
  await action();
  await page.waitForFunction(([it, old]) => it.value !== old, [await slider.elementHandle(), ply]);
}

/** The answers that are listed now, in order; none while another seat is to move. */
export const answers = (page) => page.locator('.prompt li.row:not(.no) > button');

/** What a game came to, in figures. */
export const ending = (page) => page.getByLabel('What it came to');

export const story = (page) => page.getByRole('region', { name: 'What happened' });

/** "1 of 7". */
export const storyPlace = async (page) =>
  (await story(page).locator('.place').textContent()).trim();

/** Goes on by press and by key, and back, from the first event to the second. */
export async function stepThroughStory(page) {
  await story(page).locator('.place').waitFor();
  assert.match(await storyPlace(page), /^1 of \d+$/);
  await story(page).getByRole('button', { name: 'Next event' }).click();
  assert.match(await storyPlace(page), /^2 of/);
  await page.keyboard.press('e');
  assert.match(await storyPlace(page), /^3 of/);
  await page.keyboard.press('Shift+E');
  assert.match(await storyPlace(page), /^2 of/);
}

/** The rule of an event opens the rulebook; the story can be left, and stays at hand. */
export async function leaveStory(page) {
  await story(page)
    .getByRole('button', { name: /^Rule / })
    .click();
  await page.getByRole('complementary', { name: 'Rulebook' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('x');
  await story(page)
    .getByRole('button', { name: /^What happened: \d+ events/ })
    .waitFor();
}
