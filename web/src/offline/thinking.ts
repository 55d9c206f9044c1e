// Computer players think in Workers of their own, each with an instance of the engine that has no
// tables: whoever asks the tables something meanwhile is answered.

import { EngineModule } from './module';

/** The messages to a thinking Worker: the engine, once, and then its tasks. */
type ToThinker =
  { module: WebAssembly.Module } | { number: number; task: string; weights: Weights | null };
/** No answer: the weights are damaged. */
type FromThinker = { number: number; answer: string | null };

/** The trained weights that a player needs, of its game. */
interface Weights {
  game: string;
  bytes: ArrayBuffer;
}

/** The fields of a task for the page; the rest is between two instances of the engine. */
interface Task {
  /** The second of two tasks with one name may use the results of the first. */
  name: string;
  /** Whether a person sits at the table. */
  awaited: boolean;
  /** The game whose weights the player needs, if it needs any. */
  weights: string | null;
}

/** The weights of a player did not come, or are damaged: it cannot think. */
export class WeightsMissing extends Error {}

interface Question {
  task: string;
  weights: Weights | null;
  answered(answer: string | null): void;
}

interface Thinker {
  port: MessagePort;
  /** The tasks it has not answered yet. */
  asked: Map<number, Question>;
  /** The games whose weights it has. */
  given: Set<string>;
}

export interface ThinkersOptions {
  module: WebAssembly.Module;
  most: number;
  /** Fetches the weights of a game. */
  weights(game: string): Promise<ArrayBuffer>;
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
  private readonly givenHere = new Set<string>();
  private readonly fetched = new Map<string, Promise<ArrayBuffer>>();

  constructor(private readonly options: ThinkersOptions) {}

  /** The engine's result of a task; empty when it fails. Throws WeightsMissing. */
  async think(text: string): Promise<string> {
    const task = JSON.parse(text) as Task;
    if (!this.isWatched && !task.awaited) await new Promise<void>((begin) => this.held.push(begin));
    const weights = task.weights === null ? null : await this.weightsOf(task.weights);
    const answer = await new Promise<string | null>((answered) =>
      this.begin(task.name, { task: text, weights, answered }),
    );
    if (answer !== null) return answer;
    if (weights) this.fetched.delete(weights.game);
    throw new WeightsMissing();
  }

  /** Fetched once; after a failure, once more for the next task. */
  private async weightsOf(game: string): Promise<Weights> {
    const fetching = this.fetched.get(game) ?? this.options.weights(game);
    this.fetched.set(game, fetching);
    try {
      return { game, bytes: await fetching };
    } catch (error) {
      this.fetched.delete(game);
      throw new WeightsMissing(String(error));
    }
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
      for (const question of asked.values()) this.thinkHere(question);
    }
    this.hired.length = 0;
    this.minds.clear();
  }

  private begin(name: string, question: Question): void {
    if (this.here) return this.thinkHere(question);
    const thinker = this.thinkerFor(name);
    const number = this.next++;
    thinker.asked.set(number, question);
    const { task, weights } = question;
    const known = weights !== null && thinker.given.has(weights.game);
    if (weights) thinker.given.add(weights.game);
    const message = { number, task, weights: known ? null : weights };
    thinker.port.postMessage(message satisfies ToThinker);
  }

  private thinkHere({ task, weights, answered }: Question): void {
    const number = this.next++;
    void this.here?.then((module) => {
      const known = weights !== null && this.givenHere.has(weights.game);
      const question = { number, task, weights: known ? null : weights };
      const answer = thinkIn(module, question, this.answers);
      if (weights && answer !== null) this.givenHere.add(weights.game);
      answered(answer);
    });
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
    const thinker: Thinker = { port, asked: new Map(), given: new Set() };
    port.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const asked = thinker.asked.get(data.number);
      thinker.asked.delete(data.number);
      if (data.answer === null && asked?.weights) thinker.given.delete(asked.weights.game);
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
  { number, task, weights }: { number: number; task: string; weights: Weights | null },
  answers: Map<number, string>,
): string | null {
  if (weights && !module.giveWeights(weights.game, weights.bytes)) return null;
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
    const answer = (text: string | null) =>
      port.postMessage({ number: data.number, answer: text } satisfies FromThinker);
    module?.then(
      (started) => answer(thinkIn(started, data, answers)),
      (error: unknown) => {
        console.error(error);
        answer('');
      },
    );
  };
}
