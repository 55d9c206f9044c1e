// What draws the reports of `occasus lab`: one script, which the server's page never asks for.

import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/laboratory/main.ts',
      output: { format: 'iife', entryFileNames: 'laboratory.js', codeSplitting: false },
    },
  },
});
