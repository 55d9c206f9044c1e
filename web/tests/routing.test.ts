import { describe, expect, it } from 'vitest';

import { Routing } from '../src/offline/routing';

const header = 'occasus-record 1\ngame empire\nrules 1\n';
const kept: Record<string, string> = {
  k3: JSON.stringify({ table: 'k3', created: { header } }),
  damaged: '{"table": ',
};

const routing = () => new Routing((table) => Promise.resolve(kept[table]));
const asking = (path: string, body = '') => ({
  type: 'request' as const,
  id: 1,
  method: body === '' ? 'GET' : 'POST',
  path,
  body,
  token: '',
});

describe('a question of the page belongs to a game', () => {
  it.each([
    ['/api/games/pomerium/board', '', 'pomerium'],
    ['/api/games/pomerium/rulebook/examples', '', 'pomerium'],
    ['/api/tables', '{"game":"diplomacy","options":{"game":"standard"}}', 'diplomacy'],
    ['/api/tables', JSON.stringify({ record: header }), 'empire'],
    ['/api/tables', '{"game": ', ''],
    ['/api/tables/k3', '', 'empire'],
    ['/api/tables/k3/rematch', '{"swapped":true}', 'empire'],
    ['/api/tables/unknown', '', ''],
    ['/api/tables/damaged', '', ''],
    ['/api/verify', header, 'empire'],
    ['/api/report/curve', header, 'empire'],
    ['/api/health', '', ''],
  ])('%s %s', async (path, body, game) => {
    expect(await routing().gameOf(asking(path, body))).toBe(game);
  });

  it('a report is asked about by its name', async () => {
    const routes = routing();
    expect(await routes.gameOf(asking('/api/reports/mine', header))).toBe('empire');
    expect(await routes.gameOf(asking('/api/reports/mine/progress'))).toBe('empire');
    expect(await routes.gameOf(asking('/api/reports/other/progress'))).toBe('');
  });

  it('a socket stays with the game of its table until it is closed', async () => {
    const routes = routing();
    expect(await routes.gameOf({ type: 'open', socket: 7, table: 'k3' })).toBe('empire');
    expect(await routes.gameOf({ type: 'hear', socket: 7, text: '{}' })).toBe('empire');
    expect(await routes.gameOf({ type: 'close', socket: 7 })).toBe('empire');
    expect(await routes.gameOf({ type: 'hear', socket: 7, text: '{}' })).toBe('');
  });

  it('a table that is deleted while it is open is still found', async () => {
    const there = { ...kept };
    const routes = new Routing((table) => Promise.resolve(there[table]));
    await routes.gameOf(asking('/api/tables/k3'));
    delete there['k3'];
    expect(await routes.gameOf({ type: 'forget', table: 'k3' })).toBe('empire');
  });
});
