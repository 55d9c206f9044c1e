// The ways to begin a game from the lobby: who sits where.

import type { Game, GamePlayer, GameSeat, TableRequest } from '../../protocol/messages';
import type { LastChoices } from './last_choices';

/** The possible sitters in a seat, as well as the computer players, which go by their ids. */
export const kMe = 'me';
export const kFriend = 'friend';
export const kOpen = 'open';

/** Among the values of an option: a file of one's own may be given for it. */
export const kOwnFile = 'FILE';

/** The option that takes a board file. */
export const kBoard = 'board';

/** By seat: me, a friend, open, or the id of a computer player. */
export type Sitters = Record<string, string>;

/** The ways to begin a game, as the dialog offers them. */
export type Way = 'computer' | 'friends' | 'screen' | 'watch';

/** The ways of a game with so many seats; `isLocal`: nobody can come to its table from elsewhere. */
export function waysOf(game: Game, isLocal: boolean): Way[] {
  const together: Way[] = isLocal ? ['screen'] : ['friends', 'screen'];
  return [
    'computer',
    ...(game.seats.length > 1 ? together : []),
    ...(game.players.length > 0 ? (['watch'] as const) : []),
  ];
}

/** A person's choices in the dialog; each way reads those that concern it. */
export interface Choices {
  mine: string;
  /** The computer player of every seat that has none of its own. */
  level: string;
  /** By seat, where friends play: a friend, open, or a computer player. */
  company: Sitters;
  /** The seats that are not played at this screen. */
  elsewhere: readonly string[];
  /** By seat, where one watches: computer players. */
  watched: Sitters;
}

/** The last choices, as far as there still is that seat and that player; else the defaults. */
export function firstChoices(game: Game, seats: GameSeat[], last: LastChoices = {}): Choices {
  const mine = seats.find(({ id }) => id === last.mine) ?? newcomersSeat(seats);
  const level = game.players.find(({ id }) => id === last.level) ?? opponentOf(game);
  return {
    mine: mine?.id ?? '',
    level: level?.id ?? kOpen,
    company: {},
    elsewhere: [],
    watched: {},
  };
}

/** The sitters when a game begins in this way. */
export function sittersOf(way: Way, game: Game, seats: GameSeat[], chosen: Choices): Sitters {
  const { mine, level, company, elsewhere, watched } = chosen;
  const strongest = game.players.at(-1)?.id ?? kOpen;
  const sitter: Record<Way, (seat: string) => string> = {
    computer: (seat) => (seat === mine ? kMe : level),
    friends: (seat) => (seat === mine ? kMe : (company[seat] ?? kFriend)),
    screen: (seat) => (elsewhere.includes(seat) ? level : kMe),
    watch: (seat) => watched[seat] ?? strongest,
  };
  return Object.fromEntries(seats.map(({ id }) => [id, sitter[way](id)]));
}

/** The sitters when one player begins alone: a person on one side, the computer on all others. */
export function alone(game: Game, seats: GameSeat[] = game.seats, mine?: string): Sitters {
  return sittersOf('computer', game, seats, firstChoices(game, seats, mine ? { mine } : {}));
}

/** The strongest computer player in every seat. */
export function onlyComputers(game: Game): Sitters {
  const strongest = game.players.at(-1)?.id ?? kOpen;
  return Object.fromEntries(game.seats.map(({ id }) => [id, strongest]));
}

export function newcomersSeat(seats: GameSeat[]): GameSeat | undefined {
  return seats.find(({ for_newcomers }) => for_newcomers) ?? seats[0];
}

/** The computer player that one meets without having chosen any. */
export function opponentOf(game: Game): GamePlayer | undefined {
  return game.players.find(({ for_newcomers }) => for_newcomers) ?? game.players.at(-1);
}

/** The seats as the server is asked for them. */
export function seatsOf(sitters: Sitters): NonNullable<TableRequest['seats']> {
  return Object.fromEntries(
    Object.entries(sitters).map(([seat, sitter]) => {
      if (sitter === kMe || sitter === kFriend) return [seat, { kind: 'human' as const }];
      if (sitter === kOpen) return [seat, { kind: 'open' as const }];
      return [seat, { kind: 'computer' as const, player: sitter }];
    }),
  );
}

/** Title and seats of the game that these options make. */
export function variantOf(
  game: Game,
  options: Record<string, string>,
): { title: string; seats: GameSeat[] } {
  return game.variants.find(({ option, value }) => options[option] === value) ?? game;
}

/** Whether an option changes anything beside the others that are chosen. */
export function matters(
  game: Game,
  name: string,
  options: Record<string, string | undefined>,
): boolean {
  const option = game.options.find((candidate) => candidate.name === name);
  if (!option?.only_with) return true;
  const { option: other, value } = option.only_with;
  const usual = game.options.find((candidate) => candidate.name === other)?.default;
  return (options[other] || usual) === value;
}
