// A worker of node that thinks for another instance of the module.

import { parentPort } from 'node:worker_threads';

import { Engine } from './engine.mjs';

const engine = await Engine.start();
parentPort.on('message', ({ number, task }) =>
  parentPort.postMessage({ number, answer: engine.think(task) }),
);
