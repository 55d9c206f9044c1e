// Rulebooks and their examples, loaded once each.

import * as api from '../../protocol/api';
import type { BookExamples, Rulebook } from '../../protocol/messages';

/** Loads once for each game; a failed load is tried again the next time. */
function once<Loaded>(load: (game: string) => Promise<Loaded>): (game: string) => Promise<Loaded> {
  const known = new Map<string, Promise<Loaded>>();
  return (game) => {
    const before = known.get(game);
    if (before) return before;
    const loading = load(game);
    known.set(game, loading);
    loading.catch(() => known.delete(game));
    return loading;
  };
}

export const loadBook = once<Rulebook>(api.rulebook);
export const loadExamples = once<BookExamples>(api.bookExamples);
