// What the dialog says that begins The Barbarian Invasions. Length and goal of a scenario are those of
// its file; what players win of it is in docs/players.md, and a test compares the two.

import type { Card, StartWords } from '../start';
import ScenarioMap from './ScenarioMap.svelte';
import { scenarios } from './scenarios';

/** What decides it, and how many of a hundred games the player Legate wins. */
const known: Readonly<Record<string, { line: string; legate: number }>> = {
  1: { line: 'The Empire at its height. The Persians want Syria.', legate: 78.3 },
  2: { line: 'Half the Empire is enough, if Italia and Gallia hold.', legate: 83.5 },
  3: { line: 'Gallia and Syria are states of their own: take them back.', legate: 27.2 },
  4: { line: 'Twelve legions for the whole Empire, and revolts behind them.', legate: 29.7 },
  5: { line: 'Revolts on most rolls, and the Huns are on their way.', legate: 11.7 },
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

const words: StartWords = {
  options: {
    new_line_each_roll:
      'No: all peoples that appear in a turn come from one line of the table. Yes: each roll has a line of its own.',
    persian_replacement: 'What the Persians pay for a Strength Point they have lost.',
    persians_before_states:
      'No: the Persians are the last to move. Yes: Independent States wait for them.',
    scenario2_graecia:
      'The list of this scenario leaves Graecia out, evidently by mistake. Choose whether it is taken at its word.',
    regained:
      'Whether a Province that was lost and won back counts by itself, or only while legions stand there.',
    revolts: 'The table is printed twice, and the two differ in one line.',
    prey: 'Which force Persians and Independent States turn against where several stand in one Area.',
    joiners:
      'Yes: a band of rebels that is joined by legions of more than half its strength moves no further. No: it goes on.',
    stopped_states:
      'A state that loyal Romans have struck stops conquering: for the rest of the game, or for one move.',
    creation_six:
      'The table has five columns, and the die six faces. This says what the sixth does.',
    founded:
      'Legions may found a state where Rome did not rule at first. No: it lasts at least until the next year. Yes: Rome takes it the same year if it is strong enough there.',
    hun_attrition: 'No: Scythia feeds the Huns. Yes: half of them die there before they move.',
  },
  gallery: {
    option: 'scenario',
    heading: 'The scenario',
    cards: Object.fromEntries(Object.keys(known).map((value) => [value, cardOf(value)])),
    Picture: ScenarioMap,
  },
};

export default words;
