// The parts of the screen that the help explains: those that can be seen now, in the order in which a
// newcomer meets them. A part says which it is by its attribute data-part.

const kOrder = [
  'turn',
  'question',
  'advice',
  'sheet',
  'aside',
  'tabs',
  'log',
  'press',
  'table',
  'replay',
  'report',
  'seats',
  'tools',
] as const;

export type PartName = (typeof kOrder)[number];

export interface ScreenPart {
  name: PartName;
  box: DOMRect;
}

/** The visible box of an element, inside the scrolling parts around it. */
function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  const around = element.parentElement?.closest('[data-scrolls]')?.getBoundingClientRect();
  const top = Math.max(own.top, around?.top ?? 0, 0);
  const bottom = Math.min(own.bottom, around?.bottom ?? innerHeight, innerHeight);
  return new DOMRect(own.left, top, own.width, Math.max(0, bottom - top));
}

export function partsOnScreen(): ScreenPart[] {
  return kOrder.flatMap((name) => {
    const element = document.querySelector(`[data-part="${name}"]`);
    const box = element && boxOf(element);
    return box && box.width > 0 && box.height > kLeast ? [{ name, box }] : [];
  });
}

/** Px; of a part of which less can be seen, nothing can be read. */
const kLeast = 16;
