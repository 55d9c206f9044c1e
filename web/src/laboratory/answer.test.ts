import { describe, expect, it } from 'vitest';

import { answer, caution, circumstances } from './answer';
import { wilson } from './statistics';
import type { Bar, Cell, Interval, Summary, Variable } from './summary';

const seats = [
  { id: 'roman', title: 'Roman' },
  { id: 'barbarian', title: 'Barbarian' },
];

function cell(levels: string[], games: number, won: number, more: Partial<Cell> = {}): Cell {
  return {
    id: levels.join(),
    levels,
    document: {
      rules_version: 1,
      signature: '',
      board: '',
      seed: 1,
      players: ['expand', 'mass'],
      rivals: [],
    },
    games,
    seconds: 0,
    mean_turn: [0, 0, 0],
    turns: [],
    seats: [won, games - won].map((wins) => ({ wins, rate: wilson(wins, games), scores: [] })),
    quantities: [],
    per_turn: [],
    ...more,
  };
}

function experiment(variables: Variable[], cells: Cell[], design = 'grid'): Summary {
  return {
    experiment: {
      game_title: 'The Fall of the Roman Empire',
      design,
      seats,
      stop: null,
      same_dice: true,
      variables,
    },
    cells,
  } as unknown as Summary;
}

const figure = (name: string, levels: string[]): Variable => ({ name, levels, is_figure: true });
const choice = (name: string, levels: string[]): Variable => ({ name, levels, is_figure: false });
/** Sentences keep numbers and their units together; here that does not matter. */
const told = (summary: Summary) => answer(summary).map((line) => line.replaceAll('\u00a0', ' '));

