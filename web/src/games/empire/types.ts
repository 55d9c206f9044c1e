// What the server tells of the game: the board once, and the view at each ply.

import type { Terrain } from '../../map/terrain';
import type { SheetProps } from '../sheet';

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
    /** What the mover has answered of a question in parts: `legion III`, `from germania`. */
    answers?: string[];
  };
}

export type PartProps = SheetProps<Board, View, undefined>;
