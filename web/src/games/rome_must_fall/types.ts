// The board and the view of Rome Must Fall as the protocol describes them, and the props of a part
// of the sheet.

import type { Phase } from '../phases';

export type CircleIcon =
  'cube' | 'red_die' | 'fire' | 'roma' | 'reroll' | 'plus_one' | 'offensive' | 'levy';

export interface Circle {
  id: string;
  title: string;
  icon: CircleIcon | null;
  lon: number;
  lat: number;
  /** Whose the place on the path is, and whose the icon. */
  provenance?: string;
  icon_provenance?: string;
}

export interface RaidBox {
  icon: 'red_die' | 'plus_one' | null;
  /** The tribe whose total grows, for `plus_one`. */
  tribe?: string | null;
  provenance?: string;
}

export interface BoardTracker {
  id: string;
  title: string;
  code: string;
  kind: 'tribe' | 'raid';
  region: string;
  timeline: { value: number; provenance?: string }[];
  path?: Circle[];
  raid?: RaidBox[];
}

export interface BoardAbility {
  id: string;
  title: string;
  line: string;
  icon: string;
  /** Circles whose loss takes the ability away. */
  lost_with: string[];
  provenance?: string;
}

export interface Board {
  phases: Phase[];
  turns: number;
  years: number[];
  cubes_max: number;
  fall_boxes: number;
  board_name: string;
  built_in: boolean;
  /** In the order in which they are resolved. */
  trackers: BoardTracker[];
  abilities: BoardAbility[];
}

export interface ImperialDie {
  value: number;
  red: boolean;
  spent: boolean;
  /** Where it stands once the dice are assigned. */
  tracker: string | null;
}

/** The exact chance that a die holds a tracker, and the cubes needed for each count of the black die. */
export interface Holding {
  die: number;
  fraction: string | null;
  decimal: number;
  needs: number[];
  /** Raids of this phase that may still make it harder (R16). */
  before?: string[];
}

/** `done` where it was resolved and only the log knows how. */
export type TrackerState = 'open' | 'now' | 'held' | 'lost' | 'done';

export interface Tracker {
  id: string;
  /** Ids of the marked circles of a tribe, the number of marked boxes of a raid. */
  marked: string[] | number;
  /** The circle or the box that is lost next; null when there is none left. */
  next: string | number | null;
  bonus: number;
  /** Timeline value and bonus: the total without the black die. */
  base: number;
  die: number | null;
  /** Face of the black die while the tracker waits for cubes. */
  black: number | null;
  state: TrackerState;
  /** What is lost next; without a title when there is nothing left to lose. */
  loss: { title: string | null; text: string } | null;
  holds: Holding[];
}

export interface View {
  turn: number;
  year: number;
  phase: string;
  cubes: number;
  red: number;
  fall: number;
  white: number;
  dice: ImperialDie[];
  /** The die that is being re-rolled, while a typed face is awaited. */
  rerolling: number | null;
  abilities: { id: string; lost: boolean; used: boolean }[];
  trackers: Tracker[];
}

/** A probability as the server sends it. */
export interface Chance {
  fraction: string | null;
  decimal: number;
}

/** The exact odds of a placing. */
export interface Odds {
  trackers: number;
  lose_nothing: Chance;
  hold_all_with_cubes: Chance;
  expected_losses: number;
  /** That Rome falls this turn if no cube is spent. */
  defeat?: Chance;
  each: Record<string, Chance>;
}
