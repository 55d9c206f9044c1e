// Results of one's own games, added up.

import type { Played } from './kept';

export interface Sum {
  title: string;
  against: string;
  count: number;
  /** The mean share of a win. */
  score: number;
  /** The mean cost of one's own decisions in the games with a report; null where there is none. */
  given: number | null;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** By game and opponents, those played most first. */
export function sumsOf(games: readonly Played[], against: (game: Played) => string): Sum[] {
  const keyOf = (game: Played) => `${game.title}\n${against(game)}`;
  return [...new Set(games.map(keyOf))]
    .map((key) => {
      const group = games.filter((game) => keyOf(game) === key);
      const [title = '', opponents = ''] = key.split('\n');
      const costs = group.flatMap(
        ({ report, seat }) => report?.totals.find((each) => each.seat === seat)?.decisions ?? [],
      );
      return {
        title,
        against: opponents,
        count: group.length,
        score: mean(group.map(({ result, seat }) => result.scores[seat] ?? 0)),
        given: costs.length > 0 ? mean(costs) : null,
      };
    })
    .sort((one, other) => other.count - one.count);
}
