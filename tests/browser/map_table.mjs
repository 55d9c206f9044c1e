// What the tests of games on a map share.

/** Does something and waits until the table has moved on, or back. */
export async function movedOn(page, action) {
  const slider = page.getByRole('slider', { name: 'Ply shown' });
  const ply = await slider.inputValue();
  await action();
  await page.waitForFunction(([it, old]) => it.value !== old, [await slider.elementHandle(), ply]);
}
