// The help for newcomers other than the lessons, found by what is on the screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { phone } from './browser.mjs';
import { answers } from './map_table.mjs';
import { isOffline, setUp } from './set_up.mjs';

const { server, browser } = setUp();

test('the rulebook begins with the game in short, and finds words', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('link', { name: 'Rulebook: Rome Must Fall' }).click();
  await page.getByRole('heading', { name: 'Rome Must Fall: rulebook' }).waitFor();
  await page.getByText('You are the last hope of the western empire').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Ostrogoths' }).first().waitFor();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const reads = (chapter) =>
    contents.locator('[aria-current]').filter({ hasText: chapter }).waitFor();
  await reads('In short');

  await page.getByRole('heading', { name: 'Pieces and the sheet' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('red');
  await page.getByText(/^1 of \d\d$/).waitFor();
  const places = await page
    .locator('mark')
    .evaluateAll((marks) =>
      marks.map(
        (mark) => `${mark.previousSibling?.textContent.slice(-1) ?? ''}${mark.textContent}`,
      ),
    );
  assert.deepEqual(
    places.filter((place) => !/^\P{L}?red$/iu.test(place)),
    [],
  );
  await page.keyboard.press('Enter');
  await page.getByText(`2 of ${places.length}`).waitFor();
  await page.getByRole('button', { name: 'Previous match' }).click();
  await page.getByRole('button', { name: 'Previous match' }).click();
  await page.getByText(`${places.length} of ${places.length}`).waitFor();

  await page.keyboard.press('Escape');
  await page.getByText('You are the last hope of the western empire').waitFor();
  await reads('Our readings');
});

test('a rule stays in sight when the pictures above it come', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Play: The Fall of the Roman Empire' }).click();
  await page.getByRole('button', { name: 'Pay the upkeep' }).waitFor();
  await page.getByRole('button', { name: 'Rules' }).click();
  const rule = page.locator('.rule.current').filter({ hasText: 'asked now' });
  await page.locator('figure .plate').nth(4).waitFor({ state: 'attached' });
  await page.waitForFunction(
    (it) => it.getBoundingClientRect().top > 0 && it.getBoundingClientRect().bottom < innerHeight,
    await rule.elementHandle(),
  );
});

test('the rulebook of Diplomacy draws what its examples tell', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('link', { name: 'Rulebook: Fall of Rome' }).click();
  const example = page.locator('figure').filter({ hasText: 'One against one.' });
  // What stands above it may still come and push it out of sight, where nothing is drawn.
  const drawn = (it) => {
    it.scrollIntoView({ block: 'center' });
    return it.querySelectorAll('.drawing svg').length === 2;
  };
  await page.waitForFunction(drawn, await example.elementHandle());
  const before = example.getByRole('img', {
    name: /^Before: Germany: army in Munich; France: army in Paris\. Then: A PAR - BUR; A MUN - BUR\.$/,
  });
  const after = example.getByRole('img', {
    name: /^After: Germany: army in Munich; France: army in Paris\.$/,
  });
  await before.locator('.order.move').nth(1).waitFor({ state: 'attached' });
  await after.locator('[data-counter]').nth(1).waitFor({ state: 'attached' });
  assert.equal(await before.locator('.arrows.lines .head').count(), 2);
  assert.equal(await after.locator('.arrows.lines .bar:not(.casing)').count(), 2);

  const huns = page.getByText('The power under Attila is the Huns.');
  assert.equal(await huns.isVisible(), false);
  await page.locator('.words').getByRole('link', { name: 'R1', exact: true }).first().click();
  await huns.waitFor();
});

for (const game of [
  'Pomerium',
  'Rome Must Fall',
  'The Fall of the Roman Empire',
  'The Barbarian Invasions',
  'Fall of Rome',
])
  test(`every example of ${game} is printed, and its rulings are not`, async () => {
    const page = await browser.visit(server.address);
    await page.getByRole('link', { name: `Rulebook: ${game}` }).click();
    await page.locator('.pictures').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const pictures = page.locator('.pictures > div > [role=img]');
    const drawn = page.locator('.pictures > div > [role=img]:has(.drawing svg)');
    assert.ok((await pictures.count()) > 24);
    assert.equal(await drawn.count(), await pictures.count());
    assert.equal(await page.locator('details[open]').count(), 0);
    assert.equal(await page.getByRole('searchbox').isVisible(), false);

    await page.setViewportSize({ width: 695, height: 1000 }); // A sheet of A4 without its margins.
    assert.deepEqual(await page.locator('.rule').evaluateAll(crowded), []);
  });

// The rules on paper whose number meets their title, or whose table is wider than the column.
function crowded(rules) {
  const meets = (rule) => {
    const title = document.createRange();
    title.selectNodeContents(rule.querySelector('h3'));
    const number = rule.querySelector('.number').getBoundingClientRect();
    return title.getClientRects()[0].left < number.right;
  };
  const isTooWide = (rule) =>
    [...rule.querySelectorAll('table')].some((table) => table.offsetWidth > rule.offsetWidth);
  const shown = rules.filter((rule) => rule.checkVisibility());
  return shown.filter((rule) => meets(rule) || isTooWide(rule)).map((rule) => rule.dataset.rule);
}

