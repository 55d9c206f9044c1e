// Keeping games in a browser: asking it not to throw them away, and telling when it cannot.

import { keepText, keptText } from '../storage';
import * as api from '../protocol/api';
import { knownTables, tokensOf } from '../shell/tables';
import { notices } from '../shell/notices.svelte';
import { saveText } from '../shell/table/save';
import { text } from './text';
import type { Trouble } from './wire';

const kAsked = 'occasus.asked-to-stay';

/**
 * Asks once that what is kept here outlives a lack of room: some browsers ask the user, so not
 * before there is a game to keep.
 */
export function askToStay(): void {
  const storage: StorageManager | undefined = navigator.storage;
  if (!storage || knownTables().length === 0) return;
  // Where nothing may be kept, nothing stays either.
  if (keptText(kAsked) || !keepText(kAsked, 'yes')) return;
  storage.persist().catch(console.error);
}

export function tellTrouble(trouble: Trouble, table: string): void {
  const words = text[trouble];
  if (trouble === 'unreadable') return notices.show({ name: trouble, words });
  if (trouble === 'weights') {
    const action = { label: text.again, run: () => location.reload() };
    return notices.show({ name: trouble, words, action });
  }
  const action = { label: text.save, run: () => void save(table) };
  notices.show({ name: trouble, words, action });
}

async function save(table: string): Promise<void> {
  try {
    saveText(`${table}.occ`, await api.record(table, tokensOf(table)));
  } catch (error) {
    notices.show({ name: 'full', words: text.notSaved(api.reasonOf(error).text) });
  }
}
