// Finds the drawing of a game by its id. A game without one is shown by the generic table page.

import type { Component } from 'svelte';

import type { Guide } from './guide';
import type { GameModule } from './sheet';
import type { StartWords } from './start';

const modules = import.meta.glob<GameModule>('./*/index.ts');
const plates = import.meta.glob<{ default: Component }>('./*/Plate.svelte');

/** The drawing of a game, or the generic one if the game has none. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`];
  if (load) return load();
  return import('./generic');
}

/** The lobby's picture of a game, or null if it has none. */
export async function loadPlate(id: string): Promise<Component | null> {
  const load = plates[`./${id}/Plate.svelte`];
  return load ? (await load()).default : null;
}

const starts = import.meta.glob<{ default: StartWords }>('./*/start.ts');

/** What the dialog says that begins a game; of a game that has no words of its own, nothing. */
export async function loadStart(id: string): Promise<StartWords> {
  const load = starts[`./${id}/start.ts`];
  return load ? (await load()).default : { options: {} };
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

const guides = import.meta.glob<{ default: Guide }>('./*/guide.ts');

/** The game in a few sentences, or null if it has none. */
export async function loadGuide(id: string): Promise<Guide | null> {
  const load = guides[`./${id}/guide.ts`];
  return load ? (await load()).default : null;
}

const pieces = import.meta.glob<{ default: Component }>('./*/Pieces.svelte');

/** Pictures of the counters of a game with their names, or null if it has none. */
export async function loadPieces(id: string): Promise<Component | null> {
  const load = pieces[`./${id}/Pieces.svelte`];
  return load ? (await load()).default : null;
}
