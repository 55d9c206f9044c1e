import { beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const load = () => import('../src/shell/tables');

describe('the tables a browser knows', () => {
  it('keep their seats when something new is learnt', async () => {
    const { knownTable, remember } = await load();
    remember({ id: 'k3', game: 'toy', title: 'Stones', host: 'h', seats: { rome: 'a' } });
    remember({ id: 'k3', seats: { huns: 'b' } });
    expect(knownTable('k3')).toMatchObject({
      title: 'Stones',
      host: 'h',
      seats: { rome: 'a', huns: 'b' },
    });
  });

  it('are listed by the newest visit and can be forgotten', async () => {
    vi.useFakeTimers();
    const { forget, knownTables, remember } = await load();
    for (const id of ['a', 'b', 'a']) {
      vi.advanceTimersByTime(1000);
      remember({ id });
    }
    vi.useRealTimers();
    expect(knownTables().map(({ id }) => id)).toEqual(['a', 'b']);
    forget('a');
    forget('b');
    expect(knownTables()).toEqual([]);
  });

  it('keep the seats of friends apart, until one sits there oneself', async () => {
    const { knownTable, remember } = await load();
    remember({ id: 'k3', seats: { rome: 'a' }, invites: { huns: 'b' } });
    expect(knownTable('k3')).toMatchObject({ seats: { rome: 'a' }, invites: { huns: 'b' } });
    remember({ id: 'k3', seats: { huns: 'b' } });
    expect(knownTable('k3')).toMatchObject({ seats: { rome: 'a', huns: 'b' }, invites: {} });
  });

  it('that are over make room for those that are not', async () => {
    const { knownTables, remember, rememberEnd } = await load();
    remember({ id: 'running' });
    for (let at = 0; at < 150; ++at) {
      remember({ id: `over-${at}` });
      rememberEnd(`over-${at}`, 'A draw');
    }
    const ids = knownTables().map(({ id }) => id);
    expect(ids).toContain('running');
    expect(ids).toContain('over-149');
    expect(ids).not.toContain('over-0');
  });

  it('are read as an earlier page kept them', async () => {
    stored.set('occasus.tables', '[{"id": "k3", "seats": {"rome": "a"}, "visited": 1}]');
    const { knownTable } = await load();
    expect(knownTable('k3')).toMatchObject({ seats: { rome: 'a' }, invites: {}, over: null });
  });

  it('lose a seat that was left', async () => {
    const { knownTable, leaveSeat, remember } = await load();
    remember({ id: 'k3', seats: { rome: 'a', huns: 'b' } });
    leaveSeat('k3', 'rome');
    expect(knownTable('k3')?.seats).toEqual({ huns: 'b' });
  });

  it('survive a storage that holds something else', async () => {
    stored.set('occasus.tables', '{"not": "a list"}');
    const { knownTables } = await load();
    expect(knownTables()).toEqual([]);
    stored.set('occasus.tables', 'not JSON');
    expect(knownTables()).toEqual([]);
  });

  it('live as long as the page where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { knownTables, remember } = await load();
    remember({ id: 'k3' });
    expect(knownTables()).toHaveLength(1);
  });
});
