// How the powers look: a colour, two letters and a hatch, so that none is told by hue alone.

import type { HatchPattern } from '../../map/board';
import type { Board } from './view.gen';

export interface PowerLook {
  id: string;
  title: string;
  letters: string;
  /** From the tokens. */
  colour: string;
  pattern: HatchPattern;
}

const patterns: HatchPattern[] = [
  'level',
  'upright',
  'rising',
  'falling',
  'cross',
  'dots',
  'rings',
];

export function looksOf(board: Pick<Board, 'powers'>): Map<string, PowerLook> {
  return new Map(
    board.powers.map(({ id, title }, i) => [
      id,
      {
        id,
        title,
        letters: title.slice(0, 2),
        colour: `var(--power-${i + 1})`,
        pattern: patterns[i] ?? 'rising',
      },
    ]),
  );
}
