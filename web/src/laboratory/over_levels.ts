// Something that was measured, over the values of what the experiment varies: all setups in one picture.

import * as Plot from '@observablehq/plot';

import type { Picture, Row } from './marks';
import {
  below,
  bottom,
  dots,
  ink,
  legend,
  marginFor,
  mostRows,
  plain,
  told,
  whiskers,
} from './marks';
import type { Cell, Interval, Summary } from './summary';
import { isNumeric } from './summary';
import { setupHeads, setupParts, variableWords } from './words';

export interface Measure {
  /** For the title: "Games the Roman wins", "Mean last turn". */
  title: string;
  /** For the axis. */
  label: string;
  /** Shares are told in per cent, everything else as it is. */
  is_share: boolean;
  /** One for each seat, or one alone; nothing for a setup in which nothing was measured. */
  series: { name: string; of: (cell: Cell) => Interval | undefined }[];
}

type Series = Measure['series'][number];

/** Numbers of more digits than this do not fit into the fields of a map. */
const roomForInterval = 90;

function scale(measure: Measure) {
  return { percent: measure.is_share, grid: true, label: measure.label };
}

function points(summary: Summary, series: Series) {
  return summary.cells.flatMap((cell) => {
    const interval = cell.games > 0 ? series.of(cell) : undefined;
    return interval ? [{ levels: cell.levels, series: series.name, interval }] : [];
  });
}
type Point = ReturnType<typeof points>[number];

/** The values of a figure where each can have a tick of its own; otherwise Plot chooses. */
const mostTicks = 12;
function ticksOf(levels: string[]) {
  const numbers = [...new Set(levels.map(Number))].sort((a, b) => a - b);
  return numbers.length <= mostTicks ? { ticks: numbers, tickFormat: String } : {};
}

/** A line joins what lies on one: values of a figure in equal steps. */
function areSteady(levels: string[]): boolean {
  const numbers = levels.map(Number);
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return numbers.every(
    (value, n) => n === 0 || Math.abs(value - (numbers[n - 1] ?? 0) - step) < 1e-9,
  );
}

/** How far the points of several series stand apart. */
const dodge = 7;

function curve(summary: Summary, measure: Measure, width: number): Element {
  const [variable] = summary.experiment.variables;
  const levels = variable?.levels ?? [];
  const x = (point: Point) => Number(point.levels[0]);
  const name = variableWords(summary, variable?.name ?? '');
  const title = (point: Point) =>
    `${[`${name} ${point.levels[0] ?? ''}`, point.series].filter(Boolean).join(', ')}: ${told(measure.is_share, point.interval)}`;
  return Plot.plot({
    width,
    ...bottom,
    height: 320,
    x: { ...below, label: name, inset: 24, ...ticksOf(levels) },
    y: { ...scale(measure), nice: true },
    color: legend(measure.series.map((series) => series.name)),
    marks: measure.series.flatMap((series, n) => {
      const own = points(summary, series);
      const dx = (n - (measure.series.length - 1) / 2) * dodge;
      const y = (point: Point) => point.interval[0];
      return [
        areSteady(levels)
          ? Plot.lineY(own, { x, dx, y, stroke: 'series', strokeOpacity: 0.35 })
          : null,
        ...whiskers(own, 'y', 'series', title, { x, dx }),
      ];
    }),
  });
}

/** A row for each setup. */
function list(summary: Summary, measure: Measure, width: number): Element {
  const rows: Row[] = summary.cells.slice(0, mostRows).flatMap((cell) =>
    measure.series.flatMap(({ name, of }) => {
      const interval = cell.games > 0 ? of(cell) : undefined;
      const names = setupParts(summary, cell);
      return interval ? [{ names, series: name, interval }] : [];
    }),
  );
  const { label, is_share } = measure;
  return dots({ heads: setupHeads(summary), rows, label, is_share }, width);
}

