// The Fall of the Roman Empire in a few sentences.

import type { Guide } from '../guide';

const guide: Guide = {
  opening: [
    'One of you is Rome, which must pay for every counter; the other is the Barbarians, whose counters cost nothing and come anew each turn.',
    'The Barbarian wins as soon as he has a Force in Roma and the Roman has none there. The Roman wins if Roma stands after twenty turns.',
    'Each turn the Roman collects, pays and buys, then Barbarians arrive, the Legions march, the Barbarians march, and where both sides have Forces in one Area they fight.',
  ],
  sheet:
    'The map shows the Areas. The number in a coin is what an Area brings in a turn, and an arrow marks where Barbarians arrive. An Area with a ring may be chosen now: press it, or point at any Area to read what is there.',
  aside:
    'Money, counters that are left, and the chances of every conflict that is there or that your next answer may bring.',
};

export default guide;
