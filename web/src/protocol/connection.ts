// One WebSocket to one table: says hello, answers to what was asked, comes back after a loss.
// Commands (what changes the table) are kept until the server has answered them and are sent again
// with the same id after a reconnection. A command that repeats one whose outcome the page has not
// been shown yet is that command: two presses are one act. Questions are answered null when the
// connection is lost.

import type {
  Command,
  News,
  Question,
  Refusal,
  ServerMessage,
  TableMessage,
  UpdateMessage,
} from './messages';
import type { Socket } from './transport';
import { uuid } from './uuid';
import { whole, type Shown } from './whole';

/** `waiting` holds the time (ms since the epoch) of the next attempt. */
export type ConnectionState =
  | { kind: 'connecting' }
  | { kind: 'live' }
  | { kind: 'waiting'; until: number }
  | { kind: 'closed' };

export interface Hello {
  token: string | null;
  also: string[];
  since: number | null;
  press_since: number | null;
}

export interface ConnectionOptions {
  open(): Socket;
  /**
   * The contents of `hello`: the token of the seat, those of further seats, and the last numbers known of
   * the log and of the press (null: none).
   */
  hello(): Hello;
  onTable(message: TableMessage): void;
  onUpdate(message: UpdateMessage): void;
  onNews(message: News): void;
  onState(state: ConnectionState): void;
  /** An error that answers no question of ours, for example a wrong token. */
  onError(error: Refusal): void;
}

export type CommandAnswer = { ply: number } | { refused: Refusal };

type Asked = (answer: ServerMessage | null) => void;

interface Pending {
  text: string;
  answer(answer: CommandAnswer): void;
}

/** A command that was sent, until the page has heard what came of it. */
interface Taken {
  answer: Promise<CommandAnswer>;
  isDone: boolean;
}

const kFirstDelay = 400;
const kLongestDelay = 15_000;
const kPingEvery = 20_000;
const kSilence = 45_000;
/** How long an answer may take when it is doubtful whether there is a network. */
const kPatience = 4_000;

/** Milliseconds to wait before attempt number `attempt` (from 0); `chance` in [0, 1) spreads it. */
export function retryDelay(attempt: number, chance: number): number {
  const full = Math.min(kLongestDelay, kFirstDelay * 2 ** Math.min(attempt, 10));
  return Math.round(full * (0.75 + 0.25 * chance));
}

export class Connection {
  private socket: Socket | null = null;
  private state: ConnectionState = { kind: 'connecting' };
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  /** How the table stood as it was told last. */
  private shown: Shown | null = null;
  private readonly asked = new Map<string, Asked>();
  private readonly pending = new Map<string, Pending>();
  /** By what they say. */
  private readonly taken = new Map<string, Taken>();

  constructor(private readonly options: ConnectionOptions) {
    this.connect();
  }

  /**
   * Sends a command, once; resolves once the server has answered, however long that takes. The same
   * words are another command only after a message has shown what came of the first.
   */
  command(command: Command): Promise<CommandAnswer> {
    const words = JSON.stringify(command);
    const before = this.taken.get(words);
    if (before) return before.answer;
    const taken: Taken = { answer: this.sendCommand(command), isDone: false };
    this.taken.set(words, taken);
    void taken.answer.then((answer) => {
      if ('refused' in answer) this.taken.delete(words);
      else taken.isDone = true;
    });
    return taken.answer;
  }

  private sendCommand(command: Command): Promise<CommandAnswer> {
    const id = uuid();
    const text = JSON.stringify({ ...command, id });
    return new Promise((answer) => {
      this.pending.set(id, { text, answer });
      if (this.state.kind === 'live') this.socket?.send(text);
    });
  }

  /** The page is shown what came of the commands that were answered before. */
  private forgetDone(): void {
    for (const [words, { isDone }] of this.taken) if (isDone) this.taken.delete(words);
  }

  /** Asks; resolves to the answer or a refusal, or to null when the connection is not there or is lost before the answer. */
  ask(question: Question): Promise<ServerMessage | null> {
    if (this.state.kind !== 'live') return Promise.resolve(null);
    const id = uuid();
    return new Promise((answer) => {
      this.asked.set(id, answer);
      this.socket?.send(JSON.stringify({ ...question, id }));
    });
  }

  /** Tries at once instead of waiting; while connected, it makes sure of that. */
  retry(): void {
    if (this.state.kind === 'live') return this.probe();
    if (this.state.kind !== 'waiting') return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Says `hello` anew, with another token or to get what was missed. */
  greet(): void {
    if (this.state.kind === 'live') this.sayHello(this.socket);
    else {
      this.lose(this.socket);
      this.retry();
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.become({ kind: 'closed' });
    this.letGo();
  }

  private connect(): void {
    this.become({ kind: 'connecting' });
    const socket = this.options.open();
    this.socket = socket;
    this.lastHeard = Date.now();
    socket.onopen = () => this.sayHello(socket);
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => this.lose(socket);
    this.heart = setInterval(() => this.beat(), kPingEvery);
  }

  private sayHello(socket: Socket | null): void {
    const { token, also, since, press_since } = this.options.hello();
    socket?.send(
      JSON.stringify({
        type: 'hello',
        token,
        patches: true,
        ...(also.length === 0 ? {} : { also }),
        ...(since === null ? {} : { since }),
        ...(press_since === null ? {} : { press_since }),
      }),
    );
  }

  private beat(): void {
    if (Date.now() - this.lastHeard > kSilence) this.lose(this.socket);
    else if (this.state.kind === 'live') this.socket?.send('{"type":"ping"}');
  }

  /** A network that is gone, or that a device has slept through, closes no connection. */
  private probe(): void {
    const socket = this.socket;
    const asked = Date.now();
    socket?.send('{"type":"ping"}');
    setTimeout(() => this.lastHeard < asked && this.lose(socket), kPatience);
  }

  private lose(socket: Socket | null): void {
    if (!socket || socket !== this.socket) return;
    this.letGo();
    if (this.state.kind === 'closed') return;
    const delay = retryDelay(this.attempt++, Math.random());
    this.become({ kind: 'waiting', until: Date.now() + delay });
    this.timer = setTimeout(() => this.connect(), delay);
  }

  private letGo(): void {
    clearInterval(this.heart);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    for (const answer of this.asked.values()) answer(null);
    this.asked.clear();
  }

  private become(state: ConnectionState): void {
    this.state = state;
    this.options.onState(state);
  }

  private receive(message: ServerMessage): void {
    this.lastHeard = Date.now();
    switch (message.type) {
      case 'table':
        this.forgetDone();
        this.attempt = 0;
        this.shown = message;
        this.become({ kind: 'live' });
        this.options.onTable(message);
        for (const { text } of this.pending.values()) this.socket?.send(text);
        return;
      case 'update': {
        this.forgetDone();
        const update = whole(this.shown, message);
        this.shown = update;
        this.options.onUpdate(update);
        return;
      }
      case 'sealed':
      case 'clock':
      case 'press':
        this.forgetDone();
        this.options.onNews(message);
        return;
      case 'ack':
        this.settle(message.id, { ply: message.ply });
        return;
      case 'refused':
        if (this.pending.has(message.id)) this.settle(message.id, { refused: message.error });
        else this.reply(message.id, message);
        return;
      case 'error':
        this.options.onError(message.error);
        return;
      case 'pong':
        return;
      default:
        this.reply(message.id, message);
    }
  }

  private settle(id: string, answer: CommandAnswer): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.answer(answer);
  }

  private reply(id: string, message: ServerMessage | null): void {
    this.asked.get(id)?.(message);
    this.asked.delete(id);
  }
}
