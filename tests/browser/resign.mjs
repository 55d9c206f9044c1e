// The shortest game there is: it is begun and given up.

/** Begins by this button, and gives the game up. */
export async function resign(page, begin) {
  await begin.click();
  await page.getByText('Draw, resign and more', { exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Resign' })
    .click();
  await page
    .getByText(/resigns, so the Barbarian wins\./)
    .first()
    .waitFor();
}
