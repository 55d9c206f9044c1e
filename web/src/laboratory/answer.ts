// The findings of an experiment, in a few sentences that claim no more than its games do.

import { capital, listed } from '../games/words';
import { isNumeric } from './summary';
import type { Cell, Interval, Summary } from './summary';
import type { Effect } from './statistics';
import {
  atOnce,
  effects,
  gathered,
  groups,
  isTold,
  pairs,
  pooled,
  Rates,
  sum,
  widened,
  wilson,
} from './statistics';
import {
  gamesWon,
  quantityWords,
  setupHeads,
  setupName,
  shortName,
  variableWords,
  varying,
  whoPlays,
  whoWins,
} from './words';

const number = (share: number) => (share * 100).toFixed(1).replace('-', '−');
const rateWords = ([value, low, high]: Interval) =>
  `${number(value)}\u00a0% (${number(low)} to ${number(high)})`;
/** A difference whose direction the sentence tells. */
const points = ([value, low, high]: Interval) =>
  `${number(value)}\u00a0points (${number(low)} to ${number(high)})`;
const negative = ([value, low, high]: Interval): Interval => [-value, -high, -low];

/** All seats; of two that share every win between them, the first says it all. */
export const tellingSeats = (summary: Summary): number[] =>
  shareWins(summary) && summary.cells.length > 1
    ? [0]
    : summary.experiment.seats.map((_, seat) => seat);

function shareWins({ experiment, cells }: Summary): boolean {
  return (
    experiment.seats.length === 2 &&
    cells.every((cell) => (cell.seats[0]?.wins ?? 0) + (cell.seats[1]?.wins ?? 0) === cell.games)
  );
}

/** More names than this in one sentence are counted in place of being named. */
const mostNamed = 6;
const named = (names: string[], what = 'setups') =>
  names.length > mostNamed ? `${names.length} ${what}` : listed(names);

/** The reader has to know before the answer: who played, and how much. */
export function circumstances(summary: Summary): string[] {
  const { experiment, cells } = summary;
  const counts = cells.map((cell) => cell.games);
  const least = Math.min(...counts).toLocaleString('en');
  const most = Math.max(...counts).toLocaleString('en');
  const setups = cells.length === 1 ? 'one setup' : `${cells.length} setups`;
  const games = least === most ? `${most} games` : `${least} to ${most} games`;
  const players = whoPlays(summary, 'players');
  const rivals = whoPlays(summary, 'rivals');
  return [
    players ? `Who plays: ${players}.` : '',
    rivals ? `Compared with: ${rivals}.` : '',
    `${experiment.game_title}: ${games}${cells.length > 1 ? ' each' : ''}, ${setups}${experiment.same_dice && cells.length > 1 ? ', with the same dice' : ''}.`,
  ].filter(Boolean);
}

/** Setups in groups, highest first: everything in one is told apart from everything in the others. */
export function clusters(cells: Cell[], rates: Rates): Cell[][] {
  const z = atOnce(pairs(cells.length));
  const sorted = [...cells].sort((a, b) => rates.rate([b])[0] - rates.rate([a])[0]);
  const all: Cell[][] = [];
  sorted.forEach((cell, n) => {
    // Neighbours first: they are told apart least often.
    const is_below = sorted
      .slice(0, n)
      .reverse()
      .every((higher) =>
        sorted.slice(n).every((lower) => isTold(rates.difference([higher], [lower], z))),
      );
    if (is_below) all.push([]);
    all.at(-1)?.push(cell);
  });
  return all;
}

/** "3 and 5: 54.6 % (52.4 to 56.8) and 53.2 % (…)", or the range of many. */
function clusterWords(cluster: Cell[], rates: Rates, name: (cell: Cell) => string): string {
  const found = cluster.map((cell) => rates.rate([cell]));
  const names = named(cluster.map(name));
  if (found.length <= 2) return `${names}: ${listed(found.map(rateWords))}`;
  const lows = Math.min(...found.map(([, low]) => low));
  const highs = Math.max(...found.map(([, , high]) => high));
  return `${names}: ${number(found.at(-1)?.[0] ?? 0)} to ${number(found[0]?.[0] ?? 0)}\u00a0% (intervals from ${number(lows)} to ${number(highs)})`;
}

