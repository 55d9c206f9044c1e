// The provinces as the map shows them: the board, who owns them, and what may be pointed at.

import type { AreaState, MapArea, Wash } from '../../map/board';
import type { Point } from '../../map/geometry';
import { capital } from '../words';
import { arrangementsOf, room, type Standing } from './counters';
import type { PowerLook } from './powers';
import type { Board, BoardProvince, UnitView, View } from './view.gen';

export interface Lighting {
  legal: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
}

function washOf(look: PowerLook | undefined): Wash | null {
  return look ? { colour: look.colour, hatch: look.colour, pattern: look.pattern } : null;
}

export function unitText(unit: UnitView, looks: ReadonlyMap<string, PowerLook>): string {
  const coast = unit.coast ? ` on ${unit.coast}` : '';
  return `${capital(unit.type)}${coast}, ${looks.get(unit.power)?.title ?? unit.power}`;
}

/** All that is known of a province, for the ear. */
function spoken(
  province: BoardProvince,
  view: View,
  looks: ReadonlyMap<string, PowerLook>,
  state: AreaState,
): string {
  const owner = view.centres.find(({ id }) => id === province.id)?.owner ?? null;
  const centre = province.centre
    ? `supply centre${view.hidden ? '' : `, ${owner ? (looks.get(owner)?.title ?? owner) : 'nobody’s'}`}`
    : '';
  const units = view.units.filter((unit) => unit.province === province.id);
  const out = view.dislodged.filter((unit) => unit.province === province.id);
  return [
    `${province.title} (${province.id}), ${province.kind}`,
    centre,
    ...units.map((unit) => unitText(unit, looks)),
    ...out.map((unit) => `dislodged: ${unitText(unit, looks)}`),
    units.length + out.length === 0 ? (view.hidden ? 'no unit seen' : 'no unit') : '',
    state === 'legal' ? 'may be chosen' : '',
  ]
    .filter(Boolean)
    .join('; ');
}

export function mapAreas(
  board: Board,
  view: View,
  looks: ReadonlyMap<string, PowerLook>,
  standing: readonly Standing[],
  coasts: ReadonlyMap<string, Point>,
  { legal, chosen }: Lighting,
): MapArea[] {
  const owners = new Map(view.centres.map(({ id, owner }) => [id, owner]));
  return board.provinces.map((province) => {
    const state: AreaState = chosen.has(province.id)
      ? 'chosen'
      : legal.has(province.id)
        ? 'legal'
        : 'plain';
    const units = standing.filter((unit) => unit.province === province.id);
    const coast = units.find((unit) => unit.coast !== null)?.coast ?? '';
    return {
      id: province.id,
      name: spoken(province, view, looks, state),
      terrain: 'clear',
      badge: province.centre ? { kind: 'centre' } : null,
      label: {
        text: `${province.title} ${province.id}`,
        short: province.id,
        style: province.kind === 'sea' ? 'foreign' : 'code',
      },
      arrow: null,
      wash: washOf(looks.get(owners.get(province.id) ?? '')),
      state,
      counters: {
        forms: units.length > 0 ? arrangementsOf(units) : [room],
        near: coasts.get(coast) ?? null,
        isEmpty: units.length === 0,
      },
      isContested: false,
    };
  });
}
