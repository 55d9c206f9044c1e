// The page without a server: the engine answers. Comes before everything that asks.

import games from 'virtual:games';

import { speakTo } from '../protocol/transport';
import { EngineTransport } from './engine_transport';
import { followNewer, install } from './installation';
import { askToStay, tellTrouble } from './keeping';
import { newWorker, source } from './shape_folder';

const waited = () => new Promise((done) => setTimeout(done, 2000));

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

// The files for the next visit come while the lobby is read, or after the engine of the first game:
// on a slow line it would hold that up.
addEventListener('load', () => {
  void waited()
    .then(() => engine.firstAnswer())
    .then(waited)
    .then(() => {
      install();
      askToStay();
    });
});
