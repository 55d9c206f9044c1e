// The pictures of a report, each an SVG that Observable Plot draws.

import * as Plot from '@observablehq/plot';

import type { Picture, Row } from './marks';
import {
  areAbove,
  below,
  between,
  bottom,
  colours,
  dots,
  ink,
  legend,
  marginFor,
  mostLines,
  mostRows,
  nameAxis,
  percent,
  shares,
  short,
} from './marks';
import type { Measure } from './over_levels';
import { overLevels } from './over_levels';
import { effects, pooled, survival, wilson } from './statistics';
import type { Bar, Cell, PerTurn, Summary } from './summary';
import { cellName } from './summary';

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

/** In how many of the games each seat won. */
function wins(summary: Summary, seats: number[]): Measure {
  return {
    title: 'Games won',
    label: '% of games won',
    is_share: true,
    series: seats.map((seat) => ({
      name: summary.experiment.seats[seat]?.title ?? '',
      of: (cell) => cell.seats[seat]?.rate,
    })),
  };
}

function who(summary: Summary): Picture[] {
  const { design, stop } = summary.experiment;
  const intervals = stop
    ? 'The intervals of 95 % hold however often one looks, so a run may stop by them.'
    : 'Each interval holds the true rate with a probability of 95 %.';
  const seats = tellingSeats(summary);
  const pictures = overLevels(summary, wins(summary, seats), intervals);
  if (pictures.length > 0 || design === 'one_at_a_time') return pictures;
  return [
    {
      title: 'Games won',
      text: `${intervals}${summary.cells.length > mostRows ? ` The first ${mostRows} of ${summary.cells.length} cells are shown; the table has all.` : ''}`,
      draw: (width) => dots(rateRows(summary, seats).slice(0, mostRows), width, '% of games won'),
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

/** What pictures that compare cells compare, where there are more cells than fit. */
export function usuallyCompared(summary: Summary): Cell[] {
  const cells = summary.cells.filter((cell) => cell.games > 0);
  if (cells.length <= mostLines) return cells;
  const step = (cells.length - 1) / (mostLines - 1);
  return Array.from({ length: mostLines }, (_, n) => cells[Math.round(n * step)]).filter(
    (cell) => cell !== undefined,
  );
}

const someCells = (summary: Summary, cells: Cell[]) =>
  summary.cells.length > cells.length
    ? ` ${cells.length} of ${summary.cells.length} cells are compared; tick others in the table of all cells.`
    : '';

/** How long games last, over the levels. */
function meanLength(summary: Summary): Picture[] {
  const lengths = new Set(summary.cells.flatMap((cell) => cell.turns.map(([turn]) => turn)));
  if (lengths.size < 2) return [];
  const measure: Measure = {
    title: 'Last turn',
    label: 'mean last turn',
    is_share: false,
    series: [{ name: '', of: (cell) => cell.mean_turn }],
  };
  return overLevels(summary, measure, ofMeans);
}

function lengths(summary: Summary, cells: Cell[]): Picture[] {
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
      text: `The share of games that end in each turn.${someCells(summary, cells)}`,
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
                  lineWidth: (width - 70) / 12,
                  textOverflow: 'ellipsis-end',
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
      text: `The share of games that are not over after each turn.${someCells(summary, cells)}`,
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

function scores(summary: Summary, cells: Cell[]): Picture[] {
  const { max_score, winning_score, grades, seats } = summary.experiment;
  if (max_score <= winning_score && max_score <= 1) return [];
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
      text: `The share of games with each result.${someCells(summary, cells)}`,
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
function averages(summary: Summary, cells: Cell[]): Picture[] {
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
        text: `${family === 'event' ? 'How many times in a game, on average' : 'The mean over all games'}, with intervals of 95 %.${someCells(summary, cells)}`,
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

const ofMeans = 'The numbers are means over the games, with intervals of 95 %.';

function means(summary: Summary, n: number, name: string): Picture[] {
  const measure: Measure = {
    title: plainName(name),
    label: plainName(name),
    is_share: false,
    series: [
      {
        name: '',
        of: (cell) => {
          const found = cell.quantities[n];
          return found && found.count > 0 ? found.mean : undefined;
        },
      },
    ],
  };
  return overLevels(summary, measure, ofMeans);
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
function byTurn(summary: Summary, cells: Cell[]): Picture[] {
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

/** The pictures of a report, under the headings they stand under. Some compare the cells that are chosen. */
export function chapters(
  summary: Summary,
  chosen: Cell[],
): { title: string; pictures: Picture[] }[] {
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
    {
      title: 'Results and length',
      pictures: [...scores(summary, chosen), ...meanLength(summary), ...lengths(summary, chosen)],
    },
    { title: 'What happens', pictures: [...averages(summary, chosen), ...byTurn(summary, chosen)] },
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
