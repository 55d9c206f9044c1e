// The three layouts of the table page. They count in letters of the browser's own size.

import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('width >= 73.75em');
const middle = new MediaQuery('width >= 45em');

export type Layout = 'wide' | 'middle' | 'phone';

export function layout(): Layout {
  if (wide.current) return 'wide';
  return middle.current ? 'middle' : 'phone';
}
