import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { changeSeat, health, newTable, record } from '../src/protocol/api';

const told = (kind: string, status: number) =>
  Response.json({ error: { kind, text: 'No.', rule: null } }, { status });
const byProxy = (status: number) =>
  new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } });

/** Answers one request after another. */
function answering(...answers: Response[]) {
  const fetched = vi.fn(() => Promise.resolve(answers.shift() ?? told('internal', 500)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** The outcome of what waits between its tries. */
async function outcome(asked: Promise<unknown>) {
  const settled = Promise.allSettled([asked]);
  await vi.runAllTimersAsync();
  const [result] = await settled;
  return result.status === 'fulfilled' ? result.value : (result.reason as Error).message;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a request while a table goes to another process', () => {
  it('is made again when it was busy', async () => {
    const fetched = answering(told('busy', 503), told('busy', 503), new Response('the record'));
    expect(await outcome(record('k3'))).toBe('the record');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('is made again when it changes something and was busy: nothing was done', async () => {
    const fetched = answering(told('busy', 503), Response.json({ seat: 'rome' }));
    expect(await outcome(changeSeat('k3', 'rome', { kind: 'human' }, 't'))).toEqual({
      seat: 'rome',
    });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is made again when it reads and a proxy lost the process', async () => {
    const fetched = answering(byProxy(502), byProxy(503), new Response('the record'));
    expect(await outcome(record('k3'))).toBe('the record');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('is not made again when it may have changed something', async () => {
    const fetched = answering(byProxy(502));
    expect(await outcome(changeSeat('k3', 'rome', { kind: 'human' }, 't'))).toMatch(/502/);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is given up after five tries', async () => {
    const fetched = answering(...Array.from({ length: 9 }, () => told('busy', 503)));
    expect(await outcome(record('k3'))).toBe('No.');
    expect(fetched).toHaveBeenCalledTimes(5);
  });
});

describe('a request that changes something', () => {
  it('is made once, however often it is pressed before its answer', async () => {
    const made = () => Response.json({ table: 'k3', seats: {} });
    const fetched = answering(made(), made());
    const presses = Promise.all([newTable({ game: 'toy' }), newTable({ game: 'toy' })]);
    expect(await outcome(presses)).toEqual([
      { table: 'k3', seats: {} },
      { table: 'k3', seats: {} },
    ]);
    expect(fetched).toHaveBeenCalledTimes(1);
    await outcome(newTable({ game: 'toy' }));
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe('a request that is refused', () => {
  it('is made once', async () => {
    const fetched = answering(told('unknown', 404));
    expect(await outcome(record('k3'))).toBe('No.');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is made once when a limit is reached', async () => {
    const fetched = answering(told('busy', 503));
    expect(await outcome(newTable({ game: 'toy' }))).toBe('No.');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is made once when the server says that it is not well', async () => {
    const fetched = answering(Response.json({ ok: false }, { status: 503 }));
    await outcome(health());
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
