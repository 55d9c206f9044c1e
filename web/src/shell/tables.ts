// The tables this browser knows: its seat tokens and enough to list them. Kept in localStorage;
// where that is forbidden, for this visit only.

import { keepDocument, keptDocument } from '../storage';
import { transport } from '../protocol/transport';

export interface KnownTable {
  id: string;
  game: string;
  title: string;
  /** The token of the one who set the table, if that was here. */
  host: string | null;
  /** Tokens of one's own seats, by seat. */
  seats: Record<string, string>;
  /** Whether one person plays all these seats, so that none of them is a secret to another. */
  alone?: boolean;
  /** Tokens of seats that were one's own and are played by the computer now, to come back with. */
  left?: Record<string, string>;
  /** Tokens of seats that are for others, by seat. */
  invites: Record<string, string>;
  /** The seats of others where somebody has been seen. */
  met?: string[];
  /** The visitor was asked to sit down here and would rather watch. */
  watches?: boolean;
  /** The visitor came here by a link and was asked for a name. */
  named?: boolean;
  /** Number of the last entry of the log that was shown here. */
  seen?: number;
  /** Random numbers that this browser added to the dice: they must be in the record. */
  numbers?: string[];
  /** How the game ended, once it is known to have. */
  over: string | null;
  /** Milliseconds since the epoch: when that was seen first. */
  ended?: number;
  /** The address where this game goes on, since it was taken to the other page of this origin. */
  goesOn?: string | null;
  /** It has just come from there, and nobody has been told so yet. */
  hasCome?: boolean;
  /** Milliseconds since the epoch of the last visit. */
  visited: number;
}

// Pages of one address may know tables of a server and tables of this browser.
const kServers = 'occasus.tables';
// Asked each time: who answers this page is said when this file has long been read.
const ownKey = () => (transport.isLocal ? 'occasus.own-tables' : kServers);
const kMost = 100;

let known: KnownTable[] = [];

function read(key = ownKey()): KnownTable[] {
  const stored = keptDocument(key);
  const tables = Array.isArray(stored) ? stored.filter(isKnownTable) : [];
  // Those that were kept by an earlier page have less.
  return tables.map((table) => ({
    ...table,
    invites: table.invites ?? {},
    over: table.over ?? null,
  }));
}

type Stored = Omit<KnownTable, 'invites' | 'over'> & Partial<KnownTable>;

function isKnownTable(value: unknown): value is Stored {
  const table = value as Partial<KnownTable> | null;
  return typeof table?.id === 'string' && typeof table.seats === 'object' && table.seats !== null;
}

function write(tables: KnownTable[], key = ownKey()): void {
  const newest = [...tables].sort((a, b) => b.visited - a.visited);
  // When there are too many, games that are over go first.
  const kept = newest
    .toSorted((a, b) => Number(a.over !== null) - Number(b.over !== null))
    .slice(0, kMost);
  const listed = newest.filter((table) => kept.includes(table));
  if (key === ownKey()) known = listed;
  keepDocument(key, listed);
}

/** Newest visit first. */
export function knownTables(): KnownTable[] {
  known = read().length > 0 ? read() : known;
  return known;
}

export function knownTable(id: string): KnownTable | null {
  return knownTables().find((table) => table.id === id) ?? null;
}

/** Adds a table that is visited, or what is newly known of it; seats are added, never dropped. */
export function remember(table: Partial<KnownTable> & { id: string }): void {
  const merged = withNews(knownTable(table.id), table);
  write([merged, ...knownTables().filter((other) => other.id !== table.id)]);
}

/** Changes the list of the server of this origin, where the page has a list of its own. */
export function changeServersList(change: (tables: KnownTable[]) => KnownTable[]): void {
  write(change(read(kServers)), kServers);
}

export function withNews(
  old: KnownTable | null,
  table: Partial<KnownTable> & { id: string },
): KnownTable {
  const seats = { ...old?.seats, ...table.seats };
  return {
    game: '',
    title: '',
    host: null,
    over: null,
    ...old,
    ...table,
    seats,
    invites: without({ ...old?.invites, ...table.invites }, Object.keys(seats)),
    visited: Date.now(),
  };
}

/** Whether the seats of this browser are taken to be of several people, each with secrets. */
export function isShared({ seats, alone }: KnownTable): boolean {
  return !alone && Object.keys(seats).length > 1;
}

/** The token to come with. People who share a screen come as watchers: a seat is then handed over. */
export function tokenToComeWith(table: KnownTable | null, hasSecrets: boolean): string | null {
  if (table === null) return null;
  const [first] = hasSecrets && isShared(table) ? [] : Object.values(table.seats);
  return first ?? table.host;
}

/** The tokens of one's seats that are told together: of people who share a screen none beside one's own. */
export function tokensTold(table: KnownTable | null, hasSecrets: boolean): Record<string, string> {
  return table === null || (hasSecrets && isShared(table)) ? {} : table.seats;
}

/**
 * The tokens with which this browser can get the record of a table. A shared screen has none for
 * its seats: the record holds their secrets from each other.
 */
export function tokensOf(id: string): string[] {
  const table = knownTable(id);
  if (table === null) return [];
  const seats = isShared(table) ? [] : Object.values(table.seats);
  return table.host === null ? seats : [...seats, table.host];
}

/** The other seats of the one person who plays them all here. */
export function seatsBeside(table: KnownTable | null, seat: string | null): string[] {
  if (table === null || isShared(table)) return [];
  return Object.keys(table.seats).filter((each) => each !== seat);
}

function without(tokens: Record<string, string>, seats: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).filter(([seat]) => !seats.includes(seat)));
}

/** Keeps how the game of a known table ended, or null when it goes on. */
export function rememberEnd(id: string, over: string | null): void {
  if (knownTable(id)?.over === over) return;
  const ended = over === null ? undefined : Date.now();
  write(knownTables().map((table) => (table.id === id ? { ...table, over, ended } : table)));
}

/** Drops the token of a seat that is no longer ours. */
export function leaveSeat(id: string, seat: string): void {
  const table = knownTable(id);
  if (!table) return;
  const seats = without(table.seats, [seat]);
  write(knownTables().map((other) => (other.id === id ? { ...table, seats } : other)));
}

/** Whether more is kept of a table than anybody has who watches it: a seat, or its settings. */
export function opensMore({ host, seats }: KnownTable): boolean {
  return host !== null || Object.keys(seats).length > 0;
}

export function forget(id: string): void {
  write(knownTables().filter((table) => table.id !== id));
}
