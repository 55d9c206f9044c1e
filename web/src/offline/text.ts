// Every word about the page without a server.

export const text = {
  newer: 'A newer version of this page is ready. Your games stay.',
  load: 'Load it',
  full: 'This browser has no room left: the last move was not saved.',
  save: 'Save the game as a file',
  notSaved: (why: string) => `The game could not be saved. ${why}`,
  weights: 'A file of this computer player could not be loaded, so it cannot play.',
  again: 'Load again',
  unreadable: 'This version cannot read this saved game. The game is unchanged.',
};
