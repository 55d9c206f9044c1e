// The provinces as the map shows them: the board, who holds them, and what may be chosen.

import type { AreaState, MapArea, Wash } from '../../map/board';
import { type Arrangement, arranged, type Piece, sizes, square } from '../arrangement';
import { type Bearer, emblemBox } from '../bearer';
import { percent } from '../percent';
import { holderText, type Owner, ownerOf, ownersOf } from './owners';
import type { Board, BoardProvince, Odds, ProvinceView, View } from './view.gen';
import { chancesAt } from './prospects.svelte';

export interface Standing extends Piece {
  bearer: Bearer;
  count: string;
}

/** The number on a province: legions of the Senate, or a lost one's strength where it is known. */
function countOf({ lost, strength, garrison }: ProvinceView): string {
  return String((lost ? strength : garrison) ?? '');
}

/** How the counter of a province may be drawn: in full, with what is counted alone, and as a dot. */
export function arrangementsOf(province: ProvinceView, bearer: Bearer): Arrangement<Standing>[] {
  const count = countOf(province);
  const full = { key: 'counter', bearer, count, box: emblemBox(bearer, count) };
  const small = { ...full, box: square };
  return [
    arranged({ ...sizes.full, key: 'full', cost: 0 }, [[full]]),
    arranged({ ...sizes.tally, key: 'tally', cost: 3 }, [[small]]),
    arranged({ ...sizes.dot, key: 'dot', cost: 8 }, [[small]]),
  ];
}

/** A lost province of unknown strength shows nothing. */
export const isEmpty = ({ lost, strength }: ProvinceView) => lost && strength === null;

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
  /** The provinces that can be chosen now. */
  legal: ReadonlySet<string>;
  /** The province of the event shown, or of the question. */
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
    const owner = ownerOf(province, owners);
    const { attack } = legal.has(id) ? chancesAt(odds, id) : { attack: null };
    return [
      {
        id,
        name: nameOf(printed, province, view, legal.has(id) ? 'legal' : state, odds),
        terrain: 'clear',
        badge: null,
        label: {
          text: printed.title,
          style: printed.core ? 'plain' : 'foreign',
        },
        arrow: null,
        wash: washOf(owner, province.lost),
        state,
        ringText: attack ? percent(attack.takes.decimal) : undefined,
        counters: {
          forms: arrangementsOf(province, owner),
          near: null,
          isEmpty: isEmpty(province),
        },
        isContested: view.encounter?.province === id && !view.encounter.offer,
      } satisfies MapArea,
    ];
  });
}
