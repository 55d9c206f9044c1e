import { afterEach, expect, test, vi } from 'vitest';

import { ServerClock } from './server_clock';

afterEach(() => void vi.useRealTimers());

test('neither a repeated time nor a late message turns the clock back', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const clock = new ServerClock(5_000_000);
  vi.advanceTimersByTime(60_000);
  expect(clock.time()).toBe(5_060_000);
  clock.hear(5_000_000);
  expect(clock.time()).toBe(5_060_000);
  clock.hear(5_060_250);
  expect(clock.time(), 'a quicker message').toBe(5_060_250);
  clock.hear(undefined);
  expect(clock.time()).toBe(5_060_250);
});
