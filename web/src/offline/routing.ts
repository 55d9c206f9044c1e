// The game that a page asks about: each game may have an engine of its own.

import { gameOf } from '../shell/lobby/record';
import type { Asked } from './wire';

/** The fields that name a game: of a new table, which may come from a record, or of a change. */
interface Naming {
  game?: string;
  record?: string;
  created?: { header: string };
}

/** The game that a document names; '' for none, and where the engine will say that it cannot read it. */
function gameNamedIn(document: string): string {
  try {
    const { game, record, created } = JSON.parse(document) as Naming;
    return game ?? gameOf(record ?? created?.header ?? '');
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
        return this.sockets.get(asked.socket) ?? '';
      case 'close': {
        const game = this.sockets.get(asked.socket) ?? '';
        this.sockets.delete(asked.socket);
        return game;
      }
    }
  }

  /** `path`: "", "api", then what is asked. */
  private async gameOfRequest([, , what, name]: string[], body: string): Promise<string> {
    switch (what) {
      case 'games':
        return name ?? '';
      case 'tables':
        return name === undefined ? gameNamedIn(body) : this.gameOfTable(name);
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
    const game = gameNamedIn((await this.firstChange(table)) ?? '');
    if (game !== '') this.tables.set(table, game);
    return game;
  }
}
