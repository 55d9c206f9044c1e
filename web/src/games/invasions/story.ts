// The turn of the others told event by event: the beats of its story, and why each went that way.

import type { Trail } from '../../map/board';
import type { Beat, Entry, Told } from '../sheet';
import type { Happened } from './events.gen';
import { forceOf } from './forces';

/** Dice and sums that the next event tells the meaning of: the log has them. */
const passedOver = new Set<string>([
  'tie_rolled',
  'defends',
  'pooled',
  'groups_merged',
  'militia_changed',
  'revolution_line',
] satisfies Happened['kind'][]);

/** What a force goes by, where the event itself does not say it. */
const ways: Readonly<Record<string, string>> = {
  persian: 'They want Persia, Mesopotamia, Armenia, Syria and Asia, in that order.',
  rebels: 'Rebels march on Rome by the way that costs least.',
};

const reasons: Partial<Record<Happened['kind'], string>> = {
  held: 'A larger enemy in the same area: they may not leave it.',
  entry_rolled: 'Barbarians stop on 1 or 2.',
  revolt_grew: 'Too few Romans watch it.',
  rebellion_rolled: 'Every stack of four legions or more is a danger.',
  marching: 'Rebels without a state march on Rome.',
  unpaid_rolled: 'An unpaid legion rebels on 1, 2 or 3.',
};

const aims = {
  barbarians: 'Of the Provinces of the Empire, the most Victory Points for each point of the way.',
  raiders: 'Raiders take the nearest Province worth five or fewer.',
  state: 'A state wants the adjacent Roman Province with the least militia.',
};

export function reasonOf(entry: Entry): string {
  const { kind, args, rule } = entry as Told<Happened>;
  if (kind === 'target_chosen') {
    const { force } = args;
    if (force.startsWith('state')) return aims.state;
    return ways[force] ?? (rule === '5.63' ? aims.raiders : aims.barbarians);
  }
  if (kind === 'moved')
    return args.force === 'rome' ? '' : (ways[args.force] ?? 'On the way to their aim.');
  if (kind === 'battle_began' && args.attacker !== 'rome') {
    return rule === '6.33'
      ? 'Who enters an area fights the smallest other force there.'
      : 'Who stands beside loyal Romans and is not weaker must attack.';
  }
  return reasons[kind] ?? '';
}

/** What an answer itself does; what the others then do follows from the same answer. */
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
    // A die that lets them go on is told by the step itself.
    const isPassed = kind === 'entry_rolled' && Number(entry.args.face) > 2;
    const isOwn = entry.who === seat && isDeed(entry);
    if (kind === 'phase_began' || isPassed || isOwn || passedOver.has(kind)) passed.push(entry);
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
        why: reasonOf(entry),
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
