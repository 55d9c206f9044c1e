// A decision that is made again, at a table of its own: one of a report, or a puzzle.

import * as api from '../protocol/api';
import type { GameReport, ReportEntry, TableRequest } from '../protocol/messages';
import { transport } from '../protocol/transport';
import { uuid } from '../protocol/uuid';
import { setTable } from '../shell/lobby/new_table';
import { cost } from '../shell/report/report';
import { forget, tokensOf } from '../shell/tables';
import { keepDocument, keptDocument } from '../storage';

export interface Answer {
  actions: string[];
  label: string;
  worth: number | null;
}

export interface Trial {
  request: TableRequest;
  seat: string;
  heading: string;
  question: string;
  /** The answer of the game that it is from, and what it cost: 0 or less. */
  then?: { text: string; cost: number };
  /** The best answer that is known. */
  best: { text: string; worth: number | null };
  why: string;
  /** The answers of a puzzle, those that are right first, and how many these are. */
  answers?: Answer[];
  right?: number;
  /** The action that ends an answer of several, one after the other. */
  until?: string | undefined;
  rule?: string;
  /** The place where it was chosen, and those that follow in a series; none of these has any itself. */
  from: string;
  next: Trial[];
  /** The puzzle’s. */
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
  const all: [string, Trial][] = [[table, trial], ...kept()];
  keepDocument(kKey, all.slice(0, kMost));
  for (const [old] of all.slice(kMost)) {
    forget(old);
    transport.forget(old);
  }
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

/** The answer that was given at the table of a trial, and what it is worth; with a better one if there is. */
export interface Weighed {
  text: string;
  worth: number | null;
  isRight: boolean;
  better?: { text: string; worth: number | null };
  why: string;
}

/** Null until the seat has answered. Throws api.Refused. */
export async function weigh(table: string, trial: Trial): Promise<Weighed | null> {
  const record = await api.record(table, tokensOf(table));
  return trial.answers ? readAnswer(record, trial) : await weighAnswer(record, trial);
}

/** The actions of a seat, without those that were taken back. */
function actionsOf(seat: string, record: string): string[] {
  let done: { ply: number; who: string; action: string }[] = [];
  const lines = record.matchAll(/^(?:undo (\d+)|(\d+) (\S+) (.*?))(?: = [0-9a-f]{16})?$/gm);
  for (const [, back, ply = '', who = '', action = ''] of lines) {
    const stays = back === undefined ? Number(ply) - 1 : Number(back);
    done = done.filter((each) => each.ply <= stays);
    if (back === undefined) done.push({ ply: Number(ply), who, action });
  }
  return done.flatMap(({ who, action }) => (who === seat ? [action] : []));
}

/** An answer to a puzzle, by the answers of its file. */
export function readAnswer(record: string, trial: Trial): Weighed | null {
  const { seat, answers = [], right = 0, until, why } = trial;
  const own = actionsOf(seat, record);
  const end = until ? own.indexOf(until) : own.length - 1;
  if (end < 0) return null;
  // Where one answer is asked for, later ones do not count.
  const isOne = answers.every(({ actions }) => actions.length === 1);
  const given = own.slice(0, isOne ? 1 : end + 1);
  const at = answers.findIndex(({ actions }) =>
    until ? actions.join() === given.join() : actions.every((each) => given.includes(each)),
  );
  const { label = given.join('; '), worth = null } = answers[at] ?? {};
  return { text: label, worth, isRight: at >= 0 && at < right, better: trial.best, why };
}

/** Any other answer, by a report of what has happened since. */
async function weighAnswer(record: string, trial: Trial): Promise<Weighed | null> {
  const { seat, then, best: known } = trial;
  const report: GameReport = await api.report(record, uuid());
  const entry = report.entries.find(({ who, mark }) => who === seat && mark !== undefined);
  if (!entry) return null;
  const { text, worth = null, better, better_worth: best = null } = entry;
  const why = entry.why || trial.why;
  // Answers that the report has weighed keep their worth: another estimate could call a mistake right.
  if (text === known.text) return { text, worth: known.worth, isRight: true, why };
  if (text === then?.text)
    return { text, worth: known.worth && known.worth + then.cost, isRight: false, why };
  const isRight = better === undefined;
  return { text, worth, isRight, why, ...(better && { better: { text: better, worth: best } }) };
}
