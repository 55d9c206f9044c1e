// Orders for notices, when it is somebody's turn and their page is closed.

import * as api from '../../protocol/api';

/** A way to be told, and its order if there is one. */
export interface Way {
  way: api.NoticeOrder['way'];
  token: string;
  /** The server's key for push services, or the hosts that it calls. */
  detail: string;
  order?: api.NoticeOrder | undefined;
}

// A page without TLS cannot show notices.
const canShow = () => 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The ways that a server offers to the holder of a token. */
export async function waysOf(table: string, token: string): Promise<Way[]> {
  const { push, mail, hook, orders } = await api.noticeOffer(table, token);
  const own = push && canShow() ? await subscription() : null;
  const order = (of: Way['way']) =>
    orders.find(({ way, address }) => way === of && (way !== 'push' || address === own?.endpoint));
  const ways: Way[] = [];
  if (push && canShow()) ways.push({ way: 'push', token, detail: push, order: order('push') });
  if (mail) ways.push({ way: 'mail', token, detail: '', order: order('mail') });
  if (hook?.length)
    ways.push({ way: 'hook', token, detail: hook.join(', '), order: order('hook') });
  return ways;
}

/** Lets the browser ask its user, and orders; false when they do not want it. */
export async function orderHere(table: string, token: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/notices.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const own =
    (await subscription()) ??
    (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { p256dh = '', auth = '' } = own.toJSON().keys ?? {};
  const order = { way: 'push', address: own.endpoint, keys: `${p256dh} ${auth}` };
  await api.orderNotices(table, token, order);
  return true;
}
