// One file that holds everything, and opens from a disk: the engine and its Worker are texts in it.

import base64 from 'virtual:engine';
import weights from 'virtual:weights';

import type { Port } from './engine_transport';
import EngineWorker from './engine.worker?worker&inline';
import type { ModuleSource } from './wire';

export const newWorker = (): Port => new EngineWorker();

export const source: ModuleSource = {
  base64,
  weights: Object.fromEntries(
    Object.entries(weights).map(([game, text]) => [game, { base64: text }]),
  ),
};
