// The sheets of all games, for pictures: there is no page that could load one when it is needed.

import type { Component } from 'svelte';

import type { SheetProps } from '../games/sheet';

interface Drawn {
  default: Component<never>;
  createDraft(): unknown;
}

const modules = import.meta.glob<Drawn>('../games/*/index.ts', { eager: true });

/** The sheet of a game, and what it keeps beside the table; undefined if there is no such game. */
export function sheetOf(
  game: string,
): { Sheet: Component<SheetProps>; draft: unknown } | undefined {
  const path = `../games/${game}/index.ts`;
  const found = Object.hasOwn(modules, path) ? modules[path] : undefined;
  return found && { Sheet: found.default as Component<SheetProps>, draft: found.createDraft() };
}
