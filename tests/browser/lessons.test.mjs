// Lessons through the page, knowing only what is on the screen. That their answers are legal, and
// what they say true, is shown by tests/lessons_test.cpp.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { examine, phone } from './browser.mjs';
import { confirm, point } from './diplomacy_table.mjs';
import { answers } from './map_table.mjs';
import { setUp } from './set_up.mjs';
import { Stranger } from './stranger.mjs';
import { MousePlayer } from './table.mjs';

const { server, browser } = setUp();

const prompt = (page) => page.getByRole('region', { name: 'What to do' }).first();
const says = (page, words) => prompt(page).getByText(words).first().waitFor();
const press = (page, name) => page.getByRole('button', { name }).first().click();

async function learn(game, lesson, options) {
  const page = await browser.visit(server.address, options);
  await page.getByRole('link', { name: `Learn: ${game}` }).click();
  await page.getByRole('button', { name: `: ${lesson}` }).click();
  await prompt(page).getByText(`Lesson: ${lesson}`).waitFor();
  return page;
}

/** A die on each tracker, as many as are named in this order; the dice are taken from the left. */
async function place({ table }, ...trackers) {
  for (const tracker of trackers) {
    await table.diceInTray().first().click();
    await table.slot(tracker).click();
  }
}

test('a newcomer is offered the first lesson, may err, comes back, and plays on', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('link', { name: /^Learn Rome Must Fall/ }).click();
  await page.getByRole('heading', { name: 'Learn Rome Must Fall' }).waitFor();
  await examine(page, 'learn');
  await press(page, 'Begin: Six enemies');
  await says(page, /You are the last hope/);
  await press(page, /^Next$/);
  await says(page, /six enemies attack/);
  await press(page, /^Next$/);
  await says(page, /put the two sixes/);
  await examine(page, 'lesson');

  const player = new MousePlayer(page);
  await place(player, 'Vandals', 'Visigoths', 'Franks', 'War at Sea', 'Huns', 'Ostrogoths');
  await player.table.begin.click();
  await says(page, /only a six beats 5/);

  // A lesson that was left makes nobody an old hand.
  await page.goto(server.address);
  await page.getByRole('link', { name: /^Learn Rome Must Fall/ }).waitFor();
  await page.goBack();
  await says(page, /You are the last hope/);
  await place(player, 'Vandals', 'Huns', 'Visigoths', 'Franks', 'War at Sea', 'Ostrogoths');
  await player.table.begin.click();
  await says(page, /The black die shows 6/);
  await player.answer();
  await says(page, /Now the Huns/);
  await player.answer();
  await says(page, /The Ostrogoths come last/);
  await player.answer();
  await says(page, /Nothing is lost/);
  await examine(page, 'lesson-over');

  await press(page, 'Play on from here');
  await prompt(page).getByText('Lesson: Six enemies').waitFor({ state: 'detached' });
  assert.equal(await player.table.question(), 'place');
  await page
    .getByText(/Turn 2, the year 425/i)
    .first()
    .waitFor();
  await page.goto(server.address);
  await page.getByRole('link', { name: 'Learn: Rome Must Fall' }).click();
  await page.getByRole('button', { name: 'Repeat: Six enemies' }).waitFor();
});

test('cubes: a wrong answer is told why, and changes nothing', async () => {
  const page = await learn('Rome Must Fall', 'Cubes', { viewport: phone });
  await says(page, /the Vandals attack/);
  await press(page, /^Next$/);
  await press(page, /^Accept the loss/);
  await says(page, /A tie is lost: Numidia would fall/);
  await press(page, /^Hold with one cube/);
  await says(page, /^The War at Sea: 1 and 3/);
  await press(page, /^Accept the loss/);
  await says(page, /Your last cube decides/);
  await press(page, /^Hold with one cube/);
  await says(page, /The Ostrogoths attack with 2/);
  await press(page, /^It holds/);
  await says(page, /Two cubes have held two attacks/);
  await press(page, 'Next lesson: Glory');
  await says(page, /Lesson: Glory/);
});

test('glory: only what is wanted is lit', async () => {
  const page = await learn('Rome Must Fall', 'Glory');
  await press(page, /^Next$/);
  await press(page, /^Levy gain one cube/);
  await says(page, /A 2 is too weak to stop anyone/);
  await press(page, 'Leave the lesson');
  await page.getByRole('heading', { name: 'Learn Rome Must Fall' }).waitFor();
});

const isOver = (page) => page.getByRole('button', { name: 'Play on from here', exact: true });

/** Reads what is said and gives an answer that is let through, until the lesson is over. */
async function playThrough(page, most = 40) {
  const stranger = new Stranger(page);
  const over = isOver(page);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let given = 0; given < most; ++given) {
    const list = stranger.prompt().getByText('All actions as a list');
    await over.or(next).or(answers(page)).or(list).first().waitFor();
    if (await over.isVisible()) return;
    if (await next.isVisible()) await next.click();
    else await stranger.answer();
  }
  assert.fail(`not over after ${most} answers`);
}

