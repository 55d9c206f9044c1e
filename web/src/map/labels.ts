// Where the letters of a name stand and how much room they take.

import type { MapArea } from './board';
import type { Box, Point } from './geometry';

/** Plate units. */
export const letterSize = 12;
export const coinRadius = 7.2;

/** Px; smaller letters are left out. */
export const smallestName = 8.5;
const largestName = 15;
/** Px a plate unit from which there is room for full names. */
const nearScale = 1.7;

/** Whether names can be read at this many px a plate unit. */
export function hasNames(scale: number): boolean {
  return letterSize * scale >= smallestName;
}

/** How much smaller names are drawn, so that they do not grow with the plate for ever. */
export function nameTimes(scale: number): number {
  return Math.min(1, largestName / (letterSize * scale));
}

/** The lines of a name as they are written at this scale. */
export function linesOf({ lines, near }: MapArea['label'], scale: number): string[] {
  return scale >= nearScale ? (near ?? lines) : lines;
}

const narrow = /[ilj'I .]/;
const broad = /[mwMW]/;
const capital = /[A-Z]/;

/** An estimate that errs on the wide side. */
function textWidth(text: string, size: number): number {
  const widths = [...text].map((letter) => {
    if (narrow.test(letter)) return 0.32;
    if (broad.test(letter)) return 0.85;
    return capital.test(letter) ? 0.68 : 0.5;
  });
  return widths.reduce((sum, width) => sum + width, 0) * size + 0.5 * text.length;
}

export function labelWidth({ lines, style }: MapArea['label']): number {
  const tracking = style === 'capital' ? 1.3 : 1;
  return Math.max(...lines.map((line) => textWidth(line, letterSize) * tracking));
}

export const lineHeight = letterSize * 0.98;

/** The middle of the coin of the value. */
export function coinAt(label: MapArea['label']): Point {
  return { x: label.at.x - labelWidth(label) / 2 - 9, y: label.at.y - 4 };
}

/** All that a name and its coin cover. */
export function labelBox(label: MapArea['label'], hasCoin: boolean): Box {
  const width = labelWidth(label);
  const coin = hasCoin ? 9 + coinRadius : 0;
  return {
    left: label.at.x - width / 2 - coin,
    top: label.at.y - 10,
    width: width + coin,
    height: 12.5 + (label.lines.length - 1) * lineHeight,
  };
}
