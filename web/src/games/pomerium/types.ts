// What the server tells of the game: the board once, the view at each ply, and the odds.

import type { Phase } from '../phases';

export interface BoardProvince {
  id: string;
  /** From 1, in the printed list. */
  number: number;
  title: string;
  gloss: string;
  core: boolean;
  provenance: string;
  borders: { to: string; sea: boolean; provenance: string }[];
}

/** A people that invades, along its route: the first imperial province on it is attacked. */
export interface Invader {
  id: string;
  title: string;
  /** The face that brings them. */
  die: number;
  route: string[];
}

export interface Board {
  phases: Phase[];
  board_name: string;
  built_in: boolean;
  provinces_to_win: number;
  provinces: BoardProvince[];
  invaders: Invader[];
}

export interface ProvinceView {
  id: string;
  /** Number of the general who holds it; yours is 0. */
  general: number | null;
  lost: boolean;
  /** Legions of the Senate, where it is the Senate's. */
  garrison: number | null;
  /** Of a lost province, once it is known this year. */
  strength: number | null;
}

export interface GeneralView {
  number: number;
  title: string;
  legions: number;
}

/** One side of a battle or an offer. */
export interface SideView {
  /** Number of a general; null for the Senate, a nation or a host. */
  general: number | null;
  title: string;
  legions: number;
  devoted: number | null;
  left: number | null;
}

export interface Encounter {
  province: string;
  /** An alliance is offered; else a battle is fought. */
  offer: boolean;
  attacker: SideView;
  defender: SideView;
  /** The people whose host attacks. */
  invader: string | null;
  initiative: 'attacker' | 'defender' | null;
  /** Legions each hit costs. */
  losses: number | null;
  /** Segments left, the one that is fought included. */
  segments: number | null;
}

export interface View {
  turn: number;
  phase: string;
  generals: GeneralView[];
  provinces: ProvinceView[];
  encounter: Encounter | null;
}

export interface Figure {
  decimal: number;
  fraction?: string;
}

/** What an attack with all your legions would come to. */
export interface AttackOdds {
  action: string;
  province: string;
  attackers: number;
  least_defenders: number;
  most_defenders: number;
  takes: Figure;
  attackers_left: Figure;
  defenders_left: Figure;
}

export interface AllianceOdds {
  action: string;
  province: string;
  says_yes: Figure;
  /** You are merged away, and lose. */
  ends_game: Figure;
  /** They bring so many, on average. */
  legions: Figure;
  /** Yours in the end, by a yes or by the battle after a no. */
  takes: Figure;
}

export interface DevotionOdds {
  action: string;
  legions: number;
  wins: Figure;
  left: Figure;
  /** Null for a host, which stays or vanishes. */
  other_left: Figure | null;
}

export interface AnswerOdds {
  action: string;
  /** The province that is asked about stays yours. */
  keeps: Figure;
  ends_game: Figure;
}

/** The server's answer to `odds` without a question. */
export interface Odds {
  risk: { assassinated: Figure; with_one_rival_fewer: Figure | null };
  attacks: AttackOdds[];
  alliances: AllianceOdds[];
  devotions: DevotionOdds[];
  answers: AnswerOdds[];
  assumes: string;
}
