// The results of orders in words, and the signs that tell them apart without colour.

import type { ResultView } from './view.gen';

export type Sign = 'done' | 'bar' | 'cross' | 'broken' | 'none';

const words: Record<string, string> = {
  moves: 'moves',
  bounce: 'bounces',
  'no convoy': 'finds no convoy',
  ok: 'done',
  cut: 'cut',
  void: 'matches nothing',
  disrupted: 'disrupted',
  paradox: 'fails in a paradox',
  converts: 'converts',
  destroyed: 'destroyed',
  illegal: 'not allowed: holds',
  retreats: 'retreats',
  disbanded: 'disbanded',
  'civil disorder': 'removed in disorder',
  failed: 'fails',
};

export const codeWords = (code: string): string => words[code] ?? code;

/** The result of an order and its unit: "done", "bounces, dislodged"; the dislodged do nothing. */
export function resultWords({
  code,
  dislodged_by,
}: Pick<ResultView, 'code' | 'dislodged_by'>): string {
  if (!dislodged_by) return codeWords(code);
  return code === 'ok' ? 'dislodged' : `${codeWords(code)}, dislodged`;
}

export function signOf({ code, dislodged_by }: Pick<ResultView, 'code' | 'dislodged_by'>): Sign {
  if (dislodged_by && code === 'ok') return 'broken';
  switch (code) {
    case 'moves':
    case 'ok':
    case 'converts':
    case 'retreats':
      return 'done';
    case 'bounce':
    case 'no convoy':
      return 'bar';
    case 'destroyed':
    case 'disbanded':
      return 'broken';
    default:
      return 'cross';
  }
}
