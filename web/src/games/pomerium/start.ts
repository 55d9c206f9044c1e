// The words of the dialog that begins Pomerium.

import type { StartWords } from '../start';

export default {
  options: {
    response:
      'Our copy of the answer table is damaged in one place. Choose what a rival answers there on a 1 or 2.',
    overflow: 'When the die for a neighbour is higher than the number of neighbours.',
    own_target: 'When the die for a neighbour points to the rival’s own province.',
    heirs: 'Garrisons in the provinces of an assassinated general.',
  },
} satisfies StartWords;
