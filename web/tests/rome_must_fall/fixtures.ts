// Tables as the server sends them, for the tests of the sheet.

import type { Entry, Offer, Result } from '../../src/games/sheet';
import type { Board, View } from '../../src/games/rome_must_fall/view.gen';
import boardJson from './fixtures/board.json';
import changesJson from './fixtures/changes.json';
import cubesJson from './fixtures/cubes.json';
import eraseJson from './fixtures/erase.json';
import overJson from './fixtures/over.json';
import resourceJson from './fixtures/resource.json';

/** A table at one moment. */
export interface Moment {
  ply: number;
  phase: string;
  to_move: string | null;
  view: View;
  offers: Offer[];
  result: Result | null;
  log: Entry[];
}

/** One action, the views on both sides of it, and the entries that came with it. */
export interface Change {
  action: string;
  before: View;
  fresh: Entry[];
  after: View;
}

export const board = boardJson as unknown as Board;
/** Turn 4 or later, before any resource is used. */
export const resource = resourceJson as unknown as Moment;
/** The black die lies, and cubes can hold the tracker. */
export const cubes = cubesJson as unknown as Moment;
/** Two sixes, and circles to win back. */
export const erase = eraseJson as unknown as Moment;
export const over = overJson as unknown as Moment;
/** Changes of one game that together hold every kind of event; the last ends the game. */
export const changes = changesJson as unknown as Change[];

export function entry(n: number, kind: string, args: Record<string, unknown> = {}): Entry {
  return { n, ply: n, rule: 'T1', kind, text: '', args, who: 'rome', undone: false };
}
