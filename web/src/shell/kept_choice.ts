// A choice that is half made outlives a reload of the page, but not the question it belongs to.

import type { SheetDraft } from '../games/sheet';
import type { Picture } from '../protocol/merge';

interface Kept {
  seat: string | null;
  ply: number;
  choice: unknown;
}

const keyOf = (table: string) => `occasus.choice.${table}`;

function kept(table: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Lays out again what was chosen at this table, by this seat, at this ply. */
export function layOutAgain(table: string, picture: Picture | null, draft?: SheetDraft): void {
  const was = kept(table);
  if (was && picture && was.seat === picture.seat && was.ply === picture.ply)
    draft?.layOut?.(was.choice);
}

export function keepChoice(table: string, picture: Picture | null, draft?: SheetDraft): void {
  const choice = draft?.choice ?? null;
  try {
    if (!picture || choice === null) return sessionStorage.removeItem(keyOf(table));
    const { seat, ply } = picture;
    sessionStorage.setItem(keyOf(table), JSON.stringify({ seat, ply, choice } satisfies Kept));
  } catch {
    // Where nothing may be kept, a reload begins anew.
  }
}
