// One file that holds everything, and opens from a disk: the engine and its Worker are texts in it.

import engines from 'virtual:engine';
import weights from 'virtual:weights';

import type { Port } from './engine_transport';
import EngineWorker from './engine.worker?worker&inline';
import type { ModuleSource } from './wire';

export const newWorker = (): Port => new EngineWorker();

const texts = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([game, base64]) => [game, { base64 }]));

export const source: ModuleSource = { engines: texts(engines), weights: texts(weights) };