test('an example of a game with dice shows its dice, and what stands beside the map', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('link', { name: 'Rulebook: Pomerium' }).click();
  const example = page.locator('figure').filter({ hasText: 'You take Hispania.' });
  await example.getByText('After · You: 6 legions; General 1: 5 legions').waitFor();
  const dice = example.getByRole('paragraph').filter({ hasText: /^Dice/ });
  assert.deepEqual(await dice.locator('b').allTextContents(), [...'522146']);
});

const newHere = (page) => page.getByText('New here? Rome Must Fall in short');
const asked = (page) => page.getByRole('heading', { name: 'Where do you place your six dice?' });

async function play(options) {
  const page = await browser.visit(server.address, options);
  await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
  await asked(page).waitFor();
  return page;
}

test('a new game is told in short once, not in a lesson, and never over the question', async () => {
  const page = await play({ viewport: phone });
  const box = await asked(page).boundingBox();
  assert.ok(box.y + box.height < phone.height, 'the question can be seen');
  await newHere(page).click();
  await page.getByText('You win if you survive twelve turns').waitFor();
  await page.getByRole('link', { name: 'Learn it by playing' }).waitFor();
  await page.getByRole('button', { name: 'Rulebook' }).click();
  await page
    .getByRole('complementary', { name: 'Rulebook' })
    .getByText('In short', { exact: true })
    .waitFor();
  await page.keyboard.press('Escape');

  await page.goto(server.address);
  await page.getByRole('link', { name: 'Learn: Rome Must Fall' }).click();
  await page.getByRole('button', { name: 'Begin: Six enemies' }).click();
  await page.getByText('Lesson: Six enemies').waitFor();
  assert.equal(await newHere(page).count(), 0);

  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Play: Rome Must Fall' }).click();
  await newHere(page).click();
  await page.getByRole('button', { name: 'Understood' }).click();
  await newHere(page).waitFor({ state: 'detached' });
  await page.reload();
  await asked(page).waitFor();
  assert.equal(await newHere(page).count(), 0);
});

test('the help has a number for each part of the screen, and the hidden keys', async () => {
  const page = await play();
  await page.getByRole('button', { name: 'Help' }).click();
  const help = page.getByRole('dialog', { name: 'On the screen' });
  const parts = help.getByRole('listitem');
  const marks = help.locator('.mark');
  for (const part of ['The question', 'Advice', 'The map', 'The log', 'The replay'])
    await parts.filter({ hasText: new RegExp(`^\\s*\\d+\\s*${part}\\.`) }).waitFor();
  assert.equal(await marks.count(), await parts.count());
  await help.getByRole('term').filter({ hasText: 'V I F W H O' }).waitFor();
  await parts.filter({ hasText: 'Advice.' }).getByRole('button').hover();
  const marked = await help.locator('.mark.shown').boundingBox();
  const button = await page.locator('.prompt').getByText('Advise me').boundingBox();
  assert.ok(marked.y <= button.y && marked.y + marked.height >= button.y + button.height);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
});

test('the help stays while others play', async () => {
  const page = await browser.visit(server.address);
  await page.getByRole('button', { name: 'Watch: The Barbarian Invasions' }).click();
  const bar = page.getByLabel('Step shown');
  await bar.waitFor();
  await page.getByRole('button', { name: 'Help' }).click();
  const heading = page.getByRole('heading', { name: 'On the screen' });
  const first = await heading.elementHandle();
  const shown = Number(await bar.inputValue());
  await page.waitForFunction(
    ([it, was]) => Number(it.value) > was + 2,
    [await bar.elementHandle(), shown],
  );
  assert.ok(await first.evaluate((element) => element.isConnected));
  await page.getByRole('button', { name: 'Close' }).click();
});

test(
  'who comes back is told what the others did, and not what was told live',
  { skip: isOffline },
  async () => {
    const { links } = await server.newTable({ game: 'empire' });
    const barbarian = await browser.visit(server.address + links.barbarian);
    const roman = await browser.visit(server.address + links.roman);
    const away = (page) => page.locator('summary').filter({ hasText: 'While you were away' });
    const act = () => answers(barbarian).first().click();
    const asked = async (page, words) =>
      page.getByRole('heading', { name: words, level: 2 }).first().waitFor();
    await asked(roman, /three Barbarian Forces/);
    await roman.goto('about:blank');
    await act();
    await roman.goto(server.address + links.roman);
    await away(roman).waitFor();
    await roman.getByRole('button', { name: 'Show me' }).click();
    await roman
      .getByText(/^The table at step/)
      .first()
      .waitFor();
    assert.equal(await away(roman).count(), 0);

    await roman.reload();
    await answers(roman).first().waitFor();
    assert.equal(await away(roman).count(), 0);
  },
);

test('a figure opens into its terms, and each leads to its rule', async () => {
  const page = await play();
  const card = page.getByRole('region', { name: 'Vandals', exact: true });
  await card.getByTitle('Why 3 to 5?').click();
  const sum = page.getByRole('dialog', { name: 'Vandals: the attack' });
  await sum.getByText('Together').waitFor();
  assert.match(await sum.innerText(), /Timeline, this turn\s+2[^]*Black die[^]*3 to 5/);
  await sum.getByRole('button', { name: 'Rule T3.1' }).click();
  await sum.waitFor({ state: 'hidden' });
  const book = page.getByRole('complementary', { name: 'Rulebook' });
  await book.getByText('Roll the black die. Add its count').waitFor();
});
