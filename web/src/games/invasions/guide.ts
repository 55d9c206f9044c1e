// The Barbarian Invasions in a few sentences.

import type { Guide } from '../guide';

export default {
  opening: [
    'You command the loyal legions of Rome. Everybody else, from Germans and Huns to your own rebels, moves and fights by fixed rules.',
    'You win if the Provinces that Rome controls in the last turn are worth the Victory Points of the scenario, or more.',
    'Each turn your enemies move and attack, new ones appear, you move your legions and attack, and then Provinces change hands, taxes come in and the legions are paid.',
  ],
  sheet:
    'The map shows the Areas, and the numbers on the counters are Strength Points. You can choose an Area with a ring: press it. Point at any Area to read who is there and what its Province is worth.',
  aside:
    'The treasury, the odds of fights within reach, the legions that may rebel, and who controls each Province.',
} satisfies Guide;
