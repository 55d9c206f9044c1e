// The helpers of the tests of The Barbarian Invasions.

import { prompt } from './map_table.mjs';

/** Ten legions among five Germans, six at Rome with friends all around, five in Asia. */
export const frontier = {
  turn: 3,
  phase: 'roman_movement',
  step: 'move',
  stage: 1,
  treasury: 60,
  legions: { 'Ga-B': 10, 'It-A': 6, 'As-A': 5 },
  groups: [
    { force: 'german', area: 'Ga-B', levies: 5 },
    { force: 'persian', area: 'Pe-A', regulars: 15 },
  ],
};

export const endOfPhase = (page) =>
  prompt(page).getByRole('button', { name: /^(End of Roman movement|No more (attacks|bribes))$/ });

export const adviser = (page) => prompt(page).getByRole('button', { name: 'Advise me' });
