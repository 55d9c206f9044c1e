// The words of the dialog that begins Fall of Rome or Diplomacy.

import type { StartWords } from '../start';

export default {
  options: {
    edition:
      'Editions differ in a few results, mostly of convoys. The first choice covers every position.',
    start: 'Each power chooses its first units in secret, or all begin as in the standard game.',
    hidden: 'Yes: you see only attacks, and units next to a foreign unit. No: you see every order.',
    disorder_after:
      'How many times in a row a power may miss its orders before the others stop waiting.',
    last_year:
      'The last year: 401 or later (1901 or later in the standard game). After it the survivors share a draw. Leave empty to play until somebody wins.',
  },
  gallery: {
    option: 'game',
    heading: 'The game',
    cards: {
      fall_of_rome: {
        goal: 'From 401. Own 18 centres after an Autumn to win.',
        line: 'Seven powers share out a dying empire, and choose their first units in secret.',
      },
      standard: {
        goal: 'From 1901. Own 18 centres after an Autumn to win.',
        line: 'The classic game on the same map of Europe, with the seven powers of 1901.',
      },
    },
  },
} satisfies StartWords;
