// Every word of the table page and of what all pages share. The lobby and the rulebook have
// catalogues of their own.

export const text = {
  wordmark: 'OCCASVS',
  product: 'Occasus',
  home: 'OCCASVS: all games',
  loading: 'Setting the table…',
  close: 'Close',
  statusLine: 'Status',
  grip: 'Show more of this part',
  why: 'why not?',
  copied: 'Copied',
  rule: (id: string) => `Rule ${id}`,

  theme: { toDark: 'Dark page', toLight: 'Light page' },

  top: {
    undo: 'Undo',
    redo: 'Do again',
    rules: 'Rules',
    save: 'Save the game',
    keys: 'Keys',
    seats: 'Who plays',
  },

  undo: {
    done: 'Undone.',
    noRedo: 'There is nothing to do again.',
    none: 'There is nothing to undo: nothing has been decided since the last die.',
    watching: 'Only a player can undo.',
    replaying: 'An old ply is shown. Go back to now to undo.',
    offline: 'Not connected; undo again when the table is back.',
  },

  prompt: {
    heading: 'What to do',
    actions: 'Actions',
    asList: 'All actions as a list',
    filter: 'Filter the actions',
    noMatch: 'No action begins with these letters.',
    notNow: 'Not now',
    watching: 'You are watching.',
    waitingFor: (seat: string) => `${seat} is thinking.`,
    sending: 'Sending…',
    kept: 'Kept until the connection is back.',
    fillIn: (missing: string) => `Choose for ${missing}`,
    clear: 'Clear',
    typedDie: (sides: number) => `Which face did the die of ${sides} sides show?`,
    typing: (digits: string) => `${digits}: Enter, or one more digit.`,
    face: (n: number) => `Face ${n}`,
    replayPly: (ply: number) => `As it stood at ply ${ply}`,
    backToNow: 'Back to now',
    skip: 'Press anywhere, or Esc, to skip.',
  },

  advice: {
    ask: 'Advise me',
    thinking: 'Thinking…',
    title: 'Advice',
    from: (player: string) => `from ${player}`,
    doIt: 'Do it',
    layOut: 'Lay it out',
    none: 'No advice could be had.',
    worth: (chance: number) => `${Math.round(chance * 100)} % to win`,
  },

  result: {
    heading: 'The game is over',
    again: 'New game',
    review: 'Review it',
    verify: 'Check the dice',
  },

  tabs: {
    label: 'Parts of the table',
    move: 'Move',
    log: 'Log',
    replay: 'Replay',
    table: 'Table',
  },

  log: {
    heading: 'Log',
    empty: 'Nothing has happened yet.',
    undone: 'undone',
    jump: (ply: number) => `Show ply ${ply}`,
    newer: 'To the newest',
  },

  replay: {
    heading: 'Replay',
    first: 'To the beginning (first ply)',
    previous: 'One step back',
    play: 'Play',
    pause: 'Pause',
    next: 'One step on',
    last: 'To now',
    slider: 'Ply shown',
    speed: (times: number) => `Speed ${times} times`,
    live: 'live',
    offline: 'not connected',
    at: (ply: number, last: number) => `Ply ${ply} of ${last}`,
    ply: (ply: number) => `ply ${ply}`,
    notLive: (ply: number) => `ply ${ply}, not live`,
  },

  seats: {
    heading: 'Who plays',
    you: 'you',
    human: 'human',
    computer: 'computer',
    open: 'open',
    away: 'away',
    here: 'here',
    copySeat: 'Copy the link to this seat',
    copyWatch: 'Copy a link to watch',
    hand: 'Hand over to the computer',
    back: 'Take the seat back',
    take: 'Sit here',
    level: 'Computer player',
    seatLink: 'Whoever has this link plays this seat.',
    linkShown: 'Copy this link by hand:',
  },

  dice: {
    heading: 'Dice',
    stream: 'The table rolls.',
    typed: 'You roll real dice and type the faces.',
    sealed: 'Dice sealed before the game',
    sealedWhy:
      'The fingerprint (SHA-256) of the secret the dice come from. It was fixed before the first roll; when the game is over the secret is shown, and every die can be checked.',
    verify: 'Verify every die',
    verifying: 'Checking…',
    verified: (plies: number) =>
      `Every one of the ${plies} plies was replayed and every die is right.`,
    legal: (plies: number) => `All ${plies} plies were replayed and are legal.`,
    stillSealed: 'The dice are still sealed: the secret is shown when the game is over.',
    partly:
      'Every die since this table took the game over is right; the earlier ones can be checked where the game was saved.',
    typedDice: 'The dice were typed in, so there is nothing to check them against.',
  },

  luck: {
    heading: 'How the dice fell',
    rolls: (n: number) => (n === 1 ? '1 roll' : `${n} rolls`),
    mean: (mean: string, fair: string) => `mean ${mean}, fair ${fair}`,
    face: (face: number, count: number, expected: string) =>
      `Face ${face}: ${count} times, ${expected} expected`,
    none: 'No die has been rolled yet.',
    key: 'Columns: how often each face fell. Line: what was to be expected.',
  },

  settings: {
    heading: 'Settings',
    forced: 'Play forced moves for me',
    forcedWhy: 'When there is only one thing to do, it is done.',
  },

  record: {
    heading: 'This game',
    download: 'Download the record',
    failed: 'It could not be saved.',
  },

  connection: {
    heading: 'Connection',
    connecting: 'Connecting…',
    waiting: (seconds: number) => `Not connected. Trying again in ${seconds} s.`,
    retry: 'Try now',
    lost: 'The connection is lost. What you do is kept and sent when it is back.',
    back: 'Connected again.',
  },

  announce: {
    yourMove: (prompt: string) => `Your move. ${prompt}`,
    over: (title: string) => `The game is over: ${title}.`,
  },

  events: (count: number, last: string) =>
    `${count} things happened. ${last} The log has the rest.`,

  keys: {
    heading: 'Keys',
    list: [
      ['1 – 9', 'do the action with that number; type the face of a real die'],
      ['letters, in the list', 'filter the actions'],
      ['U', 'undo to the last die'],
      ['Shift U', 'do again what was undone'],
      ['A', 'advise me'],
      ['R', 'rulebook at the current rule'],
      ['/', 'find a rule'],
      ['L', 'log'],
      [', .', 'replay: one step back, one step on'],
      ['< >', 'replay: one turn back, one turn on'],
      ['P', 'play or pause the replay'],
      ['Esc', 'close the rulebook; back to now'],
      ['?', 'these keys'],
    ] as const,
  },

  generic: {
    heading: 'The table in words',
    note: 'This game has no drawing yet. What the table holds is written out here.',
    printed: 'What is printed',
    yes: 'yes',
    no: 'no',
    nothing: 'nothing',
  },

  errors: {
    missing: 'There is nothing here.',
    missingWhy: 'The address may be mistyped.',
    noTable: 'There is no such table.',
    noTableWhy: 'It may have been cleared away, or the link is not complete.',
    broken: 'Something went wrong.',
    brokenWhy: 'Nothing was lost: the table is kept on the server. Load the page again.',
    home: 'To the games',
    reload: 'Load again',
    wrongToken: 'This link does not open a seat here. You are watching.',
  },
};
