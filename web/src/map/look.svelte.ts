// The part of a map in view. The parent of the map keeps it, so that a map made again, for the next
// person at the screen, shows the same part as the last one.

import { getContext, setContext } from 'svelte';

import type { Camera } from './camera';

export class Look {
  /** `whole`: all of the plate, however large the window. Null: the map looks at the question by itself. */
  camera = $state.raw<Camera | 'whole' | null>(null);

  constructor(
    /** Px of a picture that is drawn without a window: nothing in it can be pressed. */
    readonly picture: { width: number; height: number } | null = null,
    /** Areas that a picture is about: it shows them as large as they go. Null: what the map is asked. */
    readonly areas: readonly string[] | null = null,
  ) {}
}

const key = Symbol('look');

export function provideLook(look = new Look()): void {
  setContext(key, look);
}

export function useLook(): Look {
  return getContext<Look | undefined>(key) ?? new Look();
}
