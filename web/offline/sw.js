// Keeps every file of this page, so that it opens without a network. A newer version is fetched
// whole beside the old one and waits until the page says that it may take over.

const kFiles = FILES;
/** Kept once somebody has wanted them. */
const kWanted = WANTED;
const kHashed = /-[\w-]{8}\.\w+$/;
const kMine = `occasus ${registration.scope} `;
const kCache = kMine + VERSION;

const address = (file) => new URL(file, registration.scope).href;

/** A file whose name says what is in it need not be fetched twice. */
async function keep(cache, file) {
  const url = address(file);
  const old = kHashed.test(file) ? await caches.match(url) : undefined;
  if (old) return cache.put(url, old);
  const response = await fetch(url, { cache: kHashed.test(file) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return cache.put(url, response);
}

async function keepAll() {
  const cache = await caches.open(kCache);
  await Promise.all(kFiles.map((file) => keep(cache, file)));
  for (const url of kWanted.map(address)) {
    const old = await caches.match(url);
    if (old) await cache.put(url, old);
  }
}

async function dropOld() {
  for (const name of await caches.keys())
    if (name.startsWith(kMine) && name !== kCache) await caches.delete(name);
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(kCache);
  const page = request.mode === 'navigate' ? address('index.html') : request;
  const kept = await cache.match(page, { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && kWanted.some((file) => address(file) === request.url))
    await cache.put(request, response.clone());
  return response;
}

addEventListener('install', (event) => event.waitUntil(keepAll()));
addEventListener('activate', (event) => event.waitUntil(dropOld()));
addEventListener('message', ({ data }) => data === 'take over' && skipWaiting());
addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(registration.scope)) {
    event.respondWith(answer(event.request));
  }
});
