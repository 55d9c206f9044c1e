// Runs the comparing program as a module: node tests/wasm/run.mjs signatures empire 1000

import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

import { files } from './built.mjs';

const wasi = new WASI({
  version: 'preview1',
  args: ['compare', ...process.argv.slice(2)],
  preopens: { '/weights': `${files.root}src/ai/learned/data` },
  returnOnExit: true,
});
const module = await WebAssembly.compile(await readFile(files.compare));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
