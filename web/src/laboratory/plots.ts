// The pictures of a report, each an SVG that Observable Plot draws.

import * as Plot from '@observablehq/plot';

import { effects, pooled, survival, wilson } from './statistics';
import type { Bar, Cell, Interval, PerTurn, Summary } from './summary';
import { cellName, isNumeric } from './summary';

/** A picture with the words around it. */
export interface Picture {
  title: string;
  text: string;
  draw: (width: number) => Element;
}

/** More lines than this in one picture cannot be told apart. */
const mostLines = 6;
const mostRows = 60;

const ink = 'var(--ink)';
const colours = [
  '--rome',
  '--act',
  '--good',
  '--line-strong',
  '--ink',
  '--barb-wash',
  '--sea-line',
  '--terrain',
].map((name) => `var(${name})`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const between = ([value, low, high]: Interval) =>
  `${percent(value)} (${percent(low)} to ${percent(high)})`;
const shares = { percent: true, grid: true };
/** Room for the name of an axis below its numbers. */
const bottom = { marginBottom: 46 };
const below = { labelOffset: 40 };
const legend = (domain: string[]) => ({
  domain,
  range: domain.map((_, n) => colours[n % colours.length] ?? ink),
  legend: domain.length > 1,
});

/** Room for names at the left, without leaving none for the marks on a phone. */
function marginFor(names: string[], width: number): number {
  const longest = Math.max(0, ...names.map((name) => name.length));
  return Math.min(24 + longest * 7.2, width * 0.42);
}

const short = (name: string, width: number) => {
  const most = Math.max(8, Math.floor((width * 0.42 - 24) / 7.2));
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};

interface Row {
  name: string;
  seat: string;
  interval: Interval;
}

/** Where there is little room for names, they stand above their marks. */
const areAbove = (names: string[], width: number) =>
  width < 480 || names.some((name) => 24 + name.length * 7.2 > width * 0.42);

/** The axis of names, or on a narrow page the names themselves. */
function nameAxis(names: string[], width: number) {
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
function dots(rows: Row[], width: number, label: string, zero = false, order?: string[]): Element {
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

function rateRows(summary: Summary, seats: number[]): Row[] {
  return summary.cells.flatMap((cell) =>
    seats.flatMap((seat) => {
      const result = cell.seats[seat];
      const title = summary.experiment.seats[seat]?.title ?? '';
      return result && cell.games > 0
        ? [{ name: cellName(summary, cell), seat: title, interval: result.rate }]
        : [];
    }),
  );
}

/** All seats; of two that share every win between them, the first says it all. */
function tellingSeats(summary: Summary): number[] {
  const all = summary.experiment.seats.map((_, seat) => seat);
  const is_zero_sum =
    all.length === 2 &&
    summary.cells.every(
      (cell) => (cell.seats[0]?.wins ?? 0) + (cell.seats[1]?.wins ?? 0) === cell.games,
    );
  return is_zero_sum && summary.cells.length > 1 ? [0] : all;
}

function curve(summary: Summary, width: number): Element {
  const rows = tellingSeats(summary).flatMap((seat) =>
    summary.cells.flatMap((cell) => {
      const rate = cell.seats[seat]?.rate;
      return rate && cell.games > 0
        ? [
            {
              level: Number(cell.levels[0]),
              seat: summary.experiment.seats[seat]?.title ?? '',
              rate,
            },
          ]
        : [];
    }),
  );
  type Point = (typeof rows)[number];
  return Plot.plot({
    width,
    ...bottom,
    height: 320,
    x: { ...below, label: summary.experiment.variables[0]?.name ?? '', nice: true },
    y: { ...shares, label: '% of games won', nice: true },
    color: legend([...new Set(rows.map((row) => row.seat))]),
    marks: [
      Plot.areaY(rows, {
        x: 'level',
        y1: (row: Point) => row.rate[1],
        y2: (row: Point) => row.rate[2],
        fill: 'seat',
        fillOpacity: 0.2,
      }),
      Plot.lineY(rows, { x: 'level', y: (row: Point) => row.rate[0], stroke: 'seat' }),
      Plot.dot(rows, {
        x: 'level',
        y: (row: Point) => row.rate[0],
        fill: 'seat',
        title: (row: Point) => `${row.level}, ${row.seat}: ${between(row.rate)}`,
        tip: true,
      }),
    ],
  });
}

function heatMap(summary: Summary, seat: number, width: number): Element {
  const [first, second] = summary.experiment.variables;
  const cells = summary.cells.flatMap((cell) => {
    const rate = cell.seats[seat]?.rate;
    return rate && cell.games > 0 ? [{ x: cell.levels[0], y: cell.levels[1], rate }] : [];
  });
  type Square = (typeof cells)[number];
  const most = Math.max(...cells.map((cell) => cell.rate[0]), 0.01);
  const columns = first?.levels.length ?? 1;
  return Plot.plot({
    width,
    ...bottom,
    marginLeft: marginFor(second?.levels ?? [], width) + 20,
    height: 80 + (second?.levels.length ?? 1) * 44,
    padding: 0.03,
    x: { ...below, domain: first?.levels ?? [], label: first?.name ?? '', type: 'band' },
    y: { domain: [...(second?.levels ?? [])].reverse(), label: second?.name ?? '', type: 'band' },
    marks: [
      Plot.cell(cells, {
        x: 'x',
        y: 'y',
        fill: colours[0],
        fillOpacity: (square: Square) => 0.08 + (0.5 * square.rate[0]) / most,
        title: (square: Square) => `${square.x}, ${square.y}: ${between(square.rate)}`,
        tip: true,
      }),
      Plot.text(cells, {
        x: 'x',
        y: 'y',
        text: (square: Square) =>
          width / columns > 90
            ? `${percent(square.rate[0])}\n± ${(((square.rate[2] - square.rate[1]) / 2) * 100).toFixed(1)}`
            : (square.rate[0] * 100).toFixed(0),
        fill: ink,
      }),
    ],
    opacity: { type: 'identity' },
  });
}

/** One small picture for each variable: where its level is, and how the games went. */
function scatter(summary: Summary, seat: number, width: number): Element {
  const box = document.createElement('div');
  summary.experiment.variables.forEach((variable, n) => {
    const points = summary.cells.flatMap((cell) => {
      const rate = cell.seats[seat]?.rate;
      return rate && cell.games > 0 ? [{ level: cell.levels[n] ?? '', rate }] : [];
    });
    type Point = (typeof points)[number];
    const x = isNumeric(variable)
      ? (point: Point) => Number(point.level)
      : (point: Point) => point.level;
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
        y: { ...shares, label: '% of games won' },
        marks: [
          Plot.ruleX(points, {
            x,
            y1: (point: Point) => point.rate[1],
            y2: (point: Point) => point.rate[2],
            stroke: colours[0],
            strokeOpacity: 0.4,
          }),
          Plot.dot(points, {
            x,
            y: (point: Point) => point.rate[0],
            fill: colours[0],
            title: (point: Point) => `${variable.name} = ${point.level}: ${between(point.rate)}`,
            tip: true,
          }),
        ],
      }),
    );
  });
  return box;
}

