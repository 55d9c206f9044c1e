import { afterEach, expect, test, vi } from 'vitest';

import { Connection } from './connection';
import type { Socket } from './transport';

afterEach(() => void vi.useRealTimers());

/** A live connection whose server answers pings or is silent. */
function connected(answers: boolean) {
  const states: string[] = [];
  const ignore = () => undefined;
  const connection = new Connection({
    open: () => {
      const socket = {
        send: (text: string) => answers && text.includes('ping') && hear({ type: 'pong' }),
        close: ignore,
      } as unknown as Socket;
      const hear = (message: object) =>
        socket.onmessage?.({ data: JSON.stringify(message) } as never);
      setTimeout(() => hear({ type: 'table' }));
      return socket;
    },
    hello: () => ({ token: null, also: [], since: null, press_since: null }),
    onTable: ignore,
    onUpdate: ignore,
    onNews: ignore,
    onState: ({ kind }) => states.push(kind),
    onError: ignore,
  });
  vi.advanceTimersByTime(10);
  return { connection, states };
}

test.each([
  { answers: true, then: 'live' },
  { answers: false, then: 'waiting' },
])('a connection in doubt is $then where the server answers: $answers', ({ answers, then }) => {
  vi.useFakeTimers({ now: 1_000_000 });
  const { connection, states } = connected(answers);
  expect(states.at(-1)).toBe('live');
  vi.advanceTimersByTime(1_000);
  connection.retry();
  vi.advanceTimersByTime(4_100);
  expect(states.at(-1)).toBe(then);
  connection.close();
});
