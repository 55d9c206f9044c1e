// A server for tests: one table of a toy game, spoken to as docs/protocol.md says. The toy: one
// seat takes one to three stones from twelve; a die is rolled after each; no drawing exists for it.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { WebSocket, WebSocketServer } from 'ws';

import type {
  Entry,
  Game,
  Offer,
  Range,
  Rulebook,
  ServerMessage,
  TableMessage,
  UpdateMessage,
} from '../src/protocol/messages';

const kStones = 12;
const kToken = 'seat-token';

export const game: Game = {
  id: 'toy',
  title: 'Stones',
  line: 'Take one to three stones.',
  credit: '',
  minutes: 1,
  seats: [{ id: 'taker', title: 'Taker', name: 'the Taker', for_newcomers: false }],
  options: [],
  variants: [],
  players: [
    {
      id: 'greedy',
      title: 'Greedy',
      line: 'Takes three.',
      strength: 'always wins',
      for_newcomers: false,
      level: null,
      weights: false,
    },
  ],
  reconstructed: null,
  dice: true,
  sealed: false,
};

export const book: Rulebook = {
  game: 'toy',
  title: 'Stones',
  chapters: [
    {
      id: 'T',
      title: 'Taking',
      rules: [
        {
          id: 'T.1',
          title: 'How many',
          html: '<p>One to three &amp; no more.</p>',
          source: 'printed',
          see: ['E.1'],
        },
        { id: 'T.2', title: 'Die', html: '<p>Then roll.</p>', source: 'ruling', see: [] },
      ],
    },
    {
      id: 'E',
      title: 'End',
      rules: [
        { id: 'E.1', title: 'Over', html: '<p>No stone left.</p>', source: 'printed', see: [] },
      ],
    },
  ],
};

interface Step {
  taken: number;
  face: number;
}

interface Client {
  socket: WebSocket;
  seat: string | null;
}

export class FakeServer {
  /** Every client message that was received, parsed. */
  readonly heard: Record<string, unknown>[] = [];
  /** While true, commands are carried out but not answered. */
  mute = false;
  private readonly http: Server;
  private readonly sockets: WebSocketServer;
  private readonly clients = new Set<Client>();
  private readonly answered = new Map<string, ServerMessage>();
  private hand = 'taker';
  private steps: Step[] = [];
  private log: Entry[] = [];
  private struck: Range[] = [];

