// What the dialog says that begins Pomerium.

import type { StartWords } from '../start';

const words: StartWords = {
  options: {
    response:
      'The table of answers to an offer is damaged at one place. This says what a rival does there on a 1 and a 2.',
    overflow:
      'What happens when the die for a neighbour shows more than the province has neighbours.',
    own_target: 'What a rival does when the die sends him against a province of his own.',
    heirs: 'Whether legions stand in the provinces of a general who is assassinated.',
  },
};

export default words;
