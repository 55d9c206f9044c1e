// The engine as a WebAssembly module: texts in and out, and the work it has to do.

import { wasiFunctions } from './wasi';

/** The functions that the module calls. They may not call the module before it has returned. */
export interface Host {
  answer(id: number, status: number, text: string): void;
  opened(socket: number, problem: string): void;
  send(socket: number, text: string): void;
  keep(ticket: number, change: string): void;
  /** A computer player is to think; EngineModule.think of another instance knows what. */
  think(ticket: number, task: string): void;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(size: number): number;
  release(start: number): void;
  restore(start: number, size: number): number;
  request(id: number, start: number, size: number): void;
  open(socket: number, start: number, size: number): void;
  hear(socket: number, start: number, size: number): void;
  close(socket: number): void;
  kept(ticket: number, yes: number): void;
  think(id: number, start: number, size: number): void;
  thought(ticket: number, start: number, size: number): void;
  work(): number;
  tick(): void;
  snapshot(id: number, start: number, size: number): void;
  give_weights(game: number, length: number, start: number, size: number): number;
}

/** An address in the module's memory, and a number of bytes. */
type Text = [start: number, size: number];

export class EngineModule {
  private constructor(private readonly exports: Exports) {}

  static async start(module: WebAssembly.Module, host: Host): Promise<EngineModule> {
    const memory = (): WebAssembly.Memory => engine.exports.memory;
    const text = (start: number, size: number) =>
      new TextDecoder().decode(new Uint8Array(memory().buffer, start, size));
    const instance: WebAssembly.Instance = await WebAssembly.instantiate(module, {
      wasi_snapshot_preview1: wasiFunctions(memory),
      host: {
        answer: (id: number, status: number, start: number, size: number) =>
          host.answer(id, status, text(start, size)),
        opened: (socket: number, start: number, size: number) =>
          host.opened(socket, text(start, size)),
        send: (socket: number, start: number, size: number) => host.send(socket, text(start, size)),
        keep: (ticket: number, start: number, size: number) => host.keep(ticket, text(start, size)),
        think: (ticket: number, start: number, size: number) =>
          host.think(ticket, text(start, size)),
        now: () => Date.now(),
        report: (start: number, size: number) => console.error(text(start, size)),
      },
    });
    const engine: EngineModule = new EngineModule(instance.exports as unknown as Exports);
    engine.exports._initialize();
    return engine;
  }

  /** Takes changes that were kept; false when one of them cannot be read. */
  restore(changes: readonly string[]): boolean {
    return this.give(`[${changes.join(',')}]`, (...text) => this.exports.restore(...text)) === 1;
  }

  request(id: number, request: { method: string; path: string; body: string; token: string }) {
    this.give(JSON.stringify(request), (...text) => this.exports.request(id, ...text));
  }

  open(socket: number, table: string): void {
    this.give(table, (...text) => this.exports.open(socket, ...text));
  }

  hear(socket: number, message: string): void {
    this.give(message, (...text) => this.exports.hear(socket, ...text));
  }

  close(socket: number): void {
    this.exports.close(socket);
  }

  kept(ticket: number, yes: boolean): void {
    this.exports.kept(ticket, Number(yes));
  }

  /** Answered before it returns, by Host.answer. */
  snapshot(id: number, table: string): void {
    this.give(table, (...text) => this.exports.snapshot(id, ...text));
  }

  /** The result of a task of Host.think; empty: none. */
  thought(ticket: number, answer: string): void {
    this.give(answer, (...text) => this.exports.thought(ticket, ...text));
  }

  /** Thinks, as long as that takes; answered before it returns, by Host.answer. */
  think(id: number, task: string): void {
    this.give(task, (...text) => this.exports.think(id, ...text));
  }

  /** Takes the trained weights of a game; false when they are damaged. */
  giveWeights(game: string, weights: ArrayBuffer): boolean {
    const take = (...name: Text) =>
      this.give(new Uint8Array(weights), (...bytes) =>
        this.exports.give_weights(...name, ...bytes),
      );
    return this.give(game, take) === 1;
  }

  /** Does one thing that is due; returns milliseconds until the next, or -1: there is none. */
  work(): number {
    return this.exports.work();
  }

  tick(): void {
    this.exports.tick();
  }

  private give<T>(what: string | Uint8Array, take: (...text: Text) => T): T {
    const bytes = typeof what === 'string' ? new TextEncoder().encode(what) : what;
    const start = this.exports.allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
    try {
      return take(start, bytes.length);
    } finally {
      this.exports.release(start);
    }
  }
}
