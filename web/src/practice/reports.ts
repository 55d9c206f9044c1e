// The last report of each table, kept in this browser.

import { createStore, get, set } from 'idb-keyval';

import type { GameReport } from '../protocol/messages';

export interface KeptReport {
  record: string;
  report: GameReport;
}

/** Games and reports, each under a key of its own. */
export const store = createStore('occasus-played', 'kept');
export const reportKey = (table: string) => `report ${table}`;

export const keptReport = (table: string): Promise<KeptReport | undefined> =>
  get<KeptReport>(reportKey(table), store).catch(() => undefined);

export const keepReport = (table: string, kept: KeptReport): Promise<void> =>
  set(reportKey(table), kept, store).catch(() => undefined);
