// What the server tells of the game: the board once, the view at each ply.

import type { Phase } from '../phases';

export interface BoardPower {
  id: string;
  seat: string;
  title: string;
  leader: string;
  /** Its name in the standard game. */
  standard: string;
  homes: string[];
}

export interface BoardProvince {
  id: string;
  title: string;
  kind: 'sea' | 'coast' | 'inland';
  centre: boolean;
  /** The power whose home it is. */
  home: string | null;
  coasts: { id: string; title: string }[];
  army: string[];
  /** Where a fleet goes, by where it stands: the province, or one of its coasts. */
  fleet: Record<string, string[]>;
  provenance: string;
}

export interface Board {
  phases: Phase[];
  board_name: string;
  built_in: boolean;
  game: 'fall_of_rome' | 'standard';
  hidden: boolean;
  centres_to_win: number;
  powers: BoardPower[];
  provinces: BoardProvince[];
}

export interface PowerView {
  id: string;
  seat: string;
  title: string;
  leader: string;
  centres: number;
  /** Null where it is a secret, as the next two. */
  units: number | null;
  /** Builds allowed, or below 0 removals to make. */
  adjust: number | null;
  disorder: boolean | null;
  eliminated: boolean;
  is_asked: boolean;
}

export interface UnitView {
  power: string;
  type: 'army' | 'fleet';
  province: string;
  /** Where there are several: STP/NC. */
  coast: string | null;
  text: string;
}

export interface DislodgedView extends UnitView {
  by: string;
  retreats: string[];
}

export type Verb =
  | 'hold'
  | 'move'
  | 'support_hold'
  | 'support_move'
  | 'convoy'
  | 'convert'
  | 'retreat'
  | 'disband'
  | 'build'
  | 'waive';

/** What became of an order; the reason where it is told. */
export interface ResultView {
  power: string;
  order: string;
  verb: Verb;
  code: string;
  from: string | null;
  of: string | null;
  to: string | null;
  rule: string;
  reason?: string | null;
  /** Of a movement whose reason is told: its strength, what it was compared with, and the province of that. */
  strength?: number;
  against?: number;
  because?: string | null;
  dislodged_by?: string | null;
}

/** An order, and what it is called for who has the unit in hand. */
export interface Order {
  text: string;
  verb: Verb;
  /** Null where it is a secret. */
  unit: 'army' | 'fleet' | null;
  /** Where the unit stands, coast included: STP/NC. */
  place: string | null;
  /** Of a support or a convoy: where the unit stands that is helped, and that unit: "army Paris". */
  of: string | null;
  helps: string | null;
  /** Where it goes, coast included; of a convert the coast. */
  to: string | null;
  label: string;
}

/** The province of a place that may be a coast. */
export function provinceOf(place: string): string;
export function provinceOf(place: string | null): string | null;
export function provinceOf(place: string | null): string | null {
  return place?.split('/')[0] ?? null;
}

/** What the seat that looks is asked, and every order it may give. */
export interface AskedView {
  power: string;
  /** How many orders are due. */
  count: number;
  /** `unit` is null for a unit that is still to be chosen. */
  units: { province: string; unit: string | null; orders: Order[] }[];
  /** In Winter, where one orders no unit in particular. */
  choices: Order[];
  may_propose_draw: boolean;
}

export interface View {
  phase: string;
  season: string;
  year: number;
  /** The phase of the board that it is. */
  part: string;
  step: 'start' | 'movement' | 'retreats' | 'ownership' | 'adjustments' | 'over';
  title: string;
  game: Board['game'];
  hidden: boolean;
  powers: PowerView[];
  units: UnitView[];
  dislodged: DislodgedView[];
  centres: { id: string; owner: string | null }[];
  orders: AskedView | null;
  /** Of the last phase of each kind, builds and removals only until the next moves. */
  results: { movement: ResultView[]; retreats: ResultView[]; adjustments: ResultView[] };
  ending: string;
  winner: string | null;
}
