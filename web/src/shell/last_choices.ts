// Side and opponent that were chosen last in the dialog that begins a game, by game.

const keyOf = (game: string) => `occasus.start.${game}`;

export interface LastChoices {
  mine?: string;
  level?: string;
}

export function lastChoices(game: string): LastChoices {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as LastChoices | null) ?? {};
  } catch {
    return {};
  }
}

export function keepChoices(game: string, { mine, level }: LastChoices): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify({ mine, level } satisfies LastChoices));
  } catch {
    // Where nothing may be kept, the usual choices come first again.
  }
}
