// The deeds of the other side and the dice, event by event.

import type { Beat, Entry } from '../sheet';

/** Shorter than usual: a side moves many stacks in its turn. */
const stands = 900;

export function beatsOf(
  entries: readonly Entry[],
  _log: readonly Entry[],
  seat: string | null,
): Beat[] {
  const beats: Beat[] = [];
  let passed: Entry[] = [];
  for (const entry of entries) {
    passed.push(entry);
    if (entry.with_next && entry !== entries.at(-1)) continue;
    beats.push({
      n: entry.n,
      text: entry.text,
      rule: entry.rule,
      entries: passed,
      stands: entry.who === seat ? 0 : stands,
    });
    passed = [];
  }
  return beats;
}

/** The areas that are told of. */
export function placesOf({ entries }: Beat): string[] {
  const { area, from, to } = entries.at(-1)?.args ?? {};
  return [area, from, to].filter((place) => typeof place === 'string');
}
