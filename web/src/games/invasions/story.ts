// The turn of the others told event by event: the beats of its story, why each went that way, and
// how the map looked at each of them.

import type { Entry } from '../sheet';
import { type Beat, lastAnswered } from '../story/beats';
import type { AreaView, GroupView, View } from './types';

/** Dice and sums that the next event tells the meaning of: the log has them. */
const passedOver = new Set([
  'tie_rolled',
  'defends',
  'pooled',
  'groups_merged',
  'militia_changed',
  'revolution_line',
]);

/** What a force goes by, where the event itself does not say it. */
const ways: Readonly<Record<string, string>> = {
  persian: 'They want Persia, Mesopotamia, Armenia, Syria and Asia, in that order.',
  rebels: 'Rebels march on Rome by the way that costs least.',
};

const reasons: Readonly<Record<string, string>> = {
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

export function reasonOf({ kind, args, rule }: Entry): string {
  const force = String(args.force ?? args.attacker ?? '');
  if (kind === 'target_chosen') {
    if (force.startsWith('state')) return aims.state;
    return ways[force] ?? (rule === '5.63' ? aims.raiders : aims.barbarians);
  }
  if (kind === 'moved') return force === 'rome' ? '' : (ways[force] ?? 'On the way to their aim.');
  if (kind === 'battle_began' && force !== 'rome') {
    return rule === '6.33'
      ? 'Who enters an area fights the smallest other force there.'
      : 'Who stands beside loyal Romans and is not weaker must attack.';
  }
  return reasons[kind] ?? '';
}

/** Entries of the last answer at the table, and all that followed from it. */
function entriesSince(log: readonly Entry[]): Entry[] {
  const last = lastAnswered(log);
  return log.filter(({ ply, undone }) => !undone && ply >= (last?.ply ?? 0));
}

/** Where each entry took place: events of a battle stay where it began. */
function placeOf({ args }: Entry, battle: string | null): string | null {
  const place = args.to ?? args.area;
  return typeof place === 'string' ? place : battle;
}

const ofBattle = new Set(['battle_began', 'battle_rolled', 'losses', 'lost_for_good']);

/** Whether a step goes on where the last one of the same force ended. */
function goesOn(last: Entry | undefined, { kind, args }: Entry): boolean {
  const isStep = kind === 'moved' && last?.kind === 'moved';
  return isStep && last.args.force === args.force && last.args.to === args.from;
}

export function beatsOf(log: readonly Entry[]): Beat[] {
  const beats: Beat[] = [];
  let passed: Entry[] = [];
  let chapter = '';
  let battle: string | null = null;
  for (const entry of entriesSince(log)) {
    const { n, kind, text, rule } = entry;
    const last = beats.at(-1);
    if (kind === 'battle_began') battle = placeOf(entry, null);
    else if (!ofBattle.has(kind)) battle = null;
    if (kind === 'phase_began') chapter = text.replace(/\.$/, '');
    // A die that lets them go on is told by the step itself.
    const isPassed = kind === 'entry_rolled' && Number(entry.args.face) > 2;
    if (kind === 'phase_began' || isPassed || passedOver.has(kind)) passed.push(entry);
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

/** The steps on the map that a beat tells of. */
export function stepsOf({ entries }: Beat): { force: string; from: string; to: string }[] {
  return entries.flatMap(({ kind, args }) =>
    kind === 'moved'
      ? [{ force: String(args.force), from: String(args.from), to: String(args.to) }]
      : [],
  );
}

// ---- How the map changes ----

function withArea(view: View, id: unknown, change: (area: AreaView) => AreaView): View {
  const areas = view.areas.map((area) => (area.id === id ? change(area) : area));
  return { ...view, areas };
}

function groupOf(force: string, regulars: number, raiders = 0): GroupView {
  const marks = { target: null, garrison: false, bribed: false, held: false };
  return { force, regulars, raiders, ...marks };
}

/** Takes points of a force from an area, as many as are there: its regulars first. */
function taken(area: AreaView, force: string, sp: number): AreaView {
  if (force === 'rome') {
    const legions = Math.min(area.legions, sp);
    const militia =
      area.militia_of === 'rome' ? Math.max(0, area.militia - sp + legions) : area.militia;
    return { ...area, legions: area.legions - legions, militia };
  }
  if (area.militia_of === force && area.militia > 0) {
    return { ...area, militia: Math.max(0, area.militia - sp) };
  }
  let left = sp;
  const take = (there: number) => {
    const some = Math.min(there, left);
    left -= some;
    return there - some;
  };
  const groups = area.groups.map((group) =>
    group.force === force
      ? { ...group, regulars: take(group.regulars), raiders: take(group.raiders) }
      : group,
  );
  return { ...area, groups: groups.filter(({ regulars, raiders }) => regulars + raiders > 0) };
}

function added(area: AreaView, force: string, sp: number, raiders = 0): AreaView {
  if (force === 'rome') return { ...area, legions: area.legions + sp };
  return { ...area, groups: [...area.groups, groupOf(force, sp, raiders)] };
}

/** The view after one more event, as far as the map shows it. */
export function advance(view: View, { kind, args }: Entry): View {
  const force = String(args.force);
  const sp = Number(args.sp);
  const at = (change: (area: AreaView) => AreaView) => withArea(view, args.area, change);
  switch (kind) {
    case 'moved': {
      const left = withArea(view, args.from, (area) => taken(area, force, sp));
      return withArea(left, args.to, (area) => added(area, force, sp));
    }
    case 'losses':
      return at((area) => taken(area, force, sp));
    case 'disbanded':
      return at((area) => taken(area, 'persian', sp));
    case 'force_placed':
      return at((area) => added(area, force, Number(args.regulars), Number(args.raiders)));
    case 'deployed':
      return at((area) => added(area, 'rome', sp));
    case 'rebelled':
      return at((area) => added(taken(area, 'rome', sp), 'rebels', sp));
    case 'rebels_returned':
      return at((area) => added(taken(area, 'rebels', sp), 'rome', sp));
    case 'militia_rose':
      return at((area) => ({ ...area, militia: sp, militia_of: String(args.owner) }));
    case 'revolt_began':
      return at((area) => ({ ...area, militia: sp, militia_of: 'revolt' }));
    case 'control_changed': {
      const owner = args.owner === 'nobody' ? null : String(args.owner);
      const provinces = view.provinces.map((province) =>
        province.id === args.province ? { ...province, owner } : province,
      );
      return { ...view, provinces };
    }
    default:
      return view;
  }
}
