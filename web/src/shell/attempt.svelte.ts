// Work that a button begins: once at a time, and with words for a failure.

import * as api from '../protocol/api';

export class Attempt {
  busy = $state(false);
  /** The words for the last failure, or ''. */
  problem = $state('');

  /** Does it, unless it is being done. `words` stand for a failure that tells people nothing. */
  async make(work: () => Promise<void>, words?: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await work();
    } catch (error) {
      if (words !== undefined) console.error(error);
      this.problem = words ?? api.reasonOf(error).text;
    } finally {
      this.busy = false;
    }
  }
}
