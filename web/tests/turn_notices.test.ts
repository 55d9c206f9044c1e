import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

import { beforeEach, expect, test, vi } from 'vitest';

import { orderHere, waysOf } from '../src/shell/people/turn_notices';

const browser = {
  endpoint: 'https://push.example.org/1',
  toJSON: () => ({ keys: { p256dh: 'point', auth: 'secret' } }),
};
const subscribe = vi.fn(() => Promise.resolve(browser));
const getSubscription = vi.fn<() => Promise<typeof browser | null>>(() => Promise.resolve(null));
const register = vi.fn(() => Promise.resolve());
const request = vi.fn((_path: string, _init: RequestInit) =>
  Promise.resolve(Response.json({ push: 'key', mail: false, hook: [], orders: [] })),
);

function permit(answer: NotificationPermission): void {
  vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve(answer) });
}

beforeEach(() => {
  vi.clearAllMocks();
  const worker = { pushManager: { subscribe, getSubscription } };
  const serviceWorker = {
    register,
    ready: Promise.resolve(worker),
    getRegistration: () => Promise.resolve(worker),
  };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('fetch', request);
});

test('orders for this browser, with the key of the server', async () => {
  permit('granted');
  expect(await orderHere('t1', 'token', 'key')).toBe(true);
  expect(register).toHaveBeenCalledWith('/notices.js');
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  const [path, init] = request.mock.calls[0] ?? [];
  expect(path).toBe('/api/tables/t1/notices');
  expect(JSON.parse(String(init?.body))).toEqual({
    way: 'push',
    address: browser.endpoint,
    keys: 'point secret',
  });
});

test('does nothing for a user who says no', async () => {
  permit('denied');
  expect(await orderHere('t1', 'token', 'key')).toBe(false);
  expect(register).not.toHaveBeenCalled();
  expect(request).not.toHaveBeenCalled();
});

test('offers what the server offers, with the order of this browser', async () => {
  const order = (id: string, address: string) => ({ id, way: 'push', address, confirmed: true });
  const orders = [order('a', 'https://push.example.org/2'), order('b', browser.endpoint)];
  const offer = { push: 'key', mail: true, hook: [], orders };
  request.mockImplementation(() => Promise.resolve(Response.json(offer)));
  expect(await waysOf('t1', 'token')).toMatchObject([
    { way: 'push', detail: 'key', order: undefined },
    { way: 'mail', order: undefined },
  ]);
  getSubscription.mockResolvedValueOnce(browser);
  expect((await waysOf('t1', 'token'))[0]?.order?.id).toBe('b');
  vi.stubGlobal('navigator', {});
  expect(await waysOf('t1', 'token')).toMatchObject([{ way: 'mail' }]);
});

test('the worker shows what is pushed, and opens its table', async () => {
  type Handler = (event: object) => void;
  const handlers = new Map<string, Handler>();
  const listen = (name: string, handler: Handler) => handlers.set(name, handler);
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const focus = vi.fn();
  const pages: object[] = [];
  const clients = { matchAll: () => Promise.resolve(pages), openWindow };
  const file = path.resolve(import.meta.dirname, '../public/notices.js');
  const globals = { addEventListener: listen, registration: { showNotification }, clients, URL };
  runInNewContext(await readFile(file, 'utf8'), globals);
  const meet = async (name: string, event: object) => {
    let waits: Promise<void> | undefined;
    const waitUntil = (promise: Promise<void>) => (waits = promise);
    handlers.get(name)?.({ ...event, waitUntil });
    await waits;
  };
  const words = 'It is your turn. Diplomacy: Spring 1901.';
  await meet('push', { data: { json: () => ({ table: 't1', words }) } });
  const shown = { body: words, tag: 't1', data: '/table/t1' };
  expect(showNotification).toHaveBeenCalledWith('Occasus', shown);
  const notification = { data: '/table/t1', close: vi.fn() };
  await meet('notificationclick', { notification });
  expect(openWindow).toHaveBeenCalledWith('/table/t1');
  pages.push({ url: 'https://play.example.org/table/t1#x', focus });
  await meet('notificationclick', { notification });
  expect(focus).toHaveBeenCalledOnce();
});
