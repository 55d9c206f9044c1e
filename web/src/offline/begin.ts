// The page without a server: the engine answers. Comes before everything that asks.

import { speakTo } from '../protocol/transport';
import { EngineTransport } from './engine_transport';
import { install } from './installation';
import { askToStay, tellTrouble } from './keeping';
import { newWorker, startEngine } from './shape_folder';

const worker = startEngine();
const engine = new EngineTransport(worker, tellTrouble, newWorker);
speakTo(engine);

const show = () => engine.show(document.visibilityState === 'visible');
document.addEventListener('visibilitychange', show);
show();

// A browser may keep a page that was left, asleep: the engine must not sleep with it.
addEventListener('pagehide', () => engine.end());
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

void engine.request('/api/health').then(() => {
  install();
  askToStay();
}, console.error);
