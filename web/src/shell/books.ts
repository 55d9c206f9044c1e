// Rulebooks, loaded once each.

import * as api from '../protocol/api';
import type { Rulebook } from '../protocol/messages';

const books = new Map<string, Promise<Rulebook>>();

/** The rulebook of a game; a failed load is tried again the next time. */
export function loadBook(game: string): Promise<Rulebook> {
  const known = books.get(game);
  if (known) return known;
  const loading = api.rulebook(game);
  books.set(game, loading);
  loading.catch(() => books.delete(game));
  return loading;
}
