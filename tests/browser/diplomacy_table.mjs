// The actions of a Diplomacy player on the page, found by role and by name.

import { prompt } from './map_table.mjs';

export const province = (page, id) => page.locator(`[data-area="${id}"]`);
export const orders = (page) => prompt(page).getByRole('list', { name: 'Your orders' });
export const chooser = (page, name) => page.locator('.card').getByRole('button', { name });
export const confirm = (page) => prompt(page).getByRole('button', { name: 'Confirm', exact: true });

/** Presses a province on the map by the keyboard, where nothing lies over it. */
export async function press(page, id) {
  await province(page, id).press('Enter');
}

/** Points at provinces one after another; a press that asks is answered with the button named. */
export async function point(page, ...steps) {
  for (const step of steps) {
    if (step instanceof RegExp) await chooser(page, step).click();
    else await press(page, step);
  }
}

/** Clicks a province where the mouse meets it and nothing else. */
async function click(page, id) {
  await province(page, id).waitFor({ state: 'attached' });
  const at = await page.evaluate((wanted) => {
    const box = document.querySelector(`[data-area="${wanted}"]`).getBoundingClientRect();
    const steps = 24;
    for (let row = 1; row < steps; ++row)
      for (let column = 1; column < steps; ++column) {
        const x = box.x + (box.width * column) / steps;
        const y = box.y + (box.height * row) / steps;
        const met = document.elementFromPoint(x, y)?.closest('[data-area]');
        if (met?.getAttribute('data-area') === wanted) return { x, y };
      }
    return null;
  }, id);
  if (!at) throw new Error(`No point of ${id} can be clicked.`);
  await page.mouse.click(at.x, at.y);
}

/** The same as point(), by the mouse. */
export async function clickOn(page, ...steps) {
  for (const step of steps) {
    if (step instanceof RegExp) await chooser(page, step).click();
    else await click(page, step);
  }
}

export async function type(page, ...lines) {
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByLabel('One order a line').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Read them' }).click();
  await page
    .getByRole('list', { name: 'How we read them' })
    .getByRole('listitem')
    .nth(lines.length - 1)
    .waitFor();
}

export async function sitAt(page, seat) {
  await page.getByLabel('You order for').selectOption(seat);
  await page.locator('select[aria-busy="false"]').waitFor();
  await confirm(page).waitFor();
}

export const shortfall = (page) => prompt(page).getByText(/ha(s|ve) no order: /);

/** Confirms the orders of this seat, also if some are left out. */
export async function seal(page) {
  const isAsked = await shortfall(page).isVisible();
  await confirm(page).click();
  if (isAsked) await prompt(page).getByRole('button', { name: 'Confirm anyway' }).click();
}

export async function confirmAs(page, ...seats) {
  for (const seat of seats) {
    await sitAt(page, seat);
    await seal(page);
  }
}

/** The heading under which the screen waits for the next person: “the Huns”. */
export const handOver = (page, name) =>
  page.getByRole('heading', { name: `Pass the screen to the player of ${name}.` });

/** The player called takes the screen: there is a question, or there is nothing to order. */
export async function takeScreen(page, name, words = '.*\\?') {
  await handOver(page, name).waitFor();
  await page.getByRole('button', { name: `Continue as ${name}` }).click();
  const heading = new RegExp(`^${name.charAt(0).toUpperCase()}${name.slice(1)}: ${words}$`);
  await page.getByRole('heading', { name: heading }).waitFor();
}

/** Waits for a season and its part, as the heading has them: "Spring 401", "Movement". */
export async function phaseIs(page, season, part) {
  await page.getByText(new RegExp(`^${season}( A\\.D\\.)?\\s*${part}$`)).waitFor();
}

/** A page that remembers all seats of a new table that people play; `alone`: they are one person's. */
export async function pageOfAll(browser, server, request, alone) {
  const table = await server.newTable({ game: 'diplomacy', ...request });
  const page = await browser.visit(server.address);
  const human = ([id]) => (request.seats?.[id]?.kind ?? 'human') === 'human';
  const seats = Object.fromEntries(Object.entries(table.seats).filter(human));
  await page.evaluate((known) => localStorage.setItem('occasus.tables', JSON.stringify([known])), {
    id: table.table,
    game: 'diplomacy',
    title: '',
    host: table.host,
    seats,
    alone,
    visited: 1,
  });
  return { page, table };
}

/** One person plays all seats, and looks from `seat` first. */
export async function sandbox(browser, server, request, seat) {
  const { page, table } = await pageOfAll(browser, server, request, true);
  await page.goto(`${server.address}${table.links[seat]}`);
  await confirm(page).waitFor();
  return { page, table };
}

/** Several people share the screen, and nobody sits before it yet. */
export async function sharedScreen(browser, server, request) {
  const { page, table } = await pageOfAll(browser, server, request, false);
  await page.goto(`${server.address}/table/${table.table}`);
  return { page, table };
}

export const letters = (page) => page.getByRole('region', { name: 'Messages', exact: true });

/** Opens the conversation whose button begins with this name: "Gaul", "The Huns". */
export async function converse(page, name) {
  const press = letters(page);
  const buttons = press.getByRole('group', { name: 'Conversations' }).getByRole('button');
  await buttons.filter({ hasText: new RegExp(`^\\s*${name}`) }).click();
  return press;
}

/** Writes into the conversation that is open, and sends it. */
export async function send(page, words) {
  await letters(page).getByRole('textbox').fill(words);
  await letters(page)
    .getByRole('button', { name: /^Send to/ })
    .click();
}
