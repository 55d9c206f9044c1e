// The shared state of one table's parts: the unit in hand, and the power whose result is open.

import type { SheetDraft, SheetProps } from '../sheet';
import { emptyHand, type Hand } from './choices';
import type { Board, View } from './view.gen';

export class Desk implements SheetDraft {
  readonly asksInPrompt = false;
  hand = $state.raw<Hand>(emptyHand);
  /** Text of the order that is pointed at, on the map or in a list. */
  pointed = $state<string | null>(null);
  /** The results of the last phase are drawn instead of the orders of this one. */
  showsResults = $state(false);
  /** The text that is typed; null while the orders are listed. */
  typed = $state<string | null>(null);
  /** The lines that were read last, of what is typed. */
  private lastRead = $state('');

  /** Whether something is typed that was not read yet. */
  get isUnread(): boolean {
    return this.typed !== null && this.lines !== this.lastRead;
  }

  /** Begins to type, with what is written already. */
  type(written: readonly string[]): void {
    this.typed ||= written.join('\n');
    this.lastRead = written.join('\n');
  }

  /** The orders that are typed, one a line or with semicolons; they count as read from now on. */
  read(): string[] {
    this.lastRead = this.lines;
    return this.lines.split('\n').filter(Boolean);
  }

  private get lines(): string {
    const lines = this.typed?.split(/[\n;]/).map((line) => line.trim());
    return lines?.filter(Boolean).join('\n') ?? '';
  }

  /** Gives a province of the map the keyboard. The map says how, once it is there. */
  toMap: (province: string) => void = () => undefined;

  /** The unit in hand, and whom it is to help. */
  get choice(): Hand | null {
    return this.hand.unit === null ? null : this.hand;
  }

  layOut(choice: unknown): void {
    this.hand = choice as Hand;
  }

  /** At the seat of another power. */
  begin(): void {
    this.typed = null;
  }

  /** In another phase; whoever types goes on typing. */
  beginPhase(): void {
    this.letGo();
    if (this.typed !== null) this.typed = '';
    this.lastRead = '';
  }

  letGo(): void {
    this.hand = emptyHand;
  }
}

export type PartProps = SheetProps<Board, View, Desk>;
