// Pictures of every page, in five widths and both themes, for somebody to look at:
//
//   node tests/browser/pictures.mjs [--of empire,lobby] [--widths 360,1440] [--themes dark]
//
// They are left in build/screenshots/pages, as NAME-WIDTH-THEME.png. The games are golden games in
// their middle.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { Browser } from './browser.mjs';
import { lateGame } from './late_game.mjs';
import { product, root, Server } from './server.mjs';

const { values: wanted } = parseArgs({
  options: {
    of: { type: 'string' },
    widths: { type: 'string', default: '360,768,1440,1920,2560' },
    themes: { type: 'string', default: 'light,dark' },
    /** A server that runs already. */
    address: { type: 'string' },
  },
});

const heights = { 360: 740, 768: 1024, 1440: 900, 1920: 1080, 2560: 1440 };
const folder = path.join(root, 'build/screenshots/pages');
mkdirSync(folder, { recursive: true });

const server = new Server();
const browser = new Browser();

const games = ['rome_must_fall', 'empire', 'pomerium', 'invasions', 'diplomacy'];
/** Plies before the end of golden game 1 at which its picture is taken. */
const left = { rome_must_fall: 110, empire: 100, invasions: 180, pomerium: 200, diplomacy: 70 };

const tables = new Map();

/** The middle of a game, from the seat that is asked there. */
async function table(game) {
  if (tables.has(game)) return tables.get(game);
  const made = await server.newTable({ game, record: lateGame(game, '0001', left[game]) });
  const links = Object.values(made.links);
  const { to_move: seat } = await (
    await fetch(`${server.address}/api/tables/${made.table}`)
  ).json();
  tables.set(game, { ...made, link: made.links[seat] ?? links[0] });
  return tables.get(game);
}

const visit = (place, options) => browser.visit(server.address + place, options);

async function atTable(game, options) {
  const page = await visit((await table(game)).link, options);
  await page.locator('.prompt h2').first().waitFor();
  await page.keyboard.press('Escape');
  return page;
}

/** A game that is over: its record is loaded as a table. */
async function over(game) {
  const key = `${game} over`;
  if (!tables.has(key))
    tables.set(key, await server.newTable({ game, record: lateGame(game, '0001', 0) }));
  return tables.get(key);
}

const experiment = `title = "What is Africa worth?"
question = "Does Rome win more often when Africa pays more?"
game = "empire"
games = 60
[players]
roman = "expand"
barbarian = "mass"
[sweep.figures.board]
"value,africa" = [3, 5, 7]
"resources,start" = [10, 20]
[record]
end = ["position.areas.roma.R"]
turn = ["position.rrp"]
`;

/** Every page: how one comes to it. */
const pages = {
  async lobby(options) {
    const page = await visit('/', options);
    await page
      .getByRole('button', { name: /^Play: / })
      .first()
      .waitFor();
    return page;
  },
  async start(options) {
    const page = await pages.lobby(options);
    await page.getByRole('button', { name: /^More ways to start: The Fall of the Roman/ }).click();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    return page;
  },
  async lesson(options) {
    const page = await visit('/learn/empire', options);
    await page
      .getByRole('button', { name: /^Begin|^Learn|lesson/i })
      .first()
      .click();
    await page.locator('.prompt').first().waitFor();
    return page;
  },
  async rulebook(options) {
    const page = await visit('/rules/pomerium', options);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    return page;
  },
  async waiting(options) {
    const page = await pages.lobby(options);
    await page.getByRole('button', { name: /^With friends: The Fall of the Roman/ }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByText('not here yet').waitFor();
    return page;
  },
  async report(options) {
    const page = await visit((await over('empire')).watch, options);
    await page.getByRole('tab', { name: 'Report' }).click();
    await page.getByRole('button', { name: 'Make the report' }).click();
    await page.getByRole('heading', { name: 'Luck and skill' }).waitFor();
    return page;
  },
  async chronicle(options) {
    const page = await visit(`${(await over('empire')).watch}/chronicle`, options);
    await page.getByRole('button', { name: 'Print or save as PDF', disabled: false }).waitFor();
    return page;
  },
  async position(options) {
    const page = await visit(`${(await over('empire')).watch}/60`, options);
    await page.getByRole('link', { name: 'Open the table' }).waitFor();
    return page;
  },
  async laboratory(options) {
    const page = await visit('/laboratory/africa', options);
    await page.locator('figcaption').first().waitFor();
    return page;
  },
};
for (const game of games) pages[game] = (options) => atTable(game, options);

const chosen = wanted.of ? wanted.of.split(',') : Object.keys(pages);
const resting = (page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });

if (wanted.address) server.address = wanted.address;
else await server.start();
await browser.start();
try {
  if (chosen.includes('laboratory') && !wanted.address) {
    const shelf = path.join(server.data, 'laboratory');
    mkdirSync(shelf, { recursive: true });
    writeFileSync(path.join(shelf, 'africa.toml'), experiment);
    execFileSync(product, ['lab', 'africa.toml', '--store', 'africa.sqlite'], { cwd: shelf });
  }
  for (const name of chosen) {
    for (const width of wanted.widths.split(',').map(Number)) {
      // A page that was opened at a width stays there: some parts are made for the one they open at.
      const viewport = { width, height: heights[width] ?? 900 };
      const page = await pages[name]({ viewport });
      for (const colorScheme of wanted.themes.split(',')) {
        await page.emulateMedia({ colorScheme });
        await resting(page);
        const file = path.join(folder, `${name}-${width}-${colorScheme}.png`);
        await page.screenshot({ path: file });
        console.log(file);
      }
      await page.context().close();
    }
  }
} finally {
  await browser.stop();
  await server.stop();
}
