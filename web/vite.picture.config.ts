// Positions as pictures, for programs: one script for node, in build/picture/picture.mjs.

import path from 'node:path';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  plugins: [svelte({ compilerOptions: { css: 'injected' } })],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/picture/main.js',
    target: 'node18',
    outDir: path.join(import.meta.dirname, '../build/picture'),
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'picture.mjs', codeSplitting: false } },
  },
});
