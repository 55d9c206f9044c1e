// How fast random games are played here and in the module, one after the other, and how large the
// module is:
//
//   cmake --preset release -B build/fast -DOCCASUS_BENCH=ON -DCMAKE_RUNTIME_OUTPUT_DIRECTORY=$PWD/build/fast
//   cmake --build build/fast --target occasus_compare
//   OCCASUS_COMPARE=build/fast/occasus_compare node tests/wasm/speed.mjs

import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

import { files, run, runModule } from './built.mjs';

const figures = (text) =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' ')),
  );
const here = figures(await run(files.nativeCompare, 'speed'));
const there = figures(await runModule('speed'));
console.log('millions of transitions a second of the processor');
console.log('game             here    module  ratio');
for (const [game, speed] of here) {
  const ratio = Number(there.get(game)) / Number(speed);
  console.log(
    game.padEnd(15),
    speed.padStart(6),
    there.get(game).padStart(8),
    ratio.toFixed(2).padStart(6),
  );
}
const module = await readFile(files.module);
console.log(`module: ${module.length} bytes, ${gzipSync(module, { level: 9 }).length} with gzip`);