/** Whether the rate goes one way over the values of a figure, as far as the games tell. */
function direction(cells: Cell[], rates: Rates, n: number): string {
  const sorted = [...cells].sort((a, b) => Number(a.levels[n]) - Number(b.levels[n]));
  const z = atOnce(pairs(sorted.length));
  const steps = (from: number, to: number) =>
    rates.difference([sorted[to] as Cell], [sorted[from] as Cell], z);
  const signs = new Set<number>();
  let every_step = true;
  for (let to = 1; to < sorted.length; ++to)
    for (let from = 0; from < to; ++from) {
      const step = steps(from, to);
      if (isTold(step)) signs.add(Math.sign(step[0]));
      else if (from === to - 1) every_step = false;
    }
  if (signs.size > 1) return 'There is no steady rise or fall.';
  if (signs.size === 0) return '';
  const way = signs.has(1) ? 'rises' : 'falls';
  return every_step
    ? `It ${way} with every step.`
    : `It ${way} over the whole range; not every step is clear.`;
}

/** Whether any two setups of a group can be told apart, where `count` are compared in all. */
const anyTold = (cells: Cell[], rates: Rates, count: number) =>
  cells.some((a, n) =>
    cells.slice(n + 1).some((b) => isTold(rates.difference([a], [b], atOnce(pairs(count))))),
  );

function apartWords(all: Cell[][], rates: Rates): string {
  const inner = all.filter((cluster) => cluster.length > 1);
  if (inner.length === 0) return 'All of these differ clearly.';
  const count = sum(all, (cluster) => cluster.length);
  const is_any = inner.some((cluster) => anyTold(cluster, rates, count));
  return `The groups differ clearly; in a group ${is_any ? 'some values' : 'the values'} do not.`;
}

/** Setups that no line divides: the range, and whether its ends can be told apart. */
function undivided(sorted: Cell[], rates: Rates, name: (cell: Cell) => string): string {
  const [high, low] = [sorted[0], sorted.at(-1)];
  if (!high || !low) return '';
  const difference = rates.difference([high], [low], atOnce(pairs(sorted.length)));
  const ends = [low, high].map((cell) => `${rateWords(rates.rate([cell]))} with ${name(cell)}`);
  const outcome = isTold(difference)
    ? `The two ends differ clearly, by ${points(difference)}; the values between them do not differ clearly.`
    : `${anyTold(sorted, rates, sorted.length) ? 'Few differ' : 'No two differ'} clearly.`;
  return `From ${ends.join(' to ')}. ${outcome}`;
}

/** One thing varies: which of its values can be told apart. */
function ofOneVariable(summary: Summary, seat: number): string[] {
  const n = varying(summary)[0] ?? 0;
  const variable = summary.experiment.variables[n];
  if (!variable) return [];
  const cells = summary.cells.filter((cell) => cell.games > 0);
  const rates = new Rates(summary, seat);
  const all = clusters(cells, rates);
  const name = (cell: Cell) => cell.levels[n] || 'as it is';
  const head = `${gamesWon(summary, seat)}, by ${variableWords(summary, variable.name)}.`;
  const trend = isNumeric(variable) ? direction(cells, rates, n) : '';
  const [only = [], second] = all;
  if (!second) return [`${head} ${undivided(only, rates, name)}`, trend].filter(Boolean);
  const told = all.slice(0, mostNamed).map((cluster) => clusterWords(cluster, rates, name));
  const rest = all.length > mostNamed ? '; the rest is in the table' : '';
  return [`${head} ${told.join('; ')}${rest}. ${apartWords(all, rates)}`, trend].filter(Boolean);
}

/** "from 42.8 % (…) with B to 44.5 % (…) with A, 1.7 points (…) more"; numbers go upwards. */
function span({ low, high, difference }: Effect): string {
  const falls = Number(low.level) > Number(high.level);
  const [from, to] = falls ? [high, low] : [low, high];
  return `from ${rateWords(from.rate)} with ${from.level} to ${rateWords(to.rate)} with ${to.level}, ${points(difference)} ${falls ? 'fewer' : 'more'}`;
}

const farthest = (effect: Effect) => Math.max(...effect.difference.map(Math.abs));

