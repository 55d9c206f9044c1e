// A battle as a card shows it, read from the log.

import type { Entry, Told } from './sheet';
import { capital } from './words';

export interface BattleSide<Piece> {
  name: string;
  /** For the game to draw it by. */
  piece: Piece;
  had: number;
  left: number;
}

export interface Battle<Piece> {
  /** No other roll of a die has it. */
  key: number;
  title: string;
  sides: [BattleSide<Piece>, BattleSide<Piece>];
  /** The die of the last round; null before its roll. */
  face: number | null;
  /** The column of the table of results. */
  column: string;
  /** The result of the die, in words. */
  outcome: string;
}

/**
 * The entries of the battle that the log ends in, from the one of kind `begin`; none when something
 * else has happened since.
 */
export function battleEntries<Happened extends { kind: string; args: object }>(
  log: readonly Entry[],
  begin: Happened['kind'],
  others: ReadonlySet<string>,
): Told<Happened>[] {
  const told = log.filter(({ undone }) => !undone);
  const from = told.findLastIndex(({ kind }) => kind === begin);
  const entries = from < 0 ? [] : told.slice(from);
  const isWhole = entries.every(({ kind }) => kind === begin || others.has(kind));
  return isWhole ? (entries as Told<Happened>[]) : [];
}

/** The words behind the first colon of a sentence, as a separate sentence. */
export function resultIn(sentence: string): string {
  return capital(sentence.slice(sentence.indexOf(': ') + 2));
}
