// What the dialog says that begins Fall of Rome or Diplomacy.

import type { StartWords } from '../start';

const words: StartWords = {
  options: {
    edition:
      'Editions differ in a few adjudications, most of them of convoys. The first choice has an answer for every position.',
    start:
      'Either each power says in secret what it begins with, or all begin as in the standard game.',
    hidden:
      'Yes: you hear of units beside your own and of attacks, and of nothing else. No: every order is shown.',
    disorder_after:
      'So many times running a power may send no orders before the others stop waiting for it.',
    last_year:
      'Write a year from 401 on (from 1901 on in the standard game): after it the survivors share a draw. Without one the game goes on until somebody wins.',
  },
  gallery: {
    option: 'game',
    heading: 'The game',
    cards: {
      fall_of_rome: {
        goal: 'From 401. 18 centres after an Autumn win.',
        line: 'Seven powers share out a dying empire. They choose their first units in secret, units may convert, and what is seen may be reported to each power alone.',
      },
      standard: {
        goal: 'From 1901. 18 centres after an Autumn win.',
        line: 'The classic game on the same map of Europe, with the seven powers of 1901.',
      },
    },
  },
};

export default words;
