// The pictures of a report, each an SVG that Observable Plot draws.

import * as Plot from '@observablehq/plot';

import { capital } from '../games/words';
import { answer, caution, fewestGames, nobodyWins, tellingSeats } from './answer';
import type { Picture, Row } from './marks';
import {
  below,
  bottom,
  dots,
  ink,
  inLines,
  legend,
  marginFor,
  mostLines,
  mostRows,
  percent,
  plain,
  shares,
} from './marks';
import type { Measure } from './over_levels';
import { overLevels } from './over_levels';
import { effects, gathered, groups, pooled, survival, wilson } from './statistics';
import type { Cell, PerTurn, Summary } from './summary';
import {
  gamesWon,
  gamesWonBy,
  isEvent,
  namedBy,
  quantityWords,
  setupHeads,
  setupName,
  setupParts,
  shortName,
  titleOf,
  variableWords,
  whoWins,
  winsAxis,
} from './words';

/** In how many of the games each seat won. */
function wins(summary: Summary, seats: number[]): Measure {
  const title = gamesWonBy(summary, seats);
  return {
    title,
    label: winsAxis(title),
    is_share: true,
    series: seats.map((seat) => ({
      name: seats.length > 1 ? titleOf(summary, seat) : '',
      of: (cell) => cell.seats[seat]?.rate,
    })),
  };
}

/** With nothing that varies the seats themselves stand below one another. */
function bySeat(summary: Summary, seats: number[], text: string): Picture {
  const is_shared = nobodyWins(summary);
  const rows: Row[] = seats.flatMap((seat) => {
    const result = summary.cells[0]?.seats[seat];
    const interval = is_shared ? result?.share : result?.rate;
    return interval ? [{ names: [titleOf(summary, seat)], series: '', interval }] : [];
  });
  const title = is_shared ? 'Share of a game' : gamesWonBy(summary, seats);
  const picture = { heads: [''], rows, label: winsAxis(title), is_share: true };
  return { title, text, draw: (width) => dots(picture, width) };
}

function who(summary: Summary): Picture[] {
  const { design, stop } = summary.experiment;
  const intervals = stop
    ? 'The 95 % intervals stay valid even though the run used them to decide when to stop.'
    : 'Each interval contains the real rate with a probability of 95 %.';
  const seats = tellingSeats(summary);
  const pictures = overLevels(summary, wins(summary, seats), intervals);
  if (pictures.length > 0 || design === 'one_at_a_time') return pictures;
  return [bySeat(summary, seats, intervals)];
}

function against(
  summary: Summary,
  key: 'difference' | 'than_first',
  words: { title: string; text: string; folded: boolean },
): Picture[] {
  const seats = tellingSeats(summary);
  const rows = summary.cells.flatMap((cell) =>
    seats.flatMap((seat) => {
      const interval = cell.seats[seat]?.[key];
      const series = seats.length > 1 ? titleOf(summary, seat) : '';
      return interval ? [{ cell, names: setupParts(summary, cell), series, interval }] : [];
    }),
  );
  if (rows.length === 0) return [];
  const first = rows.filter((row) => row.series === rows[0]?.series);
  const moved = first
    .sort((a, b) => Math.abs(b.interval[0]) - Math.abs(a.interval[0]))
    .slice(0, mostRows)
    .sort((a, b) => b.interval[0] - a.interval[0])
    .map(({ cell }) => cell);
  const shown = moved.flatMap((cell) => rows.filter((row) => row.cell === cell));
  const picture = {
    heads: setupHeads(summary),
    rows: shown,
    label: 'percentage points more or less',
    is_share: true,
    has_zero: true,
  };
  return [
    {
      ...words,
      text: `${words.text} If an interval does not reach 0, they differ clearly.${first.length > moved.length ? ` The ${moved.length} largest of ${first.length} are shown.` : ''}`,
      draw: (width) => dots(picture, width),
    },
  ];
}

function againstRivals(summary: Summary): Picture[] {
  return against(summary, 'difference', {
    title: 'Better than the rivals?',
    text: `${gamesWonBy(summary, tellingSeats(summary))}: how much more often than with the rivals, in the same games with the same dice.`,
    folded: false,
  });
}

