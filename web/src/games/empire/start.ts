// The words of the dialog that begins The Fall of the Roman Empire.

import type { StartWords } from '../start';

export default {
  seats: {
    roman: 'You pay for every counter from what your areas bring, and hold Roma for twenty turns.',
    barbarian: 'New hordes come to you each turn. One Force alone in Roma wins at once.',
  },
  options: {
    cavalry_in_ratio:
      'Yes: Cavalry counts like a Force when the sides of a conflict are compared. No: Forces alone count.',
    crt33:
      'One cell of the conflict table is printed half empty. x/h: one side loses everything there, the other half. h/h: each loses half.',
    x_kills_cavalry:
      'Yes: when the Barbarians lose all Forces in an Area, their Cavalry there is lost too. No: it survives.',
    values:
      'Between strong players Rome wins most games on our board. Lower: each Area but Roma brings one RRP less, if it brings two or more.',
  },
} satisfies StartWords;
