// The engine of a game, as the Worker of one tab sees it. One Worker of all tabs runs it: the one that
// holds the lock. The others pass on what their pages ask, and when it goes, the next one takes the
// engine up from what was kept.

import { Engine } from './engine';
import { Keeper } from './keeper';
import { bytesOf, compile } from './packed_file';
import { Thinkers } from './thinking';
import type { Asked, BetweenTabs, ModuleSource, Told } from './wire';

export const lockOf = (tab: string) => `occasus.tab.${tab}`;

/** A further Worker costs memory, and more than these never think at once at one's own tables. */
const kMostThinkers = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

/** The tab that the Worker belongs to. */
export interface Tab {
  id: string;
  isShown: boolean;
  tell(told: Told): void;
  /** To the Workers of the other tabs. */
  say(message: BetweenTabs): void;
  hire(port: MessagePort): void;
}

export class GameHost {
  private engine: Engine | null = null;
  private thinkers: Thinkers | null = null;
  /** Whether the engine has been heard of, here or elsewhere. */
  private isFound = false;
  /** The requests before that. */
  private waiting: Asked[] = [];
  /** Requests without an answer, and sockets, of this tab's page. */
  private readonly unanswered = new Map<number, Asked>();
  private readonly sockets = new Set<number>();
  /** Tabs that are watched, where this one has the engine. */
  private readonly known = new Set<string>();

  constructor(
    private readonly game: string,
    private readonly tab: Tab,
    private readonly source: ModuleSource,
  ) {
    void this.start().catch((error: unknown) => this.giveUp(error));
  }

  /* ---- this tab's page ---- */

  ask(asked: Asked): void {
    if (asked.type === 'request') this.unanswered.set(asked.id, asked);
    if (!this.isFound) this.waiting.push(asked);
    else this.pass(asked);
  }

  /** There are no further Workers. */
  stayHere(): void {
    this.thinkers?.stayHere();
  }

  private pass(asked: Asked): void {
    if (asked.type === 'open') this.sockets.add(asked.socket);
    if (asked.type === 'close') this.sockets.delete(asked.socket);
    if (this.engine) this.take(this.tab.id, asked);
    else this.tab.say({ game: this.game, from: this.tab.id, asked });
  }

  private take(tab: string, asked: Asked): void {
    void this.engine?.take(tab, asked).catch((error: unknown) => this.giveUp(error));
  }

  private hear(told: Told): void {
    if (told.type === 'answer') this.unanswered.delete(told.id);
    if (told.type === 'closed') this.sockets.delete(told.socket);
    this.tab.tell(told);
  }

  /** The engine is there; `anew`: not where it was, so that nobody there knows what was open. */
  private found(anew: boolean): void {
    if (this.isFound && anew) {
      for (const socket of this.sockets) this.tab.tell({ type: 'closed', socket });
      this.sockets.clear();
      // The page comes again with what it asked of a table; a request is asked again here.
      for (const asked of this.unanswered.values()) this.pass(asked);
    }
    if (!this.isFound || anew) this.pass({ type: 'shown', shown: this.tab.isShown });
    this.isFound = true;
    const asked = this.waiting;
    this.waiting = [];
    for (const each of asked) this.pass(each);
  }

  /* ---- other tabs ---- */

  /** A message about this game. */
  heard(data: BetweenTabs): void {
    const { game } = this;
    if ('hello' in data) {
      if (this.engine) this.tab.say({ game, to: data.from, here: true, anew: false });
    } else if ('asked' in data) {
      if (!this.engine) return;
      this.watch(data.from);
      this.take(data.from, data.asked);
    } else if (data.to === this.tab.id || data.to === null) {
      if ('here' in data) this.found(data.anew);
      else this.hear(data.told);
    }
  }

  /** Closes what a tab has open once it is gone: its lock is free then. */
  private watch(tab: string): void {
    if (this.known.has(tab)) return;
    this.known.add(tab);
    void navigator.locks.request(lockOf(tab), () => {
      this.known.delete(tab);
      this.engine?.leave(tab);
    });
  }

  /* ---- the engine ---- */

  private async start(): Promise<void> {
    // Where there are no locks (a page without TLS), every tab has an engine of its own: what two of
    // them would do to one table is refused by the numbers of the changes.
    if (!('locks' in navigator)) return this.run(await this.compiled());
    this.tab.say({ game: this.game, from: this.tab.id, hello: true });
    await navigator.locks.request(`occasus.engine.${this.game}`, async () => {
      await this.run(await this.compiled());
      return new Promise<never>(() => undefined);
    });
  }

  private compiled(): Promise<WebAssembly.Module> {
    const source = this.source.engines[this.game];
    return source ? compile(source) : Promise.reject(new Error(`${this.game} has no engine`));
  }

  private async run(module: WebAssembly.Module): Promise<void> {
    const { game, tab } = this;
    this.thinkers ??= new Thinkers({
      module,
      most: kMostThinkers,
      weights: (of) => {
        const source = this.source.weights[of];
        return source ? bytesOf(source) : Promise.reject(new Error(`${of} has no weights`));
      },
      hire: (port) => tab.hire(port),
    });
    this.engine = await Engine.start({
      thinkers: this.thinkers,
      module,
      keeper: await Keeper.open(),
      tell: (to, told) => (to === tab.id ? this.hear(told) : tab.say({ game, to, told })),
      failed: (error) => {
        console.error(error);
        void this.run(module).catch((again: unknown) => this.giveUp(again));
      },
    });
    tab.say({ game, to: null, here: true, anew: true });
    this.found(true);
  }

  private giveUp(error: unknown): void {
    console.error(error);
    this.tab.tell({ type: 'broken', reason: String(error) });
  }
}
