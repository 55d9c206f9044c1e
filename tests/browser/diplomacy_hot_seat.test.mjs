// Several people at one screen: it is handed on between them, and nothing of anybody's orders,
// drafts, votes and letters is left on it, or even sent to it; one person alone goes to and fro.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine } from './browser.mjs';
import {
  confirm,
  converse,
  handOver,
  letters,
  orders,
  phaseIs,
  point,
  province,
  seal,
  send,
  sharedScreen,
  takeScreen,
  type,
} from './diplomacy_table.mjs';
import { setUp } from './set_up.mjs';

const { server, browser } = setUp();

const seven = [
  'the Visigoths',
  'the Romano-British',
  'Gaul',
  'the Vandals',
  'the Western Empire',
  'the Huns',
  'the Eastern Empire',
];

/** Gaul and the Huns alone, on one screen. */
const two = {
  options: {},
  position: {
    phase: 'S401M',
    units: { GAUL: ['A PAR', 'A MAR'], HUNS: ['A MOS'] },
    centers: { GAUL: ['PAR', 'MAR'], HUNS: ['MOS'] },
    eliminated: ['VISIGOTHS', 'ROMANO-BRITISH', 'VANDALS', 'WESTERN', 'EASTERN'],
  },
};

/** All that the page holds for eye and ear: text, titles, labels, values and what is typed. */
const drawn = (page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea, select')];
    return [document.documentElement.outerHTML, ...fields.map(({ value }) => value)].join('\n');
  });

async function assertNothingOf(page, secrets) {
  const text = await drawn(page);
  for (const secret of secrets) assert.ok(!text.includes(secret), `“${secret}” is on the page`);
  assert.equal(await page.locator('.arrows .order').count(), 0, 'an arrow is drawn');
}

/** The server's messages to this page since the last call. */
function hearing(page) {
  let heard = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => heard.push(payload)),
  );
  return () => heard.splice(0).join('\n');
}

test('what one has written is nowhere when the screen is handed on, nor after a reload', async () => {
  const { page } = await sharedScreen(browser, server, two);
  await takeScreen(page, 'Gaul');
  await point(page, 'PAR', 'BUR');
  await orders(page).getByText('A PAR - BUR').waitFor();
  assert.equal(await page.locator('.arrows.lines .order').count(), 1);
  await page.getByText('A draw', { exact: true }).click();
  await page.getByLabel('I agree to a draw this phase').check();
  await page.getByRole('tab', { name: /^Messages/ }).click();
  await converse(page, 'The Huns');
  await send(page, 'Burgundy is mine, Moscow is yours.');
  await page.getByRole('list', { name: 'Messages' }).getByText('Burgundy is mine').waitFor();
  await letters(page).getByRole('textbox').fill('A letter that was not sent.');
  const secrets = ['PAR - BUR', 'DRAW', 'Burgundy is mine', 'that was not sent'];
  assert.ok((await drawn(page)).includes('PAR - BUR'));

  const heard = hearing(page);
  const alone = page.getByRole('button', { name: /^I control all 7 seats/ });
  await seal(page);
  await handOver(page, 'the Huns').waitFor();
  assert.equal(await alone.count(), 0, 'one press shows what is sealed');
  await assertNothingOf(page, secrets);
  await examine(page, 'diplomacy-hand-over');
  // The socket was opened before anybody listened; the next one is heard from its first word.
  await page.reload();
  await handOver(page, 'the Huns').waitFor();
  await assertNothingOf(page, secrets);
  const told = heard();
  for (const secret of ['PAR - BUR', 'Burgundy is mine'])
    assert.ok(!told.includes(secret), `“${secret}” was sent`);

  await takeScreen(page, 'the Huns');
  await assertNothingOf(page, ['PAR - BUR', 'DRAW', 'that was not sent']);
  // A letter to the Huns is theirs to read, and what is sealed is not.
  await page.getByRole('tab', { name: /^Messages/ }).click();
  await page.getByText('Burgundy is mine, Moscow is yours.').waitFor();
  assert.equal(await page.getByLabel('I agree to a draw this phase').isChecked(), false);
  assert.ok(!heard().includes('PAR - BUR'));

  // Gaul may have the screen back, and changes nothing unseen.
  await page.getByLabel('You order for').selectOption('gaul');
  await handOver(page, 'Gaul').waitFor();
  await assertNothingOf(page, secrets);
  await page.getByRole('button', { name: 'Continue as Gaul' }).click();
  await page.getByRole('heading', { name: 'Gaul: your orders are confirmed.' }).waitFor();
  await orders(page).getByText('A PAR - BUR').waitFor();
});

test('the next stage calls whom it concerns, and shows everyone what came of the last', async () => {
  const { page } = await sharedScreen(browser, server, {
    options: {},
    position: {
      phase: 'S401M',
      units: { GAUL: ['A PAR', 'A MAR'], VANDALS: ['A BUR'], HUNS: ['A MOS'] },
      centers: { GAUL: ['PAR', 'MAR'], VANDALS: ['MUN'], HUNS: ['MOS'] },
      eliminated: ['VISIGOTHS', 'ROMANO-BRITISH', 'WESTERN', 'EASTERN'],
    },
  });
  await takeScreen(page, 'Gaul');
  await type(page, 'a par - bur', 'a mar s a par - bur');
  await seal(page);
  await takeScreen(page, 'the Vandals');
  await seal(page);
  await takeScreen(page, 'the Huns');
  await seal(page);
  // Gaul and the Huns have nothing to order: the screen goes to the Vandals alone.
  await phaseIs(page, 'Spring 401', 'Retreats');
  await handOver(page, 'the Vandals').waitFor();
  const results = page.getByRole('region', { name: 'Results: Vandals and others' });
  assert.match(await results.textContent(), /A BUR H\s*dislodged\s*Its strength is 1\./);
  assert.doesNotMatch(await results.textContent(), /done|holds/);
  await page.locator('.arrows .order').first().waitFor();
  await takeScreen(page, 'the Vandals');
  await point(page, 'BUR', 'RUH');
  await orders(page).getByText('A BUR R RUH').waitFor();
  await confirm(page).click();
  await phaseIs(page, 'Autumn 401', 'Movement');
  await handOver(page, 'Gaul').waitFor();
});

