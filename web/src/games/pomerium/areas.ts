// The provinces as the map shows them: the board, who holds them, and what may be chosen.

import type { AreaState, MapArea, Wash } from '../../map/board';
import { percent } from '../percent';
import { holderText, type Owner, ownerOf, ownersOf } from './owners';
import { countersAt, nameAt, placeOf, ringAt } from './plate';
import type { Board, BoardProvince, Odds, ProvinceView, View } from './types';
import { chancesAt } from './prospects.svelte';

/** What a counter with the odds under it takes, in plate units. */
const room = { width: 46, above: 13, height: 50 };

/** A lost province is hatched, so that it is told from the Empire without any hue. */
export function washOf(owner: Owner, isLost: boolean): Wash {
  return { colour: owner.wash, hatch: isLost ? owner.wash : null };
}

/** "Gallia: the Senate's, 1 legion; core province; may be chosen; attack takes it 83 %". */
export function nameOf(
  printed: BoardProvince,
  province: ProvinceView,
  view: View,
  state: AreaState,
  odds: Odds | null,
): string {
  const { attack, alliance } = chancesAt(odds, printed.id);
  const ends = alliance?.ends_game.decimal ?? 0;
  return [
    `${printed.title}: ${holderText(province, view)}`,
    printed.core ? 'core province' : 'frontier province',
    view.encounter?.province === printed.id ? 'fought for now' : '',
    state === 'legal' ? 'may be chosen' : '',
    attack ? `attack takes it ${percent(attack.takes.decimal)}` : '',
    alliance ? `alliance makes it yours ${percent(alliance.takes.decimal)}` : '',
    ends > 0 ? `warning: alliance ends your game ${percent(ends)}` : '',
  ]
    .filter(Boolean)
    .join('; ');
}

export interface Marks {
  /** What may be chosen now. */
  legal: ReadonlySet<string>;
  /** What is told of, or what the question is about. */
  about: string | null;
  odds: Odds | null;
}

export function mapAreas(board: Board, view: View, { legal, about, odds }: Marks): MapArea[] {
  const provinces = new Map(view.provinces.map((province) => [province.id, province]));
  const owners = ownersOf(view);
  return board.provinces.flatMap((printed) => {
    const { id } = printed;
    const province = provinces.get(id);
    if (!province) return [];
    const state: AreaState = id === about ? 'chosen' : legal.has(id) ? 'legal' : 'plain';
    const place = placeOf(id);
    const counter = countersAt(id);
    return [
      {
        id,
        name: nameOf(printed, province, view, legal.has(id) ? 'legal' : state, odds),
        terrain: 'clear',
        value: null,
        label: {
          lines: [printed.title],
          at: nameAt(id),
          style: printed.core ? 'plain' : 'foreign',
        },
        arrow: null,
        wash: washOf(ownerOf(province, owners), province.lost),
        state,
        ring: ringAt(id),
        counters: {
          left: place.x + counter.x - room.width / 2,
          top: place.y + counter.y - room.above,
          width: room.width,
          height: room.height,
        },
        isContested: view.encounter?.province === id && !view.encounter.offer,
      } satisfies MapArea,
    ];
  });
}
