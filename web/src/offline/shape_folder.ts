// A folder of files: the engine and its Worker are two of them.

import address from 'virtual:engine';

import type { Port } from './engine_transport';

export const newWorker = (): Port => new Worker(new URL('./engine.worker.ts', import.meta.url));

export function startEngine(): Port {
  const worker = newWorker();
  worker.postMessage({
    type: 'start',
    source: { address: new URL(address, document.baseURI).href },
  });
  return worker;
}
