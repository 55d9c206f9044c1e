// What a newcomer reads of a game before the first question, at the beginning of its rulebook, and
// where the screen is explained. A game's folder has it in guide.ts; its rulebook says the same at
// length.

export interface Guide {
  /** What you are, what wins, what happens in a turn: a sentence each. */
  opening: readonly [you: string, wins: string, turn: string];
  /** What the main area shows, and how one answers there. */
  sheet: string;
  /** What stands under the question; left out where nothing ever does. */
  aside?: string;
}
