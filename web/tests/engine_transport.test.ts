import { describe, expect, it } from 'vitest';

import { EngineTransport, type Port } from '../src/offline/engine_transport';
import type { FromPage, Told, Trouble } from '../src/offline/wire';

/** A Worker that says what the test has it say. */
class FakeWorker implements Port {
  readonly heard: FromPage[] = [];
  onmessage: Port['onmessage'] = null;
  onerror: Port['onerror'] = null;

  postMessage(message: FromPage): void {
    this.heard.push(message);
  }

  terminate(): void {
    // Nothing runs here.
  }

  tell(told: Told): void {
    this.onmessage?.(new MessageEvent('message', { data: told }));
  }
}

const source = { engines: { toy: { address: 'https://games.example/toy.bin' } }, weights: {} };
const kStart: FromPage = { type: 'start', source };

function setUp() {
  const worker = new FakeWorker();
  const troubles: [Trouble, string][] = [];
  const made: FakeWorker[] = [];
  const engine = new EngineTransport({
    newWorker: () => {
      made.push(made.length === 0 ? worker : new FakeWorker());
      return made.at(-1) ?? worker;
    },
    source,
    known: { '/api/games': '[{"id":"toy"}]' },
    onTrouble: (...trouble) => troubles.push(trouble),
  });
  return { worker, engine, troubles, hired: () => made.slice(1) };
}

describe('the engine, asked by the page', () => {
  it('is sent what a server would be, and its answers go to those who asked', async () => {
    const { worker, engine } = setUp();
    const board = engine.request('/api/games/toy/board');
    const made = engine.request('/api/tables', {
      method: 'POST',
      headers: { Authorization: 'Bearer tok' },
      body: '{"game":"toy"}',
    });
    expect(worker.heard).toEqual([
      kStart,
      { type: 'request', id: 1, method: 'GET', path: '/api/games/toy/board', body: '', token: '' },
      {
        type: 'request',
        id: 2,
        method: 'POST',
        path: '/api/tables',
        body: '{"game":"toy"}',
        token: 'tok',
      },
    ]);
    worker.tell({ type: 'answer', id: 2, status: 201, body: '{"table":"k3"}' });
    worker.tell({ type: 'answer', id: 1, status: 404, body: '{}' });
    expect((await made).status).toBe(201);
    expect(await (await made).json()).toEqual({ table: 'k3' });
    expect((await board).ok).toBe(false);
  });

  it('starts further Workers that think, and says when that cannot be done', () => {
    const { worker, hired } = setUp();
    const { port1: port } = new MessageChannel();
    worker.tell({ type: 'hire', port });
    expect(hired().map(({ heard }) => heard)).toEqual([[{ type: 'think', port }]]);
    hired()[0]?.onerror?.({ message: 'no' } as ErrorEvent);
    expect(worker.heard).toEqual([{ type: 'unhired' }]);
    port.close();
  });

  it('has sockets that open, hear, are lost, and hear no more', () => {
    const { worker, engine } = setUp();
    const log: string[] = [];
    const socket = engine.socket('k3');
    socket.onopen = () => log.push('open');
    socket.onmessage = ({ data }) => log.push(String(data));
    socket.onclose = () => log.push('close');
    worker.tell({ type: 'opened', socket: 1 });
    socket.send('hello');
    worker.tell({ type: 'sent', socket: 1, text: 'table' });
    worker.tell({ type: 'closed', socket: 1 });
    worker.tell({ type: 'sent', socket: 1, text: 'too late' });
    expect(log).toEqual(['open', 'table', 'close']);
    expect(worker.heard).toEqual([
      kStart,
      { type: 'open', socket: 1, table: 'k3' },
      { type: 'hear', socket: 1, text: 'hello' },
    ]);
  });

  it('hears that a socket is closed, and tells it nothing more', () => {
    const { worker, engine } = setUp();
    const socket = engine.socket('k3');
    socket.onclose = () => expect.unreachable('who closes knows it');
    socket.close();
    worker.tell({ type: 'closed', socket: 1 });
    expect(worker.heard.at(-1)).toEqual({ type: 'close', socket: 1 });
  });

  it('is fetched for what is not known without it, and not before', async () => {
    const { worker, engine } = setUp();
    engine.show(true);
    expect(await (await engine.request('/api/games')).json()).toEqual([{ id: 'toy' }]);
    expect(worker.heard).toEqual([{ type: 'shown', shown: true }]);
    await engine.firstAnswer();
    void engine.request('/api/games', { method: 'POST' });
    void engine.request('/api/health');
    expect(worker.heard.filter(({ type }) => type === 'start')).toEqual([kStart]);
    expect(worker.heard.slice(1).map(({ type }) => type)).toEqual(['start', 'request', 'request']);
    let hasAnswered = false;
    const idle = engine.firstAnswer().then(() => (hasAnswered = true));
    await Promise.resolve();
    expect(hasAnswered).toBe(false);
    worker.tell({ type: 'answer', id: 2, status: 200, body: '{}' });
    await idle;
  });

  it('that cannot be run answers nothing, before and after it is known', async () => {
    const { worker, engine } = setUp();
    const asked = engine.request('/api/health');
    worker.tell({ type: 'broken', reason: 'no WebAssembly' });
    await expect(asked).rejects.toThrow('no WebAssembly');
    await expect(engine.request('/api/health')).rejects.toThrow('no WebAssembly');
  });

  it('tells of what it cannot keep', () => {
    const { worker, troubles } = setUp();
    worker.tell({ type: 'trouble', trouble: 'full', table: 'k3' });
    expect(troubles).toEqual([['full', 'k3']]);
  });
});
