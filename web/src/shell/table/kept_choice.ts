// A choice that is half made outlives a reload of the page, but not the question it belongs to.

import type { SheetDraft } from '../../games/sheet';
import { forThisTab, keepDocument, keepText, keptDocument } from '../../storage';
import type { Picture } from '../../protocol/merge';

interface Kept {
  seat: string | null;
  ply: number;
  choice: unknown;
}

const keyOf = (table: string) => `occasus.choice.${table}`;

/** Lays out again what was chosen at this table, by this seat, at this ply. */
export function layOutAgain(table: string, picture: Picture | null, draft?: SheetDraft): void {
  const was = keptDocument<Kept>(keyOf(table), forThisTab);
  if (was && picture && was.seat === picture.seat && was.ply === picture.ply)
    draft?.layOut?.(was.choice);
}

export function keepChoice(table: string, picture: Picture | null, draft?: SheetDraft): void {
  const choice = draft?.choice ?? null;
  if (!picture || choice === null) {
    keepText(keyOf(table), null, forThisTab);
    return;
  }
  const { seat, ply } = picture;
  keepDocument(keyOf(table), { seat, ply, choice } satisfies Kept, forThisTab);
}
