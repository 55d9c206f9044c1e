// Every word of the table page and of what all pages share. The lobby and the rulebook have
// catalogues of their own.

export const text = {
  wordmark: 'OCCASVS',
  product: 'Occasus',
  home: 'OCCASVS: all games',
  loading: 'Opening the game…',
  close: 'Close',
  notices: 'Notices',
  statusLine: 'Status',
  grip: 'Show more of this part',
  why: 'why not?',
  copied: 'Copied',
  yourMove: 'your move',
  rule: (id: string) => `Rule ${id}`,

  theme: { toDark: 'Dark page', toLight: 'Light page' },

  top: {
    undo: 'Undo',
    redo: 'Redo',
    rules: 'Rules',
    save: 'Save the game',
    help: 'Help',
    seats: 'Who plays',
  },

  undo: {
    done: 'Undone.',
    noRedo: 'Nothing to redo.',
    none: 'Nothing to undo.',
    watching: 'Only a player can undo.',
    replaying: 'You are looking at the past. Go back to now to undo.',
    offline: 'Not connected. Try to undo again when the connection is back.',
  },

  missed: {
    heading: (count: number) =>
      count === 1
        ? 'While you were away, one thing happened'
        : `While you were away, ${count} things happened`,
    more: (count: number) =>
      count === 1 ? 'and one more, in the log' : `and ${count} more, in the log`,
    times: (line: string, times: number) => `${line} (${times} times)`,
    show: 'Show me',
  },

  opening: {
    heading: (title: string) => `New here? ${title} in short`,
    understood: 'Understood',
    lessons: 'Learn it by playing',
    rulebook: 'Rulebook',
  },

  course: {
    stopped: 'Stopped: the game now needs a different decision.',
    advised: 'The adviser plays for you.',
    stop: 'Stop',
  },

  prompt: {
    heading: 'What to do',
    actions: 'Actions',
    asList: 'All actions as a list',
    asked: (seat: string) => `${seat} is asked:`,
    filter: 'Filter the actions',
    noMatch: 'No action begins with this text.',
    notNow: 'Not now',
    watching: 'You are watching.',
    sending: 'Sending…',
    kept: 'Saved until the connection is back.',
    fillIn: (missing: string) => `Choose for ${missing}`,
    clear: 'Clear',
    typedDie: (sides: number) => `Which face did the die of ${sides} sides show?`,
    typing: (digits: string) => `${digits}: Enter, or one more digit.`,
    face: (n: number) => `Face ${n}`,
    replayPly: (ply: number) => `The table at step ${ply}`,
    backToNow: 'Back to now',
  },

  story: {
    heading: 'What happened',
    skip: 'Skip',
    place: (at: number, count: number) => `${at} of ${count}`,
    asked: (question: string) => `Next decision: ${question}`,
    retell: (count: number) => `Events: ${count}`,
  },

  advice: {
    ask: 'Advise me',
    rest: 'Let the adviser finish',
    restWhy: 'The adviser plays for you until the next phase.',
    thinking: 'Thinking…',
    title: 'Advice',
    from: (player: string) => `from ${player}`,
    doIt: 'Do it',
    layOut: 'Lay it out',
    none: 'No advice is available.',
    fear: 'Biggest risk',
    instead: 'Other good choices, and why they are worse',
    worth: (chance: string) => `${chance} to win`,
  },

  result: {
    heading: 'The game is over',
    offered: 'A rematch waits for everyone who played here.',
    watch: 'The players have a rematch. You can watch it.',
    swapped: (seat: string) => `The sides are swapped: you play ${seat} now.`,
    again: {
      join: 'Join the rematch',
      watch: 'Watch the rematch',
      alone: 'New game',
      rematch: 'Rematch',
      swapped: 'Swap sides',
      'same dice': 'Again with the same dice',
    },
    noSameDice: 'These dice cannot be repeated: they were rolled at two tables.',
    review: 'Review it',
    chronicle: 'Chronicle',
    verify: 'Check the dice',
  },

  tabs: {
    label: 'Parts of the table',
    move: 'Move',
    log: 'Log',
    press: 'Messages',
    replay: 'Replay',
    report: 'Report',
    table: 'Table',
  },

  log: {
    heading: 'Log',
    empty: 'Nothing has happened yet.',
    undone: 'undone',
    jump: (ply: number) => `Show step ${ply}`,
    newer: 'Jump to the latest entry',
  },

  replay: {
    heading: 'Replay',
    first: 'To the beginning',
    previous: 'One step back',
    play: 'Play',
    pause: 'Pause',
    next: 'One step on',
    last: 'To now',
    slider: 'Step shown',
    speed: (times: number) => `Speed ${times} times`,
    live: 'live',
    end: 'the end',
    offline: 'not connected',
    at: (ply: number, last: number) => `Step ${ply} of ${last}`,
    ply: (ply: number) => `step ${ply}`,
    notLive: (ply: number) => `step ${ply}, not live`,
    link: 'Link to this position',
  },

  proposals: {
    heading: 'Proposals',
    propose: 'Draw, resign and more',
    agree: 'Agree',
    decline: 'Decline',
    withdraw: 'Withdraw',
    own: (title: string) => `Your proposal: ${title}.`,
    agreed: (who: string) => `Agreed: ${who}.`,
    awaited: (who: string) => `Still to answer: ${who}.`,
    declined: (who: string) => `Declined: ${who}.`,
    advice: 'Advice and reports are allowed, because all agreed.',
  },

  press: {
    arrived: (count: number) =>
      count === 1 ? 'You have a new message.' : `You have ${count} new messages.`,
    heading: 'Messages',
    conversations: 'Conversations',
    none: 'No messages yet.',
    removed: 'The host removed this message.',
    everyone: 'Everyone',
    all: 'everyone',
    host: 'The host',
    you: 'You',
    new: 'new',
    draft: 'draft',
    group: 'New group',
    groupOf: 'You and',
    openGroup: 'Open the conversation',
    write: (readers: string) => `Your message to ${readers}`,
    sendTo: (readers: string) => `Send to ${readers}`,
    remove: 'Remove',
    removeWhy: 'The text of the message is gone for everybody. You cannot take this back.',
    removeSure: 'Remove the message',
    shutAll: 'The host has turned off messages.',
    shutPrivate: 'You can write only to everyone.',
    shutPhase: 'You can write messages only while orders are being given.',
    muted: 'The host has muted you: you may read but not write.',
    watching: 'You are a spectator. You can read public messages.',
    unread: (count: number) => `${count} unread`,
    moderate: 'Host settings',
    allowed: 'Messages allowed',
    allowedValues: { none: 'None', public: 'To everyone only', all: 'To anyone' },
    phases: 'When messages are allowed',
    phasesValues: { all: 'At any time', movement: 'Only while moves are ordered' },
    watchers: 'Spectators read public messages',
    mute: (seat: string) => `Mute ${seat}`,
  },
  sealed: {
    heading: 'Confirmed players',
    /** A question for one of several seats. */
    askedOf: (seat: string, question: string) =>
      `${seat}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
    write: 'What are your orders?',
    nothing: 'You have nothing to order.',
    nothingAs: (seat: string) => `${seat}: you have nothing to order.`,
    closed: 'Your orders are confirmed.',
    closedAs: (seat: string) => `${seat}: your orders are confirmed.`,
    others: 'Orders are being written.',
    notAsked: 'You have nothing to order. The others are still writing.',
    confirmed: 'confirmed',
    writing: 'not yet',
    idle: 'has nothing to order',
    deadline: 'Deadline',
    noDeadline: 'No deadline',
    laterDeadline: (words: string) => `No deadline in this phase. From the next one: ${words}`,
    forMoves: (time: string) => `${time} for moves`,
    forOthers: (time: string) => `${time} for other phases`,
    stopped: 'Clock stopped',
    gathering: (time: string) => `${time} once everyone has joined`,
    waits: (time: string) => `${time}, waiting`,
    left: (time: string) => `${time} left`,
    past: 'Time is up',
    overtaken: (names: string) =>
      `Time was up: ${names} had not confirmed, and the orders stood as they were written.`,
    clock: 'Clock',
    movement: 'Time for moves',
    other: 'Time for other phases',
    set: 'Set',
    setWhy: 'A new time holds from the next phase.',
    stop: 'Stop the clock',
    go: 'Resume the clock',
    waiting: (count: number) =>
      count === 1 ? 'One seat is still writing.' : `${count} seats are still writing.`,
  },
  handOver: {
    heading: (seat: string) => `Pass the screen to the player of ${seat}.`,
    why: 'Orders are secret: they appear after that player presses the button.',
    take: (seat: string) => `Continue as ${seat}`,
    others: 'Somebody else',
    alone: (count: number) => `I control all ${count} seats: show every order`,
    none: 'Everyone at this screen has confirmed.',
  },
  waiting: {
    computer: (seat: string) => `The computer is thinking for ${seat}.`,
    toMove: (seat: string) => `Waiting for ${seat} to move.`,
    toSit: (seat: string) => `Waiting for ${seat} to sit down.`,
    away: (seat: string, since: string) =>
      since ? `Waiting for ${seat} (away since ${since}).` : `Waiting for ${seat} (away).`,
    forAnyone: (seat: string) => `Waiting for someone to sit down as ${seat}.`,
    copySeat: (seat: string) => `Copy the link to play ${seat}`,
    copyTable: 'Copy the link to this table',
    sit: (seat: string) => `Sit down as ${seat}`,
    cutLink:
      'A link to play is longer than this address. If somebody sent you one, ask for it again.',
  },
  room: {
    heading: 'The waiting room',
    what: 'You can go to the table and play now.',
    clock: 'The clock starts when everyone has joined.',
    thisComputer:
      'This address works only on this computer. Others need the network address of this computer.',
    linkWhy: (seat: string) => `${seat}: for one person, who sits down by opening this link.`,
    openWhy: (seats: number) =>
      `Share this with anyone: the first ${seats === 1 ? 'person' : `${seats} people`} to accept ${seats === 1 ? 'plays' : 'play'}, the others watch.`,
    notYet: 'not here yet',
    here: 'here',
    gone: 'joined, then left',
    several: 'One person plays several seats',
    severalWhy: 'Choose the seats. One link opens all of them.',
    qr: 'QR code',
    qrOf: (seat: string) => `QR code of the link to play ${seat}`,
    hasCome: (seat: string) => `${seat} is here.`,
    watchWhy: 'To watch without playing:',
    go: 'Go to the table',
    open: 'Waiting room',
  },
  person: {
    ask: (seat: string) => `You play ${seat}. What shall the others call you?`,
    done: 'Done',
    label: 'Your name',
    why: 'Players and spectators see it. Leave it empty to be shown by the name of your seat.',
    hidden: 'The others see it only when the game is over.',
  },
  sitDown: {
    heading: 'Will you play?',
    what: (title: string, seats: number) =>
      seats === 1
        ? `A seat is free at this table of ${title}.`
        : `${seats} seats are free at this table of ${title}.`,
    byLot: 'Sit down by lot',
    watch: 'Only watch',
  },
  whenClosed: {
    tell: 'Tell me when it is my turn',
    told: 'Notices of your turn are on',
    push: {
      order: 'Show a notice in this browser',
      done: () =>
        'This browser shows a notice when it is your turn, even while the page is closed.',
    },
    mail: {
      label: () => 'Your e-mail address',
      order: 'Send me mail',
      done: (address: string) => `When it is your turn, you get mail at ${address}.`,
    },
    asked: {
      done: (address: string) => `Confirm your address by the link in the mail to ${address}.`,
    },
    hook: {
      label: (hosts: string) => `Webhook that gets a message at each turn (${hosts})`,
      order: 'Call this webhook',
      done: (address: string) => `At each turn, a message goes to ${address}.`,
    },
    stop: 'Stop',
    notAllowed: 'This browser does not allow notices from this site. Change that in its settings.',
  },
  seats: {
    heading: 'Who plays',
    you: 'you',
    human: 'player',
    computer: 'computer',
    open: 'open',
    away: 'away',
    notYet: 'not here yet',
    lesson: 'the lesson',
    personAway: (person: string, since: string) =>
      since === '' ? `${person}, away` : `${person}, away since ${since}`,
    yourself: (person: string) => `${person} (you)`,
    comes: (who: string) => `${who} joined.`,
    goes: (who: string) => `${who} left.`,
    shared: (seat: string) =>
      `${seat}: your seat is also open in another window. Choices made there count here.`,
    alone: (seat: string) => `${seat}: only this window plays your seat now.`,
    here: 'here',
    copySeat: 'Copy the link to this seat',
    copyWatch: 'Copy a link to watch',
    hand: 'Hand over to the computer',
    handWhy: (seat: string, who: string) =>
      `The computer takes over ${seat} at once, and ${who} sees a notice. You can give the seat back.`,
    inviteWhy: (who: string) =>
      `The link of ${who} stops working, and you get a new link for a friend.`,
    isHere: (who: string) => `At the table now: ${who}.`,
    isAway: (who: string) => `Away: ${who}.`,
    keep: 'Go back',
    handSure: 'Hand over',
    inviteSure: 'Make a new link',
    restore: 'Give the seat back to its player',
    handed: (seat: string) =>
      `The host has given ${seat} to the computer, which plays for you now.`,
    restored: (seat: string) => `You play ${seat} again.`,
    given: (seat: string) => `The host has given ${seat} to somebody else. You are watching.`,
    back: 'Take the seat back',
    take: 'Sit here',
    invite: 'Invite a friend here',
    offer: 'Offer the seat to anybody',
    isOffered: 'The lobby of this server offers this seat.',
    offerWhy: (who: string) =>
      `The link of ${who} stops working, and the lobby of this server offers the seat to anybody.`,
    level: 'Computer player',
    seatLink: 'Anyone with this link can play this seat.',
    linkShown: 'Copy this by hand:',
  },

  report: {
    heading: 'Report',
    what: 'The report shows where the game was won and lost: what each step gained or cost each seat, and how each decision compares with the best one known.',
    soFar: 'The game is not over. The report covers it so far.',
    make: 'Make the report',
    again: 'Make it again',
    stop: 'Stop',
    reading: 'Reading the game…',
    weighing: (done: number) =>
      `Weighing every step of the game: ${Math.floor(done * 100)} % done.`,
    stopped: 'The report was stopped.',
    tooLong:
      'This game is too long for the page. The command line makes its report: occasus report.',
    chronicle: 'Chronicle: the whole game on one page',
    seat: 'The chances of',
    curve: 'Chance of winning, step by step (a draw counts as a shared win)',
    curveAlone: 'Chance of winning, step by step',
    slider: 'Step',
    at: (step: number, share: string) => `Step ${step}: ${share}`,
    sum: 'Luck and skill',
    start: 'At the start',
    luck: 'Luck of the dice',
    decisions: 'Own decisions',
    others: 'Decisions of others',
    reappraisal: 'Reappraisal',
    reappraisalWhy:
      'Reappraisal: the estimate of the same position changed. That is neither luck nor a mistake.',
    end: 'At the end',
    now: 'Now',
    adjusted: (share: string) => `Without the luck of the dice: ${share}.`,
    points: (points: string) => `${points} points`,
    turning: 'Turning points',
    noTurning: 'Nothing changed the chances much.',
    costly: 'Decisions that cost most',
    noCostly: 'No decision was clearly worse than the best.',
    dice: 'Dice that mattered most',
    given: 'Given:',
    better: 'Better:',
    marks: { doubtful: 'doubtful', mistake: 'mistake', blunder: 'blunder' },
    whatIf: (step: number) => `What if? Play on from step ${step}`,
    whatIfWhy: 'A new table begins there. This table stays as it is.',
    estimate: 'All chances are estimates, learned from games between computer players.',
  },

  dice: {
    heading: 'Dice',
    stream: 'The table rolls.',
    typed: 'You roll real dice and type the faces.',
    sealed: 'Dice sealed before the game',
    print: (digest: string) => `fingerprint ${digest.slice(0, 8)}…`,
    added: (seats: string, isOwn: boolean) =>
      isOwn
        ? `This browser added its own random number to the dice (${seats}), so the server cannot have chosen them.`
        : `Players’ browsers added random numbers to the dice: ${seats}.`,
    addedBy: (seat: string, step: number) =>
      step === 0 ? `${seat}, from the first roll` : `${seat}, after step ${step}`,
    ownIsMissing:
      'The random number that this browser added to the dice is missing from the record. Somebody has changed the table.',
    known: 'These dice are not secret: they repeat those of a finished game.',
    sealedWhy:
      'All dice come from one secret number. This is its fingerprint (SHA-256), fixed before the first roll. When the game is over, the secret is shown and every die can be checked.',
    verify: 'Verify every die',
    verifying: 'Checking…',
  },

  luck: {
    heading: 'How often each number came up',
    rolls: (n: number) => (n === 1 ? '1 roll' : `${n} rolls`),
    mean: (mean: string, fair: string) => `mean ${mean}, fair ${fair}`,
    face: (face: number, count: number, expected: string) =>
      `Face ${face}: ${count} times, ${expected} expected`,
    none: 'No die has been rolled yet.',
    key: 'Bars: how often each number came up. Line: how often it was expected.',
  },

  settings: {
    heading: 'Settings',
    forced: 'Play forced moves for me',
    forcedWhy: 'If there is only one legal action, the page takes it for you.',
    sounds: 'Sounds',
    soundsWhy: 'For events at the table. In a hidden tab a bell says that it is your turn.',
    volume: 'Volume',
    notices: 'Call me when it is my turn',
    noticesWhy: 'Your system shows a notice while this tab is hidden.',
    noticesRefused: 'This browser does not let the page send notices. Its settings can allow them.',
  },

  record: {
    heading: 'This game',
    download: 'Download the record',
    failed: 'It could not be saved.',
  },

  picture: {
    heading: 'Picture of this position',
    why: 'The map as it stands now, or at the step of the replay that is shown, with its title and date.',
    svg: 'SVG drawing',
    png: 'PNG picture',
    print: 'PNG for printing on A3',
    making: 'Drawing…',
    save: 'Save a picture',
    failed: 'The picture could not be made.',
    scenario: (name: string) => `Scenario of ${name}`,
    moves: (seat: string) => `${seat} to move`,
    orders: 'orders are being written',
    openTable: 'Open the table',
  },

  journey: {
    take: 'Continue offline',
    takeWhy:
      'The game continues in this browser, without a connection. You keep your seat and can bring the game back.',
    bring: 'Bring it to the server',
    bringWhy: 'The game continues there, and you keep your seat.',
    copyWhy: 'This game is finished, so only a copy is made.',
    noRoom: 'This browser has no room for the game. Download the record and load it there.',
    taking: 'Moving the game…',
    notTaken: 'The game could not be moved.',
    stays: (why: string) => `${why} The game continues at the server.`,
    back: 'Back to the server',
    hasCome: (onServer: boolean) =>
      onServer
        ? 'This game, with all its moves, is back at the server.'
        : 'This game, with all its moves, is now stored in this browser.',
    goesOn: (onServer: boolean) =>
      onServer
        ? 'You have moved this game to the server. It continues there.'
        : 'You have moved this game. It continues in this browser, without the server.',
    go: 'Go there',
  },

  connection: {
    heading: 'Connection',
    connecting: 'Connecting…',
    waiting: (seconds: number) => `Not connected. Trying again in ${seconds} s.`,
    retry: 'Try now',
    lost: 'The connection is lost. Your moves are kept, and sent when it is back.',
    back: 'Connected again.',
  },

  announce: {
    yourMove: (prompt: string) => `Your move. ${prompt}`,
    over: (title: string) => `The game is over: ${title}.`,
  },

  events: (count: number, last: string) =>
    `${count} things happened. ${last} The log has the rest.`,

  generic: {
    heading: 'The table in words',
    note: 'There is no map for this game yet, so the position is shown as text.',
    printed: 'Printed on the board',
    yes: 'yes',
    no: 'no',
    nothing: 'nothing',
  },

  errors: {
    missing: 'Page not found.',
    missingWhy: 'The address may be mistyped.',
    noTable: 'There is no such table.',
    noTableWhy: 'It may have been deleted, or the link is not complete.',
    broken: 'Something went wrong.',
    unopened: 'This table cannot be opened.',
    unopenedKept: 'Its record is kept and can be downloaded.',
    unopenedHost:
      'Its record is kept. The person who set up the table can download it on this page.',
    brokenWhy: 'Nothing was lost: the table is kept on the server. Load the page again.',
    part: 'Part of this page did not load.',
    partWhy: 'The server may have a newer version. Nothing was lost: load the page again.',
    home: 'To the games',
    reload: 'Load again',
    wrongLink:
      'This link does not open a seat: part of it is missing, or somebody else has the seat now. Ask for a new link. You are watching.',
    lostSeat: 'Your seat here was given to somebody else. You are watching.',
  },
};
