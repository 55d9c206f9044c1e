// The counters of an area: which there are, in which order they stand, and how they are called.

import { counted } from '../words';
import type { Box, Point } from '../../map/geometry';
import type { AreaView } from './types';

export type Side = 'rome' | 'barb';

export interface Counter {
  key: string;
  side: Side;
  /** Id of its drawing in the symbol sheet. */
  symbol: string;
  /** What its tab says: a count from 2 on, or the number of a Legion. */
  tab: string;
  isStack: boolean;
  /** A Legion that has marched lies face down. */
  isDown: boolean;
}

function stack(side: Side, symbol: string, count: number): Counter[] {
  if (count === 0) return [];
  const tab = count > 1 ? String(count) : '';
  return [{ key: symbol, side, symbol, tab, isStack: count > 1, isDown: false }];
}

/** In the order they stand: Legions, Forces, Fort, Wall; Forces, Cavalry. */
export function countersOf(area: AreaView): Counter[] {
  const legions = area.legions.map(({ number, moved }) => ({
    key: `legion ${number}`,
    side: 'rome' as const,
    symbol: 'c-legion',
    tab: number,
    isStack: false,
    isDown: moved,
  }));
  return [
    ...legions,
    ...stack('rome', 'c-force', area.romans),
    ...stack('rome', 'c-fort', area.fort ? 1 : 0),
    ...stack('rome', 'c-wall', area.wall ? 1 : 0),
    ...stack('barb', 'c-barb', area.barbarians),
    ...stack('barb', 'c-cavalry', area.cavalry),
  ];
}

const longestRow = 4;

/** Rows of counters: each side has its own, and none is too long. */
export function rowsOf(counters: Counter[]): Counter[][] {
  return (['rome', 'barb'] as const).flatMap((side) => {
    const mine = counters.filter((counter) => counter.side === side);
    const rows = Math.ceil(mine.length / longestRow);
    const length = Math.ceil(mine.length / Math.max(rows, 1));
    return Array.from({ length: rows }, (_, i) => mine.slice(i * length, (i + 1) * length));
  });
}

/** Room between two counters, against their side. */
const gap = 0.22;

export interface Placed {
  counter: Counter;
  left: number;
  top: number;
}

/** Where each counter stands, when the first row is centred on `first`. */
export function placed(counters: Counter[], first: Point, size: number): Placed[] {
  return rowsOf(counters).flatMap((row, r) => {
    const width = row.length * size * (1 + gap) - gap * size;
    return row.map((counter, i) => ({
      counter,
      left: first.x - width / 2 + i * size * (1 + gap),
      top: first.y - size / 2 + r * size * (1 + gap),
    }));
  });
}

/** What the counters cover, tabs and all; null if there are none. */
export function coverOf(counters: Counter[], first: Point, size: number): Box | null {
  const all = placed(counters, first, size);
  if (all.length === 0) return null;
  const left = Math.min(...all.map((each) => each.left));
  const top = Math.min(...all.map((each) => each.top));
  const right = Math.max(...all.map((each) => each.left)) + size + 4;
  const bottom = Math.max(...all.map((each) => each.top)) + size + 4;
  return { left, top: top - 3, width: right - left, height: bottom - top + 3 };
}

/** "3 Roman Forces, Legion I, fort", or "empty". */
export function piecesText(area: AreaView): string {
  const words = [
    area.romans > 0 ? counted(area.romans, 'Roman Force') : '',
    ...area.legions.map(({ number, moved }) => `Legion ${number}${moved ? ' (has marched)' : ''}`),
    area.fort ? 'fort' : '',
    area.wall ? 'wall' : '',
    area.barbarians > 0 ? counted(area.barbarians, 'Barbarian Force') : '',
    area.cavalry > 0 ? `${area.cavalry} Cavalry` : '',
  ].filter(Boolean);
  return words.length > 0 ? words.join(', ') : 'empty';
}
