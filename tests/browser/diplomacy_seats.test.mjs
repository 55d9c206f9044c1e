// Diplomacy by the mouse and around the table: how one begins, a convoy, Winter, what a hidden game
// shows, a draw, a deadline, and the host's hand on the press.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine, screenshot } from './browser.mjs';
import {
  clickOn,
  confirm,
  confirmAs,
  converse,
  letters,
  orders,
  phaseIs,
  province,
  sandbox,
  seal,
  send,
  sitAt,
  type,
} from './diplomacy_table.mjs';
import { focusedName } from './keyboard.mjs';
import { setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';

const { server, browser } = setUp();

/** A position of two powers of the standard game; the others are out. */
function standard(phase, units, centers) {
  const all = ['AUSTRIA', 'ENGLAND', 'FRANCE', 'GERMANY', 'ITALY', 'RUSSIA', 'TURKEY'];
  const eliminated = all.filter((power) => !units[power]);
  return { options: { game: 'standard' }, position: { phase, units, centers, eliminated } };
}

/** The same of Fall of Rome: Gaul in Paris and the Huns in Moscow. */
const two = {
  options: {},
  position: {
    phase: 'S401M',
    units: { GAUL: ['A PAR'], HUNS: ['A MOS'] },
    centers: { GAUL: ['PAR'], HUNS: ['MOS'] },
    eliminated: ['VISIGOTHS', 'ROMANO-BRITISH', 'VANDALS', 'WESTERN', 'EASTERN'],
  },
};

/** Whether the middle of it can be seen. */
const isInSight = (locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('the start: one beside computers, or all seven, no question about dice, and the last year', async () => {
  const page = await browser.visit(server.address);
  await new Stranger(page).openStart('Fall of Rome');
  const dialog = page.getByRole('dialog');
  assert.ok(await dialog.getByRole('radio', { name: /^Against the computer/ }).isChecked());
  await dialog.getByRole('radio', { name: /^Around one screen/ }).waitFor();
  assert.equal(await dialog.getByText('The table rolls').count(), 0);
  await dialog.getByRole('combobox', { name: /^You play/ }).selectOption('gaul');
  await dialog.getByRole('combobox', { name: /^The others/ }).selectOption('hold');
  const lastYear = dialog.getByRole('textbox', { name: /^Last year of the game/ });
  await lastYear.fill('soon');
  await examine(page, 'diplomacy-start');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  const refusal = dialog.getByRole('alert').getByText(/must be none or a year from 401/);
  await refusal.waitFor();
  assert.ok(await isInSight(refusal), 'the reason stands beside the button');
  browser.assertNothingToComplain(/400/);
  await lastYear.fill('401');
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await confirm(page).waitFor();
  assert.equal(await page.getByLabel('You order for').count(), 0);
  // Six computers confirm at once; my own first units are the usual ones.
  await seal(page);
  await phaseIs(page, 'Spring 401', 'Movement');
  await page.getByText('A draw', { exact: true }).click();
  await page.getByText(/agree to a proposed draw[\s\S]*Huns/).waitFor();
  // No unit moves, and the year that was written is the last.
  await seal(page);
  await phaseIs(page, 'Autumn 401', 'Movement');
  await seal(page);
  await page.getByRole('heading', { name: 'A draw' }).waitFor();
  await page.getByText('The last year is over: the survivors share a draw.').first().waitFor();
  await examine(page, 'diplomacy-over');
  // No die falls in this game, and nothing on the screen or in the help speaks of one.
  await page.getByRole('tab', { name: 'Table' }).click();
  assert.doesNotMatch(await page.locator('body').innerText(), /\b(die|dice)\b/i);
  await page.keyboard.press('?');
  await dialog.getByRole('heading', { name: 'On the screen' }).waitFor();
  assert.doesNotMatch(await dialog.innerText(), /\b(die|dice)\b/i);
});

test('a convoy by the mouse', async () => {
  const { page } = await sandbox(
    browser,
    server,
    standard(
      'S1901M',
      { ENGLAND: ['A YOR', 'F NTH'], FRANCE: ['A PAR'] },
      { ENGLAND: ['EDI', 'LON'], FRANCE: ['PAR'] },
    ),
    'england',
  );
  await sitAt(page, 'england');
  await clickOn(page, 'YOR', 'NWY');
  await orders(page).getByText('A YOR - NWY').waitFor();
  await clickOn(page, 'NTH', 'YOR', /^Convoy army Yorkshire …/, 'NWY');
  await orders(page).getByText('F NTH C A YOR - NWY').waitFor();
  await examine(page, 'diplomacy-convoy');
  await confirmAs(page, 'england', 'france');
  await phaseIs(page, 'Autumn 1901', 'Movement');
  assert.match(await province(page, 'NWY').getAttribute('aria-label'), /Army, England/);
});

test('builds and removals by the mouse', async () => {
  const { page } = await sandbox(
    browser,
    server,
    standard(
      'W1901A',
      { FRANCE: ['A PAR'], TURKEY: ['A CON', 'A ARM'] },
      { FRANCE: ['BRE', 'MAR', 'PAR'], TURKEY: ['CON'] },
    ),
    'france',
  );
  await sitAt(page, 'france');
  const builds = page.getByRole('region', { name: 'Possible builds' });
  await builds.getByText('Builds due: 2').waitFor();
  assert.deepEqual(
    await builds
      .getByRole('button', { name: /^Build in/ })
      .evaluateAll((found) => found.map((button) => button.getAttribute('aria-label'))),
    [
      'Build in Brest: Army',
      'Build in Brest: Fleet',
      'Build in Marseilles: Army',
      'Build in Marseilles: Fleet',
    ],
  );
  await clickOn(page, 'BRE', /^A fleet/, 'MAR', /^An army/);
  await orders(page).getByText('F BRE').waitFor();
  await orders(page).getByText('A MAR').waitFor();
  await page.getByText('2 of 2 ordered').waitFor();
  await examine(page, 'diplomacy-builds');
  await seal(page);
  await sitAt(page, 'turkey');
  const removals = page.getByRole('region', { name: 'Possible removals' });
  await removals.getByText('Removals due: 1').waitFor();
  await removals.getByRole('button', { name: 'Remove from Constantinople: Army' }).waitFor();
  await clickOn(page, 'ARM', /^Disband army Armenia/);
  await orders(page).getByText('A ARM D').waitFor();
  await seal(page);
  await phaseIs(page, 'Spring 1902', 'Movement');
  assert.match(await province(page, 'BRE').getAttribute('aria-label'), /Fleet, France/);
  assert.match(await province(page, 'ARM').getAttribute('aria-label'), /no unit/);
});

test('what is left out is told, and asked about once: nobody seals nothing by a press', async () => {
  const { page } = await sandbox(
    browser,
    server,
    {
      ...two,
      position: {
        ...two.position,
        units: { GAUL: ['A PAR', 'A MAR', 'F BRE'], HUNS: ['A MOS'] },
        centers: { GAUL: ['PAR', 'MAR', 'BRE'], HUNS: ['MOS'] },
      },
    },
    'gaul',
  );
  const ask = page.getByRole('alertdialog', { name: 'Confirm anyway?' });
  await page.getByText('3 of 3 units have no order: they will hold.').waitFor();
  await confirm(page).press('Enter');
  await ask.getByText('3 of 3 units have no order: they will hold.').waitFor();
  await screenshot(page, 'diplomacy-seal-anyway');
  // Enter goes back, and nothing is sealed.
  assert.match(await focusedName(page), /^Go back$/);
  await page.keyboard.press('Enter');
  await confirm(page).waitFor();
  await type(page, 'a par - bur', 'f bre h');
  await confirm(page).click();
  await ask.getByText('1 of 3 units has no order: it will hold.').waitFor();
  await ask.getByRole('button', { name: 'Confirm anyway' }).click();
  await page.getByRole('heading', { name: 'The Huns: what are your orders?' }).waitFor();
  // With an order for every unit there is nothing to ask.
  await type(page, 'a mos - ukr');
  await confirm(page).click();
  await phaseIs(page, 'Autumn 401', 'Movement');
});

test('Confirm reads what is typed, and seals nothing of which a line is refused', async () => {
  const { page } = await sandbox(browser, server, two, 'gaul');
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByLabel('One order a line').fill('a par - burx');
  // Two quick presses read it, and confirm nothing.
  await confirm(page).dblclick();
  const readings = page.getByRole('list', { name: 'How we read them' });
  await readings.locator('.refused').waitFor();
  await screenshot(page, 'diplomacy-typed');
  await page.getByRole('heading', { name: 'Gaul: what are your orders?' }).waitFor();
  await page.getByLabel('One order a line').fill('a par - bur');
  // It is not lost at another seat either.
  await page.getByLabel('You order for').selectOption('huns');
  await page.locator('select[aria-busy="false"]').waitFor();
  await page.getByLabel('You order for').selectOption('gaul');
  await orders(page).getByText('A PAR - BUR').waitFor();
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByLabel('One order a line').fill('a par - gas');
  // One press reads the line and seals it.
  await confirm(page).click();
  await page.getByRole('heading', { name: 'The Huns: what are your orders?' }).waitFor();
  await page.getByLabel('You order for').selectOption('gaul');
  await page.getByRole('heading', { name: 'Gaul: your orders are confirmed.' }).waitFor();
  await orders(page).getByText('A PAR - GAS').waitFor();
});

test('on a phone the reason why a typed order is refused comes into view', async () => {
  const { page } = await sandbox(browser, server, two, 'gaul');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByLabel('One order a line').fill('a par - bur; a mar - burx');
  await confirm(page).click();
  const reason = page.locator('.readings .refused i');
  await reason.waitFor();
  assert.ok(
    await reason.evaluate((it) => {
      const { left, bottom } = it.getBoundingClientRect();
      return it.contains(document.elementFromPoint(left + 2, bottom - 2));
    }),
  );
});

test('a convoy that the variant does not have is refused alike by pointing and by typing', async () => {
  const { page } = await sandbox(
    browser,
    server,
    {
      options: {},
      position: {
        phase: 'S401M',
        units: { 'ROMANO-BRITISH': ['A YOR', 'F NTH'], HUNS: ['A MOS'] },
        centers: { 'ROMANO-BRITISH': ['LON'], HUNS: ['MOS'] },
        eliminated: ['VISIGOTHS', 'GAUL', 'VANDALS', 'WESTERN', 'EASTERN'],
      },
    },
    'romano-british',
  );
  await clickOn(page, 'YOR', 'NWY');
  const refusal = page.locator('.refusal p');
  const pointed = await refusal.first().textContent();
  await type(page, 'a yor - nwy');
  const typed = await page.locator('.readings .refused i').textContent();
  assert.ok(typed.length > 0 && pointed.startsWith(typed), `${pointed} / ${typed}`);
});

test('a hidden game: only what is met is seen, and only one’s own results', async () => {
  const hidden = { options: { start: 'standard', hidden: 'true' } };
  const { page } = await sandbox(browser, server, hidden, 'gaul');
  const label = (id) => province(page, id).getAttribute('aria-label');
  await sitAt(page, 'gaul');
  assert.match(await label('PAR'), /Army, Gaul/);
  assert.match(await label('MUN'), /no unit seen/);
  await type(page, 'a par - bur');
  await seal(page);
  await confirmAs(page, 'visigoths', 'romano-british', 'vandals', 'western', 'huns', 'eastern');
  await phaseIs(page, 'Autumn 401', 'Movement');
  await sitAt(page, 'gaul');
  // Burgundy touches Munich: both are seen by all. Berlin is not.
  assert.match(await label('MUN'), /Army, Vandals/);
  assert.match(await label('BER'), /no unit seen/);
  await page.getByRole('button', { name: 'Results', exact: true }).click();
  await page.getByRole('region', { name: 'Results: Gaul' }).waitFor();
  assert.equal(await page.getByRole('region', { name: 'Results: Vandals' }).count(), 0);
  await examine(page, 'diplomacy-hidden');
  await page.getByRole('button', { name: 'Orders', exact: true }).click();
  await sitAt(page, 'huns');
  assert.match(await label('BUR'), /Army, Gaul/);
  assert.match(await label('MAR'), /no unit seen/);
});

test('a draw is proposed, and agreed', async () => {
  const { page } = await sandbox(browser, server, two, 'gaul');
  await sitAt(page, 'gaul');
  await page.getByText('A draw', { exact: true }).click();
  await page.getByText(/Not proposed yet by Gaul, Huns/).waitFor();
  await page.getByText('Draw, resign and more', { exact: true }).click();
  await page.getByRole('button', { name: 'Propose a draw' }).click();
  await page.getByText('A draw. Proposed by: Gaul').waitFor();
  await page
    .getByRole('checkbox', { name: 'I agree to a draw this phase', checked: true })
    .waitFor();
  await seal(page);
  await sitAt(page, 'huns');
  await page.getByText(/Not proposed yet by Huns/).waitFor();
  await page.getByLabel('I agree to a draw this phase').check();
  await examine(page, 'diplomacy-draw');
  await seal(page);
  await page.getByRole('region', { name: 'What to do' }).getByText(/draw/i).first().waitFor();
  await examine(page, 'diplomacy-drawn');
});

test('the results tell of a vote for a draw that failed', async () => {
  const { page } = await sandbox(browser, server, two, 'gaul');
  await sitAt(page, 'gaul');
  await type(page, 'a par - bur');
  await page.getByText('A draw', { exact: true }).click();
  await page.getByLabel('I agree to a draw this phase').check();
  await seal(page);
  await page.getByRole('group', { name: 'Shown in this pane' }).waitFor();
  // The sealed orders are listed, and are not typed any more.
  await page.getByLabel('One order a line').waitFor({ state: 'detached' });
  await sitAt(page, 'huns');
  await seal(page);
  await phaseIs(page, 'Autumn 401', 'Movement');
  await page
    .getByText('Gaul proposes a draw. Not all agree, so the game goes on.')
    .first()
    .waitFor();
});

test('first units are chosen by buttons, and typed as the examples are', async () => {
  const { page } = await sandbox(browser, server, {}, 'gaul');
  await sitAt(page, 'gaul');
  await page.getByRole('button', { name: 'Build in Brest: Fleet' }).click();
  await page.getByText(/^2 of 3 homes have no order/).waitFor();
  await page.getByRole('button', { name: 'Build in Brest: Army' }).click();
  await page.getByRole('button', { name: 'Build in Brest: Army', pressed: true }).waitFor();
  await page.getByText(/^2 of 3 homes have no order/).waitFor();
  await examine(page, 'diplomacy-first-units');
  await page.getByRole('button', { name: 'Type', exact: true }).click();
  const field = page.getByLabel('One order a line');
  await type(page, ...(await field.getAttribute('placeholder')).split('\n'));
  await page.getByText('3 of 3 ordered').waitFor();
});

/** The host sets the deadline of this stage, from a page of the server's. */
async function setDeadline(page, table, deadline) {
  await page.evaluate(
    async ({ id, host, message }) => {
      const socket = new WebSocket(
        `${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`,
      );
      await new Promise((resolve) => socket.addEventListener('open', resolve));
      socket.send(JSON.stringify({ type: 'hello', token: host }));
      socket.send(JSON.stringify(message));
      await new Promise((resolve) =>
        socket.addEventListener('message', ({ data }) => {
          if (JSON.parse(data).type === 'ack') resolve();
        }),
      );
      socket.close();
    },
    { id: table.table, host: table.host, message: { type: 'clock', id: 'deadline', deadline } },
  );
}

test('a deadline falls, and what was written stands', async () => {
  const { page, table } = await sandbox(browser, server, two, 'gaul');
  await sitAt(page, 'gaul');
  await type(page, 'a par - bur');
  await setDeadline(page, table, Date.now() + 2500);
  await page.getByRole('timer').getByText(/left/).waitFor();
  await phaseIs(page, 'Autumn 401', 'Movement');
  const late = page.getByText(
    /^Time was up: .*\byou\b.* had not confirmed, and the orders stood as they were/,
  );
  await late.waitFor();
  await page.reload();
  await late.waitFor();
  assert.match(await province(page, 'BUR').getAttribute('aria-label'), /Army, Gaul/);
});

test('the host allows public letters only, and then none', async () => {
  const { page: host, table } = await sandbox(browser, server, two, 'gaul');
  const huns = await browser.visit(server.address + table.links.huns);
  for (const page of [host, huns]) await page.getByRole('tab', { name: /^Messages/ }).click();
  await letters(huns).getByRole('button', { name: 'Gaul', exact: true }).waitFor();
  assert.equal(await huns.getByText('Host settings').count(), 0);
  const switches = letters(host).getByRole('button', { name: 'Host settings' });
  await switches.click();
  await host.getByLabel('Messages allowed').selectOption('public');
  await huns.getByText('You can write only to everyone.').waitFor();
  assert.equal(await letters(huns).getByRole('button', { name: 'Gaul', exact: true }).count(), 0);
  await send(huns, 'Moscow is mine.');
  await converse(host, 'Everyone');
  await host.getByText('Moscow is mine.').waitFor();
  await host.getByRole('button', { name: 'Remove' }).click();
  const sure = host.getByRole('alertdialog');
  await sure.getByRole('button', { name: 'Go back' }).click();
  await host.getByRole('button', { name: 'Remove' }).click();
  await sure.getByRole('button', { name: 'Remove the message' }).click();
  await huns.getByText('The host removed this message.').waitFor();
  await switches.click();
  await host.getByLabel('Messages allowed').selectOption('none');
  await huns.getByText('The host has turned off messages.').waitFor();
  assert.equal(await letters(huns).getByRole('textbox').count(), 0);
  await examine(host, 'diplomacy-moderation');
});

/** A page that remembers its seats of a table, and the host's token where it has one. */
async function pageWith({ table, seats }, own, host) {
  const page = await browser.visit(server.address);
  await page.evaluate((known) => localStorage.setItem('occasus.tables', JSON.stringify([known])), {
    id: table,
    game: 'diplomacy',
    title: '',
    host,
    seats: Object.fromEntries(own.map((seat) => [seat, seats[seat]])),
    alone: true,
    visited: 1,
  });
  await page.goto(`${server.address}/table/${table}`);
  await confirm(page).waitFor();
  return page;
}

test('one person with two powers keeps both, votes for each, and takes both into a rematch', async () => {
  const units = { AUSTRIA: ['A VIE'], FRANCE: ['A PAR'], GERMANY: ['A MUN'] };
  const centers = { AUSTRIA: ['VIE'], FRANCE: ['PAR'], GERMANY: ['MUN'] };
  const table = await server.newTable({
    game: 'diplomacy',
    ...standard('S1901M', units, centers),
  });
  const ada = await pageWith(table, ['france'], table.host);
  const bede = await pageWith(table, ['austria', 'germany'], null);
  const proposals = (page) => page.getByRole('region', { name: 'Proposals' });

  await bede.getByText('Draw, resign and more', { exact: true }).click();
  await bede.getByRole('button', { name: 'Propose a draw' }).click();
  await proposals(bede).getByText('Your proposal: Propose a draw.').waitFor();
  await proposals(ada)
    .getByText(/^Austria proposes a draw: vote in your orders\.\s*$/)
    .waitFor();

  await ada.getByRole('tab', { name: 'Table' }).click();
  const austria = ada
    .getByRole('listitem')
    .filter({ hasText: /^Austria/ })
    .last();
  await austria.getByRole('button', { name: 'Hand over to the computer' }).click();
  await austria.getByRole('button', { name: 'Hand over', exact: true }).click();
  await bede.getByRole('list', { name: 'Your orders' }).getByText('A MUN').waitFor();
  await austria.getByRole('button', { name: 'Invite a friend here' }).click();
  await austria.getByRole('button', { name: 'Make a new link' }).click();
  const refusal = ada.getByText(/^Only its player may see the secrets of this seat\./);
  await refusal.waitFor();
  const { y } = await refusal.boundingBox();
  assert.ok(y < ada.viewportSize().height, 'the refusal is out of sight');
  browser.assertNothingToComplain(/403/);

  await austria.getByRole('button', { name: 'Give the seat back to its player' }).click();
  await bede.getByLabel('You order for').waitFor();
  await bede.getByText('Draw, resign and more', { exact: true }).click();
  const end = { name: 'End the game' };
  await bede.getByRole('button', end).click();
  await bede.getByRole('alertdialog', end).getByRole('button', end).click();
  await proposals(ada).getByRole('button', { name: 'Agree' }).click();
  await ada.getByRole('button', { name: 'Rematch' }).click();
  await bede.getByRole('button', { name: 'Join the rematch' }).click();
  await bede.getByLabel('You order for').waitFor();
});