  constructor() {
    this.http = createServer((request, response) => this.answer(request, response));
    this.sockets = new WebSocketServer({ server: this.http });
    this.sockets.on('connection', (socket) => this.welcome(socket));
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((done) => this.http.listen(port, '127.0.0.1', done));
    return `127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.dropAll();
    await new Promise((done) => this.http.close(done));
  }

  /** Cuts every connection without a word. */
  dropAll(): void {
    for (const { socket } of this.clients) socket.terminate();
    this.clients.clear();
  }

  /** Takes stones as if another client of the seat had done it. */
  take(count: number): void {
    const before = this.log.length;
    this.steps.push({ taken: count, face: (this.log.length % 6) + 1 });
    this.note('taken', `Takes ${count}.`, { count }, 'T.1');
    this.note(
      'rolled',
      `Rolls ${this.steps.at(-1)?.face}.`,
      { face: this.steps.at(-1)?.face },
      'T.2',
    );
    this.broadcast(before, []);
  }

  /** Takes stones as somebody else would, who sits at no seat here. */
  takeAsStranger(count: number): void {
    this.hand = 'stranger';
    this.take(count);
    this.hand = 'taker';
  }

  undo(): void {
    const ply = this.steps.length;
    this.steps.pop();
    const gone = this.log.filter((entry) => entry.ply === ply && !entry.undone);
    const range: Range = [gone[0]?.n ?? 0, gone.at(-1)?.n ?? 0];
    this.log = this.log.map((entry) => (gone.includes(entry) ? { ...entry, undone: true } : entry));
    this.struck.push(range);
    this.broadcast(this.log.length, [range]);
  }

  /** How often an act was carried out. */
  get plies(): number {
    return this.steps.length;
  }

  private note(kind: string, text: string, args: Record<string, unknown>, rule: string): void {
    const entry = { n: this.log.length + 1, ply: this.steps.length, rule, kind, text, args };
    this.log.push({ ...entry, who: kind === 'rolled' ? 'dice' : this.hand, undone: false });
  }

  /** With what each changed: stones are taken, then a die lies beside those before it. */
  private withPatches(log: Entry[]): Entry[] {
    return log.map((entry) => {
      const left = this.left(this.steps.slice(0, entry.ply));
      const { face } = entry.args;
      const patch =
        entry.kind === 'taken'
          ? [{ op: 'replace', path: '/view/stones', value: left }]
          : [
              { op: 'add', path: '/view/dice/-', value: face },
              { op: 'replace', path: '/turn_title', value: `turn ${entry.ply + 1}` },
            ];
      return { ...entry, patch };
    });
  }

  private viewAt(ply: number): unknown {
    const steps = this.steps.slice(0, ply);
    return { stones: this.left(steps), dice: steps.map((step) => step.face) };
  }

  private left(steps = this.steps): number {
    return kStones - steps.reduce((sum, step) => sum + step.taken, 0);
  }

  private offers(): Offer[] {
    return [1, 2, 3].map((count) => ({
      action: `take ${count}`,
      label: `Take ${count}`,
      group: 'take',
      rule: 'T.1',
      refused:
        count <= this.left()
          ? null
          : { kind: 'illegal', rule: 'T.1', text: 'Not so many are left.' },
      marks: {},
    }));
  }

  private update(log: Entry[], undone: Range[]): UpdateMessage {
    const over = this.left() <= 0;
    return {
      type: 'update',
      n: this.log.length,
      ply: this.steps.length,
      to_move: over ? null : 'taker',
      die: null,
      turn_title: `turn ${this.steps.length + 1}`,
      phase: 'take',
      view: this.viewAt(this.steps.length),
      prompt: over
        ? null
        : { text: 'How many stones?', detail: `${this.left()} left`, rule: 'T.1' },
      offers: over ? [] : this.offers(),
      undo_to: this.steps.length > 0 ? this.steps.length - 1 : null,
      redo: null,
      result: over
        ? { title: 'Empty', grade: '', scores: { taker: 1 }, rule: 'E.1', text: 'All taken.' }
        : null,
      log,
      undone,
      seats: [
        {
          id: 'taker',
          title: 'Taker',
          name: 'the Taker',
          kind: 'human',
          player: null,
          online: true,
          person: null,
          clients: 1,
          away_since: null,
        },
      ],
      by: null,
    };
  }

  private table(seat: string | null, since: number | null): TableMessage {
    const known = since !== null && since <= this.log.length;
    const log = this.log.filter((entry) => !known || entry.n > since);
    const update = this.update(log, known ? this.struck : []);
    return {
      ...update,
      type: 'table',
      table: 'toy-table',
      game: 'toy',
      title: 'Stones',
      options: {},
      seat,
      host: seat !== null,
      reset: !known,
      dice: {
        mode: 'stream',
        commitment: '9f'.repeat(32),
        seed: null,
        added: [{ seat: seat ?? 'rome', ply: 0, number: '4f'.repeat(32), draw: 0 }],
      },
      board: { stones: kStones },
      offers: seat ? update.offers : [],
    };
  }

  private broadcast(before: number, undone: Range[]): void {
    for (const { socket, seat } of this.clients) {
      const update = this.update(this.withPatches(this.log.slice(before)), undone);
      this.send(socket, { ...update, offers: seat ? update.offers : [] });
    }
  }

  private send(socket: WebSocket, message: ServerMessage): void {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  private welcome(socket: WebSocket): void {
    const client: Client = { socket, seat: null };
    socket.on('close', () => this.clients.delete(client));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Record<string, unknown>;
      this.heard.push(message);
      if (message['type'] === 'hello') {
        client.seat = message['token'] === kToken ? 'taker' : null;
        this.clients.add(client);
        this.send(
          socket,
          this.table(client.seat, (message['since'] as number | undefined) ?? null),
        );
      } else {
        this.hear(client, message);
      }
    });
  }

  private hear(client: Client, message: Record<string, unknown>): void {
    const id = String(message['id']);
    const reply = (answer: ServerMessage) => this.send(client.socket, answer);
    switch (message['type']) {
      case 'ping':
        return reply({ type: 'pong' });
      case 'act':
      case 'undo': {
        const known = this.answered.get(id);
        const answer = known ?? this.carryOut(message, id);
        this.answered.set(id, answer);
        if (!this.mute) reply(answer);
        return;
      }
      case 'why':
        return reply({ type: 'why', id, legal: true, error: null });
      case 'odds':
        return reply({ type: 'odds', id, odds: message['draft'] });
      case 'advise':
        return reply({
          type: 'advice',
          id,
          ply: this.steps.length,
          action: 'take 3',
          label: 'Take 3',
          text: 'More is better.',
          points: ['The end comes sooner.'],
          fear: 'The end may come too late.',
          instead: [{ action: 'take 2', text: 'Take 2: 40.0 % to win, 10.0 points less.' }],
          value: 0.5,
          player: 'greedy',
        });
      case 'view': {
        const ply = Number(message['ply']);
        const now = this.update([], []);
        const n = this.log.findLast((entry) => entry.ply <= ply && !entry.undone)?.n ?? 0;
        const { phase, prompt } = now;
        const standing = (at: number) => ({
          turn_title: `turn ${at + 1}`,
          phase,
          view: this.viewAt(at),
        });
        const since = message['since'] as number | undefined;
        const kept = this.log.filter((entry) => !entry.undone && entry.ply <= ply);
        const told =
          since === undefined
            ? {}
            : {
                before: standing(since),
                log: this.withPatches(kept.filter((entry) => entry.ply > since)),
              };
        return reply({
          type: 'view',
          id,
          ply,
          ...standing(ply),
          prompt,
          result: null,
          n,
          ...told,
        });
      }
    }
  }

  private carryOut(message: Record<string, unknown>, id: string): ServerMessage {
    if (message['ply'] !== this.steps.length) {
      return { type: 'refused', id, error: { kind: 'stale', text: 'Too late.', rule: null } };
    }
    if (message['type'] === 'undo') {
      this.undo();
      return { type: 'ack', id, ply: this.steps.length };
    }
    const count = Number(/^take (\d)$/.exec(String(message['action']))?.[1] ?? 0);
    const refused = this.offers().find((offer) => offer.action === message['action'])?.refused;
    if (count === 0 || refused) {
      const error = refused ?? { kind: 'unreadable', text: 'What?', rule: null };
      return { type: 'refused', id, error };
    }
    this.take(count);
    return { type: 'ack', id, ply: this.steps.length };
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const path = new URL(request.url ?? '/', 'http://toy').pathname;
    if (path === '/api/games') return json(200, [game]);
    if (path === '/api/games/toy/rulebook') return json(200, book);
    if (path === '/api/tables/toy-table') return json(200, this.table(null, null));
    if (path === '/api/tables' && request.method === 'POST') {
      const links = { taker: `/table/toy-table#${kToken}` };
      const body = { table: 'toy-table', host: 'host-token', seats: { taker: kToken } };
      return json(201, { ...body, watch: '/table/toy-table', links });
    }
    json(404, { error: { kind: 'unknown', text: 'Nothing is here.', rule: null, field: null } });
  }
}
