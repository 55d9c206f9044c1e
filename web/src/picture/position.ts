// A position as a picture, made in the page: its sheet is drawn once more where nobody sees it, light
// whatever the theme of the page, and what is drawn is written down.

import { flushSync, mount, unmount } from 'svelte';

import { onlySeen, unasked } from '../games/only_seen';
import type { GameModule, SheetProps } from '../games/sheet';
import { bandsOf, framed, pageWithin } from './frame';
import Picture from './Picture.svelte';
import { fontsOfPage, stylesFor } from './styles_of_page';

export interface Position {
  module: GameModule;
  sheet: SheetProps;
  title: string;
  line: string;
}

/** Px of the whole picture; its sides are those of a sheet of paper. */
const usual = 1440;

/** Names that nobody could read are left out of a small picture; coins and centres stay. */
const nameless = '.names :is(text[transform], .leader, .casing), .letters { display: none }';

/** One SVG file that needs nothing beside itself; `width` px wide, or smaller wherever it `isSmall`. */
export async function pictureOf(
  { module, sheet, title, line }: Position,
  width = usual,
  isSmall = false,
): Promise<string> {
  const height = Math.round(width / Math.SQRT2);
  // A picture in a row of others has no legend; the page explains the row once.
  const legend = (title && module.settings?.pictureLegend) || '';
  const { above, below } = bandsOf({ title, line, legend });
  const drawn = await drawnOnce(module, sheet, { width, height: height - above - below });
  const styles = [await fontsOfPage(), stylesFor(drawn.element), isSmall ? nameless : ''].join(
    '\n',
  );
  const size = { width, height: height - above - below };
  return framed({ ...size, drawing: drawn.text, styles, title, line, legend, theme: 'light' });
}

interface Size {
  width: number;
  height: number;
}

/** The sheet where nobody asks, and nobody can answer. */
function still(module: GameModule, sheet: SheetProps): SheetProps {
  const { seat, seats, to_move, phase, turn_title, log, ply } = sheet.table;
  return {
    ...sheet,
    draft: module.createDraft?.(),
    table: { ...unasked, seat, seats, to_move, phase, turn_title, log, ply },
    ...onlySeen,
    orders: sheet.orders,
  };
}

async function drawnOnce(module: GameModule, sheet: SheetProps, size: Size) {
  const target = document.createElement('div');
  target.inert = true;
  target.ariaHidden = 'true';
  target.style.cssText = `position: fixed; left: -20000px; top: 0; width: ${size.width}px; height: ${size.height}px; overflow: hidden`;
  document.body.append(target);
  const props = { Sheet: module.default, sheet: still(module, sheet), ...size };
  const picture = mount(Picture, { target, props });
  try {
    flushSync();
    await laidOut();
    const element = withoutHands(target);
    return { element, text: drawnIn(element, size) };
  } finally {
    await unmount(picture);
    target.remove();
  }
}

/** A drawing that depends on its size hears of it before the next frame. */
const laidOut = () =>
  new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

/** Without what a picture cannot be: pressed, or told part by part. */
function withoutHands(drawn: HTMLElement): HTMLElement {
  const element = drawn.cloneNode(true) as HTMLElement;
  const seen = [...drawn.querySelectorAll('button')].map(isPartOfPicture);
  [...element.querySelectorAll('button')].forEach((button, i) => {
    if (seen[i]) button.replaceWith(unpressed(button));
    else button.remove();
  });
  for (const hidden of element.querySelectorAll('.visually-hidden, [hidden]')) hidden.remove();
  for (const each of element.querySelectorAll('*')) {
    for (const { name } of [...each.attributes]) {
      if (/^(role|tabindex|title|inert|aria-.*|data-.*|on.*)$/.test(name))
        each.removeAttribute(name);
    }
  }
  const comments = document.createNodeIterator(element, NodeFilter.SHOW_COMMENT);
  for (let each = comments.nextNode(); each; each = comments.nextNode()) (each as Comment).remove();
  return element;
}

/** A button that is drawn, and does more than lead elsewhere. */
const isPartOfPicture = (button: HTMLButtonElement): boolean =>
  getComputedStyle(button).display !== 'none' && !button.classList.contains('text-button');

/** The drawing on a button stays, as it was laid out. */
function unpressed(button: HTMLButtonElement): HTMLElement {
  const span = document.createElement('span');
  span.className = `${button.className} picture-button`;
  span.style.cssText = button.style.cssText;
  span.append(...button.childNodes);
  return span;
}

/** A map is SVG by itself; a sheet of another kind is a page within the picture. */
function drawnIn(element: HTMLElement, { width, height }: Size): string {
  const writer = new XMLSerializer();
  const map = element.querySelector('.land-map > svg');
  if (map) return writer.serializeToString(map);
  const page = [...element.childNodes].map((each) => writer.serializeToString(each)).join('');
  return pageWithin(page, width, height);
}

/** The picture in points: `across` px wide. */
export async function rastered(svg: string, across: number): Promise<Blob> {
  const image = new Image();
  // By such an address the browser lets a page within the picture be read back, and by no other.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = across;
  canvas.height = Math.round((across * image.naturalHeight) / image.naturalWidth);
  const brush = canvas.getContext('2d');
  brush?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else failed(new Error('the browser could not make the picture'));
    }, 'image/png');
  });
}
