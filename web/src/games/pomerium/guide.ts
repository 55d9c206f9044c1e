// Pomerium in a few sentences.

import type { Guide } from '../guide';

export default {
  opening: [
    'You are one of several generals who want to be emperor. Dice decide what your rivals do.',
    'You win if no rival is left at the end of a year and you hold three provinces or more. You lose if you have no province, are murdered, or join a stronger ally.',
    'Each year you wait, attack one neighbour or offer it an alliance. Then the rivals act, every province raises a legion for its general, and dice bring events.',
  ],
  sheet:
    'The map shows who holds each province, by colour and emblem. The number on a counter is its garrison or, outside the Empire, its strength once it is known. You can choose a province with a ring; the percentage is the chance that an attack takes it.',
  aside:
    'The generals with their legions, and how likely you are to be murdered in the events of this year.',
} satisfies Guide;
