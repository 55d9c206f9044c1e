// How many presses a turn takes. Ten turns of a game are played through the page as the computer
// advises, by what is on the screen alone; what the adviser is asked is not counted.
//
//     node tests/browser/presses.mjs [roman|barbarian|invasions1|invasions3|diplomacy] [advised]
//
// With `advised` everything is left to the adviser, by the fewest presses that the page has for that.
// It plays on the page without a server, which has to be built first; OCCASUS_FOLDER names another
// build of it.

import { Browser } from './browser.mjs';
import { chooser, confirm, orders, province } from './diplomacy_table.mjs';
import { Folder } from './folder.mjs';
import { Stranger } from './stranger.mjs';

const kTurns = 10;
const empire = 'The Fall of the Roman Empire';
const invasions = 'The Barbarian Invasions';
const fallOfRome = 'Fall of Rome';

const folder = new Folder(process.env.OCCASUS_FOLDER);
const browser = new Browser();

async function begin(game, ...choices) {
  const stranger = new Stranger(await browser.visit(folder.address));
  await stranger.openStart(game);
  for (const choice of choices) await stranger.choose(choice);
  await stranger.button('Start the game').click();
  await stranger.bar().waitFor();
  return stranger;
}

/** Presses, and counts. */
class Player {
  presses = 0;
  /** So many presses fewer, if stacks are carried instead. */
  carried = 0;
  /** The clicks needed if every question is a separate click. */
  questions = 0;

  constructor(stranger) {
    this.stranger = stranger;
    this.page = stranger.page;
    this.prompt = stranger.prompt();
    this.adviser = stranger.answerButton('Advise me');
    this.rest = stranger.answerButton(/^Let the adviser finish/);
  }

  async press(...buttons) {
    for (const button of buttons) {
      await button.click();
      this.presses += 1;
    }
  }

  async isOver() {
    await this.adviser.or(this.stranger.over()).first().waitFor();
    await this.prompt.getByText('Sending…').waitFor({ state: 'hidden' });
    return this.stranger.over().isVisible();
  }

  /** The answer that the adviser would give; nothing else has changed then. */
  async advice() {
    await this.adviser.click();
    const words = await this.prompt.locator('.advice .what').textContent();
    await this.prompt.locator('.advice').getByRole('button', { name: 'Close' }).click();
    return words.trim();
  }

  question() {
    return this.stranger.question().textContent();
  }

  async movedOn(action) {
    const ply = await this.stranger.ply();
    await action();
    await this.stranger.movedOnFrom(ply);
    await this.isOver();
  }

  /** The adviser's choices for as long as it `goesOn`; then all is as it was, if it can be. */
  async foresee(goesOn) {
    const answers = [];
    const start = await this.stranger.ply();
    while (!(await this.isOver())) {
      const answer = await this.advice();
      if (!goesOn(answer, await this.question())) break;
      answers.push(answer);
      await this.movedOn(async () => {
        await this.adviser.click();
        await this.stranger.answerButton('Do it').click();
      });
    }
    const isAsBefore = await this.takeBackTo(start);
    return { answers, isAsBefore };
  }

  /** False where a die has fallen meanwhile: then what was foreseen has happened. */
  async takeBackTo(start) {
    const undo = this.page.getByRole('button', { name: 'Undo', exact: true });
    for (let ply = await this.stranger.ply(); ply > start; ply = await this.stranger.ply()) {
      if ((await undo.getAttribute('aria-disabled')) === 'true') return false;
      await undo.click();
      await this.page.waitForFunction(
        (old) => Number(document.querySelector('input[aria-label="Step shown"]')?.value) < old,
        ply,
      );
      await this.isOver();
    }
    return true;
  }

  /** The button whose words begin so, in the question's own answers or in the list. */
  button(words) {
    if (words instanceof RegExp) return this.stranger.answerButton(words).first();
    const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return this.stranger.answerButton(new RegExp(`(^|[1-9] ?)${escaped}`)).first();
  }

  area(id) {
    return this.page.locator(`[data-area="${id}"]`);
  }
}

