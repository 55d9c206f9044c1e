// The Fall of the Roman Empire in a few sentences.

import type { Guide } from '../guide';

export default {
  opening: [
    'One of you is Rome, which must pay for every counter; the other is the Barbarians, whose counters cost nothing and arrive every turn.',
    'The Barbarians win as soon as they have a Force in Roma and Rome has none there. Rome wins if it still holds Roma after twenty turns.',
    'Each turn Rome collects income, pays upkeep and buys. Barbarians arrive. Rome moves, then the Barbarians. They fight wherever both have Forces in one Area.',
  ],
  sheet:
    'The map shows the Areas. The number in a coin is what an Area brings in a turn, and an arrow marks where Barbarians arrive. You can choose an Area with a ring: press it. Point at any Area to read what is there.',
  aside: 'Money, counters left, and the exact odds of every conflict now or after your next move.',
} satisfies Guide;