const counted = { Pomerium: 3, 'The Barbarian Invasions': 7, 'The Fall of the Roman Empire': 5 };
for (const [game, lessons] of Object.entries(counted))
  test(`each lesson can be learned by the answers that are lit: ${game}`, async () => {
    const page = await browser.visit(server.address);
    await page.getByRole('link', { name: `Learn: ${game}` }).click();
    await page
      .getByRole('button', { name: /^Begin: / })
      .first()
      .click();
    await playThrough(page);
    for (let lesson = 2; lesson <= lessons; ++lesson) {
      await press(page, /^Next lesson: /);
      await isOver(page).waitFor({ state: 'hidden' });
      await playThrough(page);
    }
    await page.getByRole('link', { name: 'All lessons' }).click();
    await page
      .getByRole('button', { name: /^Repeat: / })
      .nth(lessons - 1)
      .waitFor();
  });

/** Writes the orders of one question on the map, answers what is asked, and confirms. */
async function order(page, words, ...steps) {
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const last = prompt(page).getByText(words).first();
  for (;;) {
    await last.or(next).first().waitFor();
    if (!(await next.isVisible())) break;
    await next.click();
  }
  for (const step of steps) {
    await point(page, ...step);
    await card(page).waitFor({ state: 'hidden' });
  }
  await page.getByText(/^(\d) of \1 ordered$/).waitFor();
  await confirm(page).click();
}

const card = (page) => page.locator('.card.open');

test('Diplomacy: the others order by themselves, and a wrong order is told why', async () => {
  const page = await learn('Fall of Rome', 'Attack and support');
  for (let sentence = 1; sentence < 3; ++sentence) await press(page, /^Next$/);
  await point(page, 'VEN', 'VEN', /^Hold/);
  await says(page, /holds keeps its province, and wins nothing/);
  await order(page, /Press your army in Venice/, ['VEN', 'TRI', /^Move/], ['APU', 'ADR']);
  await order(
    page,
    /Order the army to Trieste again/,
    ['VEN', 'TRI', /^Move/],
    ['ADR', 'VEN', /Support a move/, 'TRI'],
  );
  await order(page, /Build an army in Rome/, ['ROM', /army/i], ['NAP', /fleet/i]);
  await says(page, /One attacks, another supports/);
  await press(page, 'Next lesson: Cut the support');
  const support = ['BEL', 'BUR', /where it is/];
  const hold = ['BUR', 'BUR', /^Hold/];
  await order(page, /support it where it is/, support, hold);
  await order(page, /Attack Ruhr from Belgium/, ['BEL', 'RUH', /^Move/], hold);
  await order(page, /Support Burgundy from Belgium/, support, hold);
  await order(page, /Paris is a centre of yours/, ['BUR', 'PAR']);
  await says(page, /Count supports on both sides/);
  await press(page, 'Next lesson: Across the sea');
  await order(page, /becomes a fleet/, ['LON', 'LON', /Convert/]);
  await order(page, /You have a fleet now/, ['LON', 'ENG']);
  await order(page, /Land there now/, ['ENG', 'BRE']);
  await order(page, /You might convert/, ['BRE', 'BRE', /^Hold/]);
  await order(page, /Build an army in London/, ['LON', /army/i]);
  await says(page, /Spring takes a centre away/);
  await press(page, 'Play on from here');
  await prompt(page).getByText('Lesson: Across the sea').waitFor({ state: 'detached' });
  await page.getByText('Spring 403').first().waitFor();
  await confirm(page).waitFor();
});

test('Diplomacy: convoys, hidden reports and negotiating are learned through the page', async () => {
  const page = await learn('Fall of Rome', 'Convoys');
  const support = ['HOL', 'NTH', /where it is/];
  await order(
    page,
    /If the fleet is dislodged/,
    ['YOR', 'BEL'],
    ['NTH', 'YOR', /^Convoy army Yorkshire to/],
    support,
  );
  const hold = (place) => [place, place, /^Hold/];
  const inBelgium = ['HOL', 'BEL', /where it is/];
  await order(page, /It is Autumn/, hold('BEL'), inBelgium, hold('NTH'));
  await order(page, /Belgium is yours/, ['LON', /fleet/i]);
  await says(page, /Two orders make a convoy/);
  await press(page, 'Next lesson: Hidden reports');
  await order(page, /Look for the other unit/, ['BUR', 'MUN', /^Move/], hold('PAR'));
  await order(page, /Assume the worst/, hold('BUR'), ['PAR', 'BUR', /where it is/]);
  await says(page, /Burgundy stands/);
  await press(page, 'Next lesson: Negotiating');
  await order(page, /In this lesson Gaul has answered/, ['VEN', 'TRI', /^Move/], hold('ROM'));
  await order(page, /You need not accuse anybody/, hold('TRI'), ['ROM', 'VEN']);
  await order(page, /Gaul did lie/, ['VEN', /army/i]);
  await says(page, /name the exact orders/);
});
