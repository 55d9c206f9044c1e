// How the map changes with an event of the log, for the story: who stands where, and who holds what.
// Events that only tell of dice, aims, money or what may come later change nothing on it.

import type { Entry } from '../sheet';
import type { AreaView, GroupView, ProvinceView, View } from './types';

type Kind = 'regulars' | 'raiders';

function withArea(view: View, id: unknown, change: (area: AreaView) => AreaView): View {
  const areas = view.areas.map((area) => (area.id === id ? change(area) : area));
  return { ...view, areas };
}

function withMilitiaOf(view: View, province: unknown, change: (area: AreaView) => AreaView): View {
  const areas = view.areas.map((area) =>
    area.province === province && area.militia > 0 ? change(area) : area,
  );
  return { ...view, areas };
}

function withProvince(view: View, id: unknown, change: Partial<ProvinceView>): View {
  const provinces = view.provinces.map((province) =>
    province.id === id ? { ...province, ...change } : province,
  );
  return { ...view, provinces };
}

// ---- groups ----

const sizeOf = ({ regulars, raiders }: GroupView) => regulars + raiders;

function newGroup(force: string, regulars: number, raiders: number): GroupView {
  const marks = { target: null, garrison: false, bribed: false, held: false };
  return { force, regulars, raiders, ...marks };
}

function withMilitia(area: AreaView, militia: number, of = area.militia_of): AreaView {
  return { ...area, militia, militia_of: militia > 0 ? of : null };
}

/** Those of a force, in the order in which they lose: who marches first, then the larger (R106). */
function inOrder({ groups }: AreaView, force: string): GroupView[] {
  return groups
    .filter((group) => group.force === force)
    .sort((a, b) => Number(a.garrison) - Number(b.garrison) || sizeOf(b) - sizeOf(a));
}

/** Takes points of one kind from groups, in their order; `left` is what they did not have. */
function takenOf(
  area: AreaView,
  from: readonly GroupView[],
  kind: Kind,
  sp: number,
): { area: AreaView; left: number } {
  let left = sp;
  const changed = new Map<GroupView, GroupView>();
  for (const group of from) {
    const taken = Math.min(left, group[kind]);
    left -= taken;
    if (taken > 0) changed.set(group, { ...group, [kind]: group[kind] - taken });
  }
  const groups = area.groups.map((group) => changed.get(group) ?? group);
  return { area: { ...area, groups: groups.filter((group) => sizeOf(group) > 0) }, left };
}

/** Regulars, then raiders. */
function takenOfAll(
  area: AreaView,
  force: string,
  sp: number,
  isMeant: (of: GroupView) => boolean,
) {
  const first = takenOf(area, inOrder(area, force).filter(isMeant), 'regulars', sp);
  const groups = inOrder(first.area, force).filter(isMeant);
  return takenOf(first.area, groups, 'raiders', first.left);
}

const everyGroup = () => true;

function without(area: AreaView, force: string, sp: number): AreaView {
  return takenOfAll(area, force, sp, everyGroup).area;
}

function added(area: AreaView, force: string, regulars: number, raiders = 0): AreaView {
  if (force === 'rome') return { ...area, legions: area.legions + regulars };
  return { ...area, groups: [...area.groups, newGroup(force, regulars, raiders)] };
}

/** A part of a group becomes a group of its own. */
function split(area: AreaView, group: GroupView, part: GroupView): AreaView {
  const rest = {
    ...group,
    regulars: group.regulars - part.regulars,
    raiders: group.raiders - part.raiders,
  };
  const groups = area.groups.flatMap((each) => (each === group ? [rest, part] : [each]));
  return { ...area, groups: groups.filter((each) => sizeOf(each) > 0) };
}

/** Groups of a force become one where they are marked alike. */
function merged(area: AreaView, force: string): AreaView {
  const groups: GroupView[] = [];
  for (const group of area.groups) {
    const same = groups.findIndex(
      (each) =>
        each.force === force &&
        group.force === force &&
        each.garrison === group.garrison &&
        each.bribed === group.bribed,
    );
    const whole = groups[same];
    if (!whole) groups.push(group);
    else
      groups[same] = {
        ...whole,
        regulars: whole.regulars + group.regulars,
        raiders: whole.raiders + group.raiders,
      };
  }
  return { ...area, groups };
}

