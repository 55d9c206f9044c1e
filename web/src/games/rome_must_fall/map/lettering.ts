// How much room a line of lettering takes, and the names that belong to the plate itself.

// Advance widths of EB Garamond 500, in thousandths of the type size.
// prettier-ignore
const advances: Readonly<Record<string, number>> = {
  ' ': 213, "'": 213, '-': 289, '.': 236,
  A: 702, B: 601, C: 710, D: 758, E: 568, F: 524, G: 726, H: 807, I: 348, J: 350, K: 710, L: 585,
  M: 907, N: 798, O: 762, P: 571, Q: 762, R: 730, S: 475, T: 679, U: 740, V: 684, W: 953, X: 722,
  Y: 605, Z: 601,
  a: 413, b: 525, c: 408, d: 523, e: 400, f: 333, g: 458, h: 531, i: 263, j: 240, k: 496, l: 256,
  m: 788, n: 541, o: 498, p: 530, q: 527, r: 362, s: 336, t: 335, u: 535, v: 454, w: 709, x: 456,
  y: 453, z: 398,
};

/** Width in px of a line of EB Garamond; `tracking` in em. */
export function textWidth(text: string, size: number, tracking = 0): number {
  let thousandths = 0;
  for (const letter of text) thousandths += (advances[letter] ?? 600) + tracking * 1000;
  return (thousandths * size) / 1000;
}

/** The text, cut with an ellipsis to fit the width in px. */
export function fitted(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text;
  let end = text.length;
  while (end > 0 && textWidth(`${text.slice(0, end)}…`, size) > width) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** A name that lies over an area instead of beside a point. */
export interface AreaName {
  text: string;
  lon: number;
  lat: number;
  /** Degrees, clockwise. */
  turn: number;
  kind: 'ocean' | 'sea' | 'land' | 'river';
}

// The earlier a name stands, the sooner it is given its place.
export const areaNames: readonly AreaName[] = [
  { text: 'MARE INTERNVM', lon: 3.6, lat: 38.05, turn: 0, kind: 'ocean' },
  { text: 'OCEANVS', lon: -5.3, lat: 45.9, turn: 6, kind: 'ocean' },
  { text: 'GALLIA', lon: 4.0, lat: 47.3, turn: 0, kind: 'land' },
  { text: 'HISPANIA', lon: -4.6, lat: 41.9, turn: 5, kind: 'land' },
  { text: 'GERMANIA', lon: 11.4, lat: 50.4, turn: -2, kind: 'land' },
  { text: 'AFRICA', lon: 8.2, lat: 34.2, turn: 0, kind: 'land' },
  { text: 'MAVRETANIA', lon: 2.9, lat: 34.6, turn: 1, kind: 'land' },
  { text: 'MOESIA', lon: 21.0, lat: 43.5, turn: -8, kind: 'land' },
  { text: 'NORICVM', lon: 13.6, lat: 47.4, turn: -4, kind: 'land' },
  { text: 'Mare Tyrrhenum', lon: 12.0, lat: 39.7, turn: 0, kind: 'sea' },
  { text: 'Mare Hadriaticum', lon: 15.6, lat: 42.75, turn: 32, kind: 'sea' },
  { text: 'Mare Balearicum', lon: 2.6, lat: 40.5, turn: -8, kind: 'sea' },
  { text: 'Sinus Gallicus', lon: 4.4, lat: 42.4, turn: 0, kind: 'sea' },
  { text: 'Mare Siculum', lon: 18.2, lat: 37.6, turn: -6, kind: 'sea' },
  { text: 'Danuvius', lon: 12.9, lat: 49.6, turn: 4, kind: 'river' },
  { text: 'Rhenus', lon: 8.9, lat: 49.1, turn: 72, kind: 'river' },
  { text: 'Hiberus', lon: -0.9, lat: 42.1, turn: 36, kind: 'river' },
  { text: 'Padus', lon: 9.6, lat: 45.4, turn: 0, kind: 'river' },
];
