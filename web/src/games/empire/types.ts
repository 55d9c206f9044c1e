// What the server tells of the game: the board once, and the view at each ply.

import type { Terrain } from '../../map/terrain';
import type { Phase } from '../phases';

export interface BoardArea {
  id: string;
  title: string;
  gloss: string;
  value: number;
  value_provenance: string;
  terrain: Terrain;
  terrain_provenance: string;
  /** Whether Barbarians enter the map there. */
  invasion: boolean;
  provenance: string;
  borders: { to: string; sea: boolean; provenance: string }[];
}

export interface Board {
  phases: Phase[];
  board_name: string;
  built_in: boolean;
  turns: number;
  /** The area of Rome. */
  rome: string;
  areas: BoardArea[];
}

export interface AreaView {
  id: string;
  romans: number;
  barbarians: number;
  cavalry: number;
  legions: { number: string; moved: boolean }[];
  wall: boolean;
  fort: boolean;
  contested: boolean;
}

interface Pile {
  legions: string[];
  wall: number;
  fort: number;
}

export interface View {
  turn: number;
  phase: string;
  rrp: number;
  income: number;
  upkeep: number;
  areas: AreaView[];
  conflict: { area: string; round: number; column?: string } | null;
  position: {
    available: Pile & { roman_force: number; barbarian_force: number; cavalry: number };
    dead: Pile;
  };
  /** The areas the question is about. */
  asked_about: string[];
}

interface Figure {
  fraction: string;
  decimal: number;
}

/** A conflict that is there (`after` is null) or that an answer, an action text, would bring. */
export interface Conflict {
  area: string;
  after: string | null;
  odds: {
    barbarian_forces: number;
    cavalry: number;
    roman_forces: number;
    fort: boolean;
    terrain: Terrain;
    column: string;
    roman_wins: Figure;
    barbarian_wins: Figure;
    neither: Figure;
    roman_survivors: Figure;
    barbarian_survivors: Figure;
    cavalry_survivors: Figure;
    rounds: Figure;
    /** Of a conflict that is there: every ending and its chance. */
    endings?: { barbarian_forces: number; roman_forces: number; probability: Figure }[];
  };
}
