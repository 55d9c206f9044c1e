// The Worker of one tab: it passes what the page asks to the engine of the game that is asked about.

import { uuid } from '../protocol/uuid';
import { GameHost, lockOf, type Tab } from './game_host';
import { Keeper } from './keeper';
import { Routing } from './routing';
import { thinkFor } from './thinking';
import type { Asked, BetweenTabs, FromPage, ModuleSource, Told } from './wire';

const others = new BroadcastChannel('occasus');
const tell = (told: Told, transfer: Transferable[] = []) => postMessage(told, { transfer });

const tab: Tab = {
  id: uuid(),
  isShown: true,
  tell,
  say: (message) => others.postMessage(message),
  hire: (port) => tell({ type: 'hire', port }, [port]),
};
const hosts = new Map<string, GameHost>();
let keeper: Promise<Keeper> | undefined;
const routing = new Routing(async (table) => (await (keeper ??= Keeper.open())).first(table));
/** Requests are passed on in their order. */
let passed: Promise<unknown> = Promise.resolve();

function hostOf(game: string, source: ModuleSource): GameHost {
  // A request about no game is answered by any engine.
  const name =
    game in source.engines ? game : ([...hosts.keys(), ...Object.keys(source.engines)][0] ?? '');
  const host = hosts.get(name) ?? new GameHost(name, tab, source);
  hosts.set(name, host);
  return host;
}

async function pass(asked: Asked): Promise<void> {
  if (asked.type !== 'shown') return hostOf(await routing.gameOf(asked), await source).ask(asked);
  tab.isShown = asked.shown;
  for (const host of hosts.values()) host.ask(asked);
}

others.onmessage = ({ data }: MessageEvent<BetweenTabs>) => hosts.get(data.game)?.heard(data);

let begin: (source: ModuleSource) => void;
const source = new Promise<ModuleSource>((begun) => (begin = begun));

/** Other Workers see by the lock that this tab is there. */
async function start(given: ModuleSource): Promise<void> {
  if ('locks' in navigator)
    await new Promise<void>((held) => {
      void navigator.locks.request(lockOf(tab.id), () => {
        held();
        return new Promise<never>(() => undefined);
      });
    });
  begin(given);
}

addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  if (data.type === 'start') void start(data.source);
  else if (data.type === 'think') thinkFor(data.port);
  else if (data.type === 'unhired') for (const host of hosts.values()) host.stayHere();
  else
    passed = passed
      .then(() => pass(data))
      .catch((error: unknown) => tell({ type: 'broken', reason: String(error) }));
});
