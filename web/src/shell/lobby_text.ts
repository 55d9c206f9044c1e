// Every word of the lobby.

export const text = {
  motto:
    'Tabletop games about the fall of Rome. You need no account, and the page applies the rules for you.',
  offline: 'Play without a server',
  offlineWhy:
    'The same games in your browser alone. It can be installed, and needs no connection afterwards.',
  rulebook: 'Rulebook',
  load: 'Load a game',
  loadDrop: 'Drop the record here',
  loadFailed: 'This record cannot be continued.',
  continueHeading: 'Continue',
  forget: 'Take off the list',
  deleteGame: 'Delete this game',
  deleteForGood: 'Delete it for good',
  gamesHeading: 'Games',
  play: 'Play',
  watch: 'Watch',
  showFriend: 'Show a friend',
  playsAlone: 'Play: you alone, against the dice.',
  /** What the button does where there are several seats. */
  playsAs: (mine: string, computer: string, others: string) =>
    `Play: you are ${mine}; the computer (${computer}) plays ${others}.`,
  theOthers: (n: number) => `the other ${inWords(n)}`,
  options: 'More ways to start',
  players: (n: number) => (n === 1 ? '1 player' : `${n} players`),
  minutes: (n: number) => `about ${n} min`,
  computers: 'How the computer players do',
  credits:
    'The games are by their designers. The rules are told here in our own words; land is from Natural Earth.',
  reconstruction:
    'Where a printed map or sheet is lost, its figures are our reconstruction, and every board says so.',
  noGames: 'The server lists no games.',
  again: 'Try again',

  state: {
    yours: 'Your move',
    orders: 'Your orders',
    waiting: (who: string) => `Waiting for ${who}`,
    waitingForMany: (n: number) => `Waiting for ${n} players`,
    and: ' and ',
    watching: 'Watching',
    playing: 'Your game',
    over: (title: string) => `Over: ${title}`,
    gone: 'No longer there',
    checking: 'Looking…',
    die: 'Waiting for a die',
  },
  more: (n: number) => `Show all ${n}`,
  finished: (n: number) => `Finished (${n})`,
  you: (seats: string) => `You: ${seats}`,
  alone: 'Alone',

  start: {
    heading: (game: string) => `Start ${game}`,
    who: 'Who plays',
    whoAs: (seat: string) => `Who plays: ${seat}`,
    me: 'I play',
    all: (n: number) => `I order for all ${n}`,
    allWhy: 'on this page: to try things out, or to hand the screen around',
    one: 'I play one',
    oneWhy: 'and the others are played by',
    each: 'Seat by seat',
    mine: 'My seat',
    others: 'The others',
    computer: (player: string) => `Computer: ${player}`,
    computers: 'The computer players',
    friend: 'A friend, who gets a link to this seat',
    open: 'Open, for whoever has the link to the table',
    dice: 'Dice',
    stream: 'The table rolls',
    streamWhy: 'sealed before the game, checked after it',
    typed: 'We roll real dice',
    typedWhy: 'and type the faces',
    board: 'A board file of your own',
    boardWhy: 'Otherwise the usual one. If you own the original, play with its figures.',
    ownWhy: 'Leave empty for the usual one. Or choose a changed copy of the game’s own file.',
    position: 'A position to start from',
    positionWhy: 'Otherwise the beginning. For study: a file written at the command line.',
    begin: 'Set the table',
    none: 'Choose a file',
    badPosition: 'This file holds no position.',
  },

  friend: {
    heading: 'A table to share',
    play: (seat: string) => `To play ${seat}`,
    playWhy: 'Whoever opens this link sits down there. Send it to one person only.',
    watch: 'To watch',
    watchWhy: 'Whoever opens this link sees the game as it is played.',
    copyPlay: (seat: string) => `Copy the link to play ${seat}`,
    copyWatch: 'Copy the link to watch',
    go: 'Go to the table',
  },
};

function inWords(n: number): string {
  return ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][n] ?? String(n);
}