// ---- what the events do ----

/** Natives and revolts are militia; they are placed at the start only. */
function forcePlaced(view: View, { args }: Entry): View {
  const [force, regulars] = [String(args.force), Number(args.regulars)];
  const isMilitia = force === 'native' || force === 'revolt';
  const province = view.areas.find(({ id }) => id === args.area)?.province;
  const told = force === 'revolt' ? withProvince(view, province, { revolt: true }) : view;
  return withArea(told, args.area, (area) =>
    isMilitia
      ? withMilitia(area, regulars, force)
      : added(area, force, regulars, Number(args.raiders)),
  );
}

/** A group that moves is one of its size; of several it is the last that came. */
function moverOf({ groups }: AreaView, force: string, sp: number): GroupView | undefined {
  const mine = groups.filter((group) => group.force === force && sizeOf(group) === sp);
  return mine.findLast(({ garrison, bribed }) => !garrison && !bribed) ?? mine.at(-1);
}

function moved(view: View, { args }: Entry): View {
  const [force, sp] = [String(args.force), Number(args.sp)];
  const from = view.areas.find(({ id }) => id === args.from);
  if (!from) return view;
  if (force === 'rome') return romansMoved(view, args, sp);
  const mover = moverOf(from, force, sp);
  if (!mover) {
    const left = withArea(view, args.from, (area) => without(area, force, sp));
    return withArea(left, args.to, (area) => added(area, force, sp));
  }
  const left = withArea(view, args.from, (area) => ({
    ...area,
    groups: area.groups.filter((group) => group !== mover),
  }));
  return withArea(left, args.to, (area) => ({
    ...area,
    groups: [...area.groups, { ...mover, garrison: false, held: false }],
  }));
}

/** Loyal militia moves as well, inside its Province. */
function romansMoved(view: View, args: Entry['args'], sp: number): View {
  const change = (area: AreaView, by: number) =>
    view.marching?.militia
      ? withMilitia(area, area.militia + by, 'rome')
      : { ...area, legions: area.legions + by };
  const left = withArea(view, args.from, (area) => change(area, -sp));
  return withArea(left, args.to, (area) => change(area, sp));
}

/** 6.13: regulars, raiders, militia. A half of loyal Romans is a half of their militia (R63). */
function lost(view: View, { args, rule }: Entry): View {
  const [force, sp] = [String(args.force), Number(args.sp)];
  // 11.22: who is bribed has no part in an attack on loyal Romans.
  const takesPart = ({ bribed }: GroupView) => view.phase !== 'combat' || !bribed;
  return withArea(view, args.area, (area) => {
    const legions = force === 'rome' && rule !== 'R63' ? Math.min(area.legions, sp) : 0;
    const mobile = takenOfAll(area, force, sp - legions, takesPart);
    const militia = area.militia_of === force ? Math.min(area.militia, mobile.left) : 0;
    const rest = withMilitia(mobile.area, area.militia - militia);
    return { ...rest, legions: area.legions - legions };
  });
}

/** 5.64, 11.22: some points of a group, or all of one kind, are marked. */
function garrisonLeft(view: View, { args }: Entry): View {
  const [force, sp] = [String(args.force), Number(args.sp)];
  const kind: Kind = args.raiders ? 'raiders' : 'regulars';
  return withArea(view, args.area, (area) => {
    const group = inOrder(area, force).find((each) => !each.garrison && each[kind] >= sp);
    if (!group) return area;
    return split(area, group, { ...group, regulars: 0, raiders: 0, [kind]: sp, garrison: true });
  });
}

function bribed(view: View, { args }: Entry): View {
  const kind: Kind = args.raiders ? 'raiders' : 'regulars';
  return withArea(view, args.area, (area) =>
    area.groups
      .filter((group) => group.force === args.force && !group.bribed && group[kind] > 0)
      .reduce((here, group) => {
        const part = { ...group, regulars: 0, raiders: 0, [kind]: group[kind], bribed: true };
        return split(here, group, part);
      }, area),
  );
}

/** 4.2: of one kind, from the largest group. */
function withered(view: View, { args }: Entry): View {
  const kind: Kind = args.raiders ? 'raiders' : 'regulars';
  const groups = (area: AreaView) => inOrder(area, String(args.force));
  return withArea(
    view,
    args.area,
    (area) => takenOf(area, groups(area), kind, Number(args.sp)).area,
  );
}

