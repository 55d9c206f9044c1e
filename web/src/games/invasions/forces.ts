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
  title: string,
  letters: string,
  emblem: string,
  colour: string,
  wash: string,
  pattern: HatchPattern,
): Force {
  return {
    title,
    letters,
    emblem,
    colour,
    isForeign: true,
    wash: { colour: wash, hatch: wash, pattern },
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

const natives = nation(
  'the natives',
  'Na',
  'e-wheat',
  'var(--force-native)',
  'var(--ink-3)',
  'level',
);

const forces: Readonly<Record<string, Force>> = {
  rome,
  hun: nation('the Huns', 'Hu', 'e-horse', 'var(--force-hun)', 'var(--general-3)', 'cross'),
  german: nation('the Germans', 'Ge', 'e-axe', 'var(--force-german)', 'var(--va)', 'rising'),
  scythian: nation(
    'the Scythians',
    'Sc',
    'e-bow',
    'var(--force-scythian)',
    'var(--z-hispania)',
    'falling',
  ),
  dacian: nation('the Dacians', 'Da', 'e-falx', 'var(--force-dacian)', 'var(--fr)', 'upright'),
  pict: nation('the Picts', 'Pi', 'e-spiral', 'var(--force-pict)', 'var(--sea-ink)', 'dots'),
  taurican: nation(
    'the Tauricans',
    'Ta',
    'e-ship',
    'var(--force-taurican)',
    'var(--z-illyricum)',
    'level',
  ),
  persian: nation(
    'the Persians',
    'Pe',
    'e-sun',
    'var(--force-persian)',
    'var(--z-oriens)',
    'rings',
  ),
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