function who(summary: Summary): Picture[] {
  const { variables, design, seats, stop } = summary.experiment;
  const seat_title = seats[0]?.title ?? '';
  const only = variables.length === 1 ? variables[0] : undefined;
  const intervals = stop
    ? 'The intervals of 95 % hold however often one looks, so a run may stop by them.'
    : 'Each interval holds the true rate with a probability of 95 %.';
  if (design === 'grid' && only && isNumeric(only))
    return [
      {
        title: `Games won as ${only.name} grows`,
        text: `The band is the interval of each point. ${intervals}`,
        draw: (width) => curve(summary, width),
      },
    ];
  if (design === 'grid' && variables.length === 2)
    return tellingSeats(summary).map((seat) => ({
      title: `Games won: ${seats[seat]?.title ?? ''}`,
      text: `Each field is a cell of the experiment, and the number after ± is half of its interval. ${intervals}`,
      draw: (width: number) => heatMap(summary, seat, width),
    }));
  if (design === 'hypercube')
    return [
      {
        title: `Games won by level: ${seat_title}`,
        text: `Each dot is a cell: it stands in every one of these pictures, above its own level. ${intervals}`,
        draw: (width) => scatter(summary, 0, width),
      },
    ];
  if (design === 'one_at_a_time') return [];
  return [
    {
      title: 'Games won',
      text: intervals,
      draw: (width) =>
        dots(rateRows(summary, tellingSeats(summary)).slice(0, mostRows), width, '% of games won'),
    },
  ];
}

