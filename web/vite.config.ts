import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { pluginsOf, shapeOf } from './shapes.ts';
import { fontsFirst } from './fonts_first.ts';

const server = 'http://127.0.0.1:4760';

/** The small parts that pictures of games share. */
const pictures = new RegExp(
  'src/(map/(drawing|geometry|grid|Ground|labels|marks|placing|Rivers|Sea|strokes)' +
    '|games/(\\w+/)?(arrangement|arrows|bearer|borders|Emblem|forces|owners|PlateMap|Unit|words))\\.',
);

export default defineConfig(({ mode }) => {
  const shape = shapeOf(mode);
  return {
    plugins: [
      svelte(),
      ...(shape === 'file' ? [] : [fontsFirst()]),
      ...(shape ? pluginsOf(shape) : []),
    ],
    base: shape ? './' : '/',
    build: {
      target: 'es2022',
      assetsInlineLimit: shape === 'file' ? Infinity : 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output:
          shape === 'file'
            ? { format: 'iife', codeSplitting: false }
            : {
                chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
                // The engine is named before anything asks it, into whatever pieces the page is cut.
                strictExecutionOrder: shape === 'offline',
                // Each file costs a request.
                codeSplitting: {
                  groups: [
                    {
                      name: 'library',
                      test: /node_modules/,
                      minShareCount: 2,
                      entriesAware: true,
                      priority: 1,
                    },
                    { name: 'pictures', test: pictures, minShareCount: 2 },
                    {
                      name: 'shared',
                      test: /src\/(storage|shell\/(Icon|part))\./,
                      minShareCount: 2,
                    },
                  ],
                },
              },
      },
      ...(shape === 'offline' && { outDir: '../build/page/offline', emptyOutDir: true }),
      ...(shape === 'file' && {
        outDir: '../build/page',
        emptyOutDir: false,
        cssCodeSplit: false,
        copyPublicDir: false,
      }),
    },
    // Lessons stand with the rules of their games.
    server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
    test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
  };
});
