// The three layouts of the table page.

import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('min-width: 1180px');
const middle = new MediaQuery('min-width: 720px');

export type Layout = 'wide' | 'middle' | 'phone';

export function layout(): Layout {
  if (wide.current) return 'wide';
  return middle.current ? 'middle' : 'phone';
}
