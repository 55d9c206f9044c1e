// What the server tells of the game: the board once, the view at each ply, and the odds.

import type { SheetProps } from '../sheet';
import type { Desk } from './desk.svelte';

export interface BoardProvince {
  id: string;
  title: string;
  /** Victory Points. */
  vp: number;
  vp_provenance: string;
  militia: number;
  militia_provenance: string;
  empire: boolean;
  east: boolean;
  /** The nation whose home it is. */
  home: string | null;
  areas: string[];
}

export interface BoardArea {
  id: string;
  province: string;
  label: string;
  /** Movement Points to enter it by land. */
  cost: number;
  cost_provenance: string;
  provenance: string;
  links: { to: string; water: boolean; cost: number }[];
}

/** A row of the tables of rules 15.0, 16.3, 17.0 and 18.0. */
export interface BoardPeriod {
  letter: string;
  first_year: number;
  /** Rolls for Barbarians a turn, or only in turns of even number. */
  rolls: number;
  even_turns: boolean;
  /** The lowest face that brings a revolution. */
  revolution: number;
  /** Added to the die for rebellion. */
  modifier: number;
}

export interface Board {
  board_name: string;
  built_in: boolean;
  scenario: string;
  turns: number;
  /** Victory Points needed at the end. */
  victory: number;
  rome: string;
  byzantium: string;
  /** Where replacements arrive. */
  arrivals: string[];
  periods: BoardPeriod[];
  provinces: BoardProvince[];
  areas: BoardArea[];
}

export interface GroupView {
  force: string;
  regulars: number;
  raiders: number;
  /** A Province; of rebels the Area they march to. */
  target: string | null;
  garrison: boolean;
  bribed: boolean;
  held: boolean;
}

export interface AreaView {
  id: string;
  province: string;
  legions: number;
  moved_legions: number;
  militia: number;
  moved_militia: number;
  militia_of: string | null;
  groups: GroupView[];
}

export interface ProvinceView {
  id: string;
  owner: string | null;
  militia_owner: string;
  allowance: number;
  tax: number;
  revolt: boolean;
  doubling: boolean;
  spent: boolean;
  lost: boolean;
}

export interface Treasury {
  roman: number;
  persian: number;
  income: number;
  pay: number;
  forecast: number;
  for_sale: number;
  price: number;
}

export interface Reach {
  area: string;
  /** Points left on arrival. */
  left: number;
  path: string[];
}

export interface View {
  turn: number;
  turns: number;
  year: number;
  period: string;
  phase: string;
  points: number;
  victory: number;
  treasury: Treasury;
  provinces: ProvinceView[];
  areas: AreaView[];
  battle: {
    area: string;
    attacker: string;
    defenders: string[];
    attack?: number;
    defence?: number;
    odds?: string;
  } | null;
  /** Points the Romans on the move have left. */
  movement: number | null;
  marching: { area: string; count: number; militia: boolean } | null;
  reach: Reach[] | null;
  position: { roman_pool?: Record<string, number>; persian_pool?: Record<string, number> };
}

export interface Figure {
  fraction: string;
  decimal: number;
}

export interface FightOdds {
  attack: number;
  defence: number;
  odds: string;
  faces: { face: number; result: string; attacker_loss: number; defender_loss: number }[];
  p_defender_eliminated: Figure;
  p_no_effect: Figure;
  expected_attacker_loss: Figure;
  expected_defender_loss: Figure;
}

export interface Fight {
  area: string;
  attacker: string;
  defender: string;
  odds: FightOdds;
}

/** Where those on the move can go, and the fights they would find there. */
export interface March extends Reach {
  fights: Fight[];
}

export interface RebellionOdds {
  legions: number;
  period: string;
  faces: { face: number; die: number; rebels: number }[];
  p_rebellion: Figure;
  expected_rebels: Figure;
  p_state: Figure;
}

/** The server's answer to `odds` without a question. */
export interface Odds {
  fights: Fight[];
  rebellions: { area: string; odds: RebellionOdds }[];
  treasury: { treasury: number; income: number; pay: number; after: number; unpaid: number };
  /** Null while nobody is on the move. */
  marches: March[] | null;
}

export type PartProps = SheetProps<Board, View, Desk>;
