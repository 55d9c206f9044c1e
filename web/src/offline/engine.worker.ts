// The Worker of one tab. One Worker of all tabs runs the engine: the one that holds the lock. The
// others pass on what their pages ask, and when it goes, the next one takes the engine up from what
// was kept.

import { uuid } from '../protocol/uuid';
import { Engine } from './engine';
import { Keeper } from './keeper';
import { bytesOf, compile } from './packed_file';
import { Thinkers, thinkFor } from './thinking';
import type { Asked, BetweenTabs, FromPage, ModuleSource, Told, Weights } from './wire';

const kEngine = 'occasus.engine';
const lockOf = (tab: string) => `occasus.tab.${tab}`;

const me = uuid();
const tabs = new BroadcastChannel('occasus');

/** A further Worker costs memory, and more than these never think at once at one's own tables. */
const kMostThinkers = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

let engine: Engine | null = null;
let thinkers: Thinkers | null = null;
let isShown = true;
/** Whether an engine has been heard of, here or elsewhere. */
let isFound = false;
/** The requests before that. */
let waiting: Asked[] = [];
/** Requests without an answer, and sockets, of this tab's page. */
const unanswered = new Map<number, Asked>();
const sockets = new Set<number>();
/** Tabs that are watched, where this one has the engine. */
const known = new Set<string>();

const tellPage = (told: Told) => postMessage(told);
const say = (message: BetweenTabs) => tabs.postMessage(message);

/* ---- this tab's page ---- */

function ask(asked: Asked): void {
  if (asked.type === 'shown') isShown = asked.shown;
  if (asked.type === 'request') unanswered.set(asked.id, asked);
  if (!isFound) waiting.push(asked);
  else pass(asked);
}

function pass(asked: Asked): void {
  if (asked.type === 'open') sockets.add(asked.socket);
  if (asked.type === 'close') sockets.delete(asked.socket);
  if (engine) void engine.take(me, asked).catch(giveUp);
  else say({ from: me, asked });
}

function hear(told: Told): void {
  if (told.type === 'answer') unanswered.delete(told.id);
  if (told.type === 'closed') sockets.delete(told.socket);
  tellPage(told);
}

/** The engine is there; `anew`: not where it was, so that nobody there knows what was open. */
function found(anew: boolean): void {
  if (isFound && anew) {
    for (const socket of sockets) tellPage({ type: 'closed', socket });
    sockets.clear();
    // The page comes again with what it asked of a table; a request is asked again here.
    for (const asked of unanswered.values()) pass(asked);
    pass({ type: 'shown', shown: isShown });
  }
  isFound = true;
  const asked = waiting;
  waiting = [];
  for (const each of asked) pass(each);
}

/* ---- other tabs ---- */

tabs.onmessage = ({ data }: MessageEvent<BetweenTabs>) => {
  if ('hello' in data) {
    if (engine) say({ to: data.from, here: true, anew: false });
  } else if ('asked' in data) {
    if (!engine) return;
    watch(data.from);
    void engine.take(data.from, data.asked).catch(giveUp);
  } else if (data.to === me || data.to === null) {
    if ('here' in data) found(data.anew);
    else hear(data.told);
  }
};

/** Closes what a tab has open once it is gone: its lock is free then. */
function watch(tab: string): void {
  if (known.has(tab)) return;
  known.add(tab);
  void navigator.locks.request(lockOf(tab), () => {
    known.delete(tab);
    engine?.leave(tab);
  });
}

/* ---- the engine ---- */

async function run(module: WebAssembly.Module, weights: Weights): Promise<void> {
  thinkers ??= new Thinkers({
    module,
    most: kMostThinkers,
    weights: (game) => {
      const source = weights[game];
      return source ? bytesOf(source) : Promise.reject(new Error(`${game} has no weights`));
    },
    hire: (port) => postMessage({ type: 'hire', port } satisfies Told, { transfer: [port] }),
  });
  engine = await Engine.start({
    thinkers,
    module,
    keeper: await Keeper.open(),
    tell: (tab, told) => (tab === me ? hear(told) : say({ to: tab, told })),
    failed: (error) => {
      console.error(error);
      void run(module, weights).catch(giveUp);
    },
  });
  say({ to: null, here: true, anew: true });
  found(true);
}

function giveUp(error: unknown): void {
  console.error(error);
  tellPage({ type: 'broken', reason: String(error) });
}

const forever = () => new Promise<never>(() => undefined);

async function start(source: ModuleSource): Promise<void> {
  // Where there are no locks (a page without TLS), every tab has an engine of its own: what two of
  // them would do to one table is refused by the numbers of the changes.
  if (!('locks' in navigator)) return run(await compile(source), source.weights);
  await new Promise<void>((held) => {
    void navigator.locks.request(lockOf(me), () => {
      held();
      return forever();
    });
  });
  say({ from: me, hello: true });
  await navigator.locks.request(kEngine, async () => {
    await run(await compile(source), source.weights);
    return forever();
  });
}

addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  if (data.type === 'start') start(data.source).catch(giveUp);
  else if (data.type === 'think') thinkFor(data.port);
  else if (data.type === 'unhired') thinkers?.stayHere();
  else ask(data);
});
