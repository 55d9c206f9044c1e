// The props of a sheet that is only looked at: clicks have no effect, and requests no reply. Orders that
// nobody gives have no desk.

import type { SheetProps, TableState } from './sheet';

const unheard = () => undefined;
const unanswered = () => Promise.resolve(null);

export const onlySeen: Omit<SheetProps, 'board' | 'view' | 'draft' | 'table'> = {
  act: unheard,
  actAll: unheard,
  why: unanswered,
  odds: unanswered,
  foresee: unanswered,
  skip: unheard,
  showRefusal: unheard,
  say: unheard,
  orders: undefined as unknown as SheetProps['orders'],
};

/** A position that nobody asks anything about. */
export const unasked: TableState = {
  seat: null,
  seats: [],
  to_move: null,
  phase: '',
  turn_title: '',
  prompt: null,
  offers: [],
  result: null,
  log: [],
  fresh: [],
  beat: null,
  telling: false,
  rolling: [],
  ply: 0,
  busy: false,
  live: false,
  sealed: null,
  press: null,
  proposals: null,
};
