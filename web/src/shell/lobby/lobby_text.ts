// Every word of the lobby.

export const text = {
  motto:
    'Tabletop games about the fall of Rome. You need no account, and the page applies the rules for you.',
  offline: 'Play without a server',
  offlineWhy:
    'The same games in your browser alone. You can install them and play without a connection.',
  laboratory: 'Laboratory',
  laboratoryWhy: 'Results of experiments: thousands of games, changing one thing at a time.',
  sandbox: 'Sandbox',
  rulebook: 'Rulebook',
  load: 'Load a game',
  coming: 'Loading the rules and the computer players. Your game opens as soon as they are here.',
  loadDrop: 'Drop a record or a Diplomacy position here',
  notOpened: (file: string) => `${file} cannot be opened.`,
  loadFailed: (file: string) => `${file}: this record cannot be continued.`,
  notReadable: 'It is neither a record of a game nor a position of Diplomacy.',
  continueHeading: 'Continue',
  forget: 'Remove from this list',
  deleteGame: 'Delete this game',
  deleteForGood: 'Delete permanently',
  loseSeat: 'Remove, and lose my seat',
  gamesHeading: 'Games',
  play: 'Play',
  watch: 'Watch',
  withFriends: 'With friends',
  playsAlone: 'Play alone against the game.',
  /** The button's sentence where there are several seats. */
  playsAs: (mine: string, computer: string, others: string) =>
    `Play: you are ${mine}; the computer (${computer}) plays ${others}.`,
  theOthers: (n: number) => `the other ${inWords(n)}`,
  options: 'More ways to start',
  also: (variant: string) => `Also here: ${variant}`,
  players: (n: number) => (n === 1 ? '1 player' : `${n} players`),
  minutes: (n: number) => (n < 120 ? `about ${n} min` : `about ${Math.round(n / 60)} h`),
  computers: 'How strong the computer players are',
  credits:
    'Each game belongs to its designer. We retell the rules in our own words. Coastlines are from Natural Earth; rivers and hills are sketched.',
  reconstruction:
    'Where a printed map or sheet is lost, its numbers are our reconstruction, and every board says so.',
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
    elsewhere: (onServer: boolean) => (onServer ? 'Brought to the server' : 'Taken along'),
    gone: 'No longer there',
    checking: 'Looking…',
    die: 'Waiting for a roll',
    left: (time: string) => `${time} left`,
    stopped: (time: string) => `Clock stopped, ${time} left`,
  },
  open: {
    heading: 'Join a table',
    join: 'Join',
    joinOf: (title: string, people: string) =>
      people ? `Join: ${title}, with ${people}` : `Join: ${title}`,
    free: (seats: string[]) => `Free: ${seats.join(', ')}`,
    byLot: (n: number) => (n === 1 ? '1 seat, by lot' : `${n} seats, by lot`),
    anonymous: 'anonymous',
    deadline: (time: string) => `${time} to order`,
    each: (time: string) => `${time} for each player`,
    ownFile: 'a file of their own',
    since: (minutes: number) => {
      if (minutes < 1) return 'just now';
      if (minutes < 60) return `${minutes} min ago`;
      const hours = Math.floor(minutes / 60);
      return hours < 48 ? `${hours} h ago` : `${Math.floor(hours / 24)} days ago`;
    },
    count: (n: number) =>
      n === 0
        ? 'No table needs players now.'
        : n === 1
          ? '1 table needs players.'
          : `${n} tables need players.`,
  },
  more: (n: number) => `Show all ${n}`,
  finished: (n: number) => `Finished (${n})`,
  you: (seats: string) => `You: ${seats}`,
  withPeople: (role: string, people: string) => `${role} · with ${people}`,
  alone: 'Alone',
};

function inWords(n: number): string {
  return ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][n] ?? String(n);
}
