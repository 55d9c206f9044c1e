// A folder of files: the engine of each game and their Worker are some of them.

import engines from 'virtual:engine';
import weights from 'virtual:weights';

import type { Port } from './engine_transport';
import type { ModuleSource } from './wire';

export const newWorker = (): Port => new Worker(new URL('./engine.worker.ts', import.meta.url));

const files = (addresses: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(addresses).map(([game, address]) => [
      game,
      { address: new URL(address, document.baseURI).href },
    ]),
  );

export const source: ModuleSource = { engines: files(engines), weights: files(weights) };
