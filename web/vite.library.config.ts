// The library for node and browsers: one script beside its module, in build/page/library.

import { copyFileSync, cpSync } from 'node:fs';
import path from 'node:path';

import { defineConfig } from 'vite';

const out = path.join(import.meta.dirname, '../build/page/library');
const module = path.join(import.meta.dirname, '../build/wasm/occasus_library.wasm');

const weights = path.join(import.meta.dirname, '../src/ai/learned/data');

export default defineConfig({
  publicDir: 'library',
  plugins: [
    {
      name: 'occasus-library',
      closeBundle() {
        copyFileSync(module, path.join(out, 'occasus_library.wasm'));
        cpSync(weights, path.join(out, 'learned'), { recursive: true });
      },
    },
  ],
  build: {
    target: 'es2022',
    outDir: out,
    emptyOutDir: true,
    minify: false,
    lib: { entry: 'src/library/index.ts', formats: ['es'], fileName: 'index' },
    rolldownOptions: { external: [/^node:/] },
  },
});
