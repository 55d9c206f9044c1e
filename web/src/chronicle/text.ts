// The words of a chronicle.

export const text = {
  heading: 'Chronicle',
  toTable: 'To the table',
  print: 'Print or save as PDF',
  svg: 'Save as SVG',
  saving: 'Drawing…',
  notSaved: 'The drawing could not be made.',
  ended: (date: string) => `Ended on ${date}`,
  written: (date: string) => `Written on ${date}`,
  soFar: (turn: string) => `This game is still going: ${turn}.`,
  players: 'Who played',
  person: 'a person',
  nobody: 'nobody',
  computer: (player: string) => (player ? `computer, ${player}` : 'computer'),
  maps: 'The game in pictures',
  map: (turn: string) => `The map: ${turn}`,
  drawing: 'Drawing the maps…',
  curve: (seat: string) => `${chancesOf(seat)} to win, step by step`,
  curves: 'The chances of winning, step by step (a draw counts as a shared win)',
  turning: 'Turning points',
  marked: 'The numbers match those in the pictures and the curve.',
  luck: 'More strokes of luck',
  costly: 'More costly decisions',
  without: (seat: string, share: string) =>
    `Without the luck of the dice, ${inSentence(chancesOf(seat))} would have come to ${share}.`,
  points: (points: string, seat: string) => `${points} points for ${inSentence(seat)}`,
  estimate: 'All chances are estimates, learned from games between computer players.',
  noReport: (why: string) => `Luck and decisions could not be worked out. ${why}`,
};

/** The seat of a player alone may be called "You". */
const chancesOf = (seat: string) => (seat === 'You' ? 'Your chances' : `The chances of ${seat}`);

const inSentence = (words: string) =>
  words.replace(/^(You|Your|The)\b/, (first) => first.toLowerCase());