/** With several variables no setup is the natural one to compare with, so this is closed. */
function againstFirst(summary: Summary): Picture[] {
  const [first] = summary.cells;
  return against(summary, 'than_first', {
    title: `${gamesWonBy(summary, tellingSeats(summary))}, against the first setup${first ? `: ${setupName(summary, first)}` : ''}`,
    text: 'How much more often than in the first setup, with the same dice.',
    folded: summary.experiment.design !== 'one_at_a_time' && setupHeads(summary).length > 1,
  });
}

function sensitivity(summary: Summary): Picture[] {
  const { design } = summary.experiment;
  if (setupHeads(summary).length < 2 || design === 'one_at_a_time') return [];
  const seat = tellingSeats(summary)[0] ?? 0;
  const rows: Row[] = effects(summary, seat).flatMap((effect) =>
    effect.levels.map(({ level, rate }) => ({
      names: [variableWords(summary, effect.variable), level],
      series: '',
      interval: rate,
    })),
  );
  const title = gamesWon(summary, seat);
  const picture = {
    heads: ['what varies', 'value'],
    rows: rows.slice(0, mostRows),
    label: winsAxis(title),
    is_share: true,
  };
  return [
    {
      title: 'The effect of each option',
      text: `${title} with each value, over all values of the rest. The option with the largest effect is first; the answer above says which differences are clear. In the dots farther to the right, ${whoWins(summary, seat)} more often, whatever the chosen value.${summary.experiment.same_dice ? ' Because several setups use the same dice, these intervals are wider than those of the same number of independent games.' : ''}`,
      draw: (width) => dots(picture, width),
    },
  ];
}

/** The setups in pictures that compare setups, where there are more than fit. */
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
    ? ` ${cells.length} of ${summary.cells.length} setups are compared; tick others in the table of all setups.${namedBy(summary)}`
    : namedBy(summary);

/** How long games last, over the values. */
function meanLength(summary: Summary): Picture[] {
  const lengths = new Set(summary.cells.flatMap((cell) => cell.turns.map(([turn]) => turn)));
  if (lengths.size < 2) return [];
  const measure: Measure = {
    title: 'Mean last turn',
    label: 'mean last turn',
    is_share: false,
    series: [{ name: '', of: (cell) => cell.mean_turn }],
  };
  return overLevels(summary, measure, ofMeans);
}

/** A line for each series over the turns; a point that is pointed at tells of itself. */
function overTurns<Point extends { series: string }>(
  points: Point[],
  line: Plot.LineYOptions,
  told: (point: Point) => string,
  options: Plot.PlotOptions,
): Element {
  const title = (point: Point) => `${point.series}\n${told(point)}`;
  return Plot.plot({
    ...bottom,
    x: { ...below, label: 'turn', tickFormat: 'd' },
    color: legend([...new Set(points.map(({ series }) => series))]),
    ...options,
    marks: [
      ...(options.marks ?? []),
      Plot.lineY(points, { x: 'turn', stroke: 'series', strokeWidth: 2, ...line }),
      Plot.tip(points, Plot.pointer({ x: 'turn', y: line.y, title })),
    ],
  });
}

