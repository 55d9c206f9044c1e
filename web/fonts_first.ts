// The letters of the page are asked for with its first line, not once something is written in them:
// else everything is drawn in other letters first, and moves when the right ones come.

import type { Plugin } from 'vite';

const wanted = /(source-sans-3|eb-garamond|cinzel)-latin-.*normal.*\.woff2$/;

export function fontsFirst(): Plugin {
  let base = '/';
  return {
    name: 'occasus-fonts-first',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => wanted.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `${base}${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
