import type { Plugin } from 'vite';

/**
 * Repeats the dark block of tokens.css for pages on which nobody has chosen a theme and the system
 * is dark. The values stand in the source once.
 */
export function systemDark(): Plugin {
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