function against(
  summary: Summary,
  key: 'difference' | 'than_first',
  title: string,
  text: string,
): Picture[] {
  const seats = tellingSeats(summary);
  const rows = summary.cells.flatMap((cell) =>
    seats.flatMap((seat) => {
      const interval = cell.seats[seat]?.[key];
      return interval
        ? [
            {
              name: cellName(summary, cell),
              seat: summary.experiment.seats[seat]?.title ?? '',
              interval,
            },
          ]
        : [];
    }),
  );
  if (rows.length === 0) return [];
  const first = rows.filter((row) => row.seat === rows[0]?.seat);
  const moved = first
    .sort((a, b) => Math.abs(b.interval[0]) - Math.abs(a.interval[0]))
    .slice(0, mostRows)
    .sort((a, b) => b.interval[0] - a.interval[0])
    .map((row) => row.name);
  return [
    {
      title,
      text: `${text}${first.length > moved.length ? ` The ${moved.length} largest of ${first.length} are shown.` : ''}`,
      draw: (width) =>
        dots(
          rows.filter((row) => moved.includes(row.name)),
          width,
          'percentage points',
          true,
          moved,
        ),
    },
  ];
}

function sensitivity(summary: Summary): Picture[] {
  const { variables, design, seats } = summary.experiment;
  if (variables.length < 2 || design === 'one_at_a_time') return [];
  const found = effects(summary, 0);
  return [
    {
      title: 'What matters most',
      text: `The share of games won (${seats[0]?.title ?? ''}) with the worst and with the best level of each, over all levels of the others. What has the longest bar matters most; where the intervals of both ends overlap, the games do not tell them apart.`,
      draw: (width) => {
        const names = found.map((effect) => effect.variable);
        type Found = (typeof found)[number];
        const ends = found.flatMap((effect) => [
          { name: effect.variable, ...effect.low },
          { name: effect.variable, ...effect.high },
        ]);
        type End = (typeof ends)[number];
        return Plot.plot({
          width,
          ...bottom,
          marginLeft: marginFor(names, width),
          marginRight: 40,
          height: 60 + names.length * 34,
          x: { ...below, ...shares, label: '% of games won', nice: true },
          y: { domain: names, label: null, tickFormat: (name: string) => short(name, width) },
          marks: [
            Plot.ruleY(found, {
              y: 'variable',
              x1: (effect: Found) => effect.low.rate[0],
              x2: (effect: Found) => effect.high.rate[0],
              stroke: colours[1],
              strokeOpacity: 0.35,
              strokeWidth: 9,
            }),
            Plot.ruleY(ends, {
              y: 'name',
              x1: (end: End) => end.rate[1],
              x2: (end: End) => end.rate[2],
              stroke: ink,
            }),
            Plot.dot(ends, {
              y: 'name',
              x: (end: End) => end.rate[0],
              fill: colours[1],
              title: (end: End) => `${end.name} = ${end.level}: ${between(end.rate)}`,
              tip: true,
            }),
            Plot.text(ends, {
              y: 'name',
              x: (end: End) => end.rate[0],
              text: 'level',
              dy: -11,
              fill: ink,
            }),
          ],
        });
      },
    },
  ];
}

