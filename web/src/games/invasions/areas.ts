// The areas as the map shows them: the board, who controls their Province, and what may be chosen.

import type { AreaState, MapArea } from '../../map/board';
import { standing } from '../arrangement';
import { counted } from '../words';
import { arrangementsOf, isContested, standsText } from './counters';
import { forceOf, holderText } from './forces';
import { terrainOf } from './plate';
import { shortText } from './prospects.svelte';
import type { AreaView, Board, BoardArea, BoardProvince, Fight, Reach, View } from './view.gen';

/** Ireland belongs to this area too, but its name is that of Scotland. */
const scotland = 'Pi-A';

/** "Treveri (Ga-B)". */
export function titleOf(board: Board, area: string): string {
  const label = board.areas.find(({ id }) => id === area)?.label;
  return label ? `${label} (${area})` : area;
}

export interface Marks {
  /** The areas that can be chosen now. */
  legal: ReadonlySet<string>;
  /** The area of the event shown, or of the question. */
  about: string | null;
  /** The fights there may be in an area. */
  fightsAt(area: string): readonly Fight[];
  reach: readonly Reach[];
}

function stateOf(area: string, { legal, about }: Marks): AreaState {
  if (area === about) return 'chosen';
  return legal.has(area) ? 'legal' : 'plain';
}

/** "Treveri, Ga-B in Gallia, Rome's; costs 2; 6 legions; may be chosen; …". */
export function nameOf(
  area: BoardArea,
  province: BoardProvince,
  stands: AreaView,
  owner: string | null,
  marks: Marks,
): string {
  const way = marks.reach.find((each) => each.area === area.id);
  const fights = marks.fightsAt(area.id).filter(({ attacker }) => attacker === 'rome');
  return [
    `${area.label}, ${area.id} in ${province.title}, held by ${holderText(owner)}`,
    counted(province.vp, 'Victory Point'),
    `costs ${area.cost}`,
    standsText(stands),
    isContested(stands) ? 'contested' : '',
    marks.legal.has(area.id) ? 'may be chosen' : '',
    way ? `reached; Movement Points left: ${way.left}` : '',
    ...fights.map(({ defender, odds }) => `against ${forceOf(defender).title} ${shortText(odds)}`),
  ]
    .filter(Boolean)
    .join('; ');
}

export function mapAreas(board: Board, view: View, marks: Marks): MapArea[] {
  const stands = new Map(view.areas.map((area) => [area.id, area]));
  const owners = new Map(view.provinces.map(({ id, owner }) => [id, owner]));
  const provinces = new Map(board.provinces.map((province) => [province.id, province]));
  return board.areas.flatMap((area) => {
    const { id, label, cost } = area;
    const here = stands.get(id);
    const province = provinces.get(area.province);
    if (!here || !province) return [];
    const owner = owners.get(area.province) ?? null;
    const isRome = id === board.rome;
    return [
      {
        id,
        name: nameOf(area, province, here, owner, marks),
        terrain: terrainOf(id),
        badge: { kind: 'coin', text: String(cost) },
        label: {
          text: isRome ? label.toUpperCase().replaceAll('U', 'V') : label,
          style: isRome ? 'capital' : province.empire ? 'plain' : 'foreign',
          isOfMainland: id === scotland,
        },
        arrow: null,
        wash: owner === null ? null : forceOf(owner).wash,
        state: stateOf(id, marks),
        ringText: marks.reach.find((each) => each.area === id)?.left.toString(),
        counters: standing(arrangementsOf(here)),
        isContested: isContested(here),
      } satisfies MapArea,
    ];
  });
}
