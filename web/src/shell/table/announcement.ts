// The words of the live region after a change of the table.

import type { Entry } from '../../protocol/messages';
import { text } from '../text';

const kSpokenEntries = 3;

/** One sentence per entry; more than three become a count and the last of them. */
export function announcement(fresh: Entry[]): string {
  const last = fresh.at(-1);
  if (!last) return '';
  if (fresh.length <= kSpokenEntries) return fresh.map((entry) => sentence(entry.text)).join(' ');
  return text.events(fresh.length, sentence(last.text));
}

function sentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
