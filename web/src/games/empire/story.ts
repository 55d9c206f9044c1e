// What the other side and the dice did, told event by event.

import type { Beat, Entry } from '../sheet';

/** Shorter than usual: a side moves many stacks in its turn. */
const stands = 900;

export function beatsOf(
  entries: readonly Entry[],
  _log: readonly Entry[],
  seat: string | null,
): Beat[] {
  return entries.map((entry) => ({
    n: entry.n,
    text: entry.text,
    rule: entry.rule,
    entries: [entry],
    stands: entry.who === seat ? 0 : stands,
  }));
}

/** The areas that are told of. */
export function placesOf({ entries }: Beat): string[] {
  const { area, from, to } = entries.at(-1)?.args ?? {};
  return [area, from, to].filter((place) => typeof place === 'string');
}
