// Where the keyboard goes after a die is picked up or placed, and the keys of the placing.

import { tick } from 'svelte';

import type { Draft } from './draft.svelte';
import type { Board } from './view.gen';
import { trackerKeys } from './words';

async function focusFirst(...selectors: string[]): Promise<void> {
  await tick();
  for (const selector of selectors) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) {
      found.focus();
      return;
    }
  }
}

/** After a die was picked up by keyboard: the first tracker without a die. */
export function focusTracker(draft: Draft, board: Board): Promise<void> {
  const open = board.trackers.find(({ id }) => draft.placing[id] === undefined);
  return focusFirst(`[data-slot="${open?.id ?? board.trackers[0]?.id}"]`);
}

/** After a die was placed by keyboard: the next die in the tray, or the confirm button. */
export function focusTray(): Promise<void> {
  return focusFirst('[data-tray] [data-die]:not([data-away])', '[data-confirm]');
}

/** When the question changes under the keyboard: the first answer, or the first die of a new turn. */
export function focusQuestion(): Promise<void> {
  return focusFirst('[data-answer]', '[data-tray] [data-die]');
}

/** True if the event came from the keyboard rather than from a pointer. */
export function byKeyboard(event: MouseEvent): boolean {
  return event.detail === 0;
}

/** A letter of a tracker places the die in hand on it. True if the key was used. */
export function placeByKey(event: KeyboardEvent, draft: Draft, board: Board): boolean {
  if (draft.inHand === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const tracker = trackerKeys(board.trackers).get(event.key.toLowerCase());
  if (tracker === undefined) return false;
  event.preventDefault();
  event.stopPropagation();
  draft.placeOn(tracker);
  void focusTray();
  return true;
}

/** Arrow keys move the focus along a row of elements. True if the key was used. */
export function moveFocus(event: KeyboardEvent, elements: readonly HTMLElement[]): boolean {
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowDown: 1,
    ArrowLeft: -1,
    ArrowUp: -1,
  };
  const step = steps[event.key];
  const at = elements.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0 || elements.length === 0) return false;
  event.preventDefault();
  elements[(at + step + elements.length) % elements.length]?.focus();
  return true;
}
