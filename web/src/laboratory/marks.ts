// The parts of every picture of a report: colours, axes, names with their intervals.

import * as Plot from '@observablehq/plot';

import type { Interval } from './summary';

/** A picture with the words around it. */
export interface Picture {
  title: string;
  text: string;
  draw: (width: number) => Element;
  /** A picture that few readers want is closed until it is opened. */
  folded?: boolean;
}

/** More lines than this in one picture cannot be told apart. */
export const mostLines = 6;
export const mostRows = 60;

export const ink = 'var(--ink)';
export const colours = [1, 2, 3, 4, 5, 6, 7].map((n) => `var(--series-${n})`);
/** The colour of marks without a series. */
export const plain = 'var(--series-1)';
/** Text over lines stands on the ground of the picture. */
export const onGround = { stroke: 'var(--sheet)', strokeWidth: 5, fill: ink };

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
/** A value and its interval: shares are told in per cent, everything else as it is. */
export function told(is_share: boolean, [value, low, high]: Interval): string {
  const number = (each: number) => (is_share ? (each * 100).toFixed(1) : each.toFixed(2));
  return `${number(value)}${is_share ? ' %' : ''} (${number(low)} to ${number(high)})`;
}
export const shares = { percent: true, grid: true };
/** Room for the name of an axis below its numbers. */
export const bottom = { marginBottom: 46 };
export const below = { labelOffset: 40 };
export const legend = (domain: string[]) => ({
  domain,
  range: domain.map((_, n) => colours[n % colours.length] ?? ink),
  legend: domain.length > 1,
});

/** How wide a letter is, about. */
const letter = 6.7;
const lineHeight = 15;

/** Room for the names of an axis at the left, without leaving none for the marks on a phone. */
export function marginFor(names: string[], width: number): number {
  const longest = Math.max(0, ...names.map((name) => name.length));
  return Math.min(24 + longest * letter, width * 0.42);
}

