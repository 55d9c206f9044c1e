// The events of the year, one by one: the beats of a story.

import type { Beat, Entry } from '../sheet';
import type { Happened } from './events.gen';

/** Events of a battle name no province: they are about the one that was attacked last. */
const ofBattle = new Set<string>([
  'initiative_rolled',
  'devoted',
  'segments_rolled',
  'volley',
  'survivors_killed',
  'host_rolled',
] satisfies Happened['kind'][]);

/** Where each entry took place. */
function placesOf(log: readonly Entry[]): Map<number, string | null> {
  const places = new Map<number, string | null>();
  let battle: string | null = null;
  for (const { n, kind, args } of log) {
    const province = typeof args.province === 'string' ? args.province : null;
    battle = province ?? (ofBattle.has(kind) ? battle : null);
    places.set(n, battle);
  }
  return places;
}

export function beatsOf(
  entries: readonly Entry[],
  log: readonly Entry[],
  seat: string | null,
): Beat[] {
  const places = placesOf(log.filter(({ undone }) => !undone));
  const beats: Beat[] = [];
  let passed: Entry[] = [];
  for (const entry of entries) {
    const last = beats.at(-1);
    if (entry.with_next || entry.who === seat) passed.push(entry);
    else if (entry.kind === 'income' && last?.entries.at(-1)?.kind === 'income') {
      last.entries.push(entry);
      last.text += ` ${entry.text}`;
      last.n = entry.n;
    } else {
      const { n, text, rule } = entry;
      beats.push({ n, text, rule, place: places.get(n) ?? null, entries: [...passed, entry] });
      passed = [];
    }
  }
  return beats;
}

/** The number of the general an event names, as "you" or "general_2"; null for other sides. */
export function numberOf(side: unknown): number | null {
  if (side === 'you') return 0;
  const rival = /^general_(\d+)$/.exec(String(side));
  return rival ? Number(rival[1]) : null;
}
