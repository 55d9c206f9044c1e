// Shows the notices that a table sends to this browser, and opens the table.

addEventListener('push', (event) => {
  const { table, words } = event.data.json();
  const notice = { body: words, tag: table, data: `/table/${table}` };
  event.waitUntil(registration.showNotification('Occasus', notice));
});

async function open(path) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  return page ? page.focus() : clients.openWindow(path);
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
