// What draws the reports of `occasus lab`: one script, which the server's page never asks for.

import { defineConfig } from 'vite';

import { systemDark } from './system_dark.ts';

export default defineConfig({
  publicDir: false,
  plugins: [systemDark()],
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
