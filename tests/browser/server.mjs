// The product itself, as a user starts it: one process, a port of its own, a folder of its own.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const root = path.resolve(import.meta.dirname, '../..');
export const product = process.env.OCCASUS_PRODUCT ?? path.join(root, 'build/release/occasus');

const announcement = /^Occasus at (http:\/\/\S+)$/;

export class Server {
  #process = null;
  #errors = '';
  #options;

  /** Further options of `occasus serve`. */
  constructor(options = []) {
    this.#options = options;
  }

  data = '';
  address = '';

  /** Starts with an empty data folder. */
  async start() {
    this.data = await mkdtemp(path.join(tmpdir(), 'occasus-browser-'));
    await this.run(0);
  }

  /** Starts the process; resolves when it has said where it listens. */
  async run(port = Number(new URL(this.address).port)) {
    const usual = ['serve', '--port', String(port), '--data', this.data];
    const server = spawn(product, [...usual, ...this.#options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = server;
    server.stderr.on('data', (text) => (this.#errors += text));
    for await (const line of createInterface({ input: server.stdout })) {
      const said = announcement.exec(line);
      if (said) {
        this.address = said[1];
        return;
      }
    }
    throw new Error(`The server ended before it listened. ${this.#errors}`);
  }

  /** Ends the process as a power cut would. */
  async kill() {
    this.#process.kill('SIGKILL');
    await once(this.#process, 'exit');
  }

  async stop() {
    if (!this.#process) return;
    if (this.#process.exitCode === null && this.#process.signalCode === null) {
      this.#process.kill('SIGTERM');
      await once(this.#process, 'exit');
    }
    await rm(this.data, { recursive: true });
  }

  /** Sets a table through the API and returns `NewTable` of the protocol. */
  async newTable(request) {
    const answer = await fetch(`${this.address}/api/tables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }
}
