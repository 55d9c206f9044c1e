// A folder of files, as any host would offer it, under some address of that host: the page without a
// server, unless another one is named.

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { root } from './server.mjs';

const page = path.join(root, 'build/page/offline');
export const library = path.join(root, 'build/page/library');
export const singleFile = path.join(root, 'build/page/occasus.html');

const kHash = /-([\w-]{8})\.(\w+)$/;
const kPrefix = '/people/somebody/games/';
const kTypes = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const kCompressed = new Set([
  kTypes['.css'],
  kTypes['.html'],
  kTypes['.js'],
  kTypes['.svg'],
  kTypes['.webmanifest'],
]);

export class Folder {
  #host = null;
  #files;
  #compressed;

  data = '';
  address = '';
  /** Files that are there beside those of the folder. */
  added = new Map();
  /** The names of all files that were asked for. */
  asked = [];
  /** A pattern of the names of files that are gone. */
  gone = null;
  /** A promise that the engine's file waits for before it is sent. */
  engineAwaits = null;

  /** `compressed`: as most hosts send what is text to them. */
  constructor(files = page, { compressed = false } = {}) {
    this.#files = files;
    this.#compressed = compressed;
  }

  async start() {
    if (!existsSync(this.#files))
      throw new Error('build/page is not there: run script/package-page');
    this.data = await mkdtemp(path.join(tmpdir(), 'occasus-browser-'));
    await this.run(0);
  }

  async run(port = Number(new URL(this.address).port)) {
    this.#host = createServer((request, response) => void this.#answer(request, response));
    this.#host.listen(port, '127.0.0.1');
    await once(this.#host, 'listening');
    this.address = `http://127.0.0.1:${this.#host.address().port}${kPrefix}`;
  }

  async #answer({ url }, response) {
    const { pathname } = new URL(url, 'http://localhost');
    const name = pathname.slice(kPrefix.length) || 'index.html';
    const type = kTypes[path.extname(name)] ?? 'application/octet-stream';
    this.asked.push(name);
    if (name.endsWith('.bin')) await this.engineAwaits;
    try {
      if (this.gone?.test(name)) throw new Error(`${name} is gone`);
      if (!pathname.startsWith(kPrefix)) throw new Error(`${pathname} is not in the folder`);
      const body = this.added.get(name) ?? (await readFile(path.join(this.#files, name)));
      const headers = { 'Content-Type': type };
      if (!this.#compressed || !kCompressed.has(type)) response.writeHead(200, headers).end(body);
      else response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' }).end(gzipSync(body));
    } catch {
      response.writeHead(404).end();
    }
  }

  /**
   * The folder of another version takes the place of this one: every file whose name holds the hash of
   * what is in it has another name, and the old names are gone.
   */
  async update() {
    const newer = path.join(this.data, 'newer');
    await cp(this.#files, newer, { recursive: true });
    const names = (await readdir(path.join(newer, 'assets'))).map((name) => [
      name,
      name.replace(kHash, (_, hash, ending) => `-${[...hash].reverse().join('')}.${ending}`),
    ]);
    for (const file of await readdir(newer, { recursive: true })) {
      if (!/\.(css|html|js)$/.test(file)) continue;
      let text = await readFile(path.join(newer, file), 'utf8');
      for (const [old, name] of names) text = text.replaceAll(old, name);
      if (file === 'sw.js') text = text.replace(/kMine \+ '\w+'/, "kMine + 'newer'");
      await writeFile(path.join(newer, file), text);
    }
    for (const [old, name] of names)
      await rename(path.join(newer, 'assets', old), path.join(newer, 'assets', name));
    this.#files = newer;
  }

  /** The network is cut: nobody answers any more. */
  async cut() {
    this.#host.closeAllConnections();
    this.#host.close();
    await once(this.#host, 'close');
    this.#host = null;
  }

  async stop() {
    if (this.#host) await this.cut();
    await rm(this.data, { recursive: true });
  }
}
