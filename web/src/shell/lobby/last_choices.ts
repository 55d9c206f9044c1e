// Side and opponent that were chosen last in the dialog that begins a game, by game.

import { keepDocument, keptDocument } from '../../storage';

const keyOf = (game: string) => `occasus.start.${game}`;

export interface LastChoices {
  mine?: string;
  level?: string;
}

export const lastChoices = (game: string) => keptDocument<LastChoices>(keyOf(game)) ?? {};

export function keepChoices(game: string, { mine, level }: LastChoices): void {
  keepDocument(keyOf(game), { mine, level } satisfies LastChoices);
}
