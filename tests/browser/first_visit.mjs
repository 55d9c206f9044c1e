// How long a first visit takes on a slow line, in each shape of the page, and a second one without
// any line; and how many bytes come:
//
//   node tests/browser/first_visit.mjs [visits of each]
//
// The line has 1.6 Mbit/s towards the visitor, and 150 ms for a question and its answer.

import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { pathToFileURL } from 'node:url';

import { Browser } from './browser.mjs';
import { Folder, singleFile } from './folder.mjs';
import { Server } from './server.mjs';
import { Stranger } from './stranger.mjs';

const kVisits = Number(process.argv[2] ?? 3);
const kBytesPerMillisecond = 200;
const kHalfWay = 75;

/** A line to a host: late by half a round trip each way, and no faster than it is, for all at once. */
class SlowLine {
  #host;
  #free = 0;
  bytes = 0;

  constructor(port) {
    this.#host = createServer((visitor) => {
      const host = connect(port, '127.0.0.1');
      visitor.on('data', (data) => setTimeout(() => host.write(data), kHalfWay));
      host.on('data', (data) => {
        this.bytes += data.length;
        const begin = Math.max(performance.now(), this.#free);
        this.#free = begin + data.length / kBytesPerMillisecond;
        setTimeout(() => visitor.write(data), this.#free - performance.now() + kHalfWay);
      });
      for (const [one, other] of [
        [visitor, host],
        [host, visitor],
      ]) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
      }
    });
  }

  async start() {
    this.#host.listen(0, '127.0.0.1');
    await once(this.#host, 'listening');
    return this.#host.address().port;
  }

  stop() {
    this.#host.close();
  }
}

const seconds = (begun) => (performance.now() - begun) / 1000;

/** From the address to the lobby, and on to the first question of a game. */
async function visit(browser, address) {
  const begun = performance.now();
  const stranger = new Stranger(await browser.visit(address));
  const play = stranger.button('Play: Rome Must Fall');
  await play.waitFor();
  const lobby = seconds(begun);
  await play.click();
  await stranger.question().waitFor();
  return { stranger, lobby, question: seconds(begun) };
}

/** Once more, in the same browser. */
async function again({ page }, address) {
  const begun = performance.now();
  await page.goto(address);
  await new Stranger(page).button('Play: Rome Must Fall').waitFor();
  return seconds(begun);
}

const middle = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
const row = (name, ...cells) =>
  console.log(name.padEnd(34), ...cells.map((cell) => String(cell).padStart(9)));
const told = (figures) => (figures.length ? middle(figures).toFixed(2) : '');

async function measure(name, host, browser) {
  const all = { lobby: [], question: [], second: [], bytes: [] };
  for (let i = 0; i < kVisits; ++i) {
    const line = new SlowLine(Number(new URL(host.address).port));
    const port = await line.start();
    const address = host.address.replace(/:\d+/, `:${port}`);
    const { stranger, lobby, question } = await visit(browser, address);
    all.lobby.push(lobby);
    all.question.push(question);
    all.bytes.push(line.bytes / 1000);
    if (host instanceof Folder) {
      await stranger.page.evaluate(() => navigator.serviceWorker.ready);
      await stranger.page.context().setOffline(true);
      all.second.push(await again(stranger, address));
    }
    await stranger.page.context().close();
    line.stop();
  }
  row(name, told(all.lobby), told(all.question), told(all.second), middle(all.bytes).toFixed(0));
}

const browser = new Browser();
await browser.start();
row(`middle of ${kVisits}`, 'lobby s', 'asks s', 'again s', 'kB');
for (const [name, host] of [
  ['a server', new Server()],
  ['a folder, without a network again', new Folder(undefined, { compressed: true })],
]) {
  await host.start();
  await measure(name, host, browser);
  await host.stop();
}
const file = pathToFileURL(singleFile).href;
const visits = [];
for (let i = 0; i < kVisits; ++i) visits.push(await visit(browser, file));
const times = (which) => told(visits.map((one) => one[which]));
const { size } = await stat(singleFile);
row('one file, from a disk', times('lobby'), times('question'), '', (size / 1000).toFixed(0));
await browser.stop();