/** The variables with a clear effect, and whether the first matters more than all others. */
function movers(summary: Summary, seat: number, all: Effect[]): string[] {
  const name = (effect: Effect) => variableWords(summary, effect.variable);
  const told = all.filter((effect) => isTold(effect.difference));
  const [first, ...rest] = told;
  if (!first) return [];
  const rivals = all.filter((each) => each !== first && farthest(each) >= first.difference[1]);
  const others = rivals.slice(0, mostNamed).map(name);
  return [
    `${capital(name(first))}${rivals.length === 0 ? ' matters most' : ''}: ${whoWins(summary, seat)} ${span(first)}.`,
    ...rest.slice(0, mostNamed).map((effect) => `${capital(name(effect))}: ${span(effect)}.`),
    ...(rest.length > mostNamed ? [`${rest.length - mostNamed} more matter too.`] : []),
    ...(others.length > 0
      ? [`Whether ${name(first)} matters more than ${listed(others, 'or')} is not clear.`]
      : []),
  ];
}

/** Several things vary: what moves the result, and what has no clear effect. */
function ofSeveral(summary: Summary, seat: number): string[] {
  const all = effects(summary, seat);
  const others = all.filter((effect) => !isTold(effect.difference));
  const names = others
    .slice(0, mostNamed)
    .map(
      (effect) =>
        `${variableWords(summary, effect.variable)} (at most ${number(farthest(effect))}\u00a0points)`,
    );
  const more = others.length > mostNamed ? [`${others.length - mostNamed} more`] : [];
  return [
    ...movers(summary, seat, all),
    ...(names.length > 0 ? [`No clear effect: ${listed([...names, ...more])}.`] : []),
    ...[1, 0].flatMap((n) => dependence(summary, seat, n)),
  ];
}

/** Whether a value of variable `n` is the best with every value of the other variable, if there are two. */
function dependence(summary: Summary, seat: number, n: number): string[] {
  const { variables, design, seats } = summary.experiment;
  const [variable, other] = [variables[n], variables[1 - n]];
  if (variables.length !== 2 || design !== 'grid' || !variable || !other) return [];
  const rates = new Rates(summary, seat);
  const cells = summary.cells.filter((cell) => cell.games > 0);
  // A player of another seat wants this seat to win least.
  const is_against = seats.some(({ id }, at) => at !== seat && variable.name === `player ${id}`);
  const way = is_against ? -1 : 1;
  const values = [...new Set(cells.map((cell) => cell.levels[n] ?? ''))];
  const given = [...new Set(cells.map((cell) => cell.levels[1 - n] ?? ''))];
  const z = atOnce(given.length * pairs(values.length));
  const best = given.map((level) => {
    const row = cells
      .filter((cell) => cell.levels[1 - n] === level)
      .sort((a, b) => way * (rates.rate([b])[0] - rates.rate([a])[0]));
    const [first] = row;
    const is_best = (cell: Cell) =>
      cell === first || (first && !isTold(rates.difference([first], [cell], z)));
    return { level, top: row.filter(is_best) };
  });
  const isBestOfAll = (value: string) =>
    best.every(({ top }) => top.some((cell) => cell.levels[n] === value));
  if (values.length < 2 || values.some(isBestOfAll)) return [];
  const who = whoWins(summary, seat);
  const each = best.slice(0, mostNamed).map(({ level, top }) => {
    const tops = top.map((cell) => `${cell.levels[n] ?? ''} ${rateWords(rates.rate([cell]))}`);
    return `${level}: ${listed(tops, 'or')}`;
  });
  return [
    `The choice of ${variableWords(summary, variable.name)} with which ${who} ${is_against ? 'least' : 'most'} depends on ${variableWords(summary, other.name)}. ${capital(each.join('; '))}.`,
  ];
}

