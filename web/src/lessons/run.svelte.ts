// A lesson at its table: which answers go on, and what happens by itself.

import type { Offer, Refusal } from '../protocol/messages';
import type { Session } from '../shell/session.svelte';
import type { LessonName } from './catalogue';
import { isWanted, type Lesson, mayBeWanted, standingAt, wordsAbout } from './lesson';
import { text } from './text';

const refusal = (words: string): Refusal => ({ kind: 'illegal', text: words, rule: null });

export class LessonRun {
  readonly standing = $derived.by(() => standingAt(this.lesson, this.session.picture?.ply ?? 0));
  /** The question that is asked; null while something happens by itself, and at the end. */
  readonly step = $derived.by(() =>
    this.standing.kind === 'asks' ? (this.lesson.steps[this.standing.step] ?? null) : null,
  );

  constructor(
    readonly name: LessonName,
    readonly lesson: Lesson,
    private readonly session: Session,
  ) {}

  /** Why an answer does not go on; null when it does. */
  barOf(action: string): Refusal | null {
    const { standing, step } = this;
    if (standing.kind === 'happens' && standing.action === action) return null;
    if (!step) return refusal(standing.kind === 'over' ? text.over : text.wait);
    return isWanted(step, action) ? null : refusal(wordsAbout(step, action));
  }

  /** The offer as the lesson has it: what does not go on, and what happens by itself, is refused. */
  guided(offer: Offer): Offer {
    const { step } = this;
    if (offer.refused) return offer;
    if (step && mayBeWanted(step, offer.action)) return offer;
    return { ...offer, refused: this.barOf(offer.action) ?? refusal(text.wait) };
  }
}
