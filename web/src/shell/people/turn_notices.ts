// Orders for notices, when it is somebody's turn and their page is closed.

import * as api from '../../protocol/api';

/** Whether this browser can show them; a page without TLS cannot. */
export const canShow = () => 'serviceWorker' in navigator && 'PushManager' in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** The order by which this browser is told, if there is one. */
export async function ownOrder({ orders }: api.NoticeOffer): Promise<string | null> {
  const own = canShow() ? await subscription() : null;
  return orders.find(({ address }) => address === own?.endpoint)?.id ?? null;
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
  const order = { way: 'push', address: own.endpoint, point: p256dh, secret: auth };
  await api.orderNotices(table, token, order);
  return true;
}
