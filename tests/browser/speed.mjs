// How fast the page is on this machine, from a local server, with an empty cache: the bytes over
// the wire, the time until one can play, how far the layout jumps, and the longest task that holds
// the page up.
//
//     node tests/browser/speed.mjs [visits of each] [only this]
//
// The best number of several visits counts, since everything else that runs here only adds to it;
// the largest jump of the layout is that of any visit.

import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Browser } from './browser.mjs';
import { root, Server } from './server.mjs';

const kVisits = Number(process.argv[2] ?? 3);
const only = process.argv[3];
const kRest = 1500;
const kWatched = 8000;

/** In the page, before anything else of it runs. */
function watch() {
  const seen = { shift: 0, tasks: [], playable: null };
  Object.assign(window, { seen });
  const observe = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  // Drawn, and something to press: the answer to the question, or in the lobby a game to begin.
  const look = () => {
    const answer = document.querySelector('.prompt button:not([disabled], [aria-disabled="true"])');
    const isLobby = location.pathname === '/';
    const play = [...document.querySelectorAll('main button, main a')].some((each) =>
      /^Play/.test(each.textContent.trim()),
    );
    if (isLobby ? play : answer) seen.playable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const server = new Server();
const browser = new Browser();

async function visit(address, stay) {
  const { page, bytes } = await browser.measure(watch);
  await page.goto(address);
  await page.waitForFunction(() => window.seen.playable !== null);
  await page.waitForTimeout(stay);
  const seen = await page.evaluate(() => window.seen);
  await page.context().close();
  return {
    kilobytes: bytes() / 1000,
    playable: seen.playable,
    shift: seen.shift,
    task: Math.max(0, ...seen.tasks.map(([, duration]) => duration)),
  };
}

const best = (figures) => Math.min(...figures);

async function measure(name, open, stay = kRest) {
  if (only && !name.startsWith(only)) return;
  const visits = [];
  for (let count = 0; count < kVisits; ++count) visits.push(await visit(await open(), stay));
  const of = (field) => visits.map((each) => each[field]);
  console.log(
    [
      name.padEnd(34),
      `${best(of('kilobytes')).toFixed(0).padStart(5)} kB`,
      `${best(of('playable')).toFixed(0).padStart(6)} ms`,
      Math.max(...of('shift')).toFixed(3),
      `${best(of('task')).toFixed(0).padStart(5)} ms  (${of('task')
        .map((each) => each.toFixed(0))
        .join(', ')})`,
    ].join('  '),
  );
}

const games = {
  rome_must_fall: ['rome'],
  empire: ['roman', 'barbarian'],
  pomerium: ['you'],
  invasions: ['rome'],
  diplomacy: [],
};

async function table(request, isWatched = false) {
  const made = await server.newTable(request);
  const [link] = Object.values(made.links);
  return server.address + (isWatched ? made.watch : link);
}

/** The first seat is a person's. */
async function tableOf(game, isWatched) {
  const { seats } = (await (await fetch(`${server.address}/api/games`)).json()).find(
    ({ id }) => id === game,
  );
  const sits = (i) =>
    i > 0 || isWatched ? { kind: 'computer', player: 'recruit' } : { kind: 'human' };
  return table(
    { game, delay: 400, seats: Object.fromEntries(seats.map(({ id }, i) => [id, sits(i)])) },
    isWatched,
  );
}

function longGame() {
  const record = path.join(root, 'src/games/invasions/golden/0002.record');
  const lines = readFileSync(record, 'utf8').trimEnd().split('\n');
  return table({ record: `${lines.slice(0, -60).join('\n')}\n` });
}

await server.start();
await browser.start();
try {
  console.log(`${'page'.padEnd(34)}  bytes     playable  shift  longest task`);
  await measure('lobby', async () => `${server.address}/`);
  for (const game of Object.keys(games)) await measure(game, () => tableOf(game, false));
  await measure('invasions, a long game', longGame);
  for (const game of Object.keys(games))
    await measure(`watch ${game}`, () => tableOf(game, true), kWatched);
} finally {
  await browser.stop();
  await server.stop();
}