/** A text in lines of so many letters at most; a longer word stays whole. */
export function wrapped(text: string, letters: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

export const inLines = (text: string, width: number) => wrapped(text, Math.floor(width / letter));
const linesOf = (text: string) => text.split('\n').length;

/** A dot with its interval; `names` has a part for each column of names. */
export interface Row {
  names: string[];
  series: string;
  interval: Interval;
}

export interface Rows {
  /** The heads of the columns of names. */
  heads: string[];
  rows: Row[];
  /** For the axis. */
  label: string;
  /** Shares are told in per cent, everything else as it is. */
  is_share: boolean;
  /** Whether 0 is what the others are compared with. */
  has_zero?: boolean;
}

const keyOf = ({ names }: Row) => names.join(' · ');
/** Rows that have no more than this between them are told apart by their names alone. */
const seriesHeight = 9;
/** A picture that is taller has its scale at the top as well. */
const tall = 420;

interface Layout {
  left: number;
  top: number;
  rowHeight: number;
  /** How far the dots stand below the middle of their row. */
  shift: number;
  marks: Plot.Markish[];
}

/** Whether a name is another than in the row above, or its column is the one that changes every time. */
function isNew(firsts: Row[], row: Row, column: number): boolean {
  const before = firsts[firsts.indexOf(row) - 1];
  const upTo = (names: string[] | undefined) => names?.slice(0, column + 1).join('\n');
  return column === row.names.length - 1 || upTo(row.names) !== upTo(before?.names);
}

/** "conflicts begun 4–6, games 610": a number needs its head beside it, and what is as above does not return. */
function spoken(heads: string[], firsts: Row[], row: Row): string {
  const areNumbers = heads.length > 1 && row.names.some((name) => /^[\d–.,]+$/.test(name));
  if (!areNumbers) return keyOf(row);
  return row.names
    .flatMap((name, column) =>
      isNew(firsts, row, column) ? [`${heads[column] ?? ''} ${name}`.trim()] : [],
    )
    .join(', ');
}

/** Names in columns of their own at the left; a name that is the same as above is not said again. */
function columns({ heads }: Rows, firsts: Row[], room: number[], dots: number): Layout {
  const rowHeight = Math.max(22, dots);
  const starts = room.map((_, column) =>
    room.slice(0, column).reduce((total, each) => total + each, 0),
  );
  const left = room.reduce((total, each) => total + each, 8);
  const at = (column: number) => ({
    textAnchor: 'start' as const,
    dx: (starts[column] ?? 0) - left,
  });
  const marks = heads.flatMap((head, column) => [
    Plot.text([head], {
      frameAnchor: 'top-left',
      ...at(column),
      dy: -30,
      text: (each: string) => each,
      fontWeight: 'bold',
      fill: ink,
    }),
    Plot.text(firsts, {
      y: keyOf,
      frameAnchor: 'left',
      ...at(column),
      text: (row: Row) => (isNew(firsts, row, column) ? (row.names[column] ?? '') : ''),
      fill: ink,
    }),
  ]);
  return { left, top: heads.some(Boolean) ? 44 : 26, rowHeight, shift: 0, marks };
}

/** Where there is no room for columns, names stand above their dots, in as many lines as they need. */
function above({ heads }: Rows, firsts: Row[], width: number, dots: number): Layout {
  const names = firsts.map((row) => inLines(spoken(heads, firsts, row), width - 24));
  const height = Math.max(1, ...names.map(linesOf)) * lineHeight;
  const rowHeight = height + Math.max(18, dots) + 4;
  const head = inLines(heads.filter(Boolean).join(' · '), width - 24);
  const top = 26 + (head ? linesOf(head) * lineHeight + 6 : 0);
  const marks = [
    Plot.text([head], {
      frameAnchor: 'top-left',
      lineAnchor: 'bottom',
      dy: -26,
      text: (each: string) => each,
      fontWeight: 'bold',
      fill: ink,
    }),
    Plot.text(firsts, {
      y: keyOf,
      frameAnchor: 'left',
      lineAnchor: 'top',
      dy: -rowHeight / 2 + 4,
      text: (row: Row) => names[firsts.indexOf(row)] ?? '',
      ...onGround,
    }),
  ];
  return { left: 12, top, rowHeight, shift: height / 2, marks };
}

/** Where the first name changes, if several rows share it: a line sets these apart. */
function beginnings(firsts: Row[]): Row[] {
  const found = firsts.filter((row, n) => n > 0 && row.names[0] !== firsts[n - 1]?.names[0]);
  return found.length < firsts.length - 1 ? found : [];
}

/** A dot for each value on the line of its interval, which lies along one of the axes. */
export function whiskers<Point extends { interval: Interval }>(
  points: Point[],
  along: 'x' | 'y',
  colour: string,
  title: (point: Point) => string,
  place: Plot.DotOptions & Plot.RuleXOptions,
): Plot.Markish[] {
  const [value, low, high] = [0, 1, 2].map(
    (n) =>
      ({ interval }: Point) =>
        interval[n],
  );
  const rule = along === 'x' ? Plot.ruleY : Plot.ruleX;
  const ends = { [`${along}1`]: low, [`${along}2`]: high };
  return [
    rule(points, { stroke: colour, strokeWidth: 2.5, ...ends, ...place }),
    Plot.dot(points, { [along]: value, fill: colour, r: 4.5, title, tip: true, ...place }),
  ];
}

/** Rows below one another, in each a dot and its interval, or several that are dodged. */
export function dots(picture: Rows, width: number): Element {
  const { heads, rows } = picture;
  const series = [...new Set(rows.map((row) => row.series))];
  const firsts = [...new Map(rows.map((row) => [keyOf(row), row])).values()];
  const room = heads.map(
    (head, column) =>
      16 +
      letter * Math.max(head.length * 1.1, ...firsts.map((row) => row.names[column]?.length ?? 0)),
  );
  const is_narrow = width < 480 || room.reduce((total, each) => total + each, 0) > width * 0.5;
  const high = series.length * seriesHeight + 6;
  const layout = is_narrow
    ? above(picture, firsts, width, high)
    : columns(picture, firsts, room, high);
  const few = width < 480 ? { ticks: 5 } : {};
  const begun = heads.length > 1 ? beginnings(firsts) : [];
  const inner = firsts.length * layout.rowHeight;
  return Plot.plot({
    width,
    ...bottom,
    marginLeft: layout.left,
    marginTop: layout.top,
    marginRight: 24,
    height: layout.top + inner + bottom.marginBottom,
    x: { percent: picture.is_share, grid: true, nice: true },
    y: { type: 'band', padding: 0, domain: firsts.map(keyOf), label: null, axis: null },
    color: legend(series),
    marks: [
      Plot.axisX({ ...below, label: picture.label, ...few }),
      inner > tall ? Plot.axisX({ anchor: 'top', label: null, ...few }) : null,
      Plot.ruleY(begun, {
        y: keyOf,
        dy: -layout.rowHeight / 2,
        insetLeft: -layout.left,
        stroke: 'var(--line)',
      }),
      picture.has_zero ? Plot.ruleX([0], { stroke: ink }) : null,
      ...layout.marks,
      ...series.flatMap((name, n) => {
        const own = rows.filter((row) => row.series === name);
        const dy = layout.shift + (n - (series.length - 1) / 2) * seriesHeight;
        const title = (row: Row) =>
          `${[keyOf(row), row.series].filter(Boolean).join(', ')}: ${told(picture.is_share, row.interval)}`;
        return whiskers(own, 'x', 'series', title, { y: keyOf, dy });
      }),
    ],
  });
}
