// A folder of files: the engine and its Worker are two of them.

import address from 'virtual:engine';

import type { Port } from './engine_transport';
import type { ModuleSource } from './wire';

export const newWorker = (): Port => new Worker(new URL('./engine.worker.ts', import.meta.url));

export const source: ModuleSource = { address: new URL(address, document.baseURI).href };