/** Several of the same are bought by one press, where the page offers that number of them. */
async function buy(player, answer) {
  const what = /Legion|Force/.exec(answer)[0];
  const offered = await player.prompt
    .getByRole('button', { name: new RegExp(`^Raise \\d+ ${what}s `) })
    .evaluateAll((chips) =>
      chips.map((chip) => Number(/\d+/.exec(chip.getAttribute('aria-label')))),
    );
  let bought = 0;
  const before = player.presses;
  do {
    await player.movedOn(() => player.press(player.button(answer)));
    bought += 1;
  } while ((await player.advice()) === answer);
  if (offered.includes(bought)) player.presses = before + 1;
  player.questions += bought;
}

/** The clicks to set a number: one more and one fewer, or a click to reach it and its digits. */
async function costOf(number, count) {
  const steps = Math.abs(Number(await number.inputValue()) - Number(count));
  return Math.min(steps, 1 + String(count).length);
}

async function setTo(player, number, count) {
  player.presses += await costOf(number, count);
  await number.fill(String(count));
}

/** How many of this kind the answers name: "With 3 Forces", "2 Cavalry", "No Force". */
function countOf(answers, kind) {
  const named = answers.find((answer) => answer.includes(kind));
  return named && (/\d+/.exec(named)?.[0] ?? '0');
}

/**
 * After it is said who goes: the numbers beside the map and the area, or one answer after another,
 * whichever takes fewer presses.
 */
async function go(player, chosen, following) {
  await player.movedOn(() => player.press(player.button(chosen)));
  player.questions += 1;
  const names = /^(Forces that go with it|Forces|Cavalry)$/;
  const numbers = await player.prompt.getByRole('spinbutton', { name: names }).all();
  if (numbers.length === 0) return;
  const { answers } = await player.foresee((next) => following.test(next));
  player.questions += answers.length;
  const target = answers.find((answer) => answer.startsWith('To '));
  const counts = answers.filter((answer) => answer !== target);
  const wanted = [];
  for (const number of numbers) {
    const kind = /Force|Cavalry/.exec(await number.getAttribute('aria-label'))[0];
    const count = countOf(counts, kind) ?? (/alone$/.test(counts[0]) ? '0' : undefined);
    if (count !== undefined) wanted.push({ number, count });
  }
  const costs = await Promise.all(wanted.map(({ number, count }) => costOf(number, count)));
  if (costs.reduce((sum, cost) => sum + cost, 1) > answers.length) {
    for (const answer of answers) await player.movedOn(() => player.press(player.button(answer)));
    return;
  }
  for (const { number, count } of wanted) await setTo(player, number, count);
  const name = /^To (.*?)( wins .*)?$/.exec(target)[1];
  const area = player.page.locator(`[data-area][aria-label^="${name}:"]`);
  await player.movedOn(() => area.press('Enter'));
  player.presses += 1;
}

async function answerEmpire(player) {
  const answer = await player.advice();
  if (/^Raise a /.test(answer)) return buy(player, answer);
  if (/^Move Legion /.test(answer)) return go(player, answer, /^(With |To |The Legion)/);
  if (/^From /.test(answer)) return go(player, answer, /^(To |\d+ |No )/);
  player.questions += 1;
  return player.movedOn(() => player.press(player.button(answer)));
}

/** All of a stack by a press on it, fewer by their number in the list; then where they go. */
async function march(player, [, count, noun, area]) {
  const start = await player.stranger.ply();
  let isFirst = true;
  const { answers, isAsBefore } = await player.foresee((next) => {
    const goesOn = isFirst || /^(To|Stay) /.test(next);
    isFirst = false;
    return goesOn;
  });
  player.questions += answers.length;
  const last = answers.findLast((each) => each.startsWith('To '));
  if (!last && isAsBefore) {
    // Taken up and put down again: nothing is carried.
    for (const each of answers) await player.movedOn(() => player.press(player.button(each)));
    return;
  }
  const target = last && /^To (\S+)/.exec(last)[1];
  const lines = player.prompt
    .getByRole('list', { name: 'Who goes, and how many' })
    .locator('form')
    .filter({ hasText: area });
  const line = lines.filter({ hasText: noun.startsWith('legion') ? /legion/ : /militia/ });
  if (!isAsBefore) {
    // A die has fallen while this was foreseen: so it has happened, by two presses of the usual stack.
    player.presses += 2;
    return;
  }
  const number = line.getByRole('spinbutton');
  const isUsual =
    (await number.inputValue()) === count &&
    (noun.startsWith('legion') || (await lines.count()) === 1);
  if (isUsual) {
    await player.area(area).press('Enter');
    player.presses += 1;
  } else await setTo(player, number, count);
  await player.page.locator(`[data-area="${target}"].legal`).waitFor();
  await player.area(target).press('Enter');
  player.presses += 1;
  player.carried += isUsual ? 1 : 0;
  await player.stranger.movedOnFrom(start + answers.length - 1);
  await player.isOver();
}

