// Computer players think in Workers of their own, each with an instance of the engine that has no
// tables: whoever asks the tables something meanwhile is answered.

import { EngineModule } from './module';

/** The messages to a thinking Worker: the engine, once, and then its tasks. */
type ToThinker = { module: WebAssembly.Module } | { number: number; task: string };
type FromThinker = { number: number; answer: string };

/** The fields of a task for the page; the rest is between two instances of the engine. */
interface Task {
  /** The second of two tasks with one name may use the results of the first. */
  name: string;
  /** Whether a person sits at the table. */
  awaited: boolean;
}

interface Thinker {
  port: MessagePort;
  /** The tasks it has not answered yet. */
  asked: Map<number, { task: string; answered(answer: string): void }>;
}

export interface ThinkersOptions {
  module: WebAssembly.Module;
  most: number;
  /** Starts a Worker that thinks what comes from this port. */
  hire(port: MessagePort): void;
}

export class Thinkers {
  private readonly hired: Thinker[] = [];
  private readonly minds = new Map<string, Thinker>();
  private held: (() => void)[] = [];
  private next = 1;
  private isWatched = true;
  private here: Promise<EngineModule> | null = null;
  private readonly answers = new Map<number, string>();

  constructor(private readonly options: ThinkersOptions) {}

  /** The engine's result of a task; empty when it fails. */
  think(text: string): Promise<string> {
    const task = JSON.parse(text) as Task;
    return new Promise((answered) => {
      const begin = () => this.begin(task.name, text, answered);
      if (this.isWatched || task.awaited) begin();
      else this.held.push(begin);
    });
  }

  /** While nobody looks, no computer thinks about a game that no person plays. */
  watch(isWatched: boolean): void {
    this.isWatched = isWatched;
    if (!isWatched) return;
    const held = this.held;
    this.held = [];
    for (const begin of held) begin();
  }

  /** There are no Workers for us: from now on all is thought here, whoever must wait for it. */
  stayHere(): void {
    this.here ??= startModule(this.options.module, this.answers);
    for (const { port, asked } of this.hired) {
      port.close();
      for (const { task, answered } of asked.values()) this.thinkHere(task, answered);
    }
    this.hired.length = 0;
    this.minds.clear();
  }

  private begin(name: string, task: string, answered: (answer: string) => void): void {
    if (this.here) return this.thinkHere(task, answered);
    const thinker = this.thinkerFor(name);
    const number = this.next++;
    thinker.asked.set(number, { task, answered });
    thinker.port.postMessage({ number, task } satisfies ToThinker);
  }

  private thinkHere(task: string, answered: (answer: string) => void): void {
    const number = this.next++;
    void this.here?.then((module) => answered(thinkIn(module, number, task, this.answers)));
  }

  private thinkerFor(name: string): Thinker {
    const known = this.minds.get(name);
    if (known) return known;
    const idlest = this.hired.reduce<Thinker | null>(
      (best, each) => (!best || each.asked.size < best.asked.size ? each : best),
      null,
    );
    const isFree = idlest !== null && idlest.asked.size === 0;
    const thinker = isFree || this.hired.length >= this.options.most ? idlest : this.hire();
    const found = thinker ?? this.hire();
    if (name !== '') this.minds.set(name, found);
    return found;
  }

  private hire(): Thinker {
    const { port1: port, port2 } = new MessageChannel();
    const thinker: Thinker = { port, asked: new Map() };
    port.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const asked = thinker.asked.get(data.number);
      thinker.asked.delete(data.number);
      asked?.answered(data.answer);
    };
    this.options.hire(port2);
    port.postMessage({ module: this.options.module } satisfies ToThinker);
    this.hired.push(thinker);
    return thinker;
  }
}

function startModule(
  module: WebAssembly.Module,
  answers: Map<number, string>,
): Promise<EngineModule> {
  const nothing = () => undefined;
  return EngineModule.start(module, {
    answer: (id, status, text) => {
      if (status === 200) answers.set(id, text);
    },
    opened: nothing,
    send: nothing,
    keep: nothing,
    think: nothing,
  });
}

function thinkIn(
  module: EngineModule,
  number: number,
  task: string,
  answers: Map<number, string>,
): string {
  try {
    module.think(number, task);
  } catch (error) {
    console.error(error);
  }
  const answer = answers.get(number) ?? '';
  answers.delete(number);
  return answer;
}

/** In a Worker: thinks what comes from a port, one after the other. */
export function thinkFor(port: MessagePort): void {
  const answers = new Map<number, string>();
  let module: Promise<EngineModule> | null = null;
  port.onmessage = ({ data }: MessageEvent<ToThinker>) => {
    if ('module' in data) {
      module = startModule(data.module, answers);
      return;
    }
    const { number, task } = data;
    const answer = (text: string) =>
      port.postMessage({ number, answer: text } satisfies FromThinker);
    module?.then(
      (started) => answer(thinkIn(started, number, task, answers)),
      (error: unknown) => {
        console.error(error);
        answer('');
      },
    );
  };
}
