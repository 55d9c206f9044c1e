// The words around games that were played here, decisions made again, and puzzles.

/** How many in a row: now, and at most. */
export interface Row {
  now: number;
  longest: number;
}

function inRow(one: string, { now, longest }: Row): string {
  const count = (number: number) => `${number} ${one}${number === 1 ? '' : 's'} in a row`;
  if (now === 0) return `${count(longest)} at most`;
  return now === longest ? count(now) : `${count(now)} now, and ${longest} at most`;
}

export const text = {
  /** In the report. */
  again: 'Try again',
  againOf: (turn: string) => `Try again: ${turn}`,
  series: (count: number) => `Try these ${count} again, one by one`,

  retry: 'Second try',
  puzzle: 'Puzzle',
  ask: 'Choose again. Then you see what your answer is worth.',
  askBest: 'One answer is clearly better than the others. Find it.',
  weighing: 'Comparing your answer with others…',
  right: 'Right',
  better: 'Better than in the game',
  worse: 'There is a better answer',
  wrong: 'Not the best answer',
  yours: 'You now',
  same: 'You again',
  then: 'In the game',
  best: 'Best known',
  show: 'Show the answer',
  repeat: 'Once more',
  playOn: 'Play on from here',
  next: (left: number) => (left === 1 ? 'The last one' : `Next (${left} left)`),
  back: 'Back',
  link: 'Link to this puzzle',

  puzzles: 'Puzzles',
  puzzlesOf: (game: string) => (game ? `Puzzles: ${game}` : 'Puzzles'),
  puzzlesWhy:
    'Positions from games between computer players, in which one answer is clearly better than all others. Your first answer counts.',
  score: (right: number, tried: number, all: number) =>
    tried === 0 ? `${all} puzzles.` : `${right} of ${tried} right, ${all - tried} to go.`,
  row: (row: number, longest: number) =>
    longest === 0 ? '' : `In a row: ${row}; longest: ${longest}.`,
  firstPuzzle: 'First puzzle',
  nextPuzzle: 'Next puzzle',
  noPuzzles: 'There are no puzzles for this game yet. Other games have some:',
  noPuzzle: 'This puzzle does not exist. Choose one of these.',
  allTried: 'You have tried them all. You can repeat any of them.',
  grade: (grade: number) =>
    `Grade ${grade}${['', ': easy', '', ': middling', '', ': hard'][grade] ?? ''}`,
  puzzleAt: (number: number, state: string) => `Puzzle ${number}, ${state}`,
  solved: 'right',
  missed: 'wrong',
  untried: 'not tried',

  games: 'Your games',
  gamesWhy:
    'The games that you finished in this browser. They stay here, unless you save them as a file.',
  noGames: 'When you have finished a game, it is kept here with its record and its report.',
  sums: 'Results',
  sumHeads: ['Game', 'Against', 'Games', 'Result', 'Given away'],
  sumsWhy:
    'Result: the mean share of a win. Given away: what your decisions cost, in points of a hundred, where there is a report. Games that begin in the middle are not counted.',
  wins: (game: string, row: Row) => `You have won ${game} ${inRow('time', row)}.`,
  onlyGame: 'the game',
  people: 'people',
  list: 'Games, the last one first',
  given: (points: string, luck: string) => `Decisions ${points}, luck ${luck}`,
  noReport: 'no report yet',
  remove: 'Remove this game',
  removeSure: 'Remove for good',
  export: 'Save all as a file',
  import: 'Add games from a file',
  notGames: 'This file has no games from here.',

  daily: 'Today’s games',
  dailyWhy:
    'One try a day at each game, with the same dice for everybody: they come from the date. Anybody could work them out, so play fair.',
  playToday: 'Play',
  goOn: 'Go on',
  look: 'Open',
  copy: 'Copy the result',
  days: (row: Row) => `You have played games of the day on ${inRow('day', row)}.`,
  gone: 'You have had your try today, and removed it.',
  yesterday: 'Yesterday',
  levels: 'How the computer players do with these dice',
  playing: 'playing…',
} as const;
