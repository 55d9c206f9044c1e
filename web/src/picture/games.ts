// The sheets of all games, for pictures: there is no page that could load one when it is needed.

import type { Component } from 'svelte';

import * as diplomacy from '../games/diplomacy';
import * as empire from '../games/empire';
import * as invasions from '../games/invasions';
import * as pomerium from '../games/pomerium';
import * as rome_must_fall from '../games/rome_must_fall';
import type { SheetProps } from '../games/sheet';

interface Drawn {
  default: Component<never>;
  createDraft(): unknown;
}

const modules: Record<string, Drawn> = { diplomacy, empire, invasions, pomerium, rome_must_fall };

/** The sheet of a game, and what it keeps beside the table; undefined if there is no such game. */
export function sheetOf(
  game: string,
): { Sheet: Component<SheetProps>; draft: unknown } | undefined {
  const found = Object.hasOwn(modules, game) ? modules[game] : undefined;
  return found && { Sheet: found.default as Component<SheetProps>, draft: found.createDraft() };
}
