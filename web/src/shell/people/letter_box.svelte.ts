// The messages that one seat of a table has read and drafted, conversation by conversation. They
// stay in this browser; no draft leaves it.

import { keepDocument, keptDocument } from '../../storage';
import { type Conversation, keyAt } from './press';

interface Kept {
  /** When the last letter that was read was written: numbers begin anew when all letters are revealed. */
  read: Record<string, number>;
  /** Messages begun and not sent. */
  drafts: Record<string, string>;
}

export class LetterBox {
  private kept = $state.raw<Kept>({ read: {}, drafts: {} });
  private readonly place: string;

  /** `others`: the other seats that the same person plays, who has read and written there as well. */
  constructor(
    private readonly table: string,
    private readonly seat: string | null,
    private readonly others: readonly string[] = [],
  ) {
    this.place = `occasus.letters.${table}.${seat}`;
    this.kept = this.stored();
  }

  unread({ key, letters }: Conversation): number {
    const read = this.kept.read[key] ?? 0;
    const own = [this.seat, ...this.others];
    return letters.filter(({ at, from }) => at > read && !own.includes(from)).length;
  }

  markRead(conversation: Conversation): void {
    const { key, letters } = conversation;
    const at = letters.at(-1)?.at ?? 0;
    this.markUntil(key, at);
    const { seat } = this;
    if (seat === null) return;
    for (const other of this.others)
      new LetterBox(this.table, other).markUntil(keyAt(conversation, seat, other), at);
  }

  private markUntil(key: string, at: number): void {
    if (at > (this.kept.read[key] ?? 0))
      this.keep(({ read, drafts }) => ({ drafts, read: { ...read, [key]: at } }));
  }

  draftIn(key: string): string {
    return this.kept.drafts[key] ?? '';
  }

  /** The keys of the conversations in which something is begun. */
  get begun(): string[] {
    return Object.keys(this.kept.drafts);
  }

  setDraft(key: string, words: string): void {
    this.keep(({ read, drafts }) => {
      const others = Object.entries(drafts).filter(([each]) => each !== key);
      const own = words === '' ? [] : [[key, words] as const];
      return { read, drafts: Object.fromEntries([...others, ...own]) };
    });
  }

  /** Another window of this browser may have kept something meanwhile. */
  private stored(): Kept {
    return { ...this.kept, ...keptDocument<Partial<Kept>>(this.place) };
  }

  private keep(edit: (kept: Kept) => Kept): void {
    this.kept = edit(this.stored());
    keepDocument(this.place, this.kept);
  }
}
