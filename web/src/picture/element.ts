// A part of the page as one SVG file, light and as wide as it is wanted, with its letters inside.

import { type Framed, framed, pageWithin } from './frame';
import { fontsOfPage, stylesFor } from './styles_of_page';

/** Around an element whose title stands above it. */
const kEdge = '0 28px 16px';

/** Without what can be pressed. */
export async function elementAsSvg(
  element: HTMLElement,
  words: Partial<Pick<Framed, 'title' | 'name' | 'line' | 'legend'>>,
  width: number,
): Promise<string> {
  const sheet = element.cloneNode(true) as HTMLElement;
  const place = document.createElement('div');
  place.inert = true;
  place.style.cssText = `position: fixed; left: -20000px; top: 0; width: ${width}px`;
  place.append(sheet);
  document.body.append(place);
  try {
    await Promise.all([...sheet.querySelectorAll('img')].map((picture) => picture.decode()));
    for (const link of sheet.querySelectorAll('a')) link.replaceWith(...link.childNodes);
    for (const each of sheet.querySelectorAll('input, button')) each.remove();
    for (const each of sheet.querySelectorAll('details:not([open])')) each.remove();
    if (words.title) sheet.style.padding = kEdge;
    const height = Math.ceil(sheet.getBoundingClientRect().height);
    const styles = [await fontsOfPage(), stylesFor(place)].join('\n');
    const drawing = pageWithin(new XMLSerializer().serializeToString(sheet), width, height);
    return framed({ drawing, styles, title: '', ...words, theme: 'light', width, height });
  } finally {
    place.remove();
  }
}
