// The helpers of the tests of tables, and of games with a story.

import assert from 'node:assert/strict';

/** By its label: to name every slider, button and area of a page by ear takes longer than a turn. */
export const plySlider = (page) => page.locator('input[aria-label="Step shown"]');

/** Where the table asks: what is looked for there alone is found at once. */
export const prompt = (page) => page.locator('.prompt');

/** Does something and waits until the table has moved on, or back. */
export async function movedOn(page, action) {
  const slider = plySlider(page);
  const ply = await slider.inputValue();
  await action();
  await page.waitForFunction(([it, old]) => it.value !== old, [await slider.elementHandle(), ply]);
}

/** The answers that are listed now, in order; none while another seat is to move. */
export const answers = (page) => page.locator('.prompt li.row:not(.no) > button');

/** The results of a game, in numbers. */
export const ending = (page) => prompt(page).getByLabel('Result');

export const story = (page) => prompt(page).getByRole('group', { name: 'What happened' });

/** The button that tells once more what has happened since the last answer. */
export const retell = (page) => prompt(page).getByRole('button', { name: /^Events: \d+/ });

/** "1 of 7". */
export const storyPlace = async (page) =>
  /\d+ of \d+/.exec(await story(page).locator('.place').textContent())?.[0];

/** Goes on by press and by key, and back, from the first event to the second. */
export async function stepThroughStory(page) {
  await retell(page).click();
  assert.match(await storyPlace(page), /^1 of \d+$/);
  await page.getByRole('button', { name: 'One step on' }).click();
  assert.match(await storyPlace(page), /^2 of/);
  await page.keyboard.press('.');
  assert.match(await storyPlace(page), /^3 of/);
  await page.keyboard.press(',');
  assert.match(await storyPlace(page), /^2 of/);
}

/** The rule of an event opens the rulebook; the story can be left, and stays at hand. */
export async function leaveStory(page) {
  await prompt(page)
    .getByRole('button', { name: /^Rule / })
    .first()
    .click();
  await page.getByRole('complementary', { name: 'Rulebook' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await retell(page).waitFor();
}

/**
 * The words on the screen while the past is shown, in every place that could speak of another
 * moment. All of it is read at once.
 */
export const momentOf = (page) =>
  page.evaluate(() => {
    const words = (selector) => document.querySelector(selector)?.textContent.trim() ?? '';
    const line = [...document.querySelectorAll('.log li')].at(-1)?.querySelector('button');
    const log = document.querySelector('.log');
    return {
      place: words('.prompt .place'),
      heading: words('.prompt h2'),
      lastLine: line?.textContent.trim() ?? '',
      bottom: log ? log.scrollHeight - log.scrollTop - log.clientHeight : null,
      answers: document.querySelectorAll('.prompt li.row').length,
      legal: document.querySelectorAll('.sheet .legal').length,
      advice: [...document.querySelectorAll('button')].some(
        ({ textContent }) => textContent.trim() === 'Advise me',
      ),
    };
  });
