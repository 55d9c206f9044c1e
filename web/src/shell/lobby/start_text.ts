// Every word of the dialog that begins a game.

import { kNight } from './clock';

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
  friend: 'A friend, who gets a link',
  open: 'The first person to join',
  options: (n: number) => `Options (${n})`,
  rule: (id: string) => `Rule ${id}`,
  ownFiles: 'Your own files',
  clock: 'Deadlines',
  clockWhy:
    'At a deadline the written orders count. You can change, stop and resume the clock later.',
  times: 'Clock',
  each: 'Time for each player',
  noLimit: 'No limit',
  turn: 'Extra time every turn',
  noMore: 'None',
  eachWhy:
    'A player’s time runs while that player has to choose. When it is up, the other side wins. Both players can agree to stop the clock or to add time.',
  strangers: 'Guests',
  agreed: {
    listed: {
      title: 'Let anybody on this server join',
      why: 'Seats for “the first person to join” are listed in the lobby, and anybody may watch.',
    },
    byLot: {
      title: 'Draw the sides',
      why: 'The sides are drawn by lot, so no friend gets a link to a particular side.',
    },
    anonymous: {
      title: 'Hide the names until the end',
      why: 'The others learn your name when the game is over, and you learn theirs.',
    },
    nights: {
      title: 'Stop the clock at night',
      why: `It does not run from ${kNight.from}:00 to ${kNight.until}:00, your time.`,
    },
    weekends: {
      title: 'Stop the clock on weekends',
      why: 'It does not run on Saturdays and Sundays, your time.',
    },
  },
  dice: 'Dice',
  rolls: {
    stream: { title: 'The table rolls', why: 'sealed before the game, checked after it' },
    typed: { title: 'We roll real dice', why: 'and type the faces' },
  },
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