function heatMap(summary: Summary, measure: Measure, series: Series, width: number): Element {
  const [first, second] = summary.experiment.variables;
  const all = points(summary, series);
  const values = all.map(({ interval }) => interval[0]);
  const least = measure.is_share ? 0 : Math.min(...values);
  const spread = Math.max(Math.max(...values) - least, 0.01);
  const columns = first?.levels.length ?? 1;
  const number = (value: number, digits: number) =>
    measure.is_share ? (value * 100).toFixed(digits) : value.toFixed(digits + 1);
  return Plot.plot({
    width,
    ...bottom,
    marginLeft: marginFor(second?.levels ?? [], width) + 20,
    height: 80 + (second?.levels.length ?? 1) * 44,
    padding: 0.03,
    x: {
      ...below,
      domain: first?.levels ?? [],
      label: variableWords(summary, first?.name ?? ''),
      type: 'band',
    },
    y: {
      domain: [...(second?.levels ?? [])].reverse(),
      label: variableWords(summary, second?.name ?? ''),
      type: 'band',
    },
    marks: [
      Plot.cell(all, {
        x: (point: Point) => point.levels[0],
        y: (point: Point) => point.levels[1],
        fill: plain,
        fillOpacity: (point: Point) => 0.06 + (0.42 * (point.interval[0] - least)) / spread,
        title: (point: Point) =>
          `${point.levels.join(', ')}: ${told(measure.is_share, point.interval)}`,
        tip: true,
      }),
      Plot.text(all, {
        x: (point: Point) => point.levels[0],
        y: (point: Point) => point.levels[1],
        text: ({ interval: [value, low, high] }: Point) =>
          width / columns > roomForInterval
            ? `${number(value, 1)}${measure.is_share ? ' %' : ''}\n± ${number((high - low) / 2, 1)}`
            : number(value, 0),
        fill: ink,
      }),
    ],
    opacity: { type: 'identity' },
  });
}

/** One small picture for each variable: where its level is, and what was measured. */
function scatter(summary: Summary, measure: Measure, series: Series, width: number): Element {
  const box = document.createElement('div');
  const all = points(summary, series);
  summary.experiment.variables.forEach((variable, n) => {
    const level = (point: Point) => point.levels[n] ?? '';
    const x = isNumeric(variable) ? (point: Point) => Number(level(point)) : level;
    const title = (point: Point) =>
      `${variableWords(summary, variable.name)} ${level(point)}: ${told(measure.is_share, point.interval)}`;
    box.append(
      Plot.plot({
        width,
        ...bottom,
        height: 200,
        x: {
          ...below,
          label: variableWords(summary, variable.name),
          ...(isNumeric(variable) ? { nice: true } : { type: 'point' as const }),
        },
        y: scale(measure),
        marks: whiskers(all, 'y', plain, title, { x, r: 3, strokeOpacity: 0.5, strokeWidth: 2 }),
      }),
    );
  });
  return box;
}

const firstRows = (summary: Summary) =>
  summary.cells.length > mostRows
    ? ` The first ${mostRows} of ${summary.cells.length} setups are shown; the table has all.`
    : '';

/**
 * Dots over the one figure that varies, a map of the two things that do, a picture for each variable of a
 * hypercube, or a row for each setup; nothing where one thing is changed at a time, or nothing varies.
 */
export function overLevels(summary: Summary, measure: Measure, intervals: string): Picture[] {
  const { variables, design } = summary.experiment;
  const [only, second] = variables;
  const heads = setupHeads(summary);
  if (design === 'hypercube')
    return measure.series.slice(0, 1).map((series) => ({
      title: `${measure.title}, value by value`,
      text: `Each dot is a setup. It appears in every one of these pictures, above its value. ${intervals}`,
      draw: (width) => scatter(summary, measure, series, width),
    }));
  if (design !== 'grid' || !only || heads.length === 0) return [];
  if (variables.length === 1 && isNumeric(only))
    return [
      {
        title: `${measure.title}, by ${heads[0] ?? ''}`,
        text: `A dot and its interval for each value. ${intervals}`,
        draw: (width) => curve(summary, measure, width),
      },
    ];
  if (variables.length === 2 && second)
    return measure.series.map((series) => ({
      title: `${measure.title}${measure.series.length > 1 ? `: ${series.name}` : ''}`,
      text: `Each field is a setup, and the number after ± is half of its interval. ${intervals}`,
      draw: (width) => heatMap(summary, measure, series, width),
    }));
  return [
    {
      title: `${measure.title}, by ${heads.length === 1 ? (heads[0] ?? '') : 'setup'}`,
      text: `${intervals}${firstRows(summary)}`,
      draw: (width) => list(summary, measure, width),
    },
  ];
}
