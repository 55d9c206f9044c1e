// The areas as the map shows them: the board, what stands on it, and what may be chosen.

import type { AreaState, MapArea, Wash } from '../../map/board';
import { countersOf, coverOf, piecesText } from './counters';
import { arrowOf, countersAt, isForeign, linesOf, nameAt, placeOf, ringAt } from './plate';
import type { AreaView, Board, BoardArea } from './types';

export function washOf(area: AreaView): Wash | null {
  const isBarbarian = area.barbarians > 0 || area.cavalry > 0;
  if (area.romans > 0) {
    return {
      colour: 'var(--rome-wash)',
      hatch: area.barbarians > 0 ? 'var(--barb-wash)' : null,
    };
  }
  return isBarbarian ? { colour: 'var(--barb-wash)', hatch: 'var(--barb-wash)' } : null;
}

/** "Italia Annonaria: 3 Roman Forces, Legion I, fort; value 4, clear". */
export function nameOf(printed: BoardArea, area: AreaView, state: AreaState): string {
  return [
    `${printed.title}: ${piecesText(area)}`,
    `value ${printed.value}, ${printed.terrain}`,
    printed.invasion ? 'invasion area' : '',
    area.contested ? 'contested' : '',
    state === 'legal' ? 'may be chosen' : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** Side of a counter in plate units. */
const counterSize = 24;

export function mapAreas(
  board: Board,
  areas: readonly AreaView[],
  legal: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
): MapArea[] {
  const views = new Map(areas.map((area) => [area.id, area]));
  return board.areas.flatMap((printed) => {
    const { id } = printed;
    const area = views.get(id);
    if (!area) return [];
    const state = legal.has(id) ? 'legal' : chosen.has(id) ? 'chosen' : 'plain';
    const place = placeOf(id);
    const first = countersAt(id);
    const at = { x: place.x + first.x, y: place.y + first.y };
    return [
      {
        id,
        name: nameOf(printed, area, state),
        terrain: printed.terrain,
        value: printed.value > 0 ? printed.value : null,
        label: {
          lines: linesOf(id, printed.title),
          at: nameAt(id),
          style: id === board.rome ? 'capital' : isForeign(id) ? 'foreign' : 'plain',
        },
        arrow: printed.invasion ? arrowOf(id) : null,
        wash: washOf(area),
        state,
        ring: ringAt(id),
        counters: coverOf(countersOf(area), at, counterSize),
        isContested: area.contested,
      } satisfies MapArea,
    ];
  });
}
