// The counters of an area: which there are, in which order they stand, and how they are called.

import { counted } from '../words';
import type { Box } from '../../map/geometry';
import {
  type Arrangement,
  arranged,
  evenRows,
  inRows,
  type Piece,
  sizes,
  square,
} from '../arrangement';
import type { AreaView } from './view.gen';

export const emptyArea: AreaView = {
  id: '',
  romans: 0,
  barbarians: 0,
  cavalry: 0,
  legions: [],
  wall: false,
  fort: false,
  contested: false,
};

export type Side = 'rome' | 'barb';

export interface Counter {
  key: string;
  side: Side;
  /** Id of its drawing in the symbol sheet. */
  symbol: string;
  /** The text of its tab: a count from 2 on, or the number of a Legion. */
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

/** The width of the tab that hangs over a counter's lower right; a counter is 24 wide and high. */
export const tabWidth = (tab: string) =>
  Math.max(12.5, 6 + tab.length * (/\d/.test(tab) ? 6 : 3.6));
const tabEnd = 28;
const behind = 2.6;

/** The box a counter covers, from its corner, in its sides. */
function boxOf({ tab, isStack }: Counter): Box {
  const left = tab ? Math.min(0, tabEnd - tabWidth(tab)) : 0;
  const top = isStack ? -behind : 0;
  const right = tab ? tabEnd : isStack ? 24 + behind : 24;
  const bottom = tab ? tabEnd : 24;
  return {
    left: left / 24,
    top: top / 24,
    width: (right - left) / 24,
    height: (bottom - top) / 24,
  };
}

/** All the Forces of a side as one, where counters would be too small; without a number as a dot. */
export interface Tally extends Piece {
  side: Side;
  count: number;
}

function talliesOf(area: AreaView): Tally[] {
  const counts = { rome: area.romans + area.legions.length, barb: area.barbarians + area.cavalry };
  const works = area.fort || area.wall;
  return (['rome', 'barb'] as const)
    .map((side) => ({ key: side, side, count: counts[side], box: square }))
    .filter(({ side, count }) => count > 0 || (side === 'rome' && works));
}

export type Standing = (Counter & Piece) | Tally;

const longestRow = 4;

/** How the counters of an area may be drawn: each side in rows of its own, in full or summed up. */
export function arrangementsOf(area: AreaView): Arrangement<Standing>[] {
  const counters = countersOf(area).map((counter) => ({ ...counter, box: boxOf(counter) }));
  const longest = Math.min(longestRow, counters.length);
  const full = Array.from({ length: longest }, (_, i) => longest - i).map((most, i) => {
    const rows = (['rome', 'barb'] as const).flatMap((side) =>
      evenRows(
        counters.filter((counter) => counter.side === side),
        most,
      ),
    );
    return arranged<Standing>({ ...sizes.full, key: `full ${most}`, cost: 0.15 * i }, rows);
  });
  const tallies: Standing[] = talliesOf(area);
  return [
    ...full,
    ...inRows({ ...sizes.tally, key: 'tally', cost: 3 }, tallies, 2),
    ...inRows({ ...sizes.dot, key: 'dot', cost: 8 }, tallies, 2),
  ];
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
