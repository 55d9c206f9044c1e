// What a sheet is given where it is only looked at: nobody hears what is pressed, and nobody answers.

import type { SheetProps } from './sheet';

const unheard = () => undefined;
const unanswered = () => Promise.resolve(null);

export const onlySeen: Omit<SheetProps, 'board' | 'view' | 'draft' | 'table' | 'orders'> = {
  act: unheard,
  actAll: unheard,
  why: unanswered,
  odds: unanswered,
  foresee: unanswered,
  skip: unheard,
  showRule: unheard,
  showRefusal: unheard,
  say: unheard,
};
