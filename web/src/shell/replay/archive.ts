// The moments of the past of one table: asked of the server once, and kept until an undo takes them back.

import type { Beat } from '../../games/sheet';
import type { Entry, ViewMessage } from '../../protocol/messages';
import { beatOf, hasPatches, type Moment, momentsOf } from './moments';

/** The archive's sources at its table. */
export interface Sources {
  view(ply: number, since: number | null): Promise<ViewMessage | null>;
  /** The ply before this one at which the replay stops. */
  before(ply: number): number;
  /** The last entry of the log at a ply. */
  entryAt(ply: number): Entry | null;
  beatsOf(entries: readonly Entry[]): Beat[];
}

/** More plies than this are not told one by one: the server would not answer. */
const kLongestStory = 100;

export class Archive {
  private readonly kept = new Map<number, readonly Moment[]>();

  constructor(private readonly sources: Sources) {}

  /** All moments of a ply, the last of which shows the table as it stood then; null where nobody knows. */
  async momentsAt(ply: number): Promise<readonly Moment[] | null> {
    const kept = this.kept.get(ply);
    if (kept) return kept;
    const since = this.sources.before(ply);
    const isNear = since < ply && ply - since <= kLongestStory;
    const answer = await this.sources.view(ply, isNear ? since : null);
    if (!answer) return null;
    const moments = this.momentsIn(answer);
    this.kept.set(ply, moments);
    return moments;
  }

  /** The moments from a ply on are no longer true. */
  forgetFrom(ply: number): void {
    for (const each of this.kept.keys()) if (each >= ply) this.kept.delete(each);
  }

  private momentsIn({ before, log = [], ...end }: ViewMessage): Moment[] {
    const { n, ply, turn_title, phase, view, prompt, result } = end;
    const { beatsOf, entryAt } = this.sources;
    const moments = before && hasPatches(log) ? momentsOf(before, beatsOf(log)) : [];
    const entry = log.at(-1) ?? entryAt(ply);
    const whole = entry ? { ...beatOf(entry), entries: log.length > 0 ? log : [entry] } : null;
    const beat = moments.pop()?.beat ?? whole;
    return [...moments, { n, ply, turn_title, phase, view, prompt, result, beat, rolling: [] }];
  }
}
