import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { pluginsOf, shapeOf } from './shapes.ts';

/**
 * Repeats the dark block of tokens.css for pages on which nobody has chosen a theme and the system
 * is dark. The values stand in the source once.
 */
function systemDark(): Plugin {
  return {
    name: 'occasus-system-dark',
    enforce: 'pre',
    transform(code, id) {
      const [file, query] = id.split('?');
      if (!file?.endsWith('/styles/tokens.css') || query === 'raw') return null;
      const dark = /:root\[data-theme='?dark'?\]\s*(\{[^}]*\})/.exec(code);
      if (!dark) throw new Error('tokens.css has no block for the dark theme');
      const copy = `@media (prefers-color-scheme: dark) { :root:not([data-theme]) ${dark[1]} }`;
      return { code: code.replace(dark[0], `${dark[0]}\n${copy}`), map: null };
    },
  };
}

const server = 'http://127.0.0.1:4999';

export default defineConfig(({ mode }) => {
  const shape = shapeOf(mode);
  return {
    plugins: [systemDark(), svelte(), ...(shape ? pluginsOf(shape) : [])],
    base: shape ? './' : '/',
    build: {
      target: 'es2022',
      assetsInlineLimit: shape === 'file' ? Infinity : 0,
      modulePreload: { polyfill: false },
      ...(shape === 'offline' && { outDir: '../build/page/offline', emptyOutDir: true }),
      ...(shape === 'file' && {
        outDir: '../build/page',
        emptyOutDir: false,
        cssCodeSplit: false,
        copyPublicDir: false,
        rolldownOptions: { output: { format: 'iife', codeSplitting: false } },
      }),
    },
    // Lessons stand with the rules of their games.
    server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
    test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
  };
});