async function answerInvasions(player) {
  const answer = await player.advice();
  const stack = /^Move (\d+) (legions?|militia) from (\S+)/.exec(answer);
  if (stack) return march(player, stack);
  player.questions += 1;
  // The adviser's proposal for the beginning is taken as a whole.
  if (/^Place /.test(answer)) {
    await player.movedOn(() => player.press(player.rest));
    await player.stranger.answerButton('Stop').waitFor({ state: 'hidden' });
    return;
  }
  const bought = /^Buy (\d+) legions?$/.exec(answer);
  if (bought) {
    const all = player.button(new RegExp(`^Buy all ${bought[1]} `));
    if (await all.isVisible()) return player.movedOn(() => player.press(all));
    await setTo(
      player,
      player.prompt.getByRole('spinbutton', { name: 'Legions to buy' }),
      bought[1],
    );
    return player.movedOn(() => player.press(player.button(/^Buy \d+ /)));
  }
  return player.movedOn(() => player.press(player.button(answer)));
}

/** Leaves to the adviser what it can; else asks for its advice and takes it. */
async function answerAsAdvised(player) {
  await player.movedOn(async () => {
    if (await player.rest.isVisible()) return player.press(player.rest);
    return player.press(player.adviser, player.stranger.answerButton('Do it'));
  });
  await player.stranger.answerButton('Stop').waitFor({ state: 'hidden' });
}

/** As the strip above the question says, to the eye or the ear. */
const turnOf = (player) =>
  player.page.evaluate(() => {
    const named = document.querySelector('[aria-label^="Turn "][aria-label*=" of "]');
    const words = named?.getAttribute('aria-label') ?? document.body.innerText;
    return Number(/Turn (\d+) of/.exec(words)[1]);
  });

