// What a game tells the map about its board and its position. The map knows no game.

import type { Box, Point } from './geometry';
import type { Terrain } from './terrain';

/** Colours are CSS, from the tokens. */
export interface Wash {
  colour: string;
  /** Colour of a hatch over the wash; null for none. */
  hatch: string | null;
  /** How it is hatched; slanting lines when left out. */
  pattern?: HatchPattern;
}

/** How a hatch runs, so that holders are told apart without hue. */
export type HatchPattern = 'rising' | 'level' | 'upright' | 'falling' | 'cross' | 'dots' | 'rings';

/** `legal`: may be chosen now. `chosen`: what the question is about. */
export type AreaState = 'plain' | 'legal' | 'chosen';

export interface MapArea {
  id: string;
  /** What a screen reader says: the name and all facts. */
  name: string;
  terrain: Terrain;
  /** Written on a coin before the name; null for none. */
  value: number | null;
  label: {
    lines: string[];
    /** What is written instead where there is room, near by. */
    near?: string[];
    /** Middle of the first line, on its baseline. */
    at: Point;
    style: 'plain' | 'foreign' | 'capital' | 'code';
  };
  /** Where the arrow of an invasion runs: from, bent towards, to; null for none. */
  arrow: readonly [Point, Point, Point] | null;
  wash: Wash | null;
  state: AreaState;
  /** Where the ring of an area that may be chosen stands, clear of the counters. */
  ring: Point;
  /** Written in the ring in place of its dot: what is left on arrival, say. */
  ringText?: string | undefined;
  /** What its counters cover. */
  counters: Box | null;
  isContested: boolean;
}

/** The way counters went lately. */
export interface Trail {
  key: string;
  from: Point;
  to: Point;
  /** CSS, from the tokens. */
  colour: string;
}

/** Letters on the sea and on land outside the game. */
export interface Lettering extends Point {
  text: string;
  /** Degrees clockwise. */
  turn: number;
  size: number;
  kind: 'sea' | 'gulf' | 'land';
}

export interface Cartouche extends Box {
  title: string;
  line: string;
  note: string;
}

/** Of what kind the border between two areas is. */
export type BorderKind = 'inner' | 'province' | 'realm' | 'frontier' | 'edge';

/** How a game speaks of a way over the sea; null for nothing to write beside it. */
export type LinkText = (a: string, b: string) => string | null;
