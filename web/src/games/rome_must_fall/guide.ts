// Rome Must Fall in a few sentences.

import type { Guide } from '../guide';

const guide: Guide = {
  opening: [
    'You are the last hope of the western empire, from 420 to 475, with six dice a turn against six enemies.',
    'You win if you survive twelve turns. You lose at once when the fourth box of the Fall of Rome is marked.',
    'Each turn you roll, place one die against each enemy, and meet six attacks: a die must be higher than its attack, and cubes can raise it.',
  ],
  sheet:
    'Each of the six enemies has a card: the place for your die, the place for the black die, and the numbers that say how strong he is in each turn. On the map are the circles of land he takes, with the icon of what a loss costs.',
  aside: 'The exact chances of the dice as you have placed them.',
};

export default guide;