function compared(summary: Summary): Cell[] {
  return summary.cells.filter((cell) => cell.games > 0).slice(0, mostLines);
}

const someCells = (summary: Summary) =>
  summary.cells.length > mostLines
    ? ` The first ${mostLines} of ${summary.cells.length} cells are shown.`
    : '';

function lengths(summary: Summary): Picture[] {
  const cells = compared(summary);
  if (cells.every((cell) => cell.turns.length < 2)) return [];
  const bars = cells.flatMap((cell) =>
    cell.turns.map(([turn, games]) => ({
      cell: cellName(summary, cell),
      turn,
      share: games / cell.games,
    })),
  );
  const lines = cells.flatMap((cell) =>
    survival(cell.turns).map(([turn, share]) => ({ cell: cellName(summary, cell), turn, share })),
  );
  const names = cells.map((cell) => cellName(summary, cell));
  return [
    {
      title: 'How long games last',
      text: `The share of games that end in each turn.${someCells(summary)}`,
      draw: (width) =>
        Plot.plot({
          width,
          ...bottom,
          marginLeft: 48,
          height: 70 + 110 * names.length,
          x: { ...below, label: 'last turn', tickFormat: 'd' },
          y: { ...shares, label: '% of games', ticks: 3, insetTop: 18 },
          fy: { domain: names, label: null, axis: null },
          marks: [
            Plot.rectY(bars, {
              x1: (bar) => bar.turn - 0.5,
              x2: (bar) => bar.turn + 0.5,
              y: 'share',
              fy: 'cell',
              fill: colours[1],
              inset: 0.5,
              title: (bar) => `turn ${bar.turn}: ${percent(bar.share)}`,
              tip: true,
            }),
            Plot.ruleY([0], { stroke: ink }),
            names.length > 1
              ? Plot.text(names, {
                  fy: (name) => name,
                  text: (name) => name,
                  frameAnchor: 'top-left',
                  dx: 4,
                  fill: ink,
                })
              : null,
          ],
        }),
    },
    {
      title: 'How many games go on',
      text: `The share of games that are not over after each turn.${someCells(summary)}`,
      draw: (width) =>
        Plot.plot({
          width,
          ...bottom,
          height: 300,
          x: { ...below, label: 'turn', tickFormat: 'd' },
          y: { ...shares, label: '% of games that go on', domain: [0, 100] },
          color: legend(names),
          marks: [
            Plot.lineY(lines, { x: 'turn', y: 'share', stroke: 'cell', curve: 'step-after' }),
            Plot.tip(
              lines,
              Plot.pointer({
                x: 'turn',
                y: 'share',
                title: (line) => `${line.cell}\nafter turn ${line.turn}: ${percent(line.share)}`,
              }),
            ),
          ],
        }),
    },
  ];
}