/** Legions leave one force for another, where they stand. */
function turned(view: View, args: Entry['args'], from: string, to: string, sp: unknown): View {
  return withArea(view, args.area, (area) => {
    const left =
      from === 'rome'
        ? { ...area, legions: area.legions - Number(sp) }
        : without(area, from, Number(sp));
    return added(left, to, Number(sp));
  });
}

/** 10.32: where it stands, the first Areas first. */
function revoltGrew(view: View, { args }: Entry): View {
  let left = Number(args.added);
  return withMilitiaOf(view, args.province, (area) => {
    const more = Math.min(area.militia, left);
    left -= more;
    return { ...area, militia: area.militia + more };
  });
}

/** A state takes over a revolt (9.0); otherwise a revolt is nobody's. */
function militiaChanged(view: View, { args, rule }: Entry): View {
  const isFounding = rule === '9.0';
  const changed = withMilitiaOf(view, args.province, (area) =>
    area.militia_of === 'revolt' && !isFounding
      ? area
      : { ...area, militia_of: String(args.owner) },
  );
  const revolt = isFounding ? { revolt: false } : {};
  return withProvince(changed, args.province, { militia_owner: String(args.owner), ...revolt });
}

/** Bribes last until the others have attacked. */
function phaseBegan(view: View, { args }: Entry): View {
  const phase = String(args.phase);
  if (view.phase !== 'combat') return { ...view, phase };
  const free = (group: GroupView) => (group.bribed ? { ...group, bribed: false } : group);
  const areas = view.areas.map((area) => ({ ...area, groups: area.groups.map(free) }));
  return { ...view, phase, areas };
}

type Change = (view: View, entry: Entry) => View;

/** Every kind of event that changes what the map shows. */
const changes: Readonly<Record<string, Change>> = {
  phase_began: phaseBegan,
  deployed: (view, { args }) =>
    withArea(view, args.area, (area) => added(area, 'rome', Number(args.sp))),
  force_placed: forcePlaced,
  control_changed: (view, { args }) =>
    withProvince(view, args.province, {
      owner: args.owner === 'nobody' ? null : String(args.owner),
    }),
  revolt_began: (view, { args }) =>
    withProvince(
      withArea(view, args.area, (area) => withMilitia(area, Number(args.sp), 'revolt')),
      args.province,
      { revolt: true },
    ),
  militia_revolted: (view, { args }) =>
    withProvince(
      withMilitiaOf(view, args.province, (area) => ({ ...area, militia_of: 'revolt' })),
      args.province,
      { revolt: true },
    ),
  revolt_grew: revoltGrew,
  revolt_ended: (view, { args }) => withProvince(view, args.province, { revolt: false }),
  moved,
  groups_merged: (view, { args }) =>
    withArea(view, args.area, (area) => merged(area, String(args.force))),
  legions_joined: (view, { args }) => turned(view, args, 'rome', 'rebels', args.joined),
  militia_rose: (view, { args }) =>
    withArea(view, args.area, (area) => withMilitia(area, Number(args.sp), String(args.owner))),
  militia_left: (view, { args }) =>
    withMilitiaOf(view, args.province, (area) => withMilitia(area, 0)),
  militia_changed: militiaChanged,
  losses: lost,
  rebels_returned: (view, { args }) => turned(view, args, String(args.force), 'rome', args.sp),
  rebelled: (view, { args }) => turned(view, args, 'rome', 'rebels', args.sp),
  state_founded: (view, { args }) => turned(view, args, 'rebels', String(args.force), args.sp),
  state_joined: (view, { args }) => turned(view, args, 'rebels', String(args.force), args.sp),
  garrison_left: garrisonLeft,
  attrition: withered,
  disbanded: (view, { args }) =>
    withArea(view, args.area, (area) => without(area, 'persian', Number(args.sp))),
  bribed,
  rome_satisfied: (view, { args }) => turned(view, args, 'rebels', 'rome', args.sp),
};

/** The view after one more event, as far as the map shows it. */
export function advance(view: View, entry: Entry): View {
  return changes[entry.kind]?.(view, entry) ?? view;
}
