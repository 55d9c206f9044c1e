// A folder of files: the engine and its Worker are two of them.

import engine from 'virtual:engine';
import weights from 'virtual:weights';

import type { Port } from './engine_transport';
import type { ModuleSource } from './wire';

export const newWorker = (): Port => new Worker(new URL('./engine.worker.ts', import.meta.url));

const fileAt = (address: string) => ({ address: new URL(address, document.baseURI).href });

export const source: ModuleSource = {
  ...fileAt(engine),
  weights: Object.fromEntries(Object.entries(weights).map(([game, at]) => [game, fileAt(at)])),
};
