// The work on the report of a game: it is asked for, it takes a while, and it can be stopped.

import { keepReport, keptReport } from '../../practice/reports';
import * as api from '../../protocol/api';
import type { GameReport } from '../../protocol/messages';
import { uuid } from '../../protocol/uuid';
import { text } from '../text';

/** Milliseconds between two questions how far it is. */
const kLook = 400;

export class ReportWork {
  stage = $state<'none' | 'reading' | 'weighing' | 'stopped' | 'done'>('none');
  /** The finished part of the work, 0 to 1. */
  done = $state(0);
  /** The curve alone at first; all there is to say when the stage is `done`. */
  report = $state.raw<GameReport | null>(null);
  /** Why there is none. */
  refusal = $state('');
  record = '';
  /** The name of the present work; results of an earlier one are no longer wanted. */
  private name = '';

  constructor(private readonly table: string) {}

  /** Brings back the report that was made of the table last, of however many steps it is. */
  bringBack(): this {
    void keptReport(this.table).then((kept) => {
      if (!kept || this.stage !== 'none') return;
      this.record = kept.record;
      this.report = kept.report;
      this.stage = 'done';
    });
    return this;
  }

  /** Asked anew each time: it outlives the part of the page that made it. */
  get busy(): boolean {
    return this.stage === 'reading' || this.stage === 'weighing';
  }

  async make(): Promise<void> {
    const name = uuid();
    this.name = name;
    this.stage = 'reading';
    this.done = 0;
    this.refusal = '';
    try {
      await this.readAndWeigh(name);
    } catch (error) {
      const { kind, text: reason } = api.reasonOf(error);
      if (this.name !== name) return;
      this.refusal = kind === 'too_large' ? text.report.tooLong : reason;
      this.stage = 'none';
    }
  }

  /** Ends the work; what is known stays. */
  stop(): void {
    if (!this.busy) return;
    // Whether anybody hears of it or not, nobody waits for the rest.
    if (this.stage === 'weighing') api.stopReport(this.name).catch(() => undefined);
    this.name = '';
    this.stage = 'stopped';
  }

  private async readAndWeigh(name: string): Promise<void> {
    const record = await api.record(this.table);
    if (this.name !== name) return;
    this.record = record;
    const kept = await keptReport(this.table);
    if (this.name !== name) return;
    let made = kept?.record === record ? kept.report : null;
    if (!made) {
      const curve = await api.curve(record);
      if (this.name !== name) return;
      this.report = curve;
      this.stage = 'weighing';
      const looks = setInterval(() => void this.look(name), kLook);
      made = await api.report(record, name).finally(() => clearInterval(looks));
      if (this.name !== name) return;
      await keepReport(this.table, { record, report: made });
    }
    this.report = made;
    this.stage = 'done';
  }

  private async look(name: string): Promise<void> {
    const done = await api.reportProgress(name).catch(() => null);
    if (this.name === name && done !== null) this.done = Math.max(done, this.done);
  }
}
