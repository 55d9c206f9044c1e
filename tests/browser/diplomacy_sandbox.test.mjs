// A Diplomacy player sets up a position, orders for all powers, reads why an order failed, tries again, and
// sends the position to others.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { assertNoSidewaysScroll, examine, phone, screenshot } from './browser.mjs';
import { chooser, confirm, orders, phaseIs, point, press, province } from './diplomacy_table.mjs';
import { tabTo } from './keyboard.mjs';
import { prompt } from './map_table.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const panel = (page) => page.getByRole('region', { name: 'Set-up' });
const button = (page, name) => page.getByRole('button', { name });
const label = (page, id) => province(page, id).getAttribute('aria-label');

async function openSandbox() {
  const page = await browser.visit(server.address);
  await page.getByRole('link', { name: 'Sandbox: Fall of Rome' }).click();
  await panel(page).waitFor();
  return page;
}

/** Places a unit of a power, or gives it a centre: `what` is the button on the card. */
async function place(page, id, power, what) {
  await press(page, id);
  await page.locator('.card').getByLabel('Power').selectOption(power);
  await chooser(page, what).press('Enter');
  await page.locator('.card.open').waitFor({ state: 'detached' });
}

/** A supported attack on Burgundy, and a convoy that is attacked. */
async function setUpBattle(page) {
  await button(page, 'Clear all').click();
  await place(page, 'PAR', 'FRANCE', 'Army');
  await place(page, 'MAR', 'FRANCE', 'Army');
  await place(page, 'BUR', 'GERMANY', 'Army');
  await place(page, 'LON', 'ENGLAND', 'Army');
  await place(page, 'NTH', 'ENGLAND', 'Fleet');
  await place(page, 'SPA', 'ITALY', /^Fleet: .*south coast/);
  await place(page, 'PAR', 'FRANCE', 'Centre of France');
  await place(page, 'MUN', 'GERMANY', 'Centre of Germany');
}

async function adjudicate(page) {
  await button(page, /^Confirm for all/).click();
  const anyway = button(page, 'Confirm anyway');
  await anyway.click();
}

/** The link that Copy link copies. */
async function copiedLink(page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, 'Copy link').click();
  await button(page, /^Copied/).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a position is set up, ordered for all, taken back and tried again', async () => {
  const page = await openSandbox();
  assert.match(await label(page, 'PAR'), /Army, France/);
  await setUpBattle(page);
  assert.match(await label(page, 'SPA'), /Fleet on SPA\/SC, Italy/);
  assert.match(await label(page, 'PAR'), /supply centre, France; Army, France/);
  await screenshot(page, 'sandbox-set-up');
  await button(page, 'Write orders').click();
  await confirm(page).waitFor();

  // A unit of any power is ordered by a press: the page takes its seat.
  await point(page, 'PAR', 'BUR', /Move to/);
  await orders(page).getByText('A PAR - BUR').waitFor();
  await point(page, 'BUR', 'PAR', /Move to/);
  await orders(page).getByText('A BUR - PAR').waitFor();
  await point(page, 'LON', 'NWY');
  await orders(page).getByText('A LON - NWY').waitFor();
  await adjudicate(page);
  await phaseIs(page, 'Autumn 1901', 'Movement');
  const french = prompt(page).getByRole('region', { name: 'Results: France' });
  await french.getByText('bounces').waitFor();
  assert.match(await french.textContent(), /A PAR - BUR\s*bounces.*strength/is);
  const english = prompt(page).getByRole('region', { name: 'Results: England' });
  assert.match(await english.textContent(), /A LON - NWY\s*finds no convoy/i);
  await screenshot(page, 'sandbox-why');

  await button(page, 'Take back the last phase').click();
  await phaseIs(page, 'Spring 1901', 'Movement');
  await confirm(page).waitFor();
  await point(page, 'PAR', 'BUR', /Move to/);
  await orders(page).getByText('A PAR - BUR').waitFor();
  await point(page, 'MAR', 'PAR', /Support a move of army Paris/, 'BUR');
  await orders(page).getByText('A MAR S A PAR - BUR').waitFor();
  await point(page, 'LON', 'NWY');
  await orders(page).getByText('A LON - NWY').waitFor();
  await point(page, 'NTH', 'LON', /Convoy army London …/, 'NWY');
  await orders(page).getByText('F NTH C A LON - NWY').waitFor();
  await adjudicate(page);
  await phaseIs(page, 'Spring 1901', 'Retreats');
  assert.match(await label(page, 'BUR'), /Army, France; dislodged: Army, Germany/);
  assert.match(await label(page, 'NWY'), /Army, England/);

  // Dislodged units go along in the link.
  await button(page, 'Set up or share').click();
  const link = await copiedLink(page);
  const other = await browser.visit(link);
  await panel(other).waitFor();
  await other.locator('[data-area="BUR"][aria-label*="dislodged: Army, Germany"]').waitFor();
  assert.equal(await panel(other).getByLabel('Phase').inputValue(), 'SR');
  await button(other, 'Write orders').click();
  await other.getByRole('heading', { name: /Where do your dislodged units retreat/i }).waitFor();
  // Back is the same position.
  await other.goBack();
  await other.locator('[data-area="BUR"][aria-label*="dislodged: Army, Germany"]').waitFor();
});

