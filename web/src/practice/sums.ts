// Results of one's own games, added up, and how many were won one after the other.

import { points } from '../shell/report/report';
import type { Played } from './kept';
import { type Row, text } from './text';

export interface Sum {
  title: string;
  against: string;
  count: number;
  /** The mean share of a win; null where there was no result. */
  score: number | null;
  /** The mean cost of one's own decisions in the games with a report; null where there is none. */
  given: number | null;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
const mean = (numbers: readonly number[]): number | null =>
  numbers.length > 0 ? sumOf(numbers) / numbers.length : null;

/** One's share of the win: those who end in a draw share it. Null where there is no result. */
export function shareOf({ result: { grade, scores }, seat, players }: Played): number | null {
  if (grade === 'abandoned') return null;
  if (grade === 'draw') return 1 / (players.length + 1);
  return (scores[seat] ?? 0) / (sumOf(Object.values(scores)) || 1);
}

/** Whether it was played from the start: a puzzle, a second try or a position that is played on does not count. */
const isWhole = ({ record }: Played): boolean => !/^position /m.test(record);

const totalsOf = ({ report, seat }: Played) => report?.totals.find((each) => each.seat === seat);

/** The gist of its report. */
export function accountOf(game: Played): string {
  const totals = totalsOf(game);
  return totals ? text.given(points(totals.decisions), points(totals.luck)) : text.noReport;
}

/** By game and opponents, those played most first. */
export function sumsOf(played: readonly Played[], against: (game: Played) => string): Sum[] {
  const games = played.filter(isWhole);
  const keyOf = (game: Played) => `${game.title}\n${against(game)}`;
  return [...new Set(games.map(keyOf))]
    .map((key) => {
      const group = games.filter((game) => keyOf(game) === key);
      const [title = '', opponents = ''] = key.split('\n');
      return {
        title,
        against: opponents,
        count: group.length,
        score: mean(group.flatMap((game) => shareOf(game) ?? [])),
        given: mean(group.flatMap((game) => totalsOf(game)?.decisions ?? [])),
      };
    })
    .sort((one, other) => other.count - one.count);
}

/** Games won in a row, by title, of those that have been won at all. The last game comes first. */
export function winsInRow(games: readonly Played[]): [title: string, row: Row][] {
  const rows = new Map<string, Row>();
  for (const game of games.filter(isWhole).toReversed()) {
    const share = shareOf(game);
    if (share === null) continue;
    const { now, longest } = rows.get(game.title) ?? { now: 0, longest: 0 };
    const next = share === 1 ? now + 1 : 0;
    rows.set(game.title, { now: next, longest: Math.max(longest, next) });
  }
  return [...rows].filter(([, { longest }]) => longest > 0);
}
