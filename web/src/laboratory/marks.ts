// What every picture of a report is drawn with: colours, axes, names with their intervals.

import * as Plot from '@observablehq/plot';

import type { Interval } from './summary';

/** A picture with the words around it. */
export interface Picture {
  title: string;
  text: string;
  draw: (width: number) => Element;
}

/** More lines than this in one picture cannot be told apart. */
export const mostLines = 6;
export const mostRows = 60;

export const ink = 'var(--ink)';
export const colours = [
  '--rome',
  '--act',
  '--good',
  '--line-strong',
  '--ink',
  '--barb-wash',
  '--sea-line',
  '--terrain',
].map((name) => `var(${name})`);
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
export const between = ([value, low, high]: Interval) =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;
export const shares = { percent: true, grid: true };
/** Room for the name of an axis below its numbers. */
export const bottom = { marginBottom: 46 };
export const below = { labelOffset: 40 };
export const legend = (domain: string[]) => ({
  domain,
  range: domain.map((_, n) => colours[n % colours.length] ?? ink),
  legend: domain.length > 1,
});

/** Room for names at the left, without leaving none for the marks on a phone. */
export function marginFor(names: string[], width: number): number {
  const longest = Math.max(0, ...names.map((name) => name.length));
  return Math.min(24 + longest * 7.2, width * 0.42);
}

export const short = (name: string, width: number) => {
  const most = Math.max(8, Math.floor((width * 0.42 - 24) / 7.2));
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};

export interface Row {
  name: string;
  seat: string;
  interval: Interval;
}

/** Where there is little room for names, they stand above their marks. */
export const areAbove = (names: string[], width: number) =>
  width < 480 || names.some((name) => 24 + name.length * 7.2 > width * 0.42);

/** The axis of names, or on a narrow page the names themselves. */
export function nameAxis(names: string[], width: number) {
  const above = areAbove(names, width);
  return {
    marginLeft: above ? 12 : marginFor(names, width),
    y: {
      domain: names,
      label: null,
      ...(above ? { axis: null } : { tickFormat: (name: string) => short(name, width) }),
    },
    marks: above
      ? [
          Plot.text(names, {
            y: (name) => name,
            text: (name) => name,
            frameAnchor: 'left',
            dy: -13,
            fill: ink,
          }),
        ]
      : [],
  };
}

/** Names below one another, a dot and its interval beside each. */
export function dots(
  rows: Row[],
  width: number,
  label: string,
  zero = false,
  order?: string[],
): Element {
  const seats = [...new Set(rows.map((row) => row.seat))];
  const names = order ?? [...new Set(rows.map((row) => row.name))];
  const axis = nameAxis(names, width);
  return Plot.plot({
    width,
    ...bottom,
    marginLeft: axis.marginLeft,
    marginRight: 24,
    height: 70 + names.length * Math.max(areAbove(names, width) ? 36 : 18, 12 * seats.length),
    x: { ...shares, ...below, label, nice: true },
    y: axis.y,
    color: legend(seats),
    marks: [
      ...axis.marks,
      zero ? Plot.ruleX([0], { stroke: ink }) : null,
      Plot.ruleY(rows, {
        y: 'name',
        x1: (row: Row) => row.interval[1],
        x2: (row: Row) => row.interval[2],
        stroke: 'seat',
        strokeWidth: 2,
      }),
      Plot.dot(rows, {
        y: 'name',
        x: (row: Row) => row.interval[0],
        fill: 'seat',
        r: 4,
        title: (row: Row) => `${row.name}, ${row.seat}: ${between(row.interval)}`,
        tip: true,
      }),
    ],
  });
}
