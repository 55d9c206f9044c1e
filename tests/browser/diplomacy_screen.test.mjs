// The due orders of each kind of stage are in the first screen, however long the last results; and
// every phase that is over can be looked at, as a list, on the map and as text.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { phone, screenshot, wide } from './browser.mjs';
import { confirm, orders, phaseIs, point, seal, type } from './diplomacy_table.mjs';
import { assertInFirstScreen } from './first_screen.mjs';
import { prompt } from './map_table.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const windows = [wide, { width: 768, height: 1024 }, { width: 390, height: 844 }, phone];

/**
 * France has a unit in Burgundy that Germany can dislodge, and two builds due; Germany has a unit too
 * many. With the others, 22 units are ordered.
 */
const position = {
  phase: 'S1902M',
  units: {
    FRANCE: ['A BUR'],
    GERMANY: ['A MUN', 'A RUH', 'A KIE', 'A BER', 'F HOL', 'F DEN'],
    AUSTRIA: ['A VIE', 'A BUD', 'F TRI'],
    ENGLAND: ['F LON', 'F EDI', 'A LVP'],
    ITALY: ['A ROM', 'A VEN', 'F NAP'],
    RUSSIA: ['A MOS', 'A WAR', 'F SEV'],
    TURKEY: ['A CON', 'A SMY', 'F ANK'],
  },
  centers: {
    FRANCE: ['PAR', 'MAR', 'BRE'],
    GERMANY: ['MUN', 'KIE', 'BER', 'HOL', 'DEN'],
    AUSTRIA: ['VIE', 'BUD', 'TRI'],
    ENGLAND: ['LON', 'EDI', 'LVP'],
    ITALY: ['ROM', 'VEN', 'NAP'],
    RUSSIA: ['MOS', 'WAR', 'SEV'],
    TURKEY: ['CON', 'SMY', 'ANK'],
  },
};
const holds = { kind: 'computer', player: 'hold' };

/** A page of France and one of Germany; the computer holds with the others. */
async function franceAndGermany() {
  const { links } = await server.newTable({
    game: 'diplomacy',
    options: { game: 'standard' },
    position,
    clock: { movement: 1440, other: 720 },
    delay: 0,
    seats: { austria: holds, england: holds, italy: holds, russia: holds, turkey: holds },
  });
  const [france, germany] = await Promise.all(
    [links.france, links.germany].map((link) => browser.visit(server.address + link)),
  );
  await confirm(france).waitFor();
  await confirm(germany).waitFor();
  return { france, germany };
}

/** The heading that asks, what is due, what confirms it and the time left, in every window. */
async function assertAsks(page, heading, due, name) {
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    await confirm(page).waitFor();
    await assertInFirstScreen(page, {
      heading: page.getByRole('heading', { name: heading }),
      'what is due': prompt(page).getByText(due),
      Confirm: confirm(page),
      'the time left': page.getByRole('timer').filter({ visible: true }).getByText(/left$/),
    });
    await screenshot(page, `diplomacy-${name}-${viewport.width}`);
  }
  await page.setViewportSize(wide);
}

test('what is due stands above all that came of the last orders', async () => {
  const { france, germany } = await franceAndGermany();
  await assertAsks(france, 'What are your orders?', 'The unit has no order', 'due-first');
  await point(france, 'BUR', 'PAR');
  await orders(france).getByText('A BUR - PAR').waitFor();
  await confirm(france).click();
  await france.getByRole('heading', { name: 'Your orders are confirmed.' }).waitFor();
  await france.locator('.moves').evaluate((pane) => pane.scrollTo({ top: 60 }));
  await seal(germany);
  await phaseIs(france, 'Autumn 1902', 'Movement');
  await assertAsks(france, 'What are your orders?', 'The unit has no order', 'due-moves');
  assert.equal(await prompt(france).getByRole('listitem').filter({ hasText: /SD-/ }).count(), 22);
  await point(france, 'PAR', 'BUR');
  await orders(france).getByText('A PAR - BUR').waitFor();
  await confirm(france).click();
  await type(germany, 'a mun - tyr', 'a ruh - mun');
  await seal(germany);
  // Six German units and five centres; France has one unit and three centres.
  await phaseIs(france, 'Winter 1902', 'Builds and removals');
  await assertAsks(france, 'What do you build?', '2 of 2 builds have no order', 'due-builds');
  await assertAsks(
    germany,
    'Which units do you remove?',
    'The removal has no order',
    'due-removals',
  );
  await seal(france);
  await seal(germany);
  await phaseIs(france, 'Spring 1903', 'Movement');
  await type(germany, 'a mun - bur', 'a tyr - mun', 'a kie - ruh');
  await seal(germany);
  await seal(france);
  await phaseIs(france, 'Autumn 1903', 'Movement');
  await type(germany, 'a mun - bur', 'a ruh s a mun - bur');
  await seal(germany);
  await seal(france);
  await phaseIs(france, 'Autumn 1903', 'Retreats');
  await assertAsks(
    france,
    'Where do your dislodged units retreat?',
    'The dislodged unit has no order',
    'due-retreats',
  );
});

test('each phase that is over is one press away, with its arrows, and as text', async () => {
  const { france, germany } = await franceAndGermany();
  await france.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const shown = prompt(france);
  const arrows = france.locator('.arrows.lines .order.move');
  const before = shown.getByRole('button', { name: 'The phase before' });
  const after = shown.getByRole('button', { name: 'The phase after' });
  await point(france, 'BUR', 'PAR');
  await orders(france).getByText('A BUR - PAR').waitFor();
  await confirm(france).click();
  await type(germany, 'a mun - bur', 'a ruh s a mun - bur');
  await seal(germany);
  await phaseIs(france, 'Autumn 1902', 'Movement');
  await shown.getByRole('heading', { name: 'Spring 1902: Movement' }).waitFor();
  await before.and(france.locator(':disabled')).waitFor();
  await point(france, 'PAR', 'PIC');
  await orders(france).getByText('A PAR - PIC').waitFor();
  await confirm(france).click();
  await seal(germany);
  await phaseIs(france, 'Winter 1902', 'Builds and removals');
  await shown.getByRole('heading', { name: 'Autumn 1902: Movement' }).waitFor();
  assert.equal(await arrows.count(), 1);
  await before.click();
  await shown.getByRole('heading', { name: 'Spring 1902: Movement' }).waitFor();
  assert.match(
    await shown.getByRole('region', { name: 'Results: France' }).textContent(),
    /A BUR - PAR\s*moves/,
  );
  assert.equal(await arrows.count(), 2);
  await screenshot(france, 'diplomacy-past');
  await shown.getByRole('button', { name: 'Copy as text' }).click();
  const text = await france.evaluate(() => navigator.clipboard.readText());
  assert.match(text, /^Spring 1902: Movement\n\nAustria:\nA BUD H \(done\)\n/);
  assert.match(text, /\n\nFrance:\nA BUR - PAR \(moves\)\n\nGermany:\n/);
  assert.match(text, /\nA RUH S A MUN - BUR \(done\)\n/);
  // The newest returns by a press, and by itself when orders are asked for anew.
  await after.click();
  await confirm(france).waitFor();
  await shown.getByRole('heading', { name: 'Autumn 1902: Movement' }).waitFor();
  await seal(france);
  await before.click();
  await shown.getByRole('heading', { name: 'Spring 1902: Movement' }).waitFor();
  await seal(germany);
  await phaseIs(france, 'Spring 1903', 'Movement');
  await confirm(france).waitFor();
  await shown.getByRole('heading', { name: 'Winter 1902: Builds and removals' }).waitFor();
});