test('who plays them all says so, sees every order, and goes from one to another freely', async () => {
  const { page } = await sharedScreen(browser, server, two);
  await handOver(page, 'Gaul').waitFor();
  await page.getByRole('button', { name: /^I control all 7 seats/ }).click();
  await page.getByRole('heading', { name: 'Gaul: what are your orders?' }).waitFor();
  await point(page, 'PAR', 'BUR');
  await orders(page).getByText('A PAR - BUR').waitFor();
  await page.getByLabel('You order for').selectOption('huns');
  await page.getByRole('heading', { name: 'The Huns: what are your orders?' }).waitFor();
  assert.equal(await page.locator('.arrows.lines .order').count(), 1);
  await page.reload();
  await page.getByRole('heading', { name: 'The Huns: what are your orders?' }).waitFor();
  await page.getByRole('button', { name: 'Several of us share this screen' }).click();
  await handOver(page, 'the Huns').waitFor();
  await assertNothingOf(page, ['PAR - BUR']);
});

test('a whole year of seven powers at one screen', async () => {
  const { page } = await sharedScreen(browser, server, { options: { start: 'standard' } });
  const written = {
    Spring: { Gaul: ['a mar - spa', 'a par - bur'], 'the Huns': ['a mos - sev'] },
    Autumn: { Gaul: ['a bur - mun'], 'the Vandals': ['a mun - sil'] },
  };
  for (const [season, lines] of Object.entries(written)) {
    await phaseIs(page, `${season} 401`, 'Movement');
    for (const name of seven) {
      await takeScreen(page, name);
      assert.equal(await page.getByText(/While you were away/).count(), 0);
      if (lines[name]) await type(page, ...lines[name]);
      await seal(page);
    }
  }
  // Gaul has Spain and Munich besides, and the Vandals lost Munich: nobody else is asked in Winter.
  await phaseIs(page, 'Winter 401', 'Builds and removals');
  await takeScreen(page, 'Gaul');
  const builds = page.getByRole('region', { name: 'Possible builds' });
  await builds.getByText('Builds due: 2').waitFor();
  await builds.getByRole('button', { name: 'Build in Brest: Fleet' }).waitFor({ state: 'hidden' });
  await builds.getByRole('button', { name: 'Build in Marseilles: Fleet' }).press('Enter');
  await orders(page).getByText('F MAR').waitFor();
  await examine(page, 'diplomacy-winter');
  await builds.getByRole('button', { name: 'Build in Paris: Army' }).click();
  await orders(page).getByText('A PAR').waitFor();
  await seal(page);
  await takeScreen(page, 'the Vandals');
  const removals = page.getByRole('region', { name: 'Possible removals' });
  await removals.getByText('Removals due: 1').waitFor();
  await removals.getByRole('button', { name: 'Remove from Berlin: Army' }).click();
  await orders(page).getByText('A BER D').waitFor();
  await examine(page, 'diplomacy-removal');
  await seal(page);
  await phaseIs(page, 'Spring 402', 'Movement');
  await handOver(page, 'the Visigoths').waitFor();
  assert.match(await province(page, 'MAR').getAttribute('aria-label'), /Fleet, Gaul/);
  assert.match(await province(page, 'BER').getAttribute('aria-label'), /no unit/);
});

test('a hidden game asks everyone for retreats, and says kindly that there is nothing to order', async () => {
  const { page } = await sharedScreen(browser, server, {
    options: { hidden: 'true' },
    position: {
      phase: 'S401M',
      units: { GAUL: ['A PAR', 'A MAR', 'F BRE'], VANDALS: ['A BUR'] },
      centers: { GAUL: ['PAR', 'MAR', 'BRE'], VANDALS: ['MUN'] },
      eliminated: ['VISIGOTHS', 'ROMANO-BRITISH', 'WESTERN', 'HUNS', 'EASTERN'],
    },
  });
  const unit = async (id) => province(page, id).getAttribute('aria-label');
  await handOver(page, 'Gaul').waitFor();
  assert.match(
    await unit('BRE'),
    /no unit seen/,
    'nobody’s own units are shown between two people',
  );
  await takeScreen(page, 'Gaul');
  assert.match(await unit('BRE'), /Fleet, Gaul/);
  await type(page, 'a par - bur', 'a mar s a par - bur');
  await seal(page);
  await takeScreen(page, 'the Vandals');
  await seal(page);
  await phaseIs(page, 'Spring 401', 'Retreats');
  await takeScreen(page, 'Gaul', 'you have nothing to order.');
  await page.getByText(/^You have nothing to order in this phase\./).waitFor();
  await examine(page, 'diplomacy-nothing-to-order');
  await confirm(page).click();
  await takeScreen(page, 'the Vandals');
  await seal(page);
  await phaseIs(page, 'Autumn 401', 'Movement');
});