/** One thing is changed at a time: which changes have a clear effect. */
function ofChanges(summary: Summary, seat: number): string[] {
  const [first, ...others] = summary.cells.filter((cell) => cell.games > 0);
  if (!first || others.length === 0) return [];
  const rates = new Rates(summary, seat);
  const z = atOnce(others.length);
  const changes = others
    .map((cell) => {
      const paired = cell.seats[seat]?.than_first;
      const difference = paired ? widened(paired, z) : rates.difference([cell], [first], z);
      return { name: setupName(summary, cell), difference };
    })
    .sort((a, b) => b.difference[0] - a.difference[0]);
  const told = changes.filter(({ difference }) => isTold(difference));
  const more = told.filter(({ difference }) => difference[0] > 0).slice(0, 2);
  const less = told
    .filter(({ difference }) => difference[0] < 0)
    .slice(-2)
    .reverse();
  const words = [
    ...more.map(({ name, difference }) => `more often by ${points(difference)} with ${name}`),
    ...less.map(
      ({ name, difference }) => `less often by ${points(negative(difference))} with ${name}`,
    ),
  ];
  return [
    `${capital(whoWins(summary, seat))} ${rateWords(rates.rate([first]))} of the games with nothing changed. Of ${changes.length} changes, ${told.length} ${told.length === 1 ? 'has' : 'have'} a clear effect${words.length > 0 ? `; farthest out are: ${words.join('; ')}` : ''}.`,
  ];
}

/** The players against their rivals, in the same games. */
function againstRivals(summary: Summary, seat: number): string[] {
  const found = summary.cells.flatMap((cell) => {
    const difference = cell.seats[seat]?.difference;
    return difference ? [{ cell, difference }] : [];
  });
  const z = atOnce(found.length);
  const told = found.map(({ cell, difference }) => ({ cell, by: widened(difference, z) }));
  if (told.length === 0) return [];
  const who = whoWins(summary, seat);
  const by = ({ cell, by }: (typeof told)[number]) => {
    const place = summary.cells.length > 1 ? `${shortName(summary, cell)}: ` : '';
    // With several setups, the test of each alone would be certain too often.
    const is_decided = told.length === 1 && cell.seats[seat]?.is_decided;
    if (!isTold(by) && !is_decided) return `${place}not clear (${points(by)})`;
    return by[0] > 0
      ? `${place}yes, by ${points(by)}`
      : `${place}no, less often by ${points(negative(by))}`;
  };
  if (told.length <= mostNamed)
    return [`Whether ${who} more often than with the rivals: ${told.map(by).join('; ')}.`];
  const better = told.filter((each) => each.by[1] > 0).length;
  const worse = told.filter((each) => each.by[2] < 0).length;
  return [
    `${capital(who)} more often than with the rivals in ${better} setups, less often in ${worse}; in the other ${told.length - better - worse} that is not clear.`,
  ];
}

/** The rate of fewer games says next to nothing. */
export const fewestGames = 10;

/** Some recorded values: the games with them were won more often than the others. */
function alongWith(summary: Summary, n: number, seat: number): string[] {
  const cells = summary.cells.filter((cell) => cell.games > 0);
  const all = groups(pooled(cells, n), cells[0]?.quantities[n]?.class_width ?? 0);
  const rows = cells.map((cell) => {
    const bars = pooled([cell], n);
    return all
      .map((group) => gathered(bars, group))
      .filter(([, games]) => games >= fewestGames)
      .map(([value, games, wins]) => ({ value: String(value), games, won: wins[seat] ?? 0 }));
  });
  const z = atOnce(sum(rows, (row) => pairs(row.length)));
  const found = rows.flatMap((row, at) => {
    const sorted = row.sort((a, b) => b.won / b.games - a.won / a.games);
    const high = sorted[0];
    const low = sorted.at(-1);
    const cell = cells[at];
    if (!high || !low || !cell) return [];
    const least = wilson(high.won, high.games, z)[1];
    const most = wilson(low.won, low.games, z)[2];
    return least > most ? [{ cell, high, low, apart: least - most }] : [];
  });
  const name = capital(quantityWords(cells[0]?.quantities[n]?.name ?? ''));
  const [widest] = found.sort((a, b) => b.apart - a.apart);
  if (!widest) return [`${name}: the games show no link with winning.`];
  const where = cells.length > 1 ? `with ${shortName(summary, widest.cell)} ` : '';
  const many = cells.length > 1 ? ` (clear in ${found.length} of ${cells.length} setups)` : '';
  const is_turn = cells[0]?.quantities[n]?.name.startsWith('first.');
  const part = ({ value, games, won }: typeof widest.high) =>
    `${rateWords(wilson(won, games))} of the games with ${is_turn && value !== 'none' ? `it in turn ${value}` : value}`;
  return [
    `${name}: ${where}${whoWins(summary, seat)} ${part(widest.low)} and ${part(widest.high)}${many}.`,
  ];
}

