// The line under the title of a position on its own page: place, time, and whose turn it is.

import type { TableState } from '../../games/sheet';
import { text } from '../text';

/** The names that boards give themselves; each game has some of them. */
interface Named {
  scenario?: unknown;
  built_in?: unknown;
  board_name?: unknown;
}

function placeOf(board: unknown): string {
  const { scenario, built_in: isBuiltIn, board_name: name } = (board ?? {}) as Named;
  if (typeof scenario === 'string' && scenario) return text.picture.scenario(scenario);
  return isBuiltIn === false && typeof name === 'string' ? name : '';
}

function turnOf({ to_move: toMove, seats, result }: TableState): string {
  if (result) return result.title;
  if (toMove === 'sealed') return text.picture.orders;
  const seat = seats.find(({ id }) => id === toMove);
  return seat && seats.length > 1 ? text.picture.moves(seat.title) : '';
}

/** "Scenario of 376 A.D., Turn 3, Rome to move". */
export function plateLine(board: unknown, table: TableState): string {
  return [placeOf(board), table.turn_title, turnOf(table)].filter(Boolean).join(', ');
}
