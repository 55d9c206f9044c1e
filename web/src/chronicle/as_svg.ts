// The chronicle as one SVG file: the sheet as it is printed, with its letters and pictures inside.

import { framed, pageWithin } from '../picture/frame';
import { fontsOfPage, stylesFor } from '../picture/styles_of_page';

/** Px across, as A4 is on a screen. */
const width = 794;

export async function chronicleAsSvg(article: HTMLElement, title: string): Promise<string> {
  const sheet = article.cloneNode(true) as HTMLElement;
  const place = document.createElement('div');
  place.inert = true;
  place.style.cssText = `position: fixed; left: -20000px; top: 0; width: ${width}px`;
  place.append(sheet);
  document.body.append(place);
  try {
    await Promise.all([...sheet.querySelectorAll('img')].map((picture) => picture.decode()));
    for (const link of sheet.querySelectorAll('a')) link.replaceWith(...link.childNodes);
    const height = Math.ceil(sheet.getBoundingClientRect().height);
    const styles = [await fontsOfPage(), stylesFor(place)].join('\n');
    const drawing = pageWithin(new XMLSerializer().serializeToString(sheet), width, height);
    return framed({ drawing, styles, title: '', name: title, theme: 'light', width, height });
  } finally {
    place.remove();
  }
}
