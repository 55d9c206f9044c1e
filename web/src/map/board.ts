// The map's data about a board and its position. The map knows no game.

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

/**
 * The badge before a name: a value on a coin, or the dot of a supply centre. A value may be left
 * out where the plate is small, a supply centre only where counters leave it no room.
 */
export type Badge = { kind: 'coin'; text: string } | { kind: 'centre' };

/** One way to draw the counters of an area. The map takes the first for which there is room. */
export interface CounterForm {
  key: string;
  /** The boxes of the counters, around their common middle, in sides of a counter. */
  stands: readonly Box[];
  /** Side of a counter in px: no smaller, and no larger. */
  least: number;
  most: number;
  /** How much worse this way is than the best one. */
  cost: number;
}

export interface MapArea {
  id: string;
  /** The words of a screen reader: the name and all facts. */
  name: string;
  terrain: Terrain;
  badge: Badge | null;
  label: {
    text: string;
    /** The shorter text for a small map, or where there is no room for the full one. */
    short?: string;
    style: 'plain' | 'foreign' | 'capital' | 'code';
    /** Whether it names only what borders on other areas, and would be wrong on the islands of its own. */
    isOfMainland?: boolean;
  };
  /** Where the arrow of an invasion runs: from, bent towards, to; null for none. */
  arrow: readonly [Point, Point, Point] | null;
  wash: Wash | null;
  state: AreaState;
  /** Written in the ring of an area that may be chosen, in place of its dot: what is left on arrival, say. */
  ringText?: string | undefined;
  counters: {
    forms: readonly CounterForm[];
    /** Where they are best placed; null for the middle of the area. */
    near: Point | null;
    /** Whether none stands there now, and room is only kept for them. */
    isEmpty: boolean;
  };
  isContested: boolean;
}

/** The way counters went lately, from area to area. */
export interface Trail {
  key: string;
  from: string;
  to: string;
  /** CSS, from the tokens. */
  colour: string;
  /** The counter on its way along the trail at this moment. */
  march?: March;
}

/** A counter on its way, once. */
export interface March {
  /** No other has it. */
  key: string;
  /** For the game to draw it by. */
  piece: string;
  /** How many go before it. */
  turn: number;
}

/** A few words beside the counters of an area; the tone only repeats what they say. */
export interface Tag {
  area: string;
  text: string;
  tone: 'good' | 'plain' | 'bad';
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

export type BorderKind = 'inner' | 'province' | 'realm' | 'frontier' | 'edge';

/** How a game speaks of a way over the sea; null for nothing to write beside it. */
export type LinkText = (a: string, b: string) => string | null;
