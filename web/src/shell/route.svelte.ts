// Which page is shown, and how one gets to another.

import { parseRoute, type Route } from './routes';

interface Place {
  seat: string;
  /** Whether it stays with the seat whose link was opened, even if another one is to move. */
  stays: boolean;
}

class Router {
  current = $state.raw<Route>(parseRoute(location.pathname, location.hash));

  constructor() {
    const follow = () => (this.current = parseRoute(location.pathname, location.hash));
    addEventListener('popstate', follow);
    addEventListener('hashchange', follow);
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.current = parseRoute(location.pathname, location.hash);
    scrollTo(0, 0);
  }

  /** Takes the token out of the address bar, so that copying the address gives no seat away. */
  hideToken(): void {
    history.replaceState(null, '', location.pathname);
  }

  /** From which seat this page of a table looks, over a reload; null when it is new. */
  get place(): Place | null {
    return (history.state as { place?: Place } | null)?.place ?? null;
  }

  keep(place: Place): void {
    history.replaceState({ place }, '');
  }
}

export const router = new Router();

/** Follows a link inside the page without loading it anew; other clicks are left alone. */
export function follow(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = (event.target as Element | null)?.closest('a');
  if (!plain || event.defaultPrevented || !link || link.target || link.hasAttribute('download')) {
    return;
  }
  if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  router.go(link.pathname + link.hash);
}
