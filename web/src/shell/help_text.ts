// Every word of the help, which few people open: it comes when it is asked for.

export const text = {
  help: {
    heading: 'On the screen',
    names: {
      turn: 'The turn',
      question: 'The question',
      advice: 'Advice',
      sheet: 'The map',
      aside: 'Facts and chances',
      tabs: 'Other parts',
      log: 'The log',
      press: 'Messages',
      table: 'The table',
      replay: 'The replay',
      report: 'The report',
      seats: 'Who plays',
      tools: 'Tools',
    },
    parts: {
      turn: 'Where the game stands: the turn, and the phase that is played now.',
      question:
        'The question and your choices, here or on the map. Type the number of a choice to take it. The label at the end of a line is the rule; click it to read it.',
      advice: 'A computer player says what it would do, and why. You need not follow it.',
      tabs: 'More tabs: the log, the report, and the table with its players and settings.',
      log: 'The events, line by line. Press a line to see the table as it was then.',
      press:
        'Messages between the players, in one conversation for everyone and one for each group.',
      table: 'The players, settings, and the record of the game.',
      replay:
        'The whole game, from its first move to now. Drag the dot to see any moment. Nothing is undone.',
      report:
        'Where the game was won and lost: what each step gained or cost, and how good each decision was.',
      seats: 'The players, and which one is you. The player to move is underlined.',
      tools:
        'Undo your last move, open the rulebook, save the game as a file, this help, and light or dark.',
    },
  },

  keys: {
    heading: 'Keys',
    ofGame: 'In this game',
    ofTable: 'At every table',
    list: [
      ['1 – 9', 'take the choice with that number'],
      ['A – Z, in the list', 'filter the actions'],
      ['U', 'undo your last move, while that is possible'],
      ['Shift U', 'redo what you undid'],
      ['A', 'ask for advice; press again to follow it'],
      ['Shift A', 'let the adviser finish this phase; Esc stops it'],
      ['R', 'open the rulebook at the current rule'],
      ['/', 'find a rule'],
      ['Enter, Shift Enter', 'in the search for a rule: next match, previous match'],
      ['L', 'open the log'],
      ['↑ ↓', 'in the log: to the next or the previous line; R opens the rule of a line'],
      ['E', 'replay what happened since your last move'],
      [', .', 'in the story and the replay: previous step, next step'],
      ['< >', 'in the story: previous part, next part; in the replay: previous turn, next turn'],
      ['P', 'play or pause the replay'],
      ['← →', 'on the tabs: previous tab, next tab'],
      ['Esc', 'close the rulebook; go back to now'],
      ['?', 'explain the screen, and show these keys'],
    ] as const,
  },
};
