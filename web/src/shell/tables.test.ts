import { expect, test } from 'vitest';

import { type KnownTable, opensMore } from './tables';

const table = (host: string | null, seats: Record<string, string>) =>
  ({ id: 'seven', host, seats }) as unknown as KnownTable;

test('a table is forgotten at once only where nothing but watching is lost', () => {
  expect(opensMore(table(null, {}))).toBe(false);
  expect(opensMore(table(null, { gaul: 'token' }))).toBe(true);
  expect(opensMore(table('token', {}))).toBe(true);
});
