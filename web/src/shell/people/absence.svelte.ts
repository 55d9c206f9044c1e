// Whether somebody looks at a table, and what happened there while nobody did.

import { untrack } from 'svelte';

import { type Missed, missedBy } from './missed';
import { isSeen } from '../preferences.svelte';
import type { Session } from '../table/session.svelte';
import { isShared, knownTable, remember } from '../tables';
import { text } from '../text';

export class Absence {
  missed = $state.raw<Missed | null>(null);

  private isVisible = $state(isSeen());
  /**
   * Whether the reader has looked since coming; later events are shown live. A reader who takes
   * another seat, or is handed the screen, was not away.
   */
  private hasLooked = false;
  /** Number of the last entry that the reader's own answer led to. */
  private answered = 0;

  /** Belongs to a part of the page: made while that is set up, and gone with it. */
  constructor(private readonly session: Session) {
    $effect(() => {
      const follow = () => (this.isVisible = isSeen());
      document.addEventListener('visibilitychange', follow);
      return () => document.removeEventListener('visibilitychange', follow);
    });
    $effect(() => {
      const { picture, connection, anew, guide, story } = session;
      const isHere = this.isVisible && connection.kind === 'live';
      if (!isHere || guide) this.hasLooked = false;
      // News counts as seen only when it is over.
      else if (picture?.seat && !anew && !story.isNews) untrack(() => this.look());
    });
  }

  private look(): void {
    const { picture, id, settings } = this.session;
    if (!picture) return;
    const known = knownTable(id);
    const isOwn = ({ who, undone }: { who: string | null; undone: boolean }) =>
      who === picture.seat && !undone;
    const answered = picture.log.findLast(isOwn)?.n ?? 0;
    // People who share a screen were there while it was handed on.
    if (!this.hasLooked && known?.seen !== undefined && !isShared(known)) {
      this.missed = missedBy(picture, known.seen, Object.keys(known.seats), settings);
      if (this.missed) this.session.say(text.missed.heading(this.missed.count));
    } else if (answered !== this.answered) {
      this.missed = null;
    }
    this.answered = answered;
    this.hasLooked = true;
    if (known?.seen !== picture.n) remember({ id, seen: picture.n });
  }
}
