// Places of the page: / (lobby), /table/ID (with a seat token after # when the link of a seat is
// opened), /table/ID/PLY (one position of a table, to look at), /table/ID/chronicle (its whole game on
// one page), /rules/GAME or /rules/GAME/RULE (a rulebook without a table), /learn/GAME (its lessons),
// /games (those that were finished in this browser), /daily (the games of the day), /puzzles/GAME and
// /puzzles/GAME/PUZZLE,
// /laboratory (results of experiments that the server has) or /laboratory/NAME (one of them),
// /#sandbox or /#sandbox=POSITION (a position of Diplomacy that is set up), /arrival (a game that was taken
// along from a server comes here).

export type Route =
  | { page: 'lobby' }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'table'; table: string; token: string | null }
  | { page: 'plate'; table: string; ply: number }
  | { page: 'chronicle'; table: string }
  | { page: 'learn'; game: string }
  | { page: 'laboratory'; results: string | null }
  | { page: 'puzzles'; game: string; puzzle: string | null }
  | { page: 'games' }
  | { page: 'daily' }
  | { page: 'sandbox'; position: string }
  | { page: 'arrival' }
  | { page: 'missing' };

/** Its place: every server has a page for the path of the lobby. */
export const kSandbox = '/#sandbox';

export function parseRoute(path: string, hash: string): Route {
  const table = /^\/table\/([\w-]+)\/?$/.exec(path);
  if (table?.[1]) return { page: 'table', table: table[1], token: hash.slice(1) || null };
  const plate = /^\/table\/([\w-]+)\/(\d{1,6})\/?$/.exec(path);
  if (plate?.[1]) return { page: 'plate', table: plate[1], ply: Number(plate[2]) };
  const chronicle = /^\/table\/([\w-]+)\/chronicle\/?$/.exec(path);
  if (chronicle?.[1]) return { page: 'chronicle', table: chronicle[1] };
  const rules = /^\/rules\/([\w-]+)(?:\/([\w.-]+))?\/?$/.exec(path);
  if (rules?.[1]) return { page: 'rules', game: rules[1], rule: rules[2] ?? null };
  const learn = /^\/learn\/([\w-]+)\/?$/.exec(path);
  const results = /^\/laboratory(?:\/([^/]+))?\/?$/.exec(path);
  if (results) return { page: 'laboratory', results: nameIn(results[1]) };
  const puzzles = /^\/puzzles\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(path);
  if (puzzles?.[1]) return { page: 'puzzles', game: puzzles[1], puzzle: puzzles[2] ?? null };
  if (path === '/games') return { page: 'games' };
  if (path === '/daily') return { page: 'daily' };
  if (path === '/arrival') return { page: 'arrival' };
  if (learn?.[1]) return { page: 'learn', game: learn[1] };
  const sandbox = /^#sandbox(?:=([\w-]*))?$/.exec(hash);
  if (path === '/' && sandbox) return { page: 'sandbox', position: sandbox[1] ?? '' };
  return path === '/' || path === '/index.html' ? { page: 'lobby' } : { page: 'missing' };
}

/** A name as it was before it became part of an address; one that cannot have been is no name. */
function nameIn(part: string | undefined): string | null {
  try {
    return part === undefined ? null : decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** How the address bar writes a place. */
export interface Addresses {
  read(address: { pathname: string; hash: string }): Route;
  /** The address of a place, as a link has it. */
  write(place: string): string;
}

/** The place is the path: for a server, which answers every path with the page. */
export const byPath: Addresses = {
  read: ({ pathname, hash }) => parseRoute(pathname, hash),
  write: (place) => place,
};

/** The place stands after #: for a file, or a folder of files under any address. */
export const byHash: Addresses = {
  read({ hash }) {
    const [path = '', token = ''] = hash.slice(1).split('#');
    return parseRoute(path || '/', token && `#${token}`);
  },
  write: (place) => `#${place}`,
};
