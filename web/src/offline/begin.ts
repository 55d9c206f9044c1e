// The page without a server: the engine answers. Comes before everything that asks.

import games from 'virtual:games';

import { speakTo } from '../protocol/transport';
import { EngineTransport } from './engine_transport';
import { followNewer, install } from './installation';
import { askToStay, tellTrouble } from './keeping';
import { newWorker, source } from './shape_folder';

followNewer();

const engine = new EngineTransport({
  newWorker,
  source,
  // The lobby's data, so that it need not wait for the engine.
  known: { '/api/games': games },
  onTrouble: tellTrouble,
});
speakTo(engine);

const show = () => engine.show(document.visibilityState === 'visible');
document.addEventListener('visibilitychange', show);
show();

// A browser may keep a page that was left, asleep: the engine must not sleep with it.
addEventListener('pagehide', () => engine.end());
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

function fetchRest(): void {
  void engine.request('/api/health').then(() => {
    install();
    askToStay();
  }, console.error);
}

// The engine is most of what is fetched: on a slow line it comes when the page has been drawn, unless
// somebody asks for it sooner; and what is kept for the next visit comes after the engine.
addEventListener('load', () => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchRest, { timeout: 2000 });
  else fetchRest();
});
