// Finds the drawing of a game by its id. A game without one is shown by the generic table page.

import type { Component } from 'svelte';

import { part } from '../shell/part';
import type { Guide } from './guide';
import type { GameModule } from './sheet';
import type { StartWords } from './start';

const modules = import.meta.glob<GameModule>('./*/index.ts');
const plates = import.meta.glob<{ default: Component }>('./*/Plate.svelte');

/** A file of one game, or null if the game has none of that name. */
function fileOf<File>(files: Record<string, () => Promise<File>>, path: string) {
  const load = files[`./${path}`];
  return load ? part(load) : null;
}

/** The drawing of a game, or the generic one if the game has none. */
export async function loadGame(id: string): Promise<GameModule> {
  return (await fileOf(modules, `${id}/index.ts`)) ?? part(() => import('./generic'));
}

/** The lobby's picture of a game, or null if it has none. */
export async function loadPlate(id: string): Promise<Component | null> {
  return (await fileOf(plates, `${id}/Plate.svelte`))?.default ?? null;
}

const starts = import.meta.glob<{ default: StartWords }>('./*/start.ts');

/** The words of the dialog that begins a game; empty for a game without its own words. */
export async function loadStart(id: string): Promise<StartWords> {
  return (await fileOf(starts, `${id}/start.ts`))?.default ?? { options: {} };
}

const emblems: Record<string, string> = {
  empire: 'e-scutum',
  invasions: 'e-swords',
  rome_must_fall: 'e-roma',
  pomerium: 'e-aquila',
  diplomacy: 'e-bow',
};

/** The symbol that stands for a game in a list. */
export function emblem(id: string): string {
  return emblems[id] ?? 'e-laurel';
}

/** Whether positions of a game can be set up in the sandbox. */
export const hasSandbox = (id: string): boolean => id === 'diplomacy';

const guides = import.meta.glob<{ default: Guide }>('./*/guide.ts');

/** The game in a few sentences, or null if it has none. */
export async function loadGuide(id: string): Promise<Guide | null> {
  return (await fileOf(guides, `${id}/guide.ts`))?.default ?? null;
}

const pieces = import.meta.glob<{ default: Component }>('./*/Pieces.svelte');

/** Pictures of the counters of a game with their names, or null if it has none. */
export async function loadPieces(id: string): Promise<Component | null> {
  return (await fileOf(pieces, `${id}/Pieces.svelte`))?.default ?? null;
}
