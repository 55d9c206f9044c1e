// Diplomacy and its variant in a few sentences.

import type { Guide } from '../guide';

export default {
  opening: [
    'You lead one of seven powers. All write their orders in secret, and all orders are carried out at once, without dice.',
    'The power that owns 18 of the 34 centres after an Autumn wins. All units are equally strong, so a unit needs support to push another out.',
    'Each year has moves in Spring and in Autumn, and dislodged units retreat. In Winter you build a unit for each centre you have gained, or remove one for each you have lost.',
  ],
  sheet:
    'The map shows the provinces and the units; a dot in a ring is a centre, and hatching shows who owns it. To order a unit, press it, then its destination. An arrow is a move, with a mark for its result.',
  aside: 'Every power with its centres and units, and after a phase the result of each order.',
} satisfies Guide;
