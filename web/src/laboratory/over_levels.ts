// Something that was measured, over the levels of what the experiment varies: all cells in one picture.

import * as Plot from '@observablehq/plot';

import type { Picture } from './marks';
import { below, bottom, colours, ink, legend, marginFor } from './marks';
import type { Cell, Interval, Summary } from './summary';
import { isNumeric } from './summary';

export interface Measure {
  /** What it is, for the title: "Games won", "Last turn". */
  title: string;
  /** For the axis. */
  label: string;
  /** Shares are told in per cent, everything else as it is. */
  is_share: boolean;
  /** One for each seat, or one alone; nothing for a cell in which nothing was measured. */
  series: { name: string; of: (cell: Cell) => Interval | undefined }[];
}

type Series = Measure['series'][number];

/** Numbers of more digits than this do not fit into the fields of a map. */
const roomForInterval = 90;

function told(measure: Measure, [value, low, high]: Interval): string {
  const number = (each: number) => (measure.is_share ? (each * 100).toFixed(1) : each.toFixed(2));
  return `${number(value)}${measure.is_share ? ' %' : ''} (${number(low)} to ${number(high)})`;
}

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

function curve(summary: Summary, measure: Measure, width: number): Element {
  const all = measure.series.flatMap((series) => points(summary, series));
  const x = (point: Point) => Number(point.levels[0]);
  return Plot.plot({
    width,
    ...bottom,
    height: 320,
    x: { ...below, label: summary.experiment.variables[0]?.name ?? '', nice: true },
    y: { ...scale(measure), nice: true },
    color: legend(measure.series.map(({ name }) => name)),
    marks: [
      Plot.areaY(all, {
        x,
        y1: (point: Point) => point.interval[1],
        y2: (point: Point) => point.interval[2],
        fill: 'series',
        fillOpacity: 0.2,
      }),
      Plot.lineY(all, { x, y: (point: Point) => point.interval[0], stroke: 'series' }),
      Plot.dot(all, {
        x,
        y: (point: Point) => point.interval[0],
        fill: 'series',
        title: (point: Point) =>
          `${[point.levels[0], point.series].filter(Boolean).join(', ')}: ${told(measure, point.interval)}`,
        tip: true,
      }),
    ],
  });
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
    x: { ...below, domain: first?.levels ?? [], label: first?.name ?? '', type: 'band' },
    y: { domain: [...(second?.levels ?? [])].reverse(), label: second?.name ?? '', type: 'band' },
    marks: [
      Plot.cell(all, {
        x: (point: Point) => point.levels[0],
        y: (point: Point) => point.levels[1],
        fill: colours[0],
        fillOpacity: (point: Point) => 0.08 + (0.5 * (point.interval[0] - least)) / spread,
        title: (point: Point) => `${point.levels.join(', ')}: ${told(measure, point.interval)}`,
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
    box.append(
      Plot.plot({
        width,
        ...bottom,
        height: 200,
        x: {
          ...below,
          label: variable.name,
          ...(isNumeric(variable) ? { nice: true } : { type: 'point' as const }),
        },
        y: scale(measure),
        marks: [
          Plot.ruleX(all, {
            x,
            y1: (point: Point) => point.interval[1],
            y2: (point: Point) => point.interval[2],
            stroke: colours[0],
            strokeOpacity: 0.4,
          }),
          Plot.dot(all, {
            x,
            y: (point: Point) => point.interval[0],
            fill: colours[0],
            title: (point: Point) =>
              `${variable.name} = ${level(point)}: ${told(measure, point.interval)}`,
            tip: true,
          }),
        ],
      }),
    );
  });
  return box;
}

/**
 * A curve over the one figure that varies, a map of the two things that do, or a picture for each
 * variable of a hypercube; nothing for other designs, which have no levels that lie in a plane.
 */
export function overLevels(summary: Summary, measure: Measure, intervals: string): Picture[] {
  const { variables, design } = summary.experiment;
  const [only, second] = variables;
  if (design === 'hypercube')
    return measure.series.slice(0, 1).map((series) => ({
      title: `${measure.title} by level${series.name ? `: ${series.name}` : ''}`,
      text: `Each dot is a cell: it stands in every one of these pictures, above its own level. ${intervals}`,
      draw: (width) => scatter(summary, measure, series, width),
    }));
  if (design !== 'grid' || !only) return [];
  if (variables.length === 1 && isNumeric(only))
    return [
      {
        title: `${measure.title} as ${only.name} grows`,
        text: `The band is the interval of each point. ${intervals}`,
        draw: (width) => curve(summary, measure, width),
      },
    ];
  if (variables.length === 2 && second)
    return measure.series.map((series) => ({
      title: `${measure.title}${series.name ? `: ${series.name}` : ''}`,
      text: `Each field is a cell of the experiment, and the number after ± is half of its interval. ${intervals}`,
      draw: (width) => heatMap(summary, measure, series, width),
    }));
  return [];
}
