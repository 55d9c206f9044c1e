// The tables this browser knows: its seat tokens and enough to list them. Kept in localStorage;
// where that is forbidden, for this visit only.

export interface KnownTable {
  id: string;
  game: string;
  title: string;
  /** The token of the one who set the table, if that was here. */
  host: string | null;
  /** Tokens by seat. */
  seats: Record<string, string>;
  /** Milliseconds since the epoch of the last visit. */
  visited: number;
}

const kKey = 'occasus.tables';
const kMost = 30;

let known: KnownTable[] = read();

function read(): KnownTable[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(kKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKnownTable) : [];
  } catch {
    return [];
  }
}

function isKnownTable(value: unknown): value is KnownTable {
  const table = value as Partial<KnownTable> | null;
  return typeof table?.id === 'string' && typeof table.seats === 'object' && table.seats !== null;
}

function write(tables: KnownTable[]): void {
  known = [...tables].sort((a, b) => b.visited - a.visited).slice(0, kMost);
  try {
    localStorage.setItem(kKey, JSON.stringify(known));
  } catch {
    // Storage is forbidden or full: the list lives as long as the page.
  }
}

/** Newest visit first. */
export function knownTables(): KnownTable[] {
  known = read().length > 0 ? read() : known;
  return known;
}

export function knownTable(id: string): KnownTable | null {
  return knownTables().find((table) => table.id === id) ?? null;
}

/** Adds a table or what is newly known of it; seats are added, never dropped. */
export function remember(table: Partial<KnownTable> & { id: string }): void {
  const old = knownTable(table.id);
  const merged: KnownTable = {
    game: '',
    title: '',
    host: null,
    ...old,
    ...table,
    seats: { ...old?.seats, ...table.seats },
    visited: Date.now(),
  };
  write([merged, ...knownTables().filter((other) => other.id !== table.id)]);
}

/** Drops the token of a seat that is no longer ours. */
export function leaveSeat(id: string, seat: string): void {
  const table = knownTable(id);
  if (!table) return;
  const seats = Object.fromEntries(Object.entries(table.seats).filter(([other]) => other !== seat));
  write(knownTables().map((other) => (other.id === id ? { ...table, seats } : other)));
}

export function forget(id: string): void {
  write(knownTables().filter((table) => table.id !== id));
}