function lengths(summary: Summary, cells: Cell[]): Picture[] {
  if (cells.every((cell) => cell.turns.length < 2)) return [];
  const bars = cells.flatMap((cell) =>
    cell.turns.map(([turn, games]) => ({
      cell: shortName(summary, cell),
      turn,
      share: games / cell.games,
    })),
  );
  const lines = cells.flatMap((cell) =>
    survival(cell.turns).map(([turn, share]) => {
      return { series: shortName(summary, cell), turn, share };
    }),
  );
  const told = ({ turn, share }: { turn: number; share: number }) =>
    `after turn ${turn}: ${percent(share)}`;
  const names = cells.map((cell) => shortName(summary, cell));
  return [
    {
      title: 'How long games last',
      text: `The share of games that end in each turn.${someCells(summary, cells)}`,
      draw: (width) =>
        Plot.plot({
          width,
          ...bottom,
          marginLeft: 48,
          marginTop: 30,
          height: 80 + 110 * names.length,
          x: { ...below, label: 'last turn', tickFormat: 'd' },
          y: { ...shares, label: 'games, %', ticks: 3 },
          fy: { domain: names, label: null, axis: null, padding: 0.3 },
          marks: [
            Plot.rectY(bars, {
              x1: (bar) => bar.turn - 0.5,
              x2: (bar) => bar.turn + 0.5,
              y: 'share',
              fy: 'cell',
              fill: plain,
              inset: 0.5,
              title: (bar) => `turn ${bar.turn}: ${percent(bar.share)}`,
              tip: true,
            }),
            Plot.ruleY([0], { stroke: ink }),
            names.length > 1
              ? Plot.text(names, {
                  fy: (name) => name,
                  text: (name) => inLines(name, width - 80),
                  lineAnchor: 'bottom',
                  frameAnchor: 'top-left',
                  dx: 4,
                  dy: -4,
                  fill: ink,
                })
              : null,
          ],
        }),
    },
    {
      title: 'How many games continue',
      text: `The share of games that are not over after each turn.${someCells(summary, cells)}`,
      draw: (width) =>
        overTurns(lines, { y: 'share', curve: 'step-after' }, told, {
          width,
          height: 300,
          y: { ...shares, label: 'games that continue, %', domain: [0, 100] },
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
        panel: `${shortName(summary, cell)}${seats.length > 1 ? `, ${titleOf(summary, seat)}` : ''}`,
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
          x: { ...below, ...shares, label: 'games, %' },
          y: { domain: order, label: null },
          fy: { label: null, axis: null, padding: 0.35 },
          marks: [
            Plot.barX(rows, {
              x: 'share',
              y: 'name',
              fy: 'panel',
              fill: plain,
              title: (row) => `${row.name}: ${percent(row.share)}`,
              tip: true,
            }),
            cells.length * seats.length > 1
              ? Plot.text(
                  rows,
                  Plot.selectFirst({
                    fy: 'panel',
                    text: 'panel',
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

/** The name of a family of quantities: "event", "position.centers". */
const familyOf = (name: string) => (isEvent(name) ? 'event' : name.slice(0, name.lastIndexOf('.')));
const memberOf = (name: string) =>
  quantityWords(isEvent(name) ? name : `position.${name.slice(name.lastIndexOf('.') + 1)}`);
const familyWords = (family: string) => quantityWords(family) || family;

/** Quantities that are alike, beside one another: events, or what several areas or powers have. */
function averages(summary: Summary, cells: Cell[]): Picture[] {
  const rows = cells.flatMap((cell) =>
    cell.quantities
      .filter((quantity) => quantity.count > 0 && !quantity.name.startsWith('first.'))
      .map((quantity) => ({
        family: familyOf(quantity.name),
        names: [memberOf(quantity.name)],
        series: cells.length > 1 ? shortName(summary, cell) : '',
        interval: quantity.mean,
      })),
  );
  return [...new Set(rows.map((row) => row.family))].flatMap((family) => {
    const members = rows.filter((row) => row.family === family);
    const names = new Set(members.map((row) => row.names[0]));
    const is_event = family === 'event';
    // A quantity without relatives has its own picture over the setups, where there are several.
    if (names.size < 2 && (!is_event || summary.cells.length > 1)) return [];
    const label = is_event ? 'times in a game' : familyWords(family);
    const picture = { heads: [''], rows: members, label, is_share: false };
    return [
      {
        title: is_event ? 'How often it happens' : `${capital(familyWords(family))} at the end`,
        text: `${is_event ? 'How many times in a game, on average' : 'The mean over all games'}, with intervals of 95 %.${someCells(summary, cells)}`,
        draw: (width: number) => dots(picture, width),
      },
    ];
  });
}

/** How often each seat won the games with some values of a quantity: a row for each setup and group. */
function along(summary: Summary, n: number, name: string, cells: Cell[]): Picture[] {
  const all = groups(pooled(cells, n), cells[0]?.quantities[n]?.class_width ?? 0);
  if (all.length < 2) return [];
  const seats = tellingSeats(summary).filter((seat) =>
    cells.some((cell) => (cell.seats[seat]?.wins ?? 0) > 0),
  );
  if (seats.length === 0) return [];
  const rows: Row[] = cells.flatMap((cell) => {
    const bars = pooled([cell], n);
    return all
      .map((group) => gathered(bars, group))
      .filter(([, games]) => games >= fewestGames)
      .flatMap(([value, games, won]) =>
        seats.map((seat) => ({
          names: [...setupParts(summary, cell), String(value), games.toLocaleString('en')],
          series: seats.length > 1 ? titleOf(summary, seat) : '',
          interval: wilson(won[seat] ?? 0, games),
        })),
      );
  });
  const words = quantityWords(name);
  const title = gamesWonBy(summary, seats);
  const heads = [...setupHeads(summary), words, 'games'];
  const picture = { heads, rows, label: winsAxis(title), is_share: true };
  return [
    {
      title: `${title}, by ${words}`,
      text: `With intervals of 95 %, where at least ${fewestGames} games had such values; the column “games” shows how many.${someCells(summary, cells)}`,
      draw: (width) => dots(picture, width),
    },
  ];
}

const ofMeans = 'The numbers are means over the games, with intervals of 95 %.';

function means(summary: Summary, n: number, name: string): Picture[] {
  const measure: Measure = {
    title: `Mean ${quantityWords(name)}`,
    label: `mean ${quantityWords(name)}`,
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

const linesOf = (per_turn: PerTurn | undefined, series: string) =>
  (per_turn?.turns ?? []).map(([turn, games, mean, low, high]) => {
    return { series, turn, games, mean, low, high };
  });
type Line = ReturnType<typeof linesOf>[number];

function turnPicture(title: string, text: string, lines: Line[]): Picture {
  const told = ({ turn, mean, games }: Line) =>
    `turn ${turn}: ${mean.toFixed(2)} in ${games} games`;
  const band = { x: 'turn', y1: 'low', y2: 'high', fill: 'series', fillOpacity: 0.2 };
  return {
    title: `${capital(title)} by turn`,
    text: `${text}, over the games that reach it; the band is the interval of 95 %.`,
    draw: (width) =>
      overTurns(lines, { y: 'mean' }, told, {
        width,
        height: 320,
        y: { label: title, grid: true, nice: true },
        marks: [Plot.areaY(lines, band)],
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
        quantityWords(name),
        meaning(name),
        cells.flatMap((cell) => linesOf(cell.per_turn[n], shortName(summary, cell))),
      ),
    );
  return [...new Set(names.map(familyOf))].map((family) => {
    const members = names.flatMap((name, n) => (familyOf(name) === family ? [{ name, n }] : []));
    const [only, second] = members;
    const title = family === 'event' ? 'what happens' : familyWords(family);
    return turnPicture(
      only && !second ? quantityWords(only.name) : title,
      meaning(members[0]?.name ?? ''),
      members.flatMap(({ name, n }) => linesOf(cells[0]?.per_turn[n], memberOf(name))),
    );
  });
}

/** The pictures of a report, under the headings they stand under. Some compare the setups that are chosen. */
export function chapters(
  summary: Summary,
  chosen: Cell[],
): { title: string; text?: string; pictures: Picture[] }[] {
  const quantities = summary.cells[0]?.quantities ?? [];
  const all = [
    { title: 'What matters', pictures: sensitivity(summary) },
    {
      title: 'Who wins',
      pictures: [...againstRivals(summary), ...who(summary), ...againstFirst(summary)],
    },
    {
      title: 'Correlations',
      // Where the answer speaks of it, it has said so already.
      ...(answer(summary).includes(caution) ? {} : { text: caution }),
      pictures: quantities.flatMap(({ name }, n) => along(summary, n, name, chosen)),
    },
    {
      title: 'What happens',
      pictures: [
        ...averages(summary, chosen),
        ...quantities.flatMap(({ name }, n) => means(summary, n, name)),
        ...byTurn(summary, chosen),
      ],
    },
    {
      title: 'Results and length',
      pictures: [...scores(summary, chosen), ...meanLength(summary), ...lengths(summary, chosen)],
    },
  ];
  return all.filter((chapter) => chapter.pictures.length > 0);
}
