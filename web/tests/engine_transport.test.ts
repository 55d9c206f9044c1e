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

function setUp() {
  const worker = new FakeWorker();
  const troubles: [Trouble, string][] = [];
  const hired: FakeWorker[] = [];
  const hire = () => {
    const further = new FakeWorker();
    hired.push(further);
    return further;
  };
  const engine = new EngineTransport(worker, (...trouble) => troubles.push(trouble), hire);
  return { worker, engine, troubles, hired };
}

describe('the engine, asked by the page', () => {
  it('is sent what a server would be, and its answers go to those who asked', async () => {
    const { worker, engine } = setUp();
    const games = engine.request('/api/games');
    const made = engine.request('/api/tables', {
      method: 'POST',
      headers: { Authorization: 'Bearer tok' },
      body: '{"game":"toy"}',
    });
    expect(worker.heard).toEqual([
      { type: 'request', id: 1, method: 'GET', path: '/api/games', body: '', token: '' },
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
    expect((await games).ok).toBe(false);
  });

  it('starts further Workers that think, and says when that cannot be done', () => {
    const { worker, hired } = setUp();
    const { port1: port } = new MessageChannel();
    worker.tell({ type: 'hire', port });
    expect(hired.map(({ heard }) => heard)).toEqual([[{ type: 'think', port }]]);
    hired[0]?.onerror?.({ message: 'no' } as ErrorEvent);
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

  it('that cannot be run answers nothing, before and after it is known', async () => {
    const { worker, engine } = setUp();
    const asked = engine.request('/api/games');
    worker.tell({ type: 'broken', reason: 'no WebAssembly' });
    await expect(asked).rejects.toThrow('no WebAssembly');
    await expect(engine.request('/api/games')).rejects.toThrow('no WebAssembly');
  });

  it('tells of what it cannot keep', () => {
    const { worker, troubles } = setUp();
    worker.tell({ type: 'trouble', trouble: 'full', table: 'k3' });
    expect(troubles).toEqual([['full', 'k3']]);
  });
});