const meanOf = (numbers) =>
  (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(1);

async function tenTurns(title, stranger, answer) {
  const player = new Player(stranger);
  const turns = new Map();
  while (!(await player.isOver())) {
    const turn = await turnOf(player);
    if (turn > kTurns) break;
    player.presses = 0;
    player.questions = 0;
    await answer(player);
    const { presses, questions } = turns.get(turn) ?? { presses: 0, questions: 0 };
    turns.set(turn, {
      presses: presses + player.presses,
      questions: questions + player.questions,
    });
  }
  const presses = [...turns.values()].map((each) => each.presses);
  const questions = [...turns.values()].map((each) => each.questions);
  console.log(`${title}: ${presses.join(' ')}; ${meanOf(presses)} presses a turn`);
  if (player.carried > 0) {
    const fewer = meanOf([...presses.slice(1), presses[0] - player.carried]);
    console.log(`    ${fewer} where whole stacks are carried`);
  }
  if (meanOf(questions) > 0) console.log(`    for ${meanOf(questions)} questions`);
}

/** Points at provinces and at what the card says, and counts. */
async function point(player, ...steps) {
  for (const step of steps) {
    if (step instanceof RegExp) await chooser(player.page, step).first().click();
    else await province(player.page, step).press('Enter');
    player.presses += 1;
  }
}

/** The shortest of several ways to the same order that the page has. */
async function order(player, title, line, ...ways) {
  for (const [first, ...way] of ways) {
    player.presses = 0;
    await point(player, first);
    if (way.length > 0 && way[0] instanceof RegExp === false) await point(player, way.shift());
    const asks = way[0] instanceof RegExp && chooser(player.page, way[0]).first();
    if (asks && !(await asks.isVisible())) {
      await player.page.keyboard.press('Escape');
      await province(player.page, first).press('Escape');
      await player.page.reload();
      await confirm(player.page).waitFor();
      continue;
    }
    await point(player, ...way);
    await orders(player.page).getByText(line).waitFor();
    console.log(`diplomacy, ${title}: ${player.presses}`);
    return;
  }
  throw new Error(`${title}: no way leads to ${line}`);
}

async function diplomacy() {
  const england = await begin(
    fallOfRome,
    { group: 'The game', choice: /the standard game/ },
    { list: 'You play', choice: 'England' },
    { list: 'The others', choice: 'Hold' },
  );
  const player = new Player(england);
  await confirm(player.page).waitFor();
  await order(player, 'a move', 'A LVP - YOR', ['LVP', 'YOR']);
  await point(player, 'LON', 'NTH', 'EDI', 'NWG');
  await orders(player.page).getByText('F EDI - NWG').waitFor();
  await confirm(player.page).click();
  await player.page
    .getByText(/^Autumn 1901/)
    .first()
    .waitFor();
  await order(player, 'the army’s side of a convoy', 'A YOR - NWY', ['YOR', 'NWY']);
  await order(
    player,
    'the fleet’s side of a convoy',
    'F NTH C A YOR - NWY',
    ['NTH', 'YOR', /^Convoy army .* to Norway/],
    ['NTH', 'YOR', /^Convoy army/, 'NWY'],
  );
  await order(
    player,
    'a supported move',
    'F NWG S A YOR - NWY',
    ['NWG', 'NWY', /^Support army .* to Norway/],
    ['NWG', 'YOR', /^Support a move/, 'NWY'],
  );
  await england.page.context().close();
  await sevenAtOneScreen();
}

async function sevenAtOneScreen() {
  const stranger = await begin(
    fallOfRome,
    { group: 'How you play', choice: /^Around one screen/ },
    { group: 'The game', choice: /the standard game/ },
  );
  const player = new Player(stranger);
  await stranger.answerButton(/^I control all 7 seats/).click();
  await confirm(player.page).waitFor();
  const all = stranger.answerButton(/^Confirm for all/);
  const spring = player.page.getByText(/^Spring 1901/).first();
  for (let power = 0; power < 7 && (await spring.isVisible()); ++power) {
    const seat = await player.page.getByLabel('You order for').inputValue();
    await player.press((await all.isVisible()) ? all : confirm(player.page));
    await player.press(stranger.answerButton('Confirm anyway'));
    await player.page.waitForFunction(
      (was) =>
        document.querySelector('.prompt select')?.value !== was ||
        document.body.innerText.includes('Autumn 1901'),
      seat,
    );
  }
  await player.page
    .getByText(/^Autumn 1901/)
    .first()
    .waitFor();
  console.log(`diplomacy, confirming all seven: ${player.presses}`);
}

const side = (seat) => ({ group: 'You play', choice: new RegExp(`^${seat}`) });
const scenario = (year) => ({ group: 'The scenario', choice: new RegExp(`^${year} A\\.D\\.`) });
const against = (player) => ({ list: 'Your opponent', choice: player });

const [, , only, how] = process.argv;
const games = {
  roman: async () =>
    tenTurns(
      'empire, Rome',
      await begin(empire, side('Roman'), against('Raider')),
      how ? answerAsAdvised : answerEmpire,
    ),
  barbarian: async () =>
    tenTurns(
      'empire, Barbarian',
      await begin(empire, side('Barbarian'), against('Turtle')),
      how ? answerAsAdvised : answerEmpire,
    ),
  invasions1: async () =>
    tenTurns(
      'invasions, 67 A.D.',
      await begin(invasions, scenario(67)),
      how ? answerAsAdvised : answerInvasions,
    ),
  invasions3: async () =>
    tenTurns(
      'invasions, 260 A.D.',
      await begin(invasions, scenario(260)),
      how ? answerAsAdvised : answerInvasions,
    ),
  diplomacy,
};

await folder.start();
await browser.start();
try {
  for (const [name, play] of Object.entries(games)) if (!only || only === name) await play();
} finally {
  await browser.stop();
  await folder.stop();
}
