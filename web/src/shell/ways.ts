// The ways to begin a game from the lobby: who sits where.

import type { Game, GamePlayer, GameSeat, TableRequest } from '../protocol/messages';

/** Who may sit in a seat, beside the computer players, who go by their ids. */
export const kMe = 'me';
export const kFriend = 'friend';
export const kOpen = 'open';

/** By seat: me, a friend, open, or the id of a computer player. */
export type Sitters = Record<string, string>;

/** Who sits where when a player alone begins: he on his side, and the computer on all others. */
export function alone(
  game: Game,
  seats: GameSeat[] = game.seats,
  mine = newcomersSeat(seats)?.id,
): Sitters {
  const opponent = opponentOf(game)?.id ?? kOpen;
  return Object.fromEntries(seats.map(({ id }) => [id, id === mine ? kMe : opponent]));
}

/** The same with a friend on the next side, if there is one. */
export function withFriend(game: Game): Sitters {
  const { seats } = game;
  const mine = seats.findIndex((seat) => seat === newcomersSeat(seats));
  const next = seats[(mine + 1) % seats.length];
  return next && seats.length > 1 ? { ...alone(game), [next.id]: kFriend } : alone(game);
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
