// Runs the comparing program as a module: node tests/wasm/run.mjs signatures empire 1000

import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

import { files, weightsOf } from './built.mjs';

const [what, game] = process.argv.slice(2);
const wasi = new WASI({
  version: 'preview1',
  args: ['compare', ...process.argv.slice(2)],
  stdin: what === 'decisions' ? openSync(weightsOf(game)) : 0,
  returnOnExit: true,
});
const module = await WebAssembly.compile(await readFile(files.compare));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