/** To be said once wherever values and wins stand beside one another. */
export const caution = 'Correlation is not proof of cause.';

/** Games that are only shared are told by the shares: a rate of wins would be nothing for every seat. */
export const nobodyWins = ({ experiment, cells }: Summary): boolean =>
  experiment.seats.length > 1 && cells.every(({ seats }) => seats.every(({ wins }) => wins === 0));

/** The seats by what they get of a game, the most first. */
function ofShares(cell: Cell, summary: Summary): string[] {
  const rows = cell.seats.flatMap(({ share }, seat) =>
    share ? [{ title: summary.experiment.seats[seat]?.title ?? '', share }] : [],
  );
  if (rows.length === 0) return [];
  const told = rows
    .sort((a, b) => b.share[0] - a.share[0])
    .map(({ title, share }) => `${title} ${rateWords(share)}`);
  return [`Share of each game (a draw is divided among all who are in it): ${told.join(', ')}.`];
}

const meanWords = ([value, low, high]: Interval): string =>
  `${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

/** The means of what was recorded, the largest first. */
function ofMeans(cell: Cell): string[] {
  const rows = cell.quantities
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.mean[0] - a.mean[0])
    .map(({ name, mean }) => `${quantityWords(name)} ${meanWords(mean)}`);
  return rows.length > 0 ? [`Recorded means: ${rows.join(', ')}.`] : [];
}

/** Nothing varies: how often each seat wins. */
function ofOneSetup(cell: Cell, summary: Summary, seats: number[]): string[] {
  const rate = (seat: number): Interval => cell.seats[seat]?.rate ?? [0, 0, 1];
  const most = Math.max(...seats.map((seat) => rate(seat)[2]));
  if (nobodyWins(summary))
    return [
      ...ofShares(cell, summary),
      ...ofMeans(cell),
      `No game is won outright; each seat wins at most ${number(most)}\u00a0% of such games.`,
    ];
  return seats.map(
    (seat) => `${capital(whoWins(summary, seat))} ${rateWords(rate(seat))} of the games.`,
  );
}

/** The variables, and what they do to the wins of a seat. */
function ofVariables(summary: Summary, seat: number): string[] {
  if (summary.experiment.design === 'one_at_a_time') return ofChanges(summary, seat);
  return setupHeads(summary).length > 1 ? ofSeveral(summary, seat) : ofOneVariable(summary, seat);
}

/** The recorded quantities, where one seat and one variable leave room for them. */
function ofRecorded(summary: Summary, seats: number[]): string[] {
  const [seat] = seats;
  if (seat === undefined || seats.length > 1 || setupHeads(summary).length > 1) return [];
  const recorded = (summary.cells[0]?.quantities ?? []).slice(0, 3);
  const found = recorded.flatMap((_, n) => alongWith(summary, n, seat));
  return found.length > 0 ? [...found, caution] : [];
}

/** The sentences of the answer, most telling first. */
export function answer(summary: Summary): string[] {
  const cells = summary.cells.filter((cell) => cell.games > 0);
  const [only, second] = cells;
  if (!only) return ['No games have been played yet.'];
  const seats = tellingSeats(summary);
  const compared = shareWins(summary) ? [0] : seats;
  return [
    ...(second
      ? seats.slice(0, mostNamed).flatMap((seat) => ofVariables(summary, seat))
      : ofOneSetup(only, summary, seats)),
    ...compared.flatMap((seat) => againstRivals(summary, seat)),
    ...ofRecorded(summary, seats),
  ];
}

/** How the intervals of the answer are meant. */
export function intervalWords(summary: Summary): string {
  const kept = summary.experiment.stop
    ? 'The 95\u00a0% intervals stay valid even though the run used them to decide when to stop.'
    : 'The numbers in brackets are intervals of 95\u00a0%.';
  return summary.cells.length > 1
    ? `${kept} Intervals of differences allow for several comparisons at once. A difference is called clear if its interval does not reach 0.`
    : kept;
}
