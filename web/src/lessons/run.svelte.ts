// A lesson at its table: which answers go on, and what happens by itself.

import type { Command, Offer, Refusal } from '../protocol/messages';
import type { LessonName } from './kept';
import {
  isWanted,
  isWhole,
  type Lesson,
  mayBeWanted,
  type Sets,
  standingAt,
  unwanted,
  wordsAbout,
} from './lesson';
import { text } from './text';

const refusal = (words: string): Refusal => ({ kind: 'illegal', text: words, rule: null });

/** The table of a lesson, as far as the lesson goes on by itself at it. */
interface LessonTable {
  readonly picture: { ply: number } | null;
  act(action: string): Promise<void>;
  tell(command: Command): Promise<Refusal | null>;
  refuse(refusal: Refusal): void;
}

export class LessonRun {
  readonly standing = $derived.by(() => standingAt(this.lesson, this.session.picture?.ply ?? 0));
  /** The question that is asked; null while something happens by itself, and at the end. */
  readonly step = $derived.by(() =>
    this.standing.kind === 'asks' ? (this.lesson.steps[this.standing.step] ?? null) : null,
  );

  constructor(
    readonly name: LessonName,
    readonly lesson: Lesson,
    private readonly session: LessonTable,
  ) {}

  /** Why an answer does not go on; null when it does. */
  barOf(action: string): Refusal | null {
    const { standing, step } = this;
    if (standing.kind === 'happens' && standing.action === action) return null;
    if (!step) return refusal(standing.kind === 'over' ? text.over : text.wait);
    return isWanted(step, action) ? null : refusal(wordsAbout(step, action));
  }

  /** Why these orders, written in secret, do not go on; null when each of them is wanted. */
  barOfOrders(orders: readonly string[]): Refusal | null {
    const { step } = this;
    if (!step) return this.barOf('');
    const wrong = unwanted(step, orders);
    return wrong === null ? null : refusal(wordsAbout(step, wrong));
  }

  /** Why the orders cannot be sealed yet; null when all that is wanted is there. */
  barOfSeal(orders: readonly string[]): Refusal | null {
    const { step } = this;
    if (!step) return this.barOf('');
    return isWhole(step, orders) ? null : refusal(step.otherwise);
  }

  /** The others' orders are sealed before the learner's; false when they were refused. */
  async sealOthers(): Promise<boolean> {
    return this.seal(this.step?.others ?? {});
  }

  /** Does what happens by itself. */
  async happen(): Promise<void> {
    if (this.standing.kind !== 'happens') return;
    const { action } = this.standing;
    if (typeof action === 'string') await this.session.act(action);
    else await this.seal(action);
  }

  private async seal(sets: Sets): Promise<boolean> {
    const ply = this.session.picture?.ply ?? 0;
    for (const [seat, orders] of Object.entries(sets)) {
      const refused = await this.session.tell({ type: 'orders', ply, seat, orders, confirm: true });
      if (!refused) continue;
      this.session.refuse(refused);
      return false;
    }
    return true;
  }

  /** The offer as the lesson has it: what does not go on, and what happens by itself, is refused. */
  guided(offer: Offer): Offer {
    const { step } = this;
    if (offer.refused) return offer;
    if (step && mayBeWanted(step, offer.action)) return offer;
    return { ...offer, refused: this.barOf(offer.action) ?? refusal(text.wait) };
  }
}
