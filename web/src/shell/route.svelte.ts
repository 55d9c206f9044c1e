// Which page is shown, and how one gets to another.

import { transport } from '../protocol/transport';
import { byHash, byPath, type Route } from './routes';

interface Place {
  seat: string;
  /** Whether it stays with the seat whose link was opened, even if another one is to move. */
  stays: boolean;
}

// Where the page is a folder of files, nobody answers for the path of a table.
const addresses = transport.isLocal ? byHash : byPath;

/** The address of a place of the page, for a link: `/` or `/table/ID`. */
export const addressOf = (place: string): string => addresses.write(place);

/** The same in full, to copy and to send. */
export const linkTo = (place: string): string =>
  Object.assign(document.createElement('a'), { href: addressOf(place) }).href;

class Router {
  current = $state.raw<Route>(addresses.read(location));
  /** How many links of seats were pasted into this page: the browser loads nothing for them. */
  pasted = $state(0);

  constructor() {
    const follow = () => (this.current = addresses.read(location));
    addEventListener('popstate', follow);
    addEventListener('hashchange', () => {
      follow();
      if (this.current.page === 'table' && this.current.token !== null) this.pasted++;
    });
  }

  /** Goes to a place: `/`, `/table/ID`, `/rules/GAME`. */
  go(place: string): void {
    this.visit(addressOf(place));
  }

  /** Goes to an address of the page, as a link has it. */
  visit(address: string): void {
    history.pushState(null, '', address);
    this.current = addresses.read(location);
    scrollTo(0, 0);
  }

  /** Goes to a place that stands for the one shown: one does not come back to that. */
  replace(place: string): void {
    history.replaceState(null, '', addressOf(place));
    this.current = addresses.read(location);
  }

  /** Takes the token out of the address bar, so that copying the address gives no seat away. */
  hideToken(): void {
    const { current } = this;
    if (current.page === 'table')
      history.replaceState(null, '', addressOf(`/table/${current.table}`));
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
  if (link.relList.contains('external')) return;
  event.preventDefault();
  router.visit(link.href);
}
