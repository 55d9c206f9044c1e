// The counters in an area: one for each force and kind, the Romans first.

import { type Arrangement, inRows, type Piece, sizes, square } from '../arrangement';
import { type Bearer, emblemBox } from '../bearer';
import { capital, counted } from '../words';
import { type Force, forceOf } from './forces';
import type { AreaView, GroupView } from './view.gen';

export interface Counter {
  key: string;
  bearer: Bearer;
  count: number;
  /** In words: "6 legions", "German raiders 2". */
  text: string;
}

/** Militia carries the shield of its Province, in the colours of whom it serves. */
function militiaBearer(force: Force): Bearer {
  return { ...force, emblem: 'e-scutum', letters: `M${force.letters}` };
}

/** Raiders go their own ways: their letters are small. */
function raidersBearer(force: Force): Bearer {
  return { ...force, letters: force.letters.toLowerCase() };
}

function nounOf(force: string): string {
  if (force === 'persian' || force.startsWith('state')) return 'regulars';
  return force === 'rebels' ? 'legions' : 'levies';
}

function groupCounters(groups: readonly GroupView[]): Counter[] {
  const forces = [...new Set(groups.map(({ force }) => force))];
  return forces.flatMap((force) => {
    const bearer = forceOf(force);
    const mine = groups.filter((group) => group.force === force);
    const sum = (of: 'regulars' | 'raiders') => mine.reduce((total, group) => total + group[of], 0);
    const regulars = sum('regulars');
    const raiders = sum('raiders');
    const title = capital(bearer.title.replace(/^the /, ''));
    return [
      { key: force, bearer, count: regulars, text: `${title}: ${regulars} ${nounOf(force)}` },
      {
        key: `${force} raiders`,
        bearer: raidersBearer(bearer),
        count: raiders,
        text: `${title}: ${raiders} raiders`,
      },
    ].filter(({ count }) => count > 0);
  });
}

export function countersOf(area: AreaView): Counter[] {
  const militia = forceOf(area.militia_of ?? 'native');
  return [
    {
      key: 'legions',
      bearer: forceOf('rome'),
      count: area.legions,
      text: counted(area.legions, 'legion'),
    },
    {
      key: 'militia',
      bearer: militiaBearer(militia),
      count: area.militia,
      text: `${area.militia} militia of ${militia.title}`,
    },
    ...groupCounters(area.groups),
  ].filter(({ count }) => count > 0);
}

/** The words for an area without counters. */
export const nobody = 'nobody';

/** "6 legions; Germans: 12 levies", "nobody". */
export function standsText(area: AreaView): string {
  const texts = countersOf(area).map(({ text }) => text);
  return texts.length > 0 ? texts.join('; ') : nobody;
}

export function isContested(area: AreaView): boolean {
  const romans = area.legions > 0 || (area.militia > 0 && area.militia_of === 'rome');
  const others = area.groups.length > 0 || (area.militia > 0 && area.militia_of !== 'rome');
  return romans && others;
}

export type Standing = Counter & Piece;

/** All of a side as one, in the colours of the strongest. */
function sideOf(key: string, counters: readonly Counter[]): Standing[] {
  const [strongest] = counters.toSorted((a, b) => b.count - a.count);
  if (!strongest) return [];
  const count = counters.reduce((sum, each) => sum + each.count, 0);
  return [{ key, bearer: strongest.bearer, count, text: '', box: square }];
}

const longestRow = 4;

/** How the counters of an area may be drawn: in full, as numbers, or summed up: Rome's and the others', or all. */
export function arrangementsOf(area: AreaView): Arrangement<Standing>[] {
  const counters = countersOf(area);
  const isRomes = ({ key }: Counter) =>
    key === 'legions' || (key === 'militia' && area.militia_of === 'rome');
  const full = counters.map((each) => ({
    ...each,
    box: emblemBox(each.bearer, String(each.count)),
  }));
  const tallies = counters.map((each) => ({ ...each, box: square }));
  const sides = [
    ...sideOf('rome', counters.filter(isRomes)),
    ...sideOf(
      'others',
      counters.filter((each) => !isRomes(each)),
    ),
  ];
  return [
    ...inRows({ ...sizes.full, key: 'full', cost: 0 }, full, longestRow),
    ...inRows({ ...sizes.tally, key: 'tally', cost: 3 }, tallies, longestRow),
    ...inRows({ ...sizes.tally, key: 'sum', cost: 5 }, sides, 2),
    ...inRows({ ...sizes.dot, key: 'dot', cost: 8 }, sides, 2),
    ...inRows({ ...sizes.dot, key: 'dot of all', cost: 12 }, sideOf('all', counters), 1),
  ];
}
