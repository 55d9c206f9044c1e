// All letters are as large as the reader's browser says: they are measured in rem, or in em.

import { expect, test } from 'vitest';

/** Drawings are left out: their letters are measured in units of the drawing and grow with it. */
const files = import.meta.glob<string>(
  [
    '../**/*.{svelte,css}',
    '!../{map,picture,laboratory}/**',
    '!../games/rome_must_fall/map/**',
    '!../games/*/{Counters,SheetLegend,Unit}.svelte',
    '!../games/Emblem.svelte',
    '!../shell/report/{Curves,LuckLedger}.svelte',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const inPx = /\bfont(-size)?:[^;{]*\dpx[^;]*;/g;

test('no letters of the page are measured in px', () => {
  expect(Object.keys(files).length).toBeGreaterThan(100);
  const found = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(inPx)].map(([declaration]) => `${file}: ${declaration}`),
  );
  expect(found).toEqual([]);
});
