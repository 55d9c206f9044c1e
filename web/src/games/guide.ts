// The guide of a game for a newcomer: before the first question, at the beginning of its rulebook,
// and where the screen is explained. A game's folder has it in guide.ts; its rulebook says the same
// at length.

export interface Guide {
  /** Your role, the goal and the course of a turn: a sentence each. */
  opening: readonly [you: string, wins: string, turn: string];
  /** The content of the main area, and the way to choose there. */
  sheet: string;
  /** The part under the question; left out where there is none. */
  aside?: string;
}
