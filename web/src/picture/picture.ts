// A position as one SVG file: the sheet of the game as the page draws it, with its styles and symbols inside.

import { render } from 'svelte/server';

import { onlySeen, unasked } from '../games/only_seen';
import type { SheetProps } from '../games/sheet';
import base from '../styles/base.css?raw';
import { fonts } from './fonts';
import { framed, pageWithin } from './frame';
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
    table: unasked,
    ...onlySeen,
  };
  const height = Math.round(width * 0.7);
  const { head, body } = render(Picture, { props: { Sheet, sheet, ...room(game, width, height) } });
  const styles = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css);
  const clean = withoutHands(body.replace(/<!--[^]*?-->/g, ''));
  return framed({
    drawing: drawnIn(clean, width, height),
    styles: [fonts, base, ...styles].join('\n'),
    title,
    theme,
    width,
    height,
  });
}

/** The map's part of it, px: on the sheet of Rome Must Fall other things stand next to it. */
function room(game: string, width: number, height: number): { width: number; height: number } {
  return game === 'rome_must_fall'
    ? { width: width - 350, height: height - 400 }
    : { width, height };
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
  return pageWithin(drawings, width, height);
}
