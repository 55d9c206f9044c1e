// The page as an app of its own: a service worker keeps every file of it. A newer version waits
// until the user wants it; games are not touched by it, they are not among these files.

import { notices } from '../shell/notices.svelte';
import { text } from './text';

/** A single file has none, and a page without TLS may not. */
const serviceWorker =
  import.meta.env.MODE === 'offline' && 'serviceWorker' in navigator && navigator.serviceWorker;

/** Loads the page anew when another tab has let a newer version in: called before anything is waited for. */
export function followNewer(): void {
  if (!serviceWorker) return;
  // The first one takes over a page that is up to date; every later one brings another page.
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isFirst) location.reload();
    isFirst = false;
  });
}

export function install(): void {
  if (!serviceWorker) return;
  serviceWorker
    .register(new URL('sw.js', document.baseURI))
    .then((registration) => {
      announce(registration);
      registration.addEventListener('updatefound', () => {
        const arriving = registration.installing;
        arriving?.addEventListener('statechange', () => announce(registration));
      });
      document.addEventListener('visibilitychange', () => {
        // Without a network there is nothing newer to find.
        if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
      });
    })
    .catch(console.error);
}

function announce({ waiting, active }: ServiceWorkerRegistration): void {
  if (!waiting || !active) return;
  const run = () => waiting.postMessage('take over');
  notices.show({ name: 'newer', words: text.newer, action: { label: text.load, run } });
}
