// The turn of the others told event by event: the beats of its story.

import type { Trail } from '../../map/board';
import type { Beat, Entry, Told } from '../sheet';
import type { Happened } from './events.gen';
import { forceOf } from './forces';

/** The direct effects of a choice; the others' reactions follow from the same choice. */
const deeds = new Set<string>([
  'deployed',
  'moved',
  'marching',
  'bought',
  'bribed',
] satisfies Happened['kind'][]);

export function isDeed({ kind, args }: Entry): boolean {
  return deeds.has(kind) && (args.force ?? 'rome') === 'rome';
}

/** Where each entry took place: events of a battle stay where it began. */
function placeOf({ args }: Entry, battle: string | null): string | null {
  const place = args.to ?? args.area;
  return typeof place === 'string' ? place : battle;
}

const ofBattle = new Set<string>([
  'battle_began',
  'battle_rolled',
  'losses',
  'lost_for_good',
] satisfies Happened['kind'][]);

/** Whether a step goes on where the last one of the same force ended. */
function goesOn(last: Entry | undefined, { kind, args }: Entry): boolean {
  const isStep = kind === 'moved' && last?.kind === 'moved';
  return isStep && last.args.force === args.force && last.args.to === args.from;
}

/** The part of the turn that an entry opens; null for any other. */
function chapterOf({ kind, text, undone }: Entry): string | null {
  return kind === 'phase_began' && !undone ? text.replace(/\.$/, '') : null;
}

export function beatsOf(
  entries: readonly Entry[],
  log: readonly Entry[],
  seat: string | null,
): Beat[] {
  const beats: Beat[] = [];
  let passed: Entry[] = [];
  const begun = log.findLast((entry) => entry.n < (entries[0]?.n ?? 0) && chapterOf(entry));
  let chapter = (begun && chapterOf(begun)) ?? '';
  let battle: string | null = null;
  for (const entry of entries) {
    const { n, kind, text, rule } = entry;
    const last = beats.at(-1);
    if (kind === 'battle_began') battle = placeOf(entry, null);
    else if (!ofBattle.has(kind)) battle = null;
    chapter = chapterOf(entry) ?? chapter;
    const isOwn = entry.who === seat && isDeed(entry);
    if (kind === 'phase_began' || entry.with_next || isOwn) passed.push(entry);
    else if (
      last &&
      passed.every((each) => each.kind === 'entry_rolled') &&
      goesOn(last.entries.at(-1), entry)
    ) {
      last.entries.push(...passed, entry);
      last.text = `${last.text.replace(/\.$/, '')}, on to ${text.replace(/^.* to /, '')}`;
      last.n = n;
      last.place = placeOf(entry, null);
      passed = [];
    } else {
      beats.push({
        n,
        text,
        why: typeof entry.args.why === 'string' ? entry.args.why : '',
        rule,
        place: placeOf(entry, battle),
        chapter,
        entries: [...passed, entry],
      });
      passed = [];
    }
  }
  return beats;
}

/** Where Romans have gone in this phase; those of `fresh` are on their way. */
export function marchesOf(log: readonly Entry[], fresh: readonly Entry[]): Trail[] {
  const begun = log.findLast((entry) => chapterOf(entry))?.n ?? 0;
  const now = fresh[0]?.n ?? Infinity;
  const before = log.filter(
    (entry) => entry.n > begun && entry.n < now && !entry.undone && isDeed(entry),
  );
  const [gone, going] = [stepsOf(before), stepsOf(fresh)];
  const keys = new Set(going.map(({ key }) => key));
  const still = gone.map(({ key, from, to, colour }): Trail => ({ key, from, to, colour }));
  return [
    ...new Map(still.filter(({ key }) => !keys.has(key)).map((t) => [t.key, t])).values(),
    ...going,
  ];
}

/** The steps on the map that events tell of, on their way one after the other. */
export function stepsOf(entries: readonly Entry[]): Trail[] {
  return (entries as readonly Told<Happened>[])
    .flatMap((entry) => (entry.kind === 'moved' ? [entry] : []))
    .map(({ n, args: { force, from, to } }, turn) => ({
      key: `${from} ${to}`,
      from,
      to,
      colour: forceOf(force).wash?.colour ?? 'var(--rome-wash)',
      march: { key: String(n), piece: force, turn },
    }));
}
