import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import { preferences } from '../src/shell/preferences.svelte';
import { Session } from '../src/shell/table/session.svelte';
import { FakeServer } from './fake_server';

let server: FakeServer;
let session: Session;

beforeEach(async () => {
  server = new FakeServer();
  vi.stubGlobal('location', { protocol: 'http:', host: await server.listen() });
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  preferences.forcedMoves.value = false;
  session = new Session('toy-table', 'seat-token');
  await until(() => session.picture !== null);
});

afterEach(async () => {
  session.close();
  await server.close();
  vi.unstubAllGlobals();
});

async function until(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 5000, interval: 10 });
}

async function take(count: number): Promise<void> {
  const ply = session.picture?.ply ?? 0;
  await session.act(`take ${count}`);
  await until(() => session.picture?.ply === ply + 1);
}

describe('a session', () => {
  it('never moves before the server has', async () => {
    const acting = session.act('take 2');
    expect(session.busy).toBe(true);
    expect(session.picture?.ply).toBe(0);
    await acting;
    await until(() => !session.busy);
    expect(session.table?.ply).toBe(1);
    expect(session.table?.fresh.map((entry) => entry.kind)).toEqual(['taken', 'rolled']);
  });

  it('sends one action at a time', async () => {
    await Promise.all([session.act('take 2'), session.act('take 2')]);
    expect(server.plies).toBe(1);
  });

  it('says why an action was refused and is ready for another', async () => {
    for (const count of [3, 3, 3, 1]) await take(count);
    await session.act('take 3');
    expect(session.refusal).toMatchObject({ rule: 'T.1' });
    expect(session.busy).toBe(false);
  });

  it('asks for advice, and takes it when it is asked again', async () => {
    await session.advise();
    expect(session.advice).toMatchObject({ action: 'take 3' });
    expect(session.picture?.ply).toBe(0);
    await session.advise();
    await until(() => session.picture?.ply === 1);
    expect(session.advice).toBeNull();
    expect(server.plies).toBe(1);
  });

  it('undoes, and says why when there is nothing to undo', async () => {
    await session.undo();
    expect(session.refusal?.text).toContain('Nothing to undo');
    await take(2);
    await session.undo();
    await until(() => session.picture?.ply === 0);
    expect(session.table?.log.every((entry) => entry.undone)).toBe(true);
    expect(session.table?.fresh).toEqual([]);
  });

  it('shows an old ply and comes back', async () => {
    for (const count of [1, 2, 3]) await take(count);
    await session.show(1);
    expect(session.live).toBe(false);
    expect(session.table?.offers).toEqual([]);
    expect(session.view).toMatchObject({ stones: 11 });
    expect(session.table?.log).toHaveLength(2);
    await session.act('take 1');
    expect(server.plies).toBe(3);
    session.showNow();
    expect(session.table).toMatchObject({ live: true, ply: 3, to_move: 'taker' });
  });

  it('replays event by event: the die falls after the stones are gone', async () => {
    for (const count of [1, 2, 3]) await take(count);
    await session.show(1);
    session.step(1);
    await until(() => session.ply === 2);
    expect(session.table?.fresh.map((entry) => entry.n)).toEqual([3]);
    expect(session.view).toEqual({ stones: 9, dice: [1] });
    session.step(1);
    expect(session.table?.fresh.map((entry) => entry.n)).toEqual([4]);
    expect(session.view).toEqual({ stones: 9, dice: [1, 3] });
    session.step(-1);
    expect(session.view).toEqual({ stones: 9, dice: [1] });
    session.step(1);
    session.step(1);
    await until(() => session.ply === 3);
    expect(session.view).toMatchObject({ stones: 6, dice: [1, 3] });
    session.step(1);
    expect(session.live).toBe(true);
  });

  it('leaves an old ply that an undo has taken away', async () => {
    for (const count of [1, 2, 3]) await take(count);
    await session.show(2);
    server.undo();
    await until(() => session.live);
    expect(session.ply).toBe(2);
  });

  it('plays a forced move, but not right after an undo', async () => {
    for (const count of [3, 3, 3, 2]) await take(count);
    preferences.forcedMoves.value = true;
    await session.undo();
    await until(() => session.picture?.ply === 3);
    await take(2);
    await until(() => session.picture?.result !== null);
    expect(server.plies).toBe(5);
    await session.undo();
    await until(() => session.picture?.ply === 4);
    await new Promise((done) => setTimeout(done, 60));
    expect(server.plies).toBe(4);
  });

  it('watches when its token opens no seat', async () => {
    session.changeToken('nothing');
    await until(() => session.picture?.seat === null);
    expect(session.table).toMatchObject({ seat: null, offers: [] });
    expect(session.whyNoUndo()).toContain('Only a player');
  });
});

