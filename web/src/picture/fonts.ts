// The letters of the page, within the picture: it looks the same where nobody has installed them.

import cinzel from '@fontsource/cinzel/files/cinzel-latin-600-normal.woff2?inline';
import garamond from '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?inline';
import garamondItalic from '@fontsource/eb-garamond/files/eb-garamond-latin-500-italic.woff2?inline';
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?inline';

const face = (family: string, weights: string, source: string, style = 'normal'): string =>
  `@font-face {font-family: '${family}'; font-weight: ${weights}; font-style: ${style}; src: url('${source}') format('woff2');}`;

export const fonts = [
  face('Cinzel', '400 900', cinzel),
  face('EB Garamond', '400 800', garamond),
  face('EB Garamond', '400 800', garamondItalic, 'italic'),
  face('Source Sans 3 Variable', '200 900', sans),
].join('\n');
