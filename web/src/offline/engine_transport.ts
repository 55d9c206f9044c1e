// Speaks the protocol to the engine in a Worker of this browser.

import type { Socket, Transport } from '../protocol/transport';
import type { Asked, FromPage, ModuleSource, Told, Trouble } from './wire';

/** The part of Worker that is used. */
export interface Port {
  postMessage(message: FromPage, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onerror: ((event: ErrorEvent) => unknown) | null;
  terminate(): void;
}

interface Answering {
  answered(response: Response): void;
  failed(error: Error): void;
}

interface Surroundings {
  newWorker(): Port;
  source: ModuleSource;
  /** Answers that are known without the engine, by path. */
  known: Readonly<Record<string, string>>;
  onTrouble(trouble: Trouble, table: string): void;
}

export class EngineTransport implements Transport {
  readonly isLocal = true;
  readonly silence =
    'The games could not start in this browser. Use a recent browser that may store data.';

  private next = 1;
  private readonly hired: Port[] = [];
  private broken: Error | null = null;
  private readonly asked = new Map<number, Answering>();
  private readonly sockets = new Map<number, EngineSocket>();
  private readonly port: Port;
  private isAsked = false;
  private readonly answered: Promise<void>;
  private hasAnswered: () => void = () => undefined;

  constructor(private readonly around: Surroundings) {
    this.port = around.newWorker();
    this.port.onmessage = ({ data }) => this.hear(data as Told);
    this.port.onerror = ({ message }) => this.fail(message);
    this.answered = new Promise((answered) => (this.hasAnswered = answered));
  }

  /** Resolves once the engine has answered for the first time, or at once if nothing asks it. */
  async firstAnswer(): Promise<void> {
    if (this.isAsked) await this.answered;
  }

  /** Its engine is fetched while the code comes that draws the game. */
  expect(game: string): void {
    this.request(`/api/games/${game}/board`).catch(console.error);
  }

  request(path: string, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', body } = init;
    const known = method === 'GET' ? this.around.known[path] : undefined;
    if (known !== undefined) return Promise.resolve(new Response(known));
    if (this.broken) return Promise.reject(this.broken);
    const id = this.next++;
    const token = (new Headers(init.headers).get('Authorization') ?? '').replace(/^Bearer /, '');
    return new Promise((answered, failed) => {
      this.asked.set(id, { answered, failed });
      const text = typeof body === 'string' ? body : '';
      this.say({ type: 'request', id, method, path, body: text, token });
    });
  }

  socket(table: string): Socket {
    const number = this.next++;
    const socket = new EngineSocket(
      (text) => this.say({ type: 'hear', socket: number, text }),
      () => {
        this.sockets.delete(number);
        this.say({ type: 'close', socket: number });
      },
    );
    this.sockets.set(number, socket);
    this.say({ type: 'open', socket: number, table });
    return socket;
  }

  forget(table: string): void {
    this.say({ type: 'forget', table });
  }

  /** Whether anybody can see the page. */
  show(shown: boolean): void {
    this.say({ type: 'shown', shown });
  }

  /** Ends the engine of this page, if it runs here, and all that thinks for it. */
  end(): void {
    for (const worker of [this.port, ...this.hired]) worker.terminate();
  }

  private hire(port: MessagePort): void {
    const worker = this.around.newWorker();
    worker.onerror = () => this.port.postMessage({ type: 'unhired' });
    worker.postMessage({ type: 'think', port }, [port]);
    this.hired.push(worker);
  }

  /** The first thing that only the engine can answer has it fetched. */
  private say(asked: Asked): void {
    if (!this.isAsked && asked.type !== 'shown') {
      this.isAsked = true;
      this.port.postMessage({ type: 'start', source: this.around.source });
    }
    this.port.postMessage(asked);
  }

  private hear(told: Told): void {
    this.hasAnswered();
    switch (told.type) {
      case 'answer': {
        const { status, body } = told;
        this.asked.get(told.id)?.answered(new Response(body, { status }));
        this.asked.delete(told.id);
        return;
      }
      case 'opened':
        this.sockets.get(told.socket)?.onopen?.(new Event('open'));
        return;
      case 'sent': {
        const event = new MessageEvent('message', { data: told.text });
        this.sockets.get(told.socket)?.onmessage?.(event);
        return;
      }
      case 'closed': {
        const socket = this.sockets.get(told.socket);
        this.sockets.delete(told.socket);
        socket?.onclose?.(new Event('close') as CloseEvent);
        return;
      }
      case 'trouble':
        this.around.onTrouble(told.trouble, told.table);
        return;
      case 'hire':
        this.hire(told.port);
        return;
      case 'broken':
        this.fail(told.reason);
    }
  }

  /** Nothing will be answered any more. */
  private fail(reason: string): void {
    this.broken = new Error(reason);
    for (const { failed } of this.asked.values()) failed(this.broken);
    this.asked.clear();
  }
}

class EngineSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}
