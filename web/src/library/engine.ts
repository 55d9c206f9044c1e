// The module that knows the games: one for a program, started when it is first needed.

import { wasiFunctions } from '../offline/wasi';

/** Why something may not be done. */
export interface Refusal {
  kind: string;
  text: string;
  rule: string | null;
  field: string | null;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(size: number): number;
  release(start: number): void;
  ask(start: number, size: number): void;
  give_weights(game: number, length: number, start: number, size: number): void;
  answer_address(): number;
  answer_size(): number;
}

async function bytesOf(address: URL): Promise<Uint8Array<ArrayBuffer>> {
  if (address.protocol === 'file:') {
    const { readFile } = await import('node:fs/promises');
    return readFile(address);
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address.href}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

export class Engine {
  private constructor(private readonly exports: Exports) {}

  static async start(): Promise<Engine> {
    const address = new URL('./occasus_library.wasm', /* @vite-ignore */ import.meta.url);
    const memory = (): WebAssembly.Memory => engine.exports.memory;
    const { instance } = await WebAssembly.instantiate(await bytesOf(address), {
      wasi_snapshot_preview1: wasiFunctions(memory),
    });
    const engine: Engine = new Engine(instance.exports as unknown as Exports);
    engine.exports._initialize();
    return engine;
  }

  /** The answer, or the problem. */
  ask(question: object): { answer: unknown } | { error: Refusal } {
    this.give(new TextEncoder().encode(JSON.stringify(question)), (...text) =>
      this.exports.ask(...text),
    );
    return JSON.parse(this.answer());
  }

  /** Fetches the weights of a game from beside the module, unless they are given. */
  async learn(game: string, given?: Uint8Array): Promise<void> {
    const address = new URL(`./learned/${game}.net`, /* @vite-ignore */ import.meta.url);
    const weights = given ?? (await bytesOf(address));
    this.give(new TextEncoder().encode(game), (...name) =>
      this.give(weights, (...bytes) => this.exports.give_weights(...name, ...bytes)),
    );
    const refused = this.answer();
    if (refused !== '') throw new Error(refused);
  }

  private give(bytes: Uint8Array, take: (start: number, size: number) => void): void {
    const start = this.exports.allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer, start, bytes.length).set(bytes);
    try {
      take(start, bytes.length);
    } finally {
      this.exports.release(start);
    }
  }

  private answer(): string {
    const size = this.exports.answer_size();
    const text = new Uint8Array(this.exports.memory.buffer, this.exports.answer_address(), size);
    return new TextDecoder().decode(text);
  }
}
