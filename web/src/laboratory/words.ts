// Words for the names in the file of an experiment, wherever people read them.

import { capital, listed } from '../games/words';
import type { Cell, Summary } from './summary';

const spaced = (name: string) => name.replaceAll('_', ' ');

/** "Visigoths (Alaric)": the leader does not fit into a sentence. */
const bare = (title: string) => title.replace(/ \(.*\)$/, '');
const isPeople = (title: string) => /(s|British)$/.test(bare(title));

/** A person, a people or an empire needs an article: "the Roman", "the Huns"; a country does not. */
export const theSeat = (title: string) =>
  isPeople(title) || /^(Roman|Barbarian)$|Empire$/.test(bare(title))
    ? `the ${bare(title)}`
    : bare(title);

export const titleOf = (summary: Summary, seat: number) =>
  summary.experiment.seats[seat]?.title ?? '';
/** The game calls a player who is alone "You", which is no name. */
const isNamed = (title: string) => title !== '' && title !== 'You';
const win = (title: string) => (isPeople(title) ? 'win' : 'wins');

/** "Games the Roman wins"; without a name "Games won". */
export function gamesWon(summary: Summary, seat: number): string {
  const title = titleOf(summary, seat);
  return isNamed(title) ? `Games ${theSeat(title)} ${win(title)}` : 'Games won';
}

/** The wins of seats, where several stand in one picture, whose colours name them. */
export const gamesWonBy = (summary: Summary, seats: number[]) =>
  seats.length === 1 ? gamesWon(summary, seats[0] ?? 0) : 'Games each seat wins';

/** For the axis of a picture: "games the Roman wins, %". */
export const winsAxis = (title: string) => `${title.charAt(0).toLowerCase()}${title.slice(1)}, %`;

/** Within a sentence: "the Roman wins", "Rome wins". */
export function whoWins(summary: Summary, seat: number): string {
  const title = titleOf(summary, seat);
  return isNamed(title) ? `${theSeat(title)} ${win(title)}` : 'the player wins';
}

function playerWords(summary: Summary, name: string): string | undefined {
  const [, role, id] = /^(player|rival) (.+)$/.exec(name) ?? [];
  if (!role || !id) return undefined;
  if (id === 'all') return `all ${role}s`;
  const title = summary.experiment.seats.find((seat) => seat.id === id)?.title ?? spaced(id);
  if (!isNamed(title)) return role;
  return `${bare(title)}${bare(title).endsWith('s') ? '’' : '’s'} ${role}`;
}

/** The variable: "own target", "Roman’s player". */
export const variableWords = (summary: Summary, name: string) =>
  playerWords(summary, name) ?? spaced(name);

/** The variables that set setups apart, by their number; what is the same everywhere is not repeated. */
export function varying(summary: Summary): number[] {
  return summary.experiment.variables.flatMap((_, n) =>
    new Set(summary.cells.map((cell) => cell.levels[n])).size > 1 ? [n] : [],
  );
}

/** A value, or how much is added to it. */
const becomes = (level: string) => (/^[+-]/.test(level) ? level.replace('-', '−') : `= ${level}`);

/** The values of a setup, in full: "start = 12, wall −1". */
export function setupName(summary: Summary, cell: Cell): string {
  const parts = summary.experiment.variables.flatMap((variable, n) =>
    cell.levels[n] ? [`${variableWords(summary, variable.name)} ${becomes(cell.levels[n])}`] : [],
  );
  return parts.join(', ') || 'as it is';
}

/** Where one thing is changed at a time, most columns would be empty: the change alone is named. */
const isByChange = (summary: Summary) => summary.experiment.design === 'one_at_a_time';

/** The heads of the columns that name a setup: one for each variable. */
export function setupHeads(summary: Summary): string[] {
  if (isByChange(summary)) return ['what is changed'];
  return varying(summary).map((n) =>
    variableWords(summary, summary.experiment.variables[n]?.name ?? ''),
  );
}

/** The cells in these columns. */
export const setupParts = (summary: Summary, cell: Cell): string[] =>
  isByChange(summary)
    ? [setupName(summary, cell)]
    : varying(summary).map((n) => cell.levels[n] ?? '');

/** For legends and panels: "scenario 3"; of several variables the values alone, in their order. */
export function shortName(summary: Summary, cell: Cell): string {
  const parts = setupParts(summary, cell);
  const [head] = setupHeads(summary);
  if (parts.length === 0 || isByChange(summary)) return setupName(summary, cell);
  return parts.length === 1 && head ? `${head} ${parts[0] ?? ''}` : parts.join(' · ');
}

/** The meaning of the parts of a short name, where it does not say so itself. */
export const namedBy = (summary: Summary) =>
  setupHeads(summary).length > 1
    ? ` Setups are named by their values: ${setupHeads(summary).join(' · ')}.`
    : '';

/** An event as a noun: "conflict" and "conflicts begun" of `conflict_began`. */
const nouns: Record<string, { one: string; many: string }> = {
  rebelled: { one: 'rebellion', many: 'rebellions' },
  eliminated: { one: 'elimination', many: 'eliminations' },
  assassinated: { one: 'assassination', many: 'assassinations' },
  centre_taken: { one: 'centre taken', many: 'centres taken' },
  province_lost: { one: 'province lost', many: 'provinces lost' },
  province_taken: { one: 'province taken', many: 'provinces taken' },
};

function happening(kind: string): { one: string; many: string } {
  const known = nouns[kind];
  if (known) return known;
  const [noun, verb, ...more] = kind.split('_');
  const plain = spaced(kind);
  if (!noun || !verb || more.length > 0 || /(s|y|ed|income|militia)$/.test(noun))
    return { one: `“${plain}”`, many: plain };
  if (verb === 'began') return { one: noun, many: `${noun}s begun` };
  return verb.endsWith('ed')
    ? { one: plain, many: `${noun}s ${verb}` }
    : { one: `“${plain}”`, many: plain };
}

/** Short names of the games' own sheets are in capitals, as RRP; longer ones are not shouted. */
function partWords(part: string): string {
  if (/^[a-z]{1,3}$/.test(part)) return part.toUpperCase();
  return /^[A-Z-]{4,}$/.test(part)
    ? part.toLowerCase().split('-').map(capital).join('-')
    : spaced(part);
}

/** A recorded quantity: "conflicts begun", "turn of the first conflict", "RRP". */
export function quantityWords(name: string): string {
  const [family, ...rest] = name.split('.');
  const path = rest.join('.');
  if (family === 'event') return happening(path).many;
  if (family === 'first') return `turn of the first ${happening(path).one}`;
  if (family === 'rule') return `uses of rule ${path}`;
  return rest.map(partWords).join(' ');
}

/** Whether it is an event, and so a count; others are means. */
export const isEvent = (name: string) => name.startsWith('event.') || name.startsWith('rule.');

/** "Roman: expand; Barbarian: mass"; who sits everywhere is named once, and what varies has "or". */
export function whoPlays(summary: Summary, whom: 'players' | 'rivals'): string {
  const { seats } = summary.experiment;
  const bySeat = seats.map((_, seat) =>
    listed([...new Set(summary.cells.flatMap((cell) => cell.document[whom][seat] ?? []))], 'or'),
  );
  if (bySeat.every((player) => player === '')) return '';
  if (seats.length === 1 && !isNamed(titleOf(summary, 0))) return bySeat[0] ?? '';
  if (seats.length > 1 && new Set(bySeat).size === 1) return `${bySeat[0] ?? ''} in all seats`;
  return bySeat.map((player, seat) => `${titleOf(summary, seat)}: ${player}`).join('; ');
}
