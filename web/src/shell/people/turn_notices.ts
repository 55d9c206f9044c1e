// Orders for notices, when it is somebody's turn and their page is closed.

import * as api from '../../protocol/api';

/** A way to be told, and its order if there is one. */
export interface Way {
  way: api.NoticeOrder['way'];
  token: string;
  /** The server's key for push services, or the hosts that it calls. */
  detail: string;
  order: api.NoticeOrder | undefined;
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The ways that a server offers to the holder of a token. */
export async function waysOf(table: string, token: string): Promise<Way[]> {
  const { push, mail, hook, orders } = await api.noticeOffer(table, token);
  // A page without TLS cannot show notices.
  const canShow = push && 'serviceWorker' in navigator && 'PushManager' in globalThis;
  const own = canShow ? (await subscription())?.endpoint : undefined;
  const offer = (way: Way['way'], detail: string, address?: string): Way => {
    const isOrdered = (order: api.NoticeOrder) =>
      order.way === way && (way !== 'push' || order.address === address);
    return { way, token, detail, order: orders.find(isOrdered) };
  };
  return [
    ...(canShow ? [offer('push', push, own)] : []),
    ...(mail ? [offer('mail', '')] : []),
    ...(hook?.length ? [offer('hook', hook.join(', '))] : []),
  ];
}

/** Lets the browser ask its user, and orders; false when they do not want it. */
export async function orderHere(table: string, token: string, key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/notices.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const own = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh = '', auth = '' } = own.toJSON().keys ?? {};
  const order = { way: 'push', address: own.endpoint, keys: `${p256dh} ${auth}` };
  await api.orderNotices(table, token, order);
  return true;
}
