// The game that a page asks about: each game may have an engine of its own.

import { gameOf } from '../shell/lobby/record';
import type { Asked } from './wire';

interface NewTable {
  game?: unknown;
  record?: unknown;
}

/** The game of a table by the first change that is kept of it; '' for none. */
function gameOfChange(change: string | undefined): string {
  if (change === undefined) return '';
  const { created } = JSON.parse(change) as { created?: { header?: string } };
  return gameOf(created?.header ?? '');
}

/** The game of a new table, which may come from a record. */
function gameOfNewTable(body: string): string {
  try {
    const { game, record } = JSON.parse(body) as NewTable;
    return typeof game === 'string' ? game : gameOf(typeof record === 'string' ? record : '');
  } catch {
    return '';
  }
}

export class Routing {
  private readonly tables = new Map<string, string>();
  private readonly reports = new Map<string, string>();
  private readonly sockets = new Map<number, string>();

  /** `firstChange`: what is kept first of a table. */
  constructor(private readonly firstChange: (table: string) => Promise<string | undefined>) {}

  /** '' where no game is named, or the table is not here. */
  async gameOf(asked: Exclude<Asked, { type: 'shown' }>): Promise<string> {
    switch (asked.type) {
      case 'request':
        return this.gameOfRequest(asked.path.split('/'), asked.body);
      case 'open': {
        const game = await this.gameOfTable(asked.table);
        this.sockets.set(asked.socket, game);
        return game;
      }
      case 'forget':
        return this.gameOfTable(asked.table);
      case 'hear':
      case 'close':
        return this.sockets.get(asked.socket) ?? '';
    }
  }

  /** `path`: "", "api", then what is asked. */
  private async gameOfRequest([, , what, name]: string[], body: string): Promise<string> {
    switch (what) {
      case 'games':
        return name ?? '';
      case 'tables':
        return name === undefined ? gameOfNewTable(body) : this.gameOfTable(name);
      case 'reports': {
        const game = gameOf(body) || (this.reports.get(name ?? '') ?? '');
        this.reports.set(name ?? '', game);
        return game;
      }
      default:
        return gameOf(body);
    }
  }

  private async gameOfTable(table: string): Promise<string> {
    const known = this.tables.get(table);
    if (known !== undefined) return known;
    const game = gameOfChange(await this.firstChange(table));
    if (game !== '') this.tables.set(table, game);
    return game;
  }
}