describe('the answer of a report', () => {
  it('groups the values of a figure that can be told apart, and sees no trend where there is none', () => {
    const wins = [1092, 683, 1063, 668, 776];
    const levels = ['3', '4', '5', '6', '7'];
    const cells = levels.map((level, n) => cell([level], 2000, wins[n] ?? 0));
    expect(told(experiment([figure('value of africa', levels)], cells))).toEqual([
      'Games the Roman wins, by value of africa. 3 and 5: 54.6 % (52.4 to 56.8) and 53.1 % (51.0 to 55.3); 7: 38.8 % (36.7 to 41.0); 4 and 6: 34.2 % (32.1 to 36.3) and 33.4 % (31.4 to 35.5). The groups differ clearly; in a group the values do not.',
      'There is no steady rise or fall.',
    ]);
  });

  it('claims a steady rise only if every step is certain', () => {
    const rising = (wins: number[]) =>
      told(
        experiment(
          [figure('start', ['1', '2', '3'])],
          wins.map((won, n) => cell([String(n + 1)], 1000, won)),
        ),
      );
    expect(rising([200, 400, 600])[1]).toBe('It rises with every step.');
    expect(rising([200, 210, 600])[1]).toBe(
      'It rises over the whole range; not every step is clear.',
    );
    expect(rising([200, 205, 210])).toEqual([
      'Games the Roman wins, by start. From 20.0 % (17.6 to 22.6) with 1 to 21.0 % (18.6 to 23.6) with 3. No two differ clearly.',
    ]);
  });

  it('says that something matters most only if nothing else may matter as much', () => {
    const variables = [choice('walls', ['a', 'b']), choice('own_target', ['c', 'd'])];
    const of = (wins: number[], games: number) =>
      told(
        experiment(variables, [
          cell(['a', 'c'], games, wins[0] ?? 0),
          cell(['a', 'd'], games, wins[1] ?? 0),
          cell(['b', 'c'], games, wins[2] ?? 0),
          cell(['b', 'd'], games, wins[3] ?? 0),
        ]),
      );
    const clear = of([300, 310, 700, 705], 1000);
    expect(clear[0]).toMatch(
      /^Walls matters most: the Roman wins from 30\.5 % .* with a to 70\.3 %/,
    );
    expect(clear[1]).toMatch(/^No clear effect: own target \(at most \d\.\d points\)\.$/);

    const doubtful = of([300, 390, 400, 480], 1000);
    expect(doubtful[0]).toMatch(/^Walls: the Roman wins from 34\.5 %/);
    expect(doubtful[1]).toMatch(/^Own target: from 35\.0 %/);
    expect(doubtful[2]).toBe('Whether walls matters more than own target is not clear.');
  });

  it('says which player is best against which', () => {
    const variables = [
      choice('player barbarian', ['raider', 'mass']),
      choice('player roman', ['expand', 'turtle']),
    ];
    const lines = told(
      experiment(variables, [
        cell(['raider', 'expand'], 1000, 450),
        cell(['raider', 'turtle'], 1000, 700),
        cell(['mass', 'expand'], 1000, 600),
        cell(['mass', 'turtle'], 1000, 400),
      ]),
    );
    expect(lines).toContain(
      'The choice of Roman’s player with which the Roman wins most depends on Barbarian’s player. Raider: turtle 70.0 % (67.1 to 72.8); mass: expand 60.0 % (56.9 to 63.0).',
    );
    expect(lines.some((line) => line.includes('the Roman wins least depends'))).toBe(true);
  });

  it('tells the shares and what was recorded where no game is won outright', () => {
    const share = (value: number): Interval => [value, value - 0.01, value + 0.01];
    const nobody: Interval = [0, 0, 0.02];
    const centres = {
      name: 'position.centers.GAUL',
      count: 200,
      mean: [5.5, 5.25, 5.75] as Interval,
      class_width: 0,
      bars: [],
      missing: null,
    };
    const only = cell([], 200, 0, {
      seats: [0.25, 0.75].map((value) => ({
        wins: 0,
        rate: nobody,
        scores: [],
        share: share(value),
      })),
      quantities: [centres],
    });
    expect(told(experiment([], [only]))).toEqual([
      'Share of each game (a draw is divided among all who are in it): Barbarian 75.0 % (74.0 to 76.0), Roman 25.0 % (24.0 to 26.0).',
      'Recorded means: centers Gaul 5.50 (5.25 to 5.75).',
      'No game is won outright; each seat wins at most 2.0 % of such games.',
    ]);
  });

  it('counts the changes that have a clear effect', () => {
    const than = (difference: Interval): Partial<Cell> => ({
      seats: [
        { wins: 500, rate: wilson(500, 1000), scores: [], than_first: difference },
        { wins: 500, rate: wilson(500, 1000), scores: [] },
      ],
    });
    const variables = [figure('value of syria', ['+3']), figure('value of libya', ['+3'])];
    const cells = [
      cell(['', ''], 1000, 500),
      cell(['+3', ''], 1000, 500, than([0.2, 0.15, 0.25])),
      cell(['', '+3'], 1000, 500, than([-0.01, -0.05, 0.03])),
    ];
    expect(told(experiment(variables, cells, 'one_at_a_time'))[0]).toMatch(
      /^The Roman wins 50\.0 % \(46\.9 to 53\.1\) of the games with nothing changed\. Of 2 changes, 1 has a clear effect; farthest out are: more often by 20\.0 points \(14\.3 to 25\.7\) with value of syria \+3\.$/,
    );
  });

  it('says what goes together with the result, and that this is no cause', () => {
    const bars: Bar[] = [
      [4, 500, [100, 400]],
      [5, 500, [400, 100]],
    ];
    const recorded = {
      quantities: [
        {
          name: 'first.conflict_began',
          count: 1000,
          mean: [4.5, 4.4, 4.6] as Interval,
          class_width: 0,
          bars,
          missing: null,
        },
      ],
    };
    const lines = told(
      experiment(
        [choice('scenario', ['1', '2'])],
        [cell(['1'], 1000, 500, recorded), cell(['2'], 1000, 500)],
      ),
    );
    expect(lines).toContain(
      'Turn of the first conflict: with scenario 1 the Roman wins 20.0 % (16.7 to 23.7) of the games with it in turn 4 and 80.0 % (76.3 to 83.3) of the games with it in turn 5 (clear in 1 of 2 setups).',
    );
    expect(lines.at(-1)).toBe(caution);
  });

  it('tells who plays and how much', () => {
    const summary = experiment(
      [choice('walls', ['a', 'b'])],
      [cell(['a'], 2000, 1), cell(['b'], 2000, 1)],
    );
    expect(circumstances(summary)).toEqual([
      'Who plays: Roman: expand; Barbarian: mass.',
      'The Fall of the Roman Empire: 2,000 games each, 2 setups, with the same dice.',
    ]);
  });

  it('trusts the test by which a run stopped, where the program tells of it', () => {
    const against = (more: { is_decided?: boolean }) =>
      told(
        experiment(
          [],
          [
            cell([], 250, 176, {
              seats: [176, 74].map((wins) => ({
                wins,
                rate: wilson(wins, 250),
                scores: [],
                difference: [0.188, -0.002, 0.364],
                ...more,
              })),
            }),
          ],
        ),
      ).at(-1);
    const question = 'Whether the Roman wins more often than with the rivals: ';
    expect(against({})).toBe(`${question}not clear (18.8 points (−0.2 to 36.4)).`);
    expect(against({ is_decided: true })).toBe(`${question}yes, by 18.8 points (−0.2 to 36.4).`);
  });

  it('tells one setup seat by seat, and a store without games as it is', () => {
    expect(told(experiment([], [cell([], 100, 50)]))).toEqual([
      'The Roman wins 50.0 % (40.4 to 59.6) of the games.',
      'The Barbarian wins 50.0 % (40.4 to 59.6) of the games.',
    ]);
    expect(told(experiment([], [cell([], 0, 0)]))).toEqual(['No games have been played yet.']);
  });
});
