// A decision that is made anew, at a table of its own: one of a report, or a puzzle.

import * as api from '../protocol/api';
import type { GameReport, ReportEntry, TableRequest } from '../protocol/messages';
import { uuid } from '../protocol/uuid';
import { setTable } from '../shell/lobby/new_table';
import { cost } from '../shell/report/report';
import { tokensOf } from '../shell/tables';
import { keepDocument, keptDocument } from '../storage';

export interface Trial {
  request: TableRequest;
  seat: string;
  heading: string;
  question: string;
  /** The answer of the game that it is from, and what it cost: 0 or less. */
  then?: { text: string; cost: number };
  /** The best answer that is known; of a puzzle the only one, or one of several. */
  best: { text: string; worth: number | null };
  why: string;
  /** Of a puzzle: sets of answers that are right. */
  right?: string[][];
  rule?: string;
  /** The place where it was chosen, and those that follow in a series; none of these has any itself. */
  from: string;
  next: Trial[];
  /** Of a puzzle. */
  id?: string;
}

const kKey = 'occasus.trials';
/** Tables of trials that are known. */
const kMost = 30;

const kept = (): [table: string, trial: Trial][] => keptDocument(kKey) ?? [];

export const trialAt = (table: string): Trial | null =>
  kept().find(([id]) => id === table)?.[1] ?? null;

/** The table is a game like any other from now on. */
export const leaveTrial = (table: string): boolean =>
  keepDocument(
    kKey,
    kept().filter(([id]) => id !== table),
  );

/** Sets the table of a trial; its place. Throws api.Refused. */
export async function beginTrial(trial: Trial): Promise<string> {
  const { table } = await setTable(trial.request);
  keepDocument(kKey, [[table, trial], ...kept()].slice(0, kMost));
  return `/table/${table}`;
}

/** A decision of a report, at the table of this request. */
export function trialOf(entry: ReportEntry, from: string, request: TableRequest): Trial {
  return {
    request: { ...request, position: entry.position },
    seat: entry.who,
    heading: entry.turn,
    question: entry.question ?? '',
    then: { text: entry.text, cost: cost(entry) },
    best: { text: entry.better ?? '', worth: entry.better_worth ?? null },
    why: entry.why || (entry.reason?.text ?? ''),
    from,
    next: [],
  };
}

/** Several of them, one after the other. */
export const inSeries = ([first, ...next]: Trial[]): Trial | null =>
  first ? { ...first, next } : null;

/** The answer that was given at the table of a trial, as a report weighs it. */
export interface Weighed {
  entry: ReportEntry;
  /** All that the seat did, as in the record. */
  actions: string[];
}

/** Null until the seat has answered. Throws api.Refused. */
export async function weigh(table: string, { seat }: Trial): Promise<Weighed | null> {
  const record = await api.record(table, tokensOf(table));
  const report: GameReport = await api.report(record, uuid());
  const entry = report.entries.find(({ who, mark }) => who === seat && mark !== undefined);
  if (!entry) return null;
  const actions = [...record.matchAll(/^\d+ (\S+) (.*) = [0-9a-f]{16}$/gm)];
  return {
    entry,
    actions: actions.flatMap(([, who, action = '']) => (who === seat ? [action] : [])),
  };
}

/** Whether the answer is right: that of a puzzle is said by its file, any other by its report. */
export function isRight({ right }: Trial, { entry, actions }: Weighed): boolean {
  if (!right) return entry.mark === 'best' || entry.mark === 'good' || entry.mark === '';
  // Where one answer is asked for, later ones do not count.
  const given = right.some((set) => set.length > 1) ? actions : actions.slice(0, 1);
  return right.some((set) => set.every((action) => given.includes(action)));
}
