// What the server tells of the game: the board once, the view at each ply, and the odds.

import type { Phase } from '../phases';

export interface BoardProvince {
  id: string;
  title: string;
  /** Victory Points. */
  vp: number;
  vp_provenance: string;
  militia: number;
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
  phases: Phase[];
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
  /** The next taxes and pay, as things stand; null when none are to come. */
  payday: {
    income: number;
    /** Legions. */
    paid: number;
    unpaid: number;
    /** Credits: for one legion, and for all that are paid. */
    pay_each: number;
    pay: number;
    /** Of the treasury, after both. */
    balance: number;
  } | null;
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
  /** Nothing can change the result now. */
  is_decided: boolean;
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
  faces: {
    face: number;
    result: string;
    meaning: string;
    attacker_loss: number;
    defender_loss: number;
  }[];
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
  /** Of a march: how likely it is that this fight is found there. */
  chance?: number;
}

/** Where those on the move can go, and the fights they would find there. */
export interface March extends Reach {
  fights: Fight[];
  /** Of the stack that will stand there; null where it is too small. */
  rebellion: RebellionOdds | null;
}

export interface RebellionOdds {
  legions: number;
  period: string;
  /** The rule by which they roll. */
  rule: string;
  faces: { face: number; die: number; rebels: number }[];
}

/** The server's answer to `odds` without a question. */
export interface Odds {
  fights: Fight[];
  rebellions: { area: string; odds: RebellionOdds }[];
  /** Of the legions that those on the move leave behind. */
  left_behind: RebellionOdds | null;
  /** Null while nobody is on the move. */
  marches: March[] | null;
}