describe('what the others do', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('document', { hidden: false });
  });

  /** What one moment of the table says, wherever it is read. */
  function shown() {
    const { table, view } = session;
    return {
      heading: table?.beat?.text ?? table?.prompt?.text,
      lastLine: table?.log.at(-1)?.text,
      view,
      turn: table?.turn_title,
      asks: table?.to_move !== null || table.offers.length > 0,
    };
  }

  it('is told before the table asks, and everything shows the same moment', async () => {
    server.takeAsStranger(2);
    await until(() => session.picture?.ply === 1);
    expect(session.table?.telling).toBe(true);
    expect(shown()).toEqual({
      heading: 'Takes 2.',
      lastLine: 'Takes 2.',
      view: { stones: 10, dice: [] },
      turn: 'turn 1',
      asks: false,
    });
    session.step(1);
    expect(shown()).toEqual({
      heading: 'Rolls 1.',
      lastLine: 'Rolls 1.',
      view: { stones: 10, dice: [1] },
      turn: 'turn 2',
      asks: false,
    });
    session.step(1);
    expect(shown()).toMatchObject({ heading: 'How many stones?', asks: true });
  });

  it('announces the question only when it is put', async () => {
    session.announcer.urgent = '';
    server.takeAsStranger(2);
    await until(() => session.picture?.ply === 1);
    expect(session.announcer.urgent).toBe('');
    // The same question again is not announced anew; a result is.
    server.takeAsStranger(10);
    await until(() => session.picture?.result !== null);
    expect(session.table?.result).toBeNull();
    expect(session.announcer.urgent).toBe('');
    session.showNow();
    expect(session.announcer.urgent).toContain('Empty');
  });

  it('queues behind what is being told', async () => {
    server.takeAsStranger(1);
    await until(() => session.picture?.ply === 1);
    server.takeAsStranger(1);
    await until(() => session.picture?.ply === 2);
    expect(session.table?.log.map(({ n }) => n)).toEqual([1]);
    session.step(1);
    session.step(1);
    expect(shown()).toMatchObject({ heading: 'Takes 1.', view: { stones: 10, dice: [1] } });
    session.step(1);
    session.step(1);
    expect(session.live).toBe(true);
  });

  it('can be skipped, and told again', async () => {
    server.takeAsStranger(3);
    await until(() => session.picture?.ply === 1);
    session.showNow();
    expect(session.table).toMatchObject({ live: true, to_move: 'taker' });
    expect(session.retellable).toBe(2);
    session.retell();
    expect(shown()).toMatchObject({ heading: 'Takes 3.', view: { stones: 9, dice: [] } });
  });

  it('holds nothing back while an action is told: none can be sent', async () => {
    server.takeAsStranger(3);
    await until(() => session.picture?.ply === 1);
    await session.act('take 1');
    await session.advise();
    expect(server.plies).toBe(1);
    expect(session.advice).toBeNull();
  });

  it('is over when the connection is lost in the midst of it', async () => {
    server.takeAsStranger(3);
    await until(() => session.picture?.ply === 1);
    server.dropAll();
    await until(() => session.connection.kind === 'waiting');
    server.takeAsStranger(2);
    session.retry();
    await until(() => session.picture?.ply === 2);
    expect(session.table).toMatchObject({ live: true, telling: false, to_move: 'taker' });
    expect(session.view).toMatchObject({ stones: 7 });
  });

  it('stays on the screen when a lost connection comes back and nothing has happened', async () => {
    server.takeAsStranger(3);
    await until(() => session.picture?.ply === 1);
    session.showNow();
    await session.advise();
    const before = [session.retellable, session.advice, session.table?.fresh];
    expect(before[0]).toBe(2);
    expect(session.advice).not.toBeNull();
    server.dropAll();
    await until(() => session.connection.kind === 'waiting');
    session.retry();
    await until(() => session.connection.kind === 'live');
    const after = [session.retellable, session.advice, session.table?.fresh];
    expect(after).toEqual(before);
  });

  it('is not told again after an undo', async () => {
    server.takeAsStranger(3);
    await until(() => session.picture?.ply === 1);
    server.undo();
    await until(() => session.picture?.ply === 0);
    expect(session.live).toBe(true);
    expect(session.retellable).toBe(0);
  });

  it('is not told by itself where little motion is asked for', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    server.takeAsStranger(3);
    await until(() => session.picture?.ply === 1);
    expect(session.live).toBe(true);
    session.retell();
    expect(session.story.playing).toBe(false);
    expect(shown()).toMatchObject({ heading: 'Takes 3.', asks: false });
  });
});
