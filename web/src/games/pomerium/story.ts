// What happened since the player's last answer, told event by event: the beats of a story, and how
// the map looked at each of them.

import type { Entry } from '../sheet';
import { type Beat, lastAnswered } from '../story/beats';
import type { GeneralView, ProvinceView, View } from './types';

/** Single dice that the next event tells the meaning of: the log has them. */
const passedOver = new Set([
  'action_rolled',
  'initiative_rolled',
  'segments_rolled',
  'volley',
  'event_rolled',
  'rolled_off',
]);

/** Events of a battle name no province: they are about the one that was attacked last. */
const ofBattle = new Set([
  'initiative_rolled',
  'devoted',
  'segments_rolled',
  'volley',
  'host_rolled',
]);

/** Entries after the last answer of anybody at the table; all of them before the first. */
export function entriesSince(log: readonly Entry[]): Entry[] {
  const kept = log.filter(({ undone }) => !undone);
  const last = lastAnswered(kept);
  return last ? kept.filter(({ ply }) => ply > last.ply) : kept;
}

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

export function beatsOf(log: readonly Entry[]): Beat[] {
  const places = placesOf(log.filter(({ undone }) => !undone));
  const beats: Beat[] = [];
  let passed: Entry[] = [];
  for (const entry of entriesSince(log)) {
    const last = beats.at(-1);
    // The end of a game repeats what ended it.
    const isRepeated = entry.kind === 'game_over' && entry.text === last?.text;
    if (passedOver.has(entry.kind) || isRepeated) passed.push(entry);
    else if (entry.kind === 'income' && last?.entries.at(-1)?.kind === 'income') {
      last.entries.push(entry);
      last.text += ` ${entry.text}`;
      last.n = entry.n;
    } else {
      const { n, text, rule } = entry;
      const place = places.get(n) ?? null;
      beats.push({ n, text, why: '', rule, place, chapter: '', entries: [...passed, entry] });
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

function withProvinces(
  view: View,
  isMeant: (province: ProvinceView) => boolean,
  now: Partial<ProvinceView>,
): View {
  const provinces = view.provinces.map((province) =>
    isMeant(province) ? { ...province, ...now } : province,
  );
  return { ...view, provinces };
}

function withGeneral(view: View, number: number | null, now: Partial<GeneralView>): View {
  const generals = view.generals.map((general) =>
    general.number === number ? { ...general, ...now } : general,
  );
  return { ...view, generals };
}

function without(view: View, number: number | null): View {
  return { ...view, generals: view.generals.filter((general) => general.number !== number) };
}

const mine = (general: number | null) => ({
  general,
  lost: false,
  garrison: null,
  strength: null,
});
const senatorial = (garrison: number) => ({ ...mine(null), garrison });

/** The view after one more event, as far as the map shows it: who holds what, and garrisons. */
export function advance(view: View, { kind, args }: Entry): View {
  const at = ({ id }: ProvinceView) => id === args.province;
  const general = numberOf(args.general);
  switch (kind) {
    case 'province_taken':
    case 'joined':
      return withProvinces(view, at, mine(general));
    case 'province_lost':
      return withProvinces(view, at, { ...mine(null), lost: true });
    case 'garrisoned':
      return withProvinces(view, at, senatorial(Number(args.legions)));
    case 'strength_rolled':
      return withProvinces(view, at, { strength: Number(args.legions) });
    case 'province_changed':
      return args.owner === 'senate'
        ? withProvinces(view, at, { garrison: Number(args.legions) })
        : withGeneral(view, numberOf(args.owner), { legions: Number(args.legions) });
    case 'merged': {
      const other = numberOf(args.other);
      const joined = withProvinces(view, (each) => each.general === other, mine(general));
      return without(joined, other);
    }
    case 'assassinated':
      return without(
        withProvinces(view, (each) => each.general === general, senatorial(0)),
        general,
      );
    case 'general_out':
      return without(view, general);
    case 'new_general': {
      const risen = { number: general ?? 0, title: `general ${general}`, legions: 0 };
      const generals = [...view.generals, { ...risen, legions: Number(args.legions) }];
      return withProvinces({ ...view, generals }, at, mine(general));
    }
    default:
      return view;
  }
}
