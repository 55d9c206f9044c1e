// The engine with its tables, for all the tabs of this browser: it hears what they ask, keeps what
// changes before anybody is told, and works when nothing else is to be done.

import { Conflict, type Keeper } from './keeper';
import { EngineModule } from './module';
import { WeightsMissing, type Thinkers } from './thinking';
import type { Asked, Told, Trouble } from './wire';

/** As many changes of a table may lie beside each other before a snapshot takes their place. */
const kMostChanges = 100;
const kTick = 1000;

interface Caller {
  tab: string;
  /** The number the tab has given its request or socket. */
  number: number;
}

export interface EngineOptions {
  module: WebAssembly.Module;
  keeper: Keeper;
  tell(tab: string, told: Told): void;
  thinkers: Thinkers;
  /** The engine has failed and cannot go on. Acknowledged changes are kept. */
  failed(error: unknown): void;
}

export class Engine {
  private module!: EngineModule;
  private next = 1;
  private readonly requests = new Map<number, Caller>();
  private readonly snapshots = new Map<number, (text: string) => void>();
  private readonly sockets = new Map<number, Caller & { table: string }>();
  private readonly restored = new Map<string, Promise<void>>();
  /** Tabs that somebody can see. */
  private readonly shown = new Set<string>();
  private isOver = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ticking: ReturnType<typeof setInterval> | undefined;
  /** Tables whose changes were deleted; whoever plays on has all of the table kept again. */
  private readonly dropped = new Set<string>();
  /** How many changes of a table are being kept now. */
  private readonly writing = new Map<string, number>();
  /** Tables whose changes are to give way to a snapshot. */
  private readonly long = new Set<string>();
  private readonly turns = new MessageChannel();
  private isCalled = false;

  private constructor(private readonly options: EngineOptions) {
    this.turns.port1.onmessage = () => this.workOn();
  }

  static async start(options: EngineOptions): Promise<Engine> {
    const engine = new Engine(options);
    engine.module = await EngineModule.start(options.module, {
      answer: (id, status, text) => engine.answer(id, status, text),
      opened: (socket, problem) => engine.opened(socket, problem),
      send: (socket, text) => engine.send(socket, text),
      keep: (ticket, change) => void engine.keep(ticket, change),
      think: (ticket, task) => void engine.think(ticket, task),
    });
    engine.ticking = setInterval(() => engine.call((module) => module.tick()), kTick);
    return engine;
  }

  async take(tab: string, asked: Asked): Promise<void> {
    switch (asked.type) {
      case 'request': {
        const { method, path, body, token } = asked;
        await this.restore(/^\/api\/tables\/([^/]+)/.exec(path)?.[1]);
        const id = this.next++;
        this.requests.set(id, { tab, number: asked.id });
        return this.call((module) => module.request(id, { method, path, body, token }));
      }
      case 'open': {
        const socket = this.next++;
        this.sockets.set(socket, { tab, number: asked.socket, table: asked.table });
        await this.restore(asked.table);
        if (!this.sockets.has(socket)) return;
        return this.call((module) => module.open(socket, asked.table));
      }
      case 'hear': {
        const socket = this.socketOf(tab, asked.socket);
        if (socket === undefined)
          return this.options.tell(tab, { type: 'closed', socket: asked.socket });
        return this.call((module) => module.hear(socket, asked.text));
      }
      case 'close':
        return this.close(this.socketOf(tab, asked.socket));
      case 'shown':
        return this.show(tab, asked.shown);
      case 'forget':
        // Somebody may still sit there.
        if ([...this.sockets.values()].some(({ table }) => table === asked.table)) return;
        this.dropped.add(asked.table);
        return this.options.keeper.drop(asked.table);
    }
  }

  /** A tab is gone. */
  leave(tab: string): void {
    for (const [socket, caller] of this.sockets) if (caller.tab === tab) this.close(socket);
    this.show(tab, false);
  }

  private show(tab: string, isShown: boolean): void {
    if (isShown) this.shown.add(tab);
    else this.shown.delete(tab);
    this.options.thinkers.watch(this.shown.size > 0);
  }

  private socketOf(tab: string, number: number): number | undefined {
    for (const [socket, caller] of this.sockets)
      if (caller.tab === tab && caller.number === number) return socket;
    return undefined;
  }

  private close(socket: number | undefined): void {
    if (socket === undefined) return;
    this.sockets.delete(socket);
    this.call((module) => module.close(socket));
  }

