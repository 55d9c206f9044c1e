// Every word of the dialog that begins a game.

import { capital } from '../../games/words';

export const text = {
  heading: (game: string) => `Start ${game}`,
  goOn: (game: string) => `Continue ${game}: who plays?`,
  way: 'How you play',
  ways: {
    alone: { title: 'You against the game', line: 'Its rules move your enemies.' },
    computer: { title: 'Against the computer', line: 'You take a side, the computer the rest.' },
    friends: {
      title: 'With friends',
      line: 'Each player opens a separate link, anywhere.',
    },
    screen: { title: 'Around one screen', line: 'You share one screen and take turns.' },
    watch: { title: 'Watch', line: 'The computer plays every side.' },
  },
  mine: 'You play',
  opponent: (others: number) => (others === 1 ? 'Your opponent' : 'The others'),
  player: 'Who plays',
  inAllSeats: 'In all seats',
  allOthers: 'All the others',
  differ: 'As below',
  here: 'At this screen',
  theRest: 'The others',
  turnsByItself:
    'You play both sides on this screen. The page switches to the side whose turn it is.',
  handedOn: 'Orders are secret: the page shows them only after you have passed the screen.',
  friendsNext: 'The links come next, to copy or to show as a QR code.',
  computer: (player: string) => `Computer: ${player}`,
  strength: (strength: string) => `${capital(strength)}.`,
  friend: 'A friend, who gets a link',
  open: 'The first person to join',
  options: (n: number) => `Options (${n})`,
  rule: (id: string) => `Rule ${id}`,
  ownFiles: 'Your own files',
  clock: 'Deadlines',
  clockWhy:
    'At a deadline the written orders count. You can change, stop and resume the clock later.',
  dice: 'Dice',
  stream: 'The table rolls',
  streamWhy: 'sealed before the game, checked after it',
  typed: 'We roll real dice',
  typedWhy: 'and type the faces',
  board: 'Your own board file',
  boardWhy: 'Leave empty for our board. If you own the printed game, load a file with its numbers.',
  ownWhy: 'Leave empty for the built-in one, or load a changed copy of it.',
  position: 'A position to start from',
  positionWhy:
    'Leave empty to start from the beginning. To study a position, load a file from the command line.',
  begin: 'Start the game',
  playOn: 'Continue the game',
  none: 'Choose a file',
  badPosition: 'This file does not contain a position.',
};
