// One file that holds everything, and opens from a disk: the engine and its Worker are texts in it.

import base64 from 'virtual:engine';

import type { Port } from './engine_transport';
import EngineWorker from './engine.worker?worker&inline';

export const newWorker = (): Port => new EngineWorker();

export function startEngine(): Port {
  const worker = newWorker();
  worker.postMessage({ type: 'start', source: { base64 } });
  return worker;
}
