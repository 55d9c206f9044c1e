// The words of the dialog that begins The Barbarian Invasions. A scenario's length and goal are
// those of its file; its win rates are in docs/players.md, and a test compares the two.

import type { Card, StartWords } from '../start';
import ScenarioMap from './ScenarioMap.svelte';
import { scenarios } from './scenarios';

/** The decisive point of a scenario, and the wins of the player Legate in a hundred games. */
const known: Readonly<Record<string, { line: string; legate: number }>> = {
  1: { line: 'The Empire at its height. The Persians want Syria.', legate: 91.4 },
  2: { line: 'Half the Empire is enough, if you hold Italia and Gallia.', legate: 87.6 },
  3: { line: 'Gallia and Syria are independent: take them back.', legate: 39.8 },
  4: { line: 'Twelve legions for the whole Empire, and revolts behind them.', legate: 33.8 },
  5: { line: 'Revolts on most rolls, and the Huns are on their way.', legate: 19.0 },
  6: { line: 'Twelve legions from the East to win the West again.', legate: 0.0 },
};

function cardOf(value: string): Card {
  const { turns, victory } = scenarios[value] ?? { turns: 0, victory: 0 };
  const { line, legate } = known[value] ?? { line: '', legate: 0 };
  return {
    goal: `${turns} turns. Rome needs ${victory} points.`,
    line,
    measured:
      legate === 0
        ? 'Computer (Legate): won none of 2,500 games'
        : `Computer (Legate): wins ${Math.round(legate)} %`,
  };
}

export const legateWins = Object.fromEntries(
  Object.entries(known).map(([value, { legate }]) => [value, legate]),
);

export default {
  options: {
    new_line_each_roll:
      'No: one line of the table creates all peoples of a turn. Yes: each roll uses its own line.',
    persian_replacement: 'The price for which the Persians buy back a lost Strength Point.',
    persians_before_states:
      'No: the Persians move last. Yes: they move before the Independent States.',
    scenario2_graecia:
      'The list of this scenario leaves out Graecia, probably by mistake. Choose whether to follow the list exactly.',
    regained:
      'Whether a Province that was lost and won back always counts, or only while legions are there.',
    revolts: 'The table is printed twice, and the two differ in one line.',
    prey: 'Which force Persians and Independent States attack when an Area has several.',
    joiners:
      'Yes: rebels stop when legions of more than half their strength join them. No: they move on.',
    stopped_states:
      'An Independent State that loyal Romans attacked stops expanding: for the rest of the game, or for one move.',
    creation_six: 'The table has five columns, but a die can show 6. Choose what a 6 does.',
    founded:
      'Rebel legions may found a state in a Province that Rome did not hold at the start. No: the state lasts at least until the next year. Yes: Rome can take it in the same year.',
    hun_attrition:
      'No: Huns live safely in Scythia. Yes: half of the Huns there die before they move.',
  },
  gallery: {
    option: 'scenario',
    heading: 'The scenario',
    cards: Object.fromEntries(Object.keys(known).map((value) => [value, cardOf(value)])),
    Picture: ScenarioMap,
  },
} satisfies StartWords;
