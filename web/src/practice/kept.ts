// The games that were played to their end in this browser; they stay when their tables are gone.
// Where the browser keeps nothing, there are none.

import { del, entries, get, set, setMany, update } from 'idb-keyval';

import * as api from '../protocol/api';
import { lessonAt } from '../lessons/kept';
import type { GameReport, Result, TableMessage } from '../protocol/messages';
import { transport } from '../protocol/transport';
import { setTable } from '../shell/lobby/new_table';
import { forget, knownTable, knownTables, tokensOf } from '../shell/tables';
import { dayAt } from './daily';
import { keepReport, keptReport, type KeptReport, reportKey, store } from './reports';
import { text } from './text';
import { trialAt } from './trial';

export interface KeptGame {
  /** The table where it was played, or was last looked at. */
  table: string;
  game: string;
  title: string;
  options: Record<string, string>;
  /** One’s own seat, and who played the others: computer players, or people. */
  seat: string;
  players: string[];
  result: Result;
  /** Milliseconds since the epoch. */
  ended: number;
  record: string;
  /** The day whose dice it was played with. */
  day?: string;
}

/** By the last action, or by the beginning of a game that had none. */
const keyOf = (record: string) =>
  `game ${[...record.matchAll(/^(?:\d+ .* )?= (\w+)$/gm)].at(-1)?.[1]}`;
/** Whether the whole game was played elsewhere, and only its record came here. */
const isOnlyRead = (record: string) => /^brought = .*(?![^]*^\d+ )/m.test(record);
/** Among the players. */
export const kPeople = 'people';
type Seen = Pick<TableMessage, 'game' | 'title' | 'options' | 'seats' | 'result'>;

/** One's own seat at a table where a game is played, not learned or tried again. */
function seatAt(table: string): string | undefined {
  if (lessonAt(table) !== null || trialAt(table) !== null) return undefined;
  return Object.keys(knownTable(table)?.seats ?? {})[0];
}

/** Keeps the game of a table if it is over and was played here. Throws api.Refused. */
export async function keepGame(table: string, picture: Seen): Promise<void> {
  const seat = seatAt(table);
  const day = dayAt(table);
  if (!picture.result || seat === undefined) return;
  const record = await api.record(table, tokensOf(table));
  if (isOnlyRead(record)) return;
  const key = keyOf(record);
  const before = await get<KeptGame>(key, store).catch(() => undefined);
  if (before) return;
  const kept: KeptGame = {
    table,
    game: picture.game,
    title: picture.title,
    options: picture.options,
    seat,
    players: picture.seats.flatMap(({ id, player }) => (id === seat ? [] : (player ?? kPeople))),
    result: picture.result,
    ended: Date.now(),
    record,
    ...(day && { day }),
  };
  await set(key, kept, store).catch(() => undefined);
}

export interface Played extends KeptGame {
  key: string;
  report: GameReport | null;
}

/** Keeps games that ended when nobody looked, or whose page was left at once. */
async function keepOthers(tables: readonly string[]): Promise<void> {
  for (const { id, over } of knownTables())
    if (over !== null && !tables.includes(id) && seatAt(id) !== undefined)
      await api.lookAt(id).then(
        (seen) => keepGame(id, seen),
        () => undefined,
      );
}

const allKept = () => entries<string, KeptGame | KeptReport>(store).catch(() => []);

/** All games, the last one first. */
export async function playedGames(): Promise<Played[]> {
  await keepOthers((await allKept()).flatMap(([, each]) => ('table' in each ? each.table : [])));
  const all = await allKept();
  const kept = new Map(all);
  return all
    .flatMap(([key, game]) => {
      if (!('result' in game)) return [];
      const { report = null } = (kept.get(reportKey(game.table)) ?? {}) as Partial<KeptReport>;
      return [{ key, ...game, report: report?.over ? report : null }];
    })
    .sort((one, other) => other.ended - one.ended);
}

/** Its table goes too: else the game would be found there and kept again. */
export async function removeGame({ key, table }: Played): Promise<void> {
  forget(table);
  transport.forget(table);
  await del(key, store);
  await del(reportKey(table), store);
}

/** The table of a game, set up anew where it is gone; its id. Throws api.Refused. */
export async function openGame({ key, table, record }: Played): Promise<string> {
  try {
    await api.lookAt(table);
    return table;
  } catch (error) {
    if (api.reasonOf(error).kind !== 'unknown') throw error;
  }
  const made = await setTable({ record });
  const report = await keptReport(table);
  if (report) await keepReport(made.table, report);
  await update<KeptGame>(key, (game) => ({ ...(game as KeptGame), table: made.table }), store);
  return made.table;
}

/** All that is kept, as one text; and back, beside what is there. */
export const exported = async (): Promise<string> => JSON.stringify(await entries(store));

/** Throws api.Refused where the file has none of those. */
export async function importAll(file: string): Promise<void> {
  const all = entriesIn(file);
  if (all === null) throw new api.Refused({ kind: 'unreadable', text: text.notGames, rule: null });
  await setMany(all, store);
}

/** Whether the page can show it; a file may come from anybody. */
function hasForm(key: string, value: Partial<KeptGame & KeptReport>): boolean {
  const { seat, table, game, title, ended, players, options, result, report } = value;
  if (key.startsWith('report '))
    return (
      Array.isArray(report?.totals) && Array.isArray(report.entries) && Array.isArray(report.curve)
    );
  const words = [seat, table, game, title, result?.title];
  return (
    key.startsWith('game ') &&
    words.every((each) => typeof each === 'string') &&
    Number.isFinite(ended) &&
    Array.isArray(players) &&
    typeof options === 'object' &&
    typeof result?.scores === 'object'
  );
}

function entriesIn(file: string): [string, KeptGame | KeptReport][] | null {
  const isKept = (each: unknown): each is [string, KeptGame | KeptReport] =>
    Array.isArray(each) && typeof each[1]?.record === 'string' && hasForm(String(each[0]), each[1]);
  try {
    const all = JSON.parse(file) as unknown;
    return Array.isArray(all) && all.every(isKept) ? all : null;
  } catch {
    return null;
  }
}
