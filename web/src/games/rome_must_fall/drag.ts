// Dragging an Imperial die with the mouse, a finger or a pen. A press that does not move stays a
// press, so that the same die can be placed with two of them.

import type { Attachment } from 'svelte/attachments';

import type { Draft } from './draft.svelte';

/** How far the pointer moves before a press becomes a drag, in pixels. */
const threshold = 6;
/** Near the upper or lower edge of a scrolled sheet a drag scrolls it. */
const edge = 36;
const scrollStep = 10;

function trackerAt(x: number, y: number): string | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-tracker]');
  return target?.dataset['tracker'] ?? null;
}

function overTray(x: number, y: number): boolean {
  return Boolean(document.elementFromPoint(x, y)?.closest('[data-tray]'));
}

function scrollNearEdge(y: number): void {
  const sheet = document.querySelector<HTMLElement>('[data-sheet]');
  if (!sheet) return;
  const { top, bottom } = sheet.getBoundingClientRect();
  if (y > bottom) return;
  if (y < top + edge) sheet.scrollTop -= scrollStep;
  else if (y > bottom - edge) sheet.scrollTop += scrollStep;
}

/** The press that ends a drag is not a press on what lies under it. */
function swallowClick(): void {
  const swallow = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** Makes an element the handle of a die. */
export function draggable(draft: Draft, die: number): Attachment<HTMLElement> {
  return (element) => {
    let start: { id: number; x: number; y: number } | null = null;

    const move = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      const { clientX: x, clientY: y } = event;
      if (!draft.drag) {
        if (Math.hypot(x - start.x, y - start.y) < threshold) return;
        draft.asking = null;
        draft.inHand = die;
      }
      draft.drag = { x, y };
      draft.over = trackerAt(x, y);
      scrollNearEdge(y);
    };
    const stop = (): void => {
      start = null;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', escape, true);
    };
    const cancel = (): void => {
      stop();
      if (draft.drag) draft.putDown();
    };
    const up = (event: PointerEvent): void => {
      if (start?.id !== event.pointerId) return;
      stop();
      if (!draft.drag) return;
      swallowClick();
      const tracker = trackerAt(event.clientX, event.clientY);
      if (tracker !== null) draft.placeOn(tracker);
      else if (overTray(event.clientX, event.clientY)) draft.takeBack(die);
      else draft.putDown();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      cancel();
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !event.isPrimary) return;
      start = { id: event.pointerId, x: event.clientX, y: event.clientY };
      // A finger is captured by what it touches first; without that, elements under it are found.
      if (element.hasPointerCapture(event.pointerId)) {
        element.releasePointerCapture(event.pointerId);
      }
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancel);
      window.addEventListener('keydown', escape, true);
    };

    element.addEventListener('pointerdown', down);
    return () => {
      element.removeEventListener('pointerdown', down);
      // A die that is being dragged stays in the hand while its element is drawn anew.
      if (!draft.drag) stop();
    };
  };
}
