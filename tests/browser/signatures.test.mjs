// Rules and players do in the module, as Chromium runs it, what they do in node; there
// tests/wasm/compare.test.mjs compares them with the programs of this machine.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

import { runModule, weightsOf } from '../wasm/built.mjs';
import { Folder } from './folder.mjs';
import { root } from './server.mjs';
import { setUp } from './set_up.mjs';

const { server: folder, browser } = setUp(new Folder());

/**
 * Runs the comparing program in the page as a program of a system that has arguments, an input and a
 * screen.
 */
async function runInPage(...words) {
  const program = 'compare.wasm';
  folder.added.set(program, await readFile(path.join(root, 'build/wasm/occasus_compare.wasm')));
  folder.added.set('empire.net', await readFile(weightsOf('empire')));
  const page = await browser.visit(folder.address);
  return page.evaluate(runProgram, [program, ...words]);
}

/** In the page: nothing of this file is known there. */
async function runProgram([program, ...words]) {
  const kNotThere = 52; // ENOSYS
  const module = await WebAssembly.compile(await (await fetch(program)).arrayBuffer());
  const texts = ['compare', ...words].map((word) => new TextEncoder().encode(`${word}\0`));
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  let input = new Uint8Array(await (await fetch('empire.net')).arrayBuffer());
  let memory;
  let printed = '';
  const view = () => new DataView(memory.buffer);
  const system = {
    args_sizes_get: (count, size) => {
      view().setUint32(count, texts.length, true);
      view().setUint32(size, length, true);
      return 0;
    },
    args_get: (list, begin) => {
      for (const [i, text] of texts.entries()) {
        view().setUint32(list + 4 * i, begin, true);
        new Uint8Array(memory.buffer).set(text, begin);
        begin += text.length;
      }
      return 0;
    },
    environ_sizes_get: (count, size) => {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    clock_time_get: (_clock, _precision, result) => {
      view().setBigUint64(result, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    fd_read: (_file, pieces, count, read) => {
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const begin = view().getUint32(pieces + 8 * i, true);
        const part = input.subarray(0, view().getUint32(pieces + 8 * i + 4, true));
        new Uint8Array(memory.buffer).set(part, begin);
        input = input.subarray(part.length);
        size += part.length;
      }
      view().setUint32(read, size, true);
      return 0;
    },
    fd_write: (_file, pieces, count, written) => {
      let size = 0;
      for (let i = 0; i < count; ++i) {
        const begin = view().getUint32(pieces + 8 * i, true);
        const bytes = view().getUint32(pieces + 8 * i + 4, true);
        printed += new TextDecoder().decode(new Uint8Array(memory.buffer, begin, bytes));
        size += bytes;
      }
      view().setUint32(written, size, true);
      return 0;
    },
    proc_exit: (code) => {
      if (code !== 0) throw new Error(`the program ended with ${code}`);
    },
  };
  const imports = {};
  for (const { name } of WebAssembly.Module.imports(module))
    imports[name] = system[name] ?? (() => kNotThere);
  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: imports });
  memory = exports.memory;
  exports._start();
  return printed;
}

test('random games end in Chromium as the file of signatures says', async () => {
  const text = await readFile(path.join(root, 'tests/signatures.txt'), 'utf8');
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  const games = lines.flatMap((line) => line.split(' ').slice(0, 2));
  const printed = await runInPage('signatures', ...games);
  assert.deepEqual(printed.trim().split('\n'), lines);
  assert.equal(lines.length, 5);
});

test('every computer player decides in Chromium as in node', async () => {
  const [there, here] = await Promise.all([
    runInPage('decisions', 'empire'),
    runModule('decisions', 'empire'),
  ]);
  assert.deepEqual(there.split('\n'), here.split('\n'));
  assert.ok(here.trim().split('\n').length >= 33, here);
});
