// Parts of the page that are fetched when they are needed. A page can be older than its server, which no
// longer has these files, and a network can fail once. The page then says so and offers to load itself again.

import { Refused } from '../protocol/api';
import { notices } from './notices.svelte';
import { text } from './text';

/** The name of the notice that a part is missing. */
export const kMissing = 'missing part';

/** A missing part is not fetched again: a browser may then get its words and not its styles. */
let isIncomplete = false;

/** The part that `load` fetches. Throws api.Refused when it does not come, after a notice has said so. */
export async function part<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    if (!isIncomplete) return await load();
  } catch (error) {
    if (error instanceof Refused) throw error;
    console.error(error);
    isIncomplete = true;
  }
  // Nothing is said in the middle of a drawing.
  await Promise.resolve();
  const action = { label: text.errors.reload, run: () => location.reload() };
  notices.show({ name: kMissing, words: text.errors.part, action });
  throw new Refused({ kind: 'internal', text: text.errors.part, rule: null });
}
