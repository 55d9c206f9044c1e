// The other side of this page: a server, or the engine in a Worker of this browser. Both speak the
// documented protocol, and nothing else in the page knows which of them it is.

/** The part of WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
}

export interface Transport {
  /** True when the tables live in this browser alone, so that nobody can be invited to them. */
  readonly isLocal: boolean;
  /** The sentence for the user when nothing answers. */
  readonly silence: string;
  /** A game is about to be asked for. */
  expect(game: string): void;
  /** As `fetch`: rejects when nothing answers. */
  request(path: string, init?: RequestInit): Promise<Response>;
  socket(table: string): Socket;
  /** No part of the page wants this table any more. */
  forget(table: string): void;
}

/** A server, whoever else answers this page. */
export const network: Transport = {
  isLocal: false,
  silence: 'The server does not answer. Check your connection.',
  expect() {
    // A server has all games.
  },
  request: (path, init) => fetch(path, init),
  socket(table) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`,
    );
  },
  forget() {
    // A server keeps its tables: others may know them.
  },
};

export let transport: Transport = network;

/** Says once, before the page begins, that somebody else answers it. */
export function speakTo(other: Transport): void {
  transport = other;
}
