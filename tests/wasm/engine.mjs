// Runs the module as a page does: its host, a client of its sockets, and a store that may be slow,
// full, or cut off at any moment.

import { readFile } from 'node:fs/promises';

import { files } from './built.mjs';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const compiled = new Map();
async function compile(file) {
  if (!compiled.has(file)) compiled.set(file, WebAssembly.compile(await readFile(file)));
  return compiled.get(file);
}

/** The module's calls to its system: the time, secrets, and a place for complaints. */
function system(view) {
  return {
    clock_time_get: (_clock, _precision, result) => {
      view().setBigUint64(result, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    random_get: (begin, count) => {
      crypto.getRandomValues(new Uint8Array(view().buffer, begin, count));
      return 0;
    },
    environ_sizes_get: (count, bytes) => {
      view().setUint32(count, 0, true);
      view().setUint32(bytes, 0, true);
      return 0;
    },
    environ_get: () => 0,
    proc_exit: (code) => {
      throw new Error(`the module ended with ${code}`);
    },
  };
}
const NOT_THERE = () => 52; // ENOSYS

export async function importsOfModule() {
  return WebAssembly.Module.imports(await compile(files.module));
}

/** One instance, and all that was kept of it: `kept` has the changes by table, in their order. */
export class Engine {
  kept = new Map();
  reports = [];
  keeps = true;
  thinks = null;
  bytesKept = 0;
  #answers = new Map();
  #sockets = new Map();
  #next = 1;
  #working = false;
  #stopped = false;

  static start(...documents) {
    return Engine.startFrom(files.module, ...documents);
  }

  /** From the module in a file. */
  static async startFrom(file, ...documents) {
    const engine = new Engine();
    const module = await compile(file);
    const view = () => new DataView(engine.exports.memory.buffer);
    const given = system(view);
    const wasi = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module))
      if (from === 'wasi_snapshot_preview1') wasi[name] = given[name] ?? NOT_THERE;
    const instance = await WebAssembly.instantiate(module, {
      wasi_snapshot_preview1: wasi,
      host: engine.#host(),
    });
    engine.exports = instance.exports;
    engine.exports._initialize();
    for (const list of documents) {
      engine.restored = engine.#call('restore', JSON.stringify(list)) === 1;
      for (const document of list) engine.#note(document);
    }
    return engine;
  }

  #host() {
    const text = (begin, size) =>
      decoder.decode(new Uint8Array(this.exports.memory.buffer, begin, size));
    return {
      answer: (id, status, begin, size) => {
        this.#answers.get(id)({ status, body: text(begin, size) });
        this.#answers.delete(id);
      },
      opened: (socket, begin, size) => {
        const error = text(begin, size);
        queueMicrotask(() => this.#sockets.get(socket)?.opened(error));
      },
      send: (socket, begin, size) => {
        const message = JSON.parse(text(begin, size));
        queueMicrotask(() => this.#sockets.get(socket)?.heard(message));
      },
      keep: (ticket, begin, size) => {
        const change = JSON.parse(text(begin, size));
        setImmediate(() => {
          if (this.#stopped) return;
          if (this.keeps) {
            this.#note(change);
            this.bytesKept += size;
          }
          this.exports.kept(ticket, this.keeps ? 1 : 0);
          this.#pump();
        });
      },
      think: (ticket, begin, size) => void this.#think(ticket, text(begin, size)),
      now: () => Date.now(),
      report: (begin, size) => this.reports.push(text(begin, size)),
    };
  }

  /** `thinks` thinks elsewhere; without it this instance does, when it has time. */
  async #think(ticket, task) {
    await new Promise(setImmediate);
    const answer = await (this.thinks ?? ((asked) => this.think(asked)))(task);
    if (this.#stopped) return;
    this.#call('thought', answer, ticket);
    this.#pump();
  }

  /** The result of a task; empty when there is none. */
  think(task) {
    const id = this.#next++;
    let answer;
    this.#answers.set(id, ({ status, body }) => (answer = status === 200 ? body : ''));
    this.#call('think', task, id);
    return answer;
  }

  /** Whether the weights of a game were taken. */
  giveWeights(game, bytes) {
    return this.#call('give_weights', bytes, ...this.#pass(game)) === 1;
  }

  /** Puts a text, or bytes, into the module's memory: its address and size. */
  #pass(text) {
    const bytes = typeof text === 'string' ? encoder.encode(text) : text;
    const begin = this.exports.allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer, begin, bytes.length).set(bytes);
    return [begin, bytes.length];
  }

  #note(change) {
    const changes = this.kept.get(change.table) ?? [];
    this.kept.set(change.table, [...changes, change]);
  }

  #call(name, text, ...before) {
    const [begin, length] = this.#pass(text);
    const result = this.exports[name](...before, begin, length);
    this.exports.release(begin);
    return result;
  }

  #pump() {
    if (this.#working || this.#stopped) return;
    this.#working = true;
    const turn = () => {
      if (this.#stopped) return;
      const wait = this.exports.work();
      if (wait < 0) this.#working = false;
      else if (wait === 0) setImmediate(turn);
      else setTimeout(turn, wait);
    };
    setImmediate(turn);
  }

  /** As if the page were closed: nothing more is done, and nothing more is kept. */
  stop() {
    this.#stopped = true;
  }

  tick() {
    this.exports.tick();
    this.#pump();
  }

  request(method, path, { body = '', token = '' } = {}) {
    const id = this.#next++;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Promise((answered) => {
      this.#answers.set(id, answered);
      this.#call('request', JSON.stringify({ method, path, body: text, token }), id);
      this.#pump();
    });
  }

  async json(method, path, given) {
    const { status, body } = await this.request(method, path, given);
    return { status, ...JSON.parse(body) };
  }

  snapshot(table) {
    const id = this.#next++;
    let answer;
    this.#answers.set(id, (given) => (answer = given));
    this.#call('snapshot', table, id);
    return answer;
  }

  /** A client at a table, who has said hello. `onMessage` hears what comes without being asked for. */
  async connect(table, token = null, onMessage = () => {}) {
    const socket = this.#next++;
    const client = new Client(
      (message) => {
        this.#call('hear', JSON.stringify(message), socket);
        this.#pump();
      },
      () => {
        this.#sockets.delete(socket);
        this.exports.close(socket);
        this.#pump();
      },
      onMessage,
    );
    const error = await new Promise((opened) => {
      this.#sockets.set(socket, { opened, heard: (message) => client.hear(message) });
      this.#call('open', table, socket);
      this.#pump();
    });
    if (error) throw new Error(error);
    client.say({ type: 'hello', token });
    await client.until((told) => told);
    return client;
  }

  /** The changes of all tables that were kept, in an order in which they may be restored. */
  documents() {
    return [...this.kept.values()].flat();
  }
}

