// Rome Must Fall in a few sentences.

import type { Guide } from '../guide';

export default {
  opening: [
    'You are the last hope of the western empire, from 420 to 475, with six dice a turn against six enemies.',
    'You win if you survive twelve turns. You lose at once when the fourth box of the Fall of Rome is marked.',
    'Each turn you roll, place one die against each enemy, and meet six attacks: a die must be higher than the attack, and cubes can raise it.',
  ],
  sheet:
    'Each of the six enemies has a card: the place for your die, the place for the black die, and its strength in each turn. On the map are the circles of land it takes; an icon shows the cost of losing a circle.',
  aside: 'The exact odds of the dice as you placed them.',
} satisfies Guide;