test('the engine refuses, in words, what cannot be', async () => {
  const page = await openSandbox();
  await panel(page).getByLabel('Year').fill('7');
  await button(page, 'Write orders').click();
  await page.getByRole('alert').getByText('phase is a phase of the game such as S1901M').waitFor();
  await panel(page).getByLabel('Year').fill('1905');
  await panel(page).getByLabel('Phase').selectOption('Winter: adjustments');
  await panel(page).getByText('Load or paste a position').click();
  const text = panel(page).getByLabel('The position as text');
  assert.match(await text.inputValue(), /"phase": "W1905A"/);
  await text.fill('{"phase": "S1901M", "units": {"FRANCE": ["A ADR"]}}');
  await button(page, 'Read it').click();
  await page.getByRole('alert').getByText('a unit that cannot stand there, A ADR').waitFor();
  await text.fill('{"id": 1, "phase": "S1903M", "units": {"ITALY": ["A ROM"]}, "orders": {}}');
  await button(page, 'Read it').click();
  await page.locator('[data-area="PAR"][aria-label*="no unit"]').waitFor();
  assert.match(await label(page, 'ROM'), /Army, Italy/);
  await button(page, 'Fall of Rome: start').click();
  await page.locator('[data-area="PAR"][aria-label*="Gaul"]').waitFor();
  browser.assertNothingToComplain(/400/);
});

test('the keyboard alone sets up, on a phone as well', async () => {
  const page = await openSandbox();
  await tabTo(page, /^Clear all/);
  await page.keyboard.press('Enter');
  await province(page, 'BUR').press('Enter');
  await tabTo(page, /^Army/);
  await page.keyboard.press('Enter');
  assert.match(await label(page, 'BUR'), /Army, Austria/);
  // The focus is on the map again.
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('data-area')), 'BUR');
  await page.setViewportSize(phone);
  await press(page, 'SPA');
  await assertNoSidewaysScroll(page, 'the card of Spain');
  await screenshot(page, 'sandbox-phone-card');
  await page.keyboard.press('Escape');
  await panel(page).getByText('Load or paste a position').click();
  await examine(page, 'sandbox');
});

test('a file that is dropped on the lobby opens, or is told by its name', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('heading', { name: 'Games' }).waitFor();
  const drop = (name, content) =>
    page.evaluate(
      ([file, words]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([words], file));
        dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, content],
    );
  await drop('notes.txt', 'F1901M');
  const alert = page.getByRole('alert');
  await alert.getByText(/^notes\.txt cannot be opened\. It is neither a record/).waitFor();
  await drop('half.json', '{"phase": ');
  await alert.getByText(/^half\.json cannot be opened/).waitFor();
  await drop('rome.json', '{"phase": "F1901M", "units": {"ITALY": ["A ROM"]}, "centers": {}}');
  await panel(page).waitFor();
  await page.locator('[data-area="ROM"][aria-label*="Army, Italy"]').waitFor();
  assert.equal(await panel(page).getByLabel('Phase').inputValue(), 'FM');
});
