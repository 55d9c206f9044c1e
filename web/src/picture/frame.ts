// The parts of every picture of a position: one SVG file with its styles and symbols inside, a
// heading above the drawing and a line of explanation below it.

import symbols from '../assets/symbols.svg?raw';
import tokens from '../styles/tokens.css?raw';

export interface Framed {
  drawing: string;
  /** CSS that it needs, beside the tokens. */
  styles: string;
  /** Stands above the drawing; empty: nothing does. */
  title: string;
  /** The name for programs that do not show the picture, where it has no title. */
  name?: string;
  /** Under the title: when it was, and whose turn it is. */
  line?: string;
  /** Below the drawing, explains it. */
  legend?: string;
  theme: 'light' | 'dark';
  /** The size of the drawing, px. */
  width: number;
  height: number;
}

/** Px that the title and the line under it take, and the legend. */
const titleRoom = 64;
const lineRoom = 26;
const legendRoom = 34;

/** The height of the bands above and below the drawing, px. */
export function bandsOf({ title, line, legend }: Pick<Framed, 'title' | 'line' | 'legend'>) {
  return {
    above: (title ? titleRoom : 0) + (line ? lineRoom : 0),
    below: legend ? legendRoom : 0,
  };
}

export function framed(picture: Framed): string {
  const { drawing, styles, title, line = '', legend = '', theme, width, height } = picture;
  const name = [title || (picture.name ?? 'A position'), line].filter(Boolean).join(', ');
  const { above, below } = bandsOf(picture);
  const all = above + height + below;
  const written = (text: string, y: number, kind: string) =>
    text && `<text x="${width / 2}" y="${y}" class="picture-${kind}">${escaped(text)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${all}" viewBox="0 0 ${width} ${all}" data-theme="${theme}">`,
    `<title>${escaped(name)}</title>`,
    `<style><![CDATA[svg[data-theme] {${tokensOf(theme)}}\n${styles}\n${own}]]></style>`,
    symbolsIn(drawing),
    `<rect width="${width}" height="${all}" fill="var(--paper)"/>`,
    written(title, titleRoom * 0.66, 'title'),
    written(line, titleRoom + 8, 'line'),
    `<g transform="translate(0 ${above})">${drawing}</g>`,
    written(legend, above + height + 20, 'legend'),
    '</svg>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

/** A page of HTML within the picture. */
export function pageWithin(page: string, width: number, height: number): string {
  return `<foreignObject width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" class="picture-page">${page}</div></foreignObject>`;
}

/** The symbols that a drawing uses, and those that they use. */
function symbolsIn(drawing: string): string {
  const all = new Map(
    [...symbols.matchAll(/<symbol id="([^"]+)"[^]*?<\/symbol>/g)].map(([text, id]) => [id, text]),
  );
  const found = new Map<string, string>();
  const look = (text: string): void => {
    for (const [, id = ''] of text.matchAll(/href="#([^"]+)"/g)) {
      const symbol = all.get(id);
      if (symbol === undefined || found.has(id)) continue;
      found.set(id, symbol);
      look(symbol);
    }
  };
  look(drawing);
  return `<defs>${[...found.values()].join('')}</defs>`;
}

// Parts within the drawing inherit its colour: these rules are for the whole alone.
const own = `
svg[data-theme] { font-family: var(--font-ui); font-variant-numeric: tabular-nums lining-nums; color: var(--ink); }
.picture-page { width: 100%; height: 100%; font-size: var(--fs-14); line-height: var(--lh-ui); }
.picture-title, .picture-line, .picture-legend { text-anchor: middle; }
.picture-title { font: 600 30px var(--font-title); letter-spacing: 0.06em; fill: var(--ink); }
.picture-line { font: italic 500 19px var(--font-text); fill: var(--ink-2); }
.picture-legend { font: 400 13px var(--font-ui); fill: var(--ink-2); }`;

/** The tokens of one theme, as they stand for a root. */
function tokensOf(theme: 'light' | 'dark'): string {
  const both = /light-dark\(((?:[^(),]|\([^)]*\))+), ((?:[^(),]|\([^)]*\))+)\)/g;
  const all = /:root\s*\{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  return all
    .replace(both, theme === 'dark' ? '$2' : '$1')
    .replace('scheme: light', `scheme: ${theme}`);
}

/** Paper is light, whatever the theme of the page. */
export const lightTokens = tokensOf('light');

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