/** Remembers the last `table` or `update`, and what it was answered. */
export class Client {
  #asked = new Map();
  #waiting = [];

  constructor(say, close, onMessage) {
    this.say = say;
    this.close = close;
    this.onMessage = onMessage;
  }

  hear(message) {
    this.onMessage(message);
    this.#asked.get(message.id)?.(message);
    this.#asked.delete(message.id);
    if (message.type === 'table') this.told = message;
    if (message.type === 'update') this.told = { ...this.told, ...message, type: 'update' };
    if (message.type === 'sealed') this.told = { ...this.told, sealed: message.sealed };
    this.#waiting = this.#waiting.filter(({ condition, done }) => {
      if (!this.told || !condition(this.told)) return true;
      done(this.told);
      return false;
    });
  }

  ask(message) {
    const id = crypto.randomUUID();
    return new Promise((answered) => {
      this.#asked.set(id, answered);
      this.say({ ...message, id });
    });
  }

  /** Waits until what the table told last is so. */
  until(condition) {
    if (this.told && condition(this.told)) return Promise.resolve(this.told);
    return new Promise((done) => this.#waiting.push({ condition, done }));
  }
}

/** Any answer to the question of now that may be given. */
export function anyAction(told, turn) {
  const offers = told.offers.filter((offer) => !offer.refused);
  const offer = offers[turn % offers.length];
  return offer.form ? `${offer.action} ${offer.form.choices.join(' ')}` : offer.action;
}