  /** Reads a table when it is first asked for: the start does not grow with their number. */
  private restore(table: string | undefined): Promise<void> {
    if (table === undefined) return Promise.resolve();
    let reading = this.restored.get(table);
    if (!reading) {
      reading = this.read(table);
      this.restored.set(table, reading);
    }
    return reading;
  }

  private async read(table: string): Promise<void> {
    const changes = await this.options.keeper.read(table);
    if (changes.length === 0) return;
    this.call((module) => {
      if (!module.restore(changes)) this.tellAll('unreadable', table);
    });
  }

  /* ---- what the module says ---- */

  private answer(id: number, status: number, body: string): void {
    const snapshot = this.snapshots.get(id);
    if (snapshot) {
      this.snapshots.delete(id);
      if (status === 200) snapshot(body);
      return;
    }
    const caller = this.requests.get(id);
    this.requests.delete(id);
    if (caller) this.options.tell(caller.tab, { type: 'answer', id: caller.number, status, body });
  }

  private opened(socket: number, problem: string): void {
    const caller = this.sockets.get(socket);
    if (!caller) return;
    if (problem !== '') this.sockets.delete(socket);
    const type = problem === '' ? 'opened' : 'closed';
    this.options.tell(caller.tab, { type, socket: caller.number });
  }

  private send(socket: number, text: string): void {
    const caller = this.sockets.get(socket);
    if (caller) this.options.tell(caller.tab, { type: 'sent', socket: caller.number, text });
  }

  private async keep(ticket: number, change: string): Promise<void> {
    const { table, created } = JSON.parse(change) as { table: string; created?: unknown };
    if (created !== undefined) this.restored.set(table, Promise.resolve());
    this.writing.set(table, (this.writing.get(table) ?? 0) + 1);
    try {
      const number = await this.options.keeper.add(table, change);
      const others = this.written(table);
      this.call((module) => module.kept(ticket, true));
      if (this.dropped.delete(table) || number % kMostChanges === kMostChanges - 1)
        this.long.add(table);
      // The changes being written are part of the snapshot already.
      if (others === 0 && this.long.delete(table)) this.shorten(table, number);
    } catch (error) {
      this.written(table);
      // The engine of a tab that is gone was still writing. All is read again; whoever waits for an
      // answer asks again.
      if (error instanceof Conflict) return this.fail(error);
      console.error(error);
      this.call((module) => module.kept(ticket, false));
      this.tellAll('full', table);
    }
  }

  /** One change of a table is not being kept any more; says how many still are. */
  private written(table: string): number {
    const others = (this.writing.get(table) ?? 1) - 1;
    this.writing.set(table, others);
    return others;
  }

  private async think(ticket: number, task: string): Promise<void> {
    let answer = '';
    try {
      answer = await this.options.thinkers.think(task);
    } catch (error) {
      console.error(error);
      if (error instanceof WeightsMissing) this.tellAll('weights', '');
    }
    this.call((module) => module.thought(ticket, answer));
  }

  /** The snapshot holds the last kept change, and nothing after it. */
  private shorten(table: string, upTo: number): void {
    const id = this.next++;
    this.snapshots.set(id, (text) => {
      // If it fails, all the changes are still there.
      this.options.keeper.replace(table, upTo, text).catch((error: unknown) => {
        console.error(error);
      });
    });
    this.call((module) => module.snapshot(id, table));
  }

  private tellAll(trouble: Trouble, table: string): void {
    const tabs = new Set(
      [...this.sockets.values(), ...this.requests.values()].map(({ tab }) => tab),
    );
    for (const tab of tabs) this.options.tell(tab, { type: 'trouble', trouble, table });
  }

  /* ---- working ---- */

  /** Calls the module, which may have something to do afterwards. */
  private call(what: (module: EngineModule) => void): void {
    if (this.isOver) return;
    try {
      what(this.module);
    } catch (error) {
      return this.fail(error);
    }
    this.workSoon();
  }

  /** Requests of tabs come between two jobs. */
  private workSoon(): void {
    clearTimeout(this.timer);
    if (this.isCalled) return;
    this.isCalled = true;
    this.turns.port2.postMessage(null);
  }

  private workOn(): void {
    this.isCalled = false;
    if (this.isOver) return;
    try {
      const wait = this.module.work();
      if (wait === 0) this.workSoon();
      else if (wait > 0) this.timer = setTimeout(() => this.workSoon(), wait);
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.ticking);
    for (const { tab, number } of this.requests.values())
      this.options.tell(tab, { type: 'answer', id: number, status: 500, body: '' });
    this.options.failed(error);
  }
}
