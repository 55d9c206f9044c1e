// The forces on the map: name, letters, emblem and colours of each. The letters and the emblem say
// the same as the colour.

import type { HatchPattern, Wash } from '../../map/board';
import type { Bearer } from '../bearer';
import type { View } from './view.gen';

export interface Force extends Bearer {
  /** In a sentence: "the Germans", "state 3". */
  title: string;
  letters: string;
  wash: Wash | null;
}

function nation(
  id: string,
  title: string,
  letters: string,
  emblem: string,
  wash: string,
  pattern: HatchPattern,
): Force {
  return {
    title,
    letters,
    emblem,
    colour: `var(--force-${id})`,
    isForeign: true,
    wash: { colour: `var(${wash})`, hatch: `var(${wash})`, pattern },
  };
}

const rome: Force = {
  title: 'Rome',
  letters: 'Ro',
  emblem: 'e-aquila',
  colour: 'var(--rome)',
  isForeign: false,
  wash: { colour: 'var(--rome-wash)', hatch: null },
};

/** Legions that have turned: the field of Rome the other way round. */
const rebels: Force = {
  title: 'the rebels',
  letters: 'Re',
  emblem: 'e-fire',
  colour: 'var(--sheet)',
  ink: 'var(--rome)',
  isForeign: false,
  wash: null,
};

const natives = nation('native', 'the natives', 'Na', 'e-wheat', '--ink-3', 'level');

const forces: Readonly<Record<string, Force>> = {
  rome,
  hun: nation('hun', 'the Huns', 'Hu', 'e-horse', '--general-3', 'cross'),
  german: nation('german', 'the Germans', 'Ge', 'e-axe', '--va', 'rising'),
  scythian: nation('scythian', 'the Scythians', 'Sc', 'e-bow', '--z-hispania', 'falling'),
  dacian: nation('dacian', 'the Dacians', 'Da', 'e-falx', '--fr', 'upright'),
  pict: nation('pict', 'the Picts', 'Pi', 'e-spiral', '--sea-ink', 'dots'),
  taurican: nation('taurican', 'the Tauricans', 'Ta', 'e-ship', '--z-illyricum', 'level'),
  persian: nation('persian', 'the Persians', 'Pe', 'e-sun', '--z-oriens', 'rings'),
  rebels,
  revolt: { ...natives, title: 'the revolt', letters: 'Rv', emblem: 'e-armoury' },
  native: { ...natives, wash: null },
};

function state(number: string): Force {
  return {
    title: `state ${number}`,
    letters: `S${number}·`,
    emblem: 'e-roma',
    colour: 'var(--general-2)',
    isForeign: false,
    wash: { colour: 'var(--os)', hatch: 'var(--os)', pattern: 'cross' },
  };
}

export function forceOf(id: string): Force {
  return forces[id] ?? state(id.replace(/^state/, ''));
}

/** "Rome", "the Germans", "nobody". */
export function holderText(owner: string | null): string {
  return owner === null ? 'nobody' : forceOf(owner).title;
}

/** So many have room in the legend of the sheet. */
const mostNamed = 12;

/** Those that stand on the map or hold some of it, Rome first. */
export function inPlay({ areas, provinces }: Pick<View, 'areas' | 'provinces'>): string[] {
  const here = new Set([
    ...areas.flatMap(({ groups }) => groups.map(({ force }) => force)),
    ...areas.flatMap(({ militia, militia_of: of }) => (militia > 0 ? [of ?? 'native'] : [])),
    ...provinces.flatMap(({ owner }) => owner ?? []),
  ]);
  const known = Object.keys(forces).filter((id) => id === 'rome' || here.has(id));
  const states = [...here].filter((id) => !Object.hasOwn(forces, id)).sort();
  return [...known, ...states].slice(0, mostNamed);
}

/** Those that may stand on a map, for the legend; the states by an example. */
export const legend: readonly Force[] = [...Object.values(forces), state('1')];
