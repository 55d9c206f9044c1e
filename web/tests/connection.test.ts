import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';

import { Connection, type ConnectionState, retryDelay } from '../src/protocol/connection';
import type { Socket } from '../src/protocol/transport';
import { advance, heard, join, type Picture } from '../src/protocol/merge';
import { FakeServer } from './fake_server';

let server: FakeServer;
let address: string;
let connection: Connection;
let picture: Picture | null;
let states: ConnectionState['kind'][];

beforeEach(async () => {
  server = new FakeServer();
  address = await server.listen();
  picture = null;
  states = [];
  connection = new Connection({
    open: () => new WebSocket(`ws://${address}/api/tables/toy-table/socket`) as unknown as Socket,
    hello: () => ({
      token: 'seat-token',
      also: [],
      since: picture?.n ?? null,
      press_since: null,
    }),
    onNews: (news) => (picture = picture && heard(picture, news)),
    onTable: (message) => (picture = join(picture, message)),
    onUpdate: (message) => {
      if (picture) picture = advance(picture, message).picture;
    },
    onState: (state) => states.push(state.kind),
    onError: () => undefined,
  });
  await until(() => picture !== null);
});

afterEach(async () => {
  connection.close();
  await server.close();
});

async function until(condition: () => boolean): Promise<void> {
  await vi.waitFor(() => expect(condition()).toBe(true), { timeout: 5000, interval: 10 });
}

describe('a connection', () => {
  it('says hello and hears the table', () => {
    expect(server.heard[0]).toEqual({
      type: 'hello',
      token: 'seat-token',
      patches: true,
    });
    expect(picture?.seat).toBe('taker');
    expect(states.at(-1)).toBe('live');
  });

  it('acts, hears the answer and the update', async () => {
    expect(await connection.command({ type: 'act', ply: 0, action: 'take 2' })).toEqual({ ply: 1 });
    await until(() => picture?.ply === 1);
    expect(picture?.log.map((entry) => entry.text)).toEqual(['Takes 2.', 'Rolls 1.']);
  });

  it('is told why not', async () => {
    const answer = await connection.command({ type: 'act', ply: 7, action: 'take 2' });
    expect(answer).toMatchObject({ refused: { kind: 'stale' } });
  });

  it('gets what it missed and strikes what was undone meanwhile', async () => {
    server.take(1);
    await until(() => picture?.ply === 1);
    server.dropAll();
    server.take(2);
    server.take(3);
    server.undo();
    await until(() => picture?.ply === 2);
    expect(server.heard.at(-1)).toMatchObject({ type: 'hello', since: 2 });
    expect(picture?.log.map((entry) => entry.undone)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  it('sends an unanswered act again with the same id, and it is carried out once', async () => {
    server.mute = true;
    const answer = connection.command({ type: 'act', ply: 0, action: 'take 2' });
    await until(() => server.plies === 1);
    server.mute = false;
    server.dropAll();
    expect(await answer).toEqual({ ply: 1 });
    const acts = server.heard.filter((message) => message['type'] === 'act');
    expect(acts).toHaveLength(2);
    expect(acts[0]?.['id']).toBe(acts[1]?.['id']);
    expect(server.plies).toBe(1);
  });

  it('takes the same command once, however often it is pressed before its outcome is shown', async () => {
    const act = { type: 'act', ply: 0, action: 'take 2' } as const;
    const presses = [connection.command(act), connection.command(act)];
    expect(await Promise.all(presses)).toEqual([{ ply: 1 }, { ply: 1 }]);
    await until(() => picture?.ply === 1);
    expect(server.plies).toBe(1);
    expect(server.heard.filter(({ type }) => type === 'act')).toHaveLength(1);
  });

  it('takes the same words as another command once the outcome of the first was shown', async () => {
    const act = { type: 'act', ply: 0, action: 'take 2' } as const;
    await connection.command(act);
    await until(() => picture?.ply === 1);
    await connection.command({ type: 'undo', ply: 1 });
    await until(() => picture?.ply === 0);
    expect(await connection.command(act)).toEqual({ ply: 1 });
    expect(server.heard.filter(({ type }) => type === 'act')).toHaveLength(2);
  });

  it('may be asked again for what was refused', async () => {
    const late = { type: 'act', ply: 7, action: 'take 2' } as const;
    await connection.command(late);
    await connection.command(late);
    expect(server.heard.filter(({ type }) => type === 'act')).toHaveLength(2);
  });

  it('keeps an act made while the connection is away', async () => {
    server.dropAll();
    await until(() => states.at(-1) === 'waiting');
    const answer = connection.command({ type: 'act', ply: 0, action: 'take 1' });
    expect(await answer).toEqual({ ply: 1 });
  });

  it('answers questions with null while away, and at once', async () => {
    server.dropAll();
    await until(() => states.at(-1) === 'waiting');
    expect(await connection.ask({ type: 'advise' })).toBeNull();
  });

  it('asks', async () => {
    const answer = await connection.ask({ type: 'odds', draft: { sea: 3 } });
    expect(answer).toMatchObject({ type: 'odds', odds: { sea: 3 } });
  });
});

describe('the delay before another attempt', () => {
  it('doubles up to a cap and is spread', () => {
    expect(retryDelay(0, 1)).toBe(400);
    expect(retryDelay(1, 1)).toBe(800);
    expect(retryDelay(50, 1)).toBe(15_000);
    expect(retryDelay(50, 0)).toBe(11_250);
  });
});
