// The built modules, and the programs of this machine that they are compared with.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const root = new URL('../../', import.meta.url).pathname;
export const files = {
  root,
  module: `${root}build/wasm/occasus.wasm`,
  compare: `${root}build/wasm/occasus_compare.wasm`,
  nativeCompare: process.env.OCCASUS_COMPARE ?? `${root}build/asan/occasus_compare`,
  occasus: process.env.OCCASUS ?? `${root}build/asan/occasus`,
};

/** The file of the weights of a game's learned players. */
export const weightsOf = (game) => `${root}src/ai/learned/data/${game}.net`;

const start = promisify(execFile);
const size = { maxBuffer: 1 << 24 };

/** The output of a program of this machine. */
export async function run(program, ...words) {
  return (await start(program, words, size)).stdout;
}

/** The output of the comparing program as a module, run by this node. */
export async function runModule(...words) {
  return (
    await start(process.execPath, ['--no-warnings', `${root}tests/wasm/run.mjs`, ...words], size)
  ).stdout;
}