function scores(summary: Summary): Picture[] {
  const { max_score, winning_score, grades, seats } = summary.experiment;
  if (max_score <= winning_score && max_score <= 1) return [];
  const cells = compared(summary);
  const rows = cells.flatMap((cell) =>
    cell.seats.flatMap((result, seat) =>
      result.scores.map(([score, games]) => ({
        name: grades[score] ?? String(score),
        score,
        seat: seats[seat]?.title ?? '',
        cell: cellName(summary, cell),
        share: games / cell.games,
      })),
    ),
  );
  const order = [...new Set([...rows].sort((a, b) => a.score - b.score).map((row) => row.name))];
  if (order.length < 2) return [];
  return [
    {
      title: 'Results',
      text: `The share of games with each result.${someCells(summary)}`,
      draw: (width) =>
        Plot.plot({
          width,
          ...bottom,
          marginLeft: marginFor(order, width),
          marginRight: 20,
          height: 50 + cells.length * seats.length * (34 + 18 * order.length),
          x: { ...below, ...shares, label: '% of games' },
          y: { domain: order, label: null },
          fy: { label: null, axis: null, padding: 0.35 },
          marks: [
            Plot.barX(rows, {
              x: 'share',
              y: 'name',
              fy: (row) => `${row.cell}${seats.length > 1 ? `, ${row.seat}` : ''}`,
              fill: colours[1],
              title: (row) => `${row.name}: ${percent(row.share)}`,
              tip: true,
            }),
            cells.length * seats.length > 1
              ? Plot.text(
                  rows,
                  Plot.selectFirst({
                    fy: (row) => `${row.cell}${seats.length > 1 ? `, ${row.seat}` : ''}`,
                    text: (row) => `${row.cell}${seats.length > 1 ? `, ${row.seat}` : ''}`,
                    frameAnchor: 'top-left',
                    dy: -10,
                    fill: ink,
                  }),
                )
              : null,
          ],
        }),
    },
  ];
}

const isEvent = (name: string) => name.startsWith('event.') || name.startsWith('rule.');

/** What people call a quantity: "conflict_began", "areas.africa.R". */
const plainName = (name: string) => {
  const [family, ...rest] = name.split('.');
  return family === 'first' ? `turn of the first ${rest.join('.')}` : rest.join('.');
};

/** What the quantities of one family have in common: "event", "position.centers". */
const familyOf = (name: string) => (isEvent(name) ? 'event' : name.slice(0, name.lastIndexOf('.')));
const memberOf = (name: string) =>
  isEvent(name) ? plainName(name) : name.slice(name.lastIndexOf('.') + 1);

/** Quantities that are alike, beside one another: events, or what several areas or powers have. */
function averages(summary: Summary): Picture[] {
  const cells = compared(summary);
  const rows = cells.flatMap((cell) =>
    cell.quantities
      .filter((quantity) => quantity.count > 0 && !quantity.name.startsWith('first.'))
      .map((quantity) => ({
        family: familyOf(quantity.name),
        name: memberOf(quantity.name),
        cell: cellName(summary, cell),
        mean: quantity.mean,
      })),
  );
  return [...new Set(rows.map((row) => row.family))].flatMap((family) => {
    const members = rows.filter((row) => row.family === family);
    type Mean = (typeof members)[number];
    const names = [...new Set(members.map((row) => row.name))];
    if (family !== 'event' && names.length < 2) return [];
    return [
      {
        title: family === 'event' ? 'How often it happens' : `${plainName(family)} at the end`,
        text: `${family === 'event' ? 'How many times in a game, on average' : 'The mean over all games'}, with intervals of 95 %.${someCells(summary)}`,
        draw: (width: number) => {
          const axis = nameAxis(names, width);
          return Plot.plot({
            width,
            ...bottom,
            marginLeft: axis.marginLeft,
            marginRight: 24,
            height:
              70 + names.length * Math.max(areAbove(names, width) ? 36 : 18, 12 * cells.length),
            x: {
              ...below,
              label: family === 'event' ? 'times in a game' : plainName(family),
              grid: true,
              zero: true,
              nice: true,
            },
            y: axis.y,
            color: legend(cells.map((cell) => cellName(summary, cell))),
            marks: [
              ...axis.marks,
              Plot.ruleY(members, {
                y: 'name',
                x1: (row: Mean) => row.mean[1],
                x2: (row: Mean) => row.mean[2],
                stroke: 'cell',
                strokeWidth: 2,
              }),
              Plot.dot(members, {
                y: 'name',
                x: (row: Mean) => row.mean[0],
                fill: 'cell',
                title: (row: Mean) =>
                  `${row.name}, ${row.cell}: ${row.mean[0].toFixed(2)} (${row.mean[1].toFixed(2)} to ${row.mean[2].toFixed(2)})`,
                tip: true,
              }),
            ],
          });
        },
      },
    ];
  });
}

