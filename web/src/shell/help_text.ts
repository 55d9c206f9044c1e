// Every word of the help, which few people open: it comes when it is asked for.

export const text = {
  help: {
    heading: 'What is on the screen',
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
        'What you are asked, and the answers you may give here or on the map. The number before an answer is its key, and the one at the end of a line is the rule: press it to read it.',
      advice: 'A computer player says what it would do, and why. You need not follow it.',
      tabs: 'More to look at: what has happened, who plays, the dice, and settings.',
      log: 'What has happened, line by line. Press a line to see the table as it was then.',
      press:
        'Messages between the players, in one conversation for everyone and one for each group.',
      table: 'Who plays each seat, how the dice have fallen, settings, and the record of the game.',
      replay:
        'The whole game as a line from its first move to now. Drag the dot to look at any moment; nothing is undone by it.',
      report:
        'Where the game was won and lost: what each step gained or cost, and how good each decision was.',
      seats: 'The players, and which of them is you. The one who is asked now is underlined.',
      tools:
        'Undo your last answer, open the rulebook, save the game as a file, this help, and light or dark.',
    },
  },

  keys: {
    heading: 'Keys',
    ofGame: 'In this game',
    ofTable: 'At every table',
    list: [
      ['1 – 9', 'do the action with that number; type the face of a real die'],
      ['letters, in the list', 'filter the actions'],
      ['U', 'undo, back to the last die'],
      ['Shift U', 'do again what was undone'],
      ['A', 'ask for advice; press again to follow it'],
      ['Shift A', 'leave the rest of this part of the turn to the adviser; Esc stops him'],
      ['R', 'open the rulebook at the current rule'],
      ['/', 'find a rule'],
      ['Enter, Shift Enter', 'in the search for a rule: to the next or the previous place found'],
      ['L', 'open the log'],
      ['↑ ↓', 'in the log: to the next or the previous line; R opens the rule of a line'],
      ['E', 'show again what happened since your last answer'],
      [', .', 'in the story and the replay: one step back, one step on'],
      ['< >', 'in the story: one part back or on; in the replay: one turn back or on'],
      ['P', 'play or pause the replay'],
      ['← →', 'on the tabs: to the next or the previous part'],
      ['Esc', 'close the rulebook; go back to now'],
      ['?', 'explain the screen, and show these keys'],
    ] as const,
  },
};
