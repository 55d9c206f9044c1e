// The areas as the map shows them: the board, what stands on it, and what may be chosen.

import type { AreaState, MapArea, Wash } from '../../map/board';
import { standing } from '../arrangement';
import { arrangementsOf, piecesText } from './counters';
import { isForeign } from './borders';
import { arrowOf } from './plate';
import type { AreaView, Board, BoardArea } from './view.gen';

/** Ireland belongs to this area too, but its name is that of Scotland. */
const scotland = 'caledonia';

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

export function mapAreas(
  board: Board,
  areas: readonly AreaView[],
  legal: ReadonlySet<string>,
  chosen: ReadonlySet<string>,
  /** The fight that awaits units there, in a few words. */
  notes: ReadonlyMap<string, string> = new Map(),
): MapArea[] {
  const views = new Map(areas.map((area) => [area.id, area]));
  return board.areas.flatMap((printed) => {
    const { id } = printed;
    const area = views.get(id);
    if (!area) return [];
    const state = legal.has(id) ? 'legal' : chosen.has(id) ? 'chosen' : 'plain';
    const isRome = id === board.rome;
    return [
      {
        id,
        name: [nameOf(printed, area, state), notes.get(id)].filter(Boolean).join('; '),
        terrain: printed.terrain,
        badge: printed.value > 0 ? { kind: 'coin', text: String(printed.value) } : null,
        label: {
          text: isRome ? printed.title.toUpperCase().replaceAll('U', 'V') : printed.title,
          style: isRome ? 'capital' : isForeign(id) ? 'foreign' : 'plain',
          isOfMainland: id === scotland,
        },
        arrow: printed.invasion ? arrowOf(id) : null,
        wash: washOf(area),
        state,
        counters: standing(arrangementsOf(area)),
        isContested: area.contested,
      } satisfies MapArea,
    ];
  });
}