const label = (bar: Bar) => (bar[0] === null ? 'none' : String(bar[0]));

/** The rate of fewer games says next to nothing. */
const fewestGames = 10;

const rowOf = (bar: Bar, seat: number, series: string): Row => ({
  name: label(bar),
  seat: series,
  interval: wilson(bar[2][seat] ?? 0, bar[1]),
});

/** What a quantity was at the end, and how often each seat won then. */
function quantity(summary: Summary, n: number, name: string): Picture[] {
  const cells = summary.cells.filter((cell) => cell.games > 0);
  const bars = pooled(cells, n);
  if (bars.length < 2) return [];
  const games = bars.reduce((total, bar) => total + bar[1], 0);
  const order = bars.map(label);
  const seats = tellingSeats(summary);
  const apart = cells.length > 1 && cells.length <= mostLines && seats.length === 1;
  const rows = apart
    ? cells.flatMap((cell) =>
        pooled([cell], n)
          .filter((bar) => bar[1] >= fewestGames)
          .map((bar) => rowOf(bar, seats[0] ?? 0, cellName(summary, cell))),
      )
    : bars
        .filter((bar) => bar[1] >= fewestGames)
        .flatMap((bar) =>
          seats.map((seat) => rowOf(bar, seat, summary.experiment.seats[seat]?.title ?? '')),
        );
  const together = cells.length > 1 ? ' All cells together.' : '';
  return [
    {
      title: `${plainName(name)}: how it was`,
      text: `The share of games with each value at the end.${together}`,
      draw: (width) =>
        Plot.plot({
          width,
          ...bottom,
          marginLeft: marginFor(order, width),
          height: 50 + order.length * 18,
          x: { ...below, ...shares, label: '% of games' },
          y: { domain: order, label: null, tickFormat: (text: string) => short(text, width) },
          marks: [
            Plot.barX(bars, {
              y: label,
              x: (bar: Bar) => bar[1] / games,
              fill: colours[1],
              title: (bar: Bar) => `${label(bar)}: ${bar[1]} of ${games} games`,
              tip: true,
            }),
          ],
        }),
    },
    {
      title: `${plainName(name)}: who won`,
      text: `The share of games won (${seats.map((seat) => summary.experiment.seats[seat]?.title ?? '').join(', ')}) with each value that at least ${fewestGames} games had, with intervals of 95 %. It says what goes together, not what is the cause.${apart ? '' : together}`,
      draw: (width) =>
        dots(
          rows,
          width,
          '% of games won',
          false,
          order.filter((name) => rows.some((row) => row.name === name)),
        ),
    },
  ];
}

function means(summary: Summary, n: number, name: string): Picture[] {
  const [variable] = summary.experiment.variables;
  if (!variable || summary.experiment.variables.length !== 1 || !isNumeric(variable)) return [];
  const rows = summary.cells.flatMap((cell) => {
    const found = cell.quantities[n];
    return found && found.count > 0 ? [{ level: Number(cell.levels[0]), mean: found.mean }] : [];
  });
  if (rows.length < 2) return [];
  type Mean = (typeof rows)[number];
  return [
    {
      title: `${plainName(name)} as ${variable.name} grows`,
      text: 'The mean over the games, with its interval of 95 %.',
      draw: (width) =>
        Plot.plot({
          width,
          ...bottom,
          height: 280,
          x: { ...below, label: variable.name },
          y: { label: name, grid: true, nice: true },
          marks: [
            Plot.areaY(rows, {
              x: 'level',
              y1: (row: Mean) => row.mean[1],
              y2: (row: Mean) => row.mean[2],
              fill: colours[1],
              fillOpacity: 0.2,
            }),
            Plot.lineY(rows, {
              x: 'level',
              y: (row: Mean) => row.mean[0],
              stroke: colours[1],
              marker: 'dot',
            }),
          ],
        }),
    },
  ];
}

