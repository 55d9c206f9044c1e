// How names are written: in which letters, how large, over how many lines, and what room they take.
// Lengths are px unless told.

import type { MapArea } from './board';
import type { Box } from './geometry';

type Style = MapArea['label']['style'];

/** Smaller letters cannot be read. */
export const smallestLetters = 9;
/** Letters stop growing with the plate at this many times their usual size. */
const most = 1.5;
/** Px a plate unit from which there is room for full names. */
const nearScale = 0.9;

interface Face {
  /** Usual size of the letters. */
  size: number;
  /** Room after each letter, and height above and below the line, against the size. */
  tracking: number;
  ascent: number;
  descent: number;
  /** Width of its letters against the usual estimate. */
  width: number;
}

const text: Face = { size: 12, tracking: 0.035, ascent: 0.72, descent: 0.24, width: 0.94 };
const faces: Readonly<Record<Style, Face>> = {
  plain: text,
  foreign: text,
  capital: { size: 13, tracking: 0.12, ascent: 0.7, descent: 0.05, width: 1.1 },
  code: { size: 11, tracking: 0.06, ascent: 0.7, descent: 0.16, width: 0.98 },
};

/** The size of letters, at this many px a plate unit. */
export function letterSize(style: Style, scale: number): number {
  const { size } = faces[style];
  return Math.max(smallestLetters, Math.min(size * scale, size * most));
}

const narrow = /[ijltfIJ'’.,\-/ ]/;
const broad = /[mwMWÆŒæœ@%]/;
const capital = /\p{Lu}|\d/u;

/** An estimate that errs on the wide side. */
export function textWidth(words: string, style: Style, size: number): number {
  const { tracking, width } = faces[style];
  const letters = [...words].map((letter) => {
    if (broad.test(letter)) return 0.9;
    if (narrow.test(letter)) return 0.34;
    return capital.test(letter) ? 0.68 : 0.5;
  });
  const sum = letters.reduce((all, each) => all + each, 0);
  return (sum * width + letters.length * tracking) * size;
}

export const lineHeight = 0.98;

/** Where the line stands on which the first letters of a name rest, if its middle is at 0. */
export function baseline(lines: number, style: Style, size: number): number {
  const { ascent, descent } = faces[style];
  return ((ascent - descent - (lines - 1) * lineHeight) / 2) * size;
}

/** The box of each line, around the middle of the name. */
export function lineBoxes(lines: readonly string[], style: Style, size: number): Box[] {
  const { ascent, descent } = faces[style];
  const first = baseline(lines.length, style, size);
  return lines.map((line, i) => {
    const width = textWidth(line, style, size);
    return {
      left: -width / 2,
      top: first + (i * lineHeight - ascent) * size,
      width,
      height: (ascent + descent) * size,
    };
  });
}

/** Broken into so many lines, as even as words and hyphens allow; null for too few words. */
function broken(words: readonly string[], count: number): string[] | null {
  if (count === 1) return [words.join('').trim()];
  if (words.length < count) return null;
  const cuts = Array.from({ length: words.length - count + 1 }, (_, i) => i + 1);
  const ways = cuts.flatMap((cut) => {
    const rest = broken(words.slice(cut), count - 1);
    return rest ? [[words.slice(0, cut).join('').trim(), ...rest]] : [];
  });
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return ways.reduce((best, way) => (longest(way) < longest(best) ? way : best));
}

/** A name over one line, two, and three, where it has that many words. */
export function writings(name: string): string[][] {
  const words = name.split(/(?<=[ -])/);
  return [1, 2, 3].flatMap((count) => {
    const lines = broken(words, count);
    return lines ? [lines] : [];
  });
}

/** The names at this scale: near by the full one, and far off the short one if there is one. */
export function namesAt({ text: full, short }: MapArea['label'], scale: number): string[] {
  if (short === undefined) return [full];
  return scale >= nearScale ? [full, short] : [short];
}
