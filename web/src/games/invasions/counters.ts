// What stands in an area, as counters: one for each force and kind, the Romans first.

import type { Bearer } from '../bearer';
import { capital, counted } from '../words';
import { type Force, forceOf } from './forces';
import type { AreaView, GroupView } from './types';

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

/** "6 legions; Germans: 12 levies", "nobody". */
export function standsText(area: AreaView): string {
  const texts = countersOf(area).map(({ text }) => text);
  return texts.length > 0 ? texts.join('; ') : 'nobody';
}

export function isContested(area: AreaView): boolean {
  const romans = area.legions > 0 || (area.militia > 0 && area.militia_of === 'rome');
  const others = area.groups.length > 0 || (area.militia > 0 && area.militia_of !== 'rome');
  return romans && others;
}

/** Three counters a row, two where the area is narrow. */
export const pitch = { x: 33, y: 29 } as const;

export interface Stand {
  counter: Counter;
  /** Corner of the counter, from the middle of the first row, in sides of a counter. */
  x: number;
  y: number;
}

export function standsOf(counters: readonly Counter[], inRow: number): Stand[] {
  return counters.map((counter, i) => {
    const row = Math.floor(i / inRow);
    const length = Math.min(inRow, counters.length - row * inRow);
    const column = i % inRow;
    return {
      counter,
      x: ((column - (length - 1) / 2) * pitch.x - 12) / 24,
      y: (row * pitch.y - 12) / 24,
    };
  });
}
