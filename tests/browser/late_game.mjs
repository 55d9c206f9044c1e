// Games that are nearly over. A record that is cut off at the end of a line is a shorter record, and
// goes on with dice of its own: how such a game ends is as open as in any other.

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './server.mjs';

/** So many plies before the end; two or three turns. */
const kLeft = 60;

/** The record of a golden game, without its last plies. */
export function lateGame(game, number, left = kLeft) {
  const golden = path.join(root, `src/games/${game}/golden/${number}.record`);
  const lines = readFileSync(golden, 'utf8').trimEnd().split('\n');
  return `${lines.slice(0, lines.length - left).join('\n')}\n`;
}

/** Loads a game in the lobby, as a file from the disk of whoever sits there; `press` asks for one. */
export async function loadGame(page, record, press) {
  const chooser = page.waitForEvent('filechooser');
  // A key is quicker than the request to be told of the dialog; what is answered after it is not.
  await page.title();
  await press();
  await (
    await chooser
  ).setFiles({
    name: 'late.occ',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });
  // In a game for several the lobby asks who plays; one person takes all seats here.
  const set = page.getByRole('button', { name: 'Continue the game' });
  await Promise.race([page.waitForURL(/\/table\//), set.waitFor()]);
  if (await set.isVisible()) {
    await page.getByRole('radio', { name: /^Around one screen/ }).check();
    await set.click();
  }
  await page.waitForURL(/\/table\//);
}

/** Leaves the table for the lobby, and loads a game there by the mouse. */
export async function goOnWith(page, record) {
  await page.getByRole('link', { name: /all games$/ }).click();
  const button = page.getByRole('button', { name: 'Load a game' });
  await loadGame(page, record, () => button.click());
}