interface Line {
  series: string;
  turn: number;
  games: number;
  mean: number;
  low: number;
  high: number;
}

function linesOf(per_turn: PerTurn | undefined, series: string): Line[] {
  return (per_turn?.turns ?? []).map(([turn, games, mean, low, high]) => ({
    series,
    turn,
    games,
    mean,
    low,
    high,
  }));
}

function turnPicture(title: string, text: string, lines: Line[]): Picture {
  return {
    title: `${title} by turn`,
    text: `${text}, over the games that reach it; the band is the interval of 95 %.`,
    draw: (width) =>
      Plot.plot({
        width,
        height: 320,
        ...bottom,
        x: { ...below, label: 'turn', tickFormat: 'd' },
        y: { label: title, grid: true, nice: true },
        color: legend([...new Set(lines.map((line) => line.series))]),
        marks: [
          Plot.areaY(lines, { x: 'turn', y1: 'low', y2: 'high', fill: 'series', fillOpacity: 0.2 }),
          Plot.lineY(lines, { x: 'turn', y: 'mean', stroke: 'series' }),
          Plot.tip(
            lines,
            Plot.pointer({
              x: 'turn',
              y: 'mean',
              title: (line: Line) =>
                `${line.series}\nturn ${line.turn}: ${line.mean.toFixed(2)} in ${line.games} games`,
            }),
          ),
        ],
      }),
  };
}

/** Each quantity with a line for each cell; of a single cell, those that are alike in one picture. */
function byTurn(summary: Summary): Picture[] {
  const cells = compared(summary);
  const names = (cells[0]?.per_turn ?? []).map(({ name }) => name);
  const meaning = (name: string) =>
    isEvent(name) ? 'How many in each turn' : 'The mean at the end of each turn';
  if (cells.length > 1)
    return names.map((name, n) =>
      turnPicture(
        plainName(name),
        meaning(name),
        cells.flatMap((cell) => linesOf(cell.per_turn[n], cellName(summary, cell))),
      ),
    );
  return [...new Set(names.map(familyOf))].map((family) => {
    const members = names.flatMap((name, n) => (familyOf(name) === family ? [{ name, n }] : []));
    const alone = members.length === 1 || family === 'event';
    return turnPicture(
      alone && members[0] ? plainName(members[0].name) : plainName(family),
      meaning(members[0]?.name ?? ''),
      members.flatMap(({ name, n }) => linesOf(cells[0]?.per_turn[n], memberOf(name))),
    );
  });
}

/** The pictures of a report, under the headings they stand under. */
export function chapters(summary: Summary): { title: string; pictures: Picture[] }[] {
  const quantities = summary.cells[0]?.quantities ?? [];
  const all = [
    {
      title: 'Who wins',
      pictures: [
        ...who(summary),
        ...against(
          summary,
          'difference',
          'Better than the rivals?',
          'How much more often the players win than their rivals, in the same games with the same dice. An interval that does not reach 0 tells them apart.',
        ),
        ...against(
          summary,
          'than_first',
          `Against the first cell${summary.cells[0] ? `: ${cellName(summary, summary.cells[0])}` : ''}`,
          'How much more often games are won than in the first cell, with the same dice. An interval that does not reach 0 tells them apart.',
        ),
      ],
    },
    { title: 'What matters', pictures: sensitivity(summary) },
    { title: 'Results and length', pictures: [...scores(summary), ...lengths(summary)] },
    { title: 'What happens', pictures: [...averages(summary), ...byTurn(summary)] },
    {
      title: 'What was recorded',
      pictures: quantities.flatMap(({ name }, n) => [
        ...means(summary, n, name),
        ...quantity(summary, n, name),
      ]),
    },
  ];
  return all.filter((chapter) => chapter.pictures.length > 0);
}
