// A position as one SVG file: the sheet of the game as the page draws it, with its styles and symbols inside.

import { render } from 'svelte/server';

import symbols from '../assets/symbols.svg?raw';
import type { SheetProps, TableState } from '../games/sheet';
import base from '../styles/base.css?raw';
import tokens from '../styles/tokens.css?raw';
import { fonts } from './fonts';
import { sheetOf } from './games';
import Picture from './Picture.svelte';

export interface Question {
  game: string;
  /** The documents of docs/protocol.md. */
  board: unknown;
  view: unknown;
  /** Stands above the picture; empty: nothing does. */
  title?: string;
  theme?: 'light' | 'dark';
  /** Px. */
  width?: number;
}

/** A position that nobody asks anything about. */
const table: TableState = {
  seat: null,
  seats: [],
  toMove: null,
  phase: '',
  turnTitle: '',
  prompt: null,
  offers: [],
  undoTo: null,
  result: null,
  log: [],
  fresh: [],
  beat: null,
  telling: false,
  rolling: [],
  ply: 0,
  busy: false,
  live: false,
  sealed: null,
  press: null,
};

const unheard = () => undefined;

/** Throws an Error, in words, if the question is none that can be drawn. */
export function picture({
  game,
  board,
  view,
  title = '',
  theme = 'light',
  width = 1440,
}: Question): string {
  const found = sheetOf(game);
  if (!found) throw new Error(`there is no game “${game}”`);
  const { Sheet, draft } = found;
  const sheet: SheetProps = {
    board,
    view,
    draft,
    table,
    act: unheard,
    actAll: unheard,
    why: () => Promise.resolve(null),
    odds: () => Promise.resolve(null),
    skip: unheard,
    showRule: unheard,
    showRefusal: unheard,
    say: unheard,
    orders: undefined as unknown as SheetProps['orders'],
  };
  const height = Math.round(width * 0.7);
  const { head, body } = render(Picture, { props: { Sheet, sheet, ...room(game, width, height) } });
  return standalone({ head, body, title, theme, width, height });
}

/** What the map has of it, px: on the sheet of Rome Must Fall other things stand beside it. */
function room(game: string, width: number, height: number): { width: number; height: number } {
  return game === 'rome_must_fall'
    ? { width: width - 350, height: height - 400 }
    : { width, height };
}

interface Drawn {
  head: string;
  body: string;
  title: string;
  theme: string;
  width: number;
  height: number;
}

const band = 64;

function standalone({ head, body, title, theme, width, height }: Drawn): string {
  const clean = withoutHands(body.replace(/<!--[^]*?-->/g, ''));
  const styles = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, css]) => css)
    .join('\n');
  const above = title === '' ? 0 : band;
  const heading = `<text x="${width / 2}" y="${band * 0.66}" text-anchor="middle" class="picture-title">${escaped(title)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + above}" viewBox="0 0 ${width} ${height + above}" data-theme="${theme}">`,
    `<title>${escaped(title === '' ? 'A position' : title)}</title>`,
    `<style><![CDATA[${fonts}\n${themed(theme)}\n${base}\n${styles}\n${own}]]></style>`,
    symbols.replace(/<!--[^]*?-->/g, '').trim(),
    `<rect width="${width}" height="${height + above}" fill="var(--paper)"/>`,
    above > 0 ? heading : '',
    `<g transform="translate(0 ${above})">${drawnIn(clean, width, height)}</g>`,
    '</svg>\n',
  ].join('\n');
}

/** Without what a picture cannot be: pressed, or told part by part. */
function withoutHands(body: string): string {
  return body
    .replace(/<button[^>]*>[^]*?<\/button>/g, '')
    .replace(/ (?:role|tabindex|aria-[a-z]+|data-[a-z]+)="[^"]*"/g, '');
}

/** A map is SVG by itself; a sheet of another kind is a page within the picture. */
function drawnIn(body: string, width: number, height: number): string {
  if (body.includes('land-map'))
    return body.slice(body.indexOf('<svg'), body.lastIndexOf('</svg>') + '</svg>'.length);
  const drawings = body.replaceAll('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const page = `<div xmlns="http://www.w3.org/1999/xhtml" class="picture-page">${drawings}</div>`;
  return `<foreignObject width="${width}" height="${height}">${page}</foreignObject>`;
}

const own = `
svg { font-family: var(--font-ui); color: var(--ink); }
.picture-page { width: 100%; height: 100%; font-size: var(--fs-14); line-height: var(--lh-ui); }
.picture-title { font: 600 30px var(--font-title); letter-spacing: 0.06em; fill: var(--ink); }`;

/** The tokens of one theme, for the root of the picture. */
function themed(theme: string): string {
  const dark = /:root\[data-theme=['"]?dark['"]?\]\s*\{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  const light = /:root\s*\{([^}]*)\}/.exec(tokens)?.[1] ?? '';
  return `svg {${light}${theme === 'dark' ? dark : ''}}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
