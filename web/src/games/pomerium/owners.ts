// The possible owners of a province: you, a rival, the Senate, or a nation outside the Empire. Each
// has a colour, an emblem and a short name.

import type { Bearer } from '../bearer';
import { capital, counted } from '../words';
import type { GeneralView, ProvinceView, SideView, View } from './view.gen';

export interface Owner extends Bearer {
  key: string;
  /** As in a list: "You", "General 2", "The Senate". */
  title: string;
  /** The colour of the wash, from the tokens. */
  wash: string;
  /** That of a rival; empty for the others. */
  numeral: string;
}

const you: Owner = {
  key: 'you',
  title: 'You',
  colour: 'var(--rome)',
  wash: 'var(--rome-wash)',
  emblem: 'e-aquila',
  isForeign: false,
  numeral: '',
};

export const senate: Owner = {
  key: 'senate',
  title: 'The Senate',
  colour: 'var(--senate)',
  wash: 'var(--senate)',
  emblem: 'e-laurel',
  isForeign: false,
  numeral: '',
};

export const nation: Owner = {
  key: 'nation',
  title: 'Outside the Empire',
  colour: 'var(--barb)',
  wash: 'var(--barb-wash)',
  emblem: 'e-barb',
  isForeign: true,
  numeral: '',
};

const rivalEmblems = ['e-star', 'e-lozenge', 'e-quarter', 'e-axe'];

const numerals: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

export function roman(number: number): string {
  let rest = number;
  let text = '';
  for (const [value, letters] of numerals) {
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  }
  return text;
}

/** The place of each rival's colour and emblem: its own if free, and never another's. */
function placesOf(generals: readonly GeneralView[]): Map<number, number> {
  const places = new Map<number, number>();
  for (const { number } of generals) {
    if (number === 0) continue;
    let place = (number - 1) % rivalEmblems.length;
    while ([...places.values()].includes(place)) place = (place + 1) % rivalEmblems.length;
    places.set(number, place);
  }
  return places;
}

/** The generals in the game by their numbers. */
export function ownersOf({ generals }: Pick<View, 'generals'>): Map<number, Owner> {
  const places = placesOf(generals);
  return new Map(
    generals.map(({ number }) => {
      if (number === 0) return [0, you];
      const place = places.get(number) ?? 0;
      const colour = `var(--general-${place + 1})`;
      const rival = {
        key: `general ${number}`,
        title: `General ${number}`,
        colour,
        wash: colour,
        emblem: rivalEmblems[place] ?? '',
        isForeign: false,
        numeral: roman(number),
      };
      return [number, rival];
    }),
  );
}

export function ownerOf(province: ProvinceView, owners: ReadonlyMap<number, Owner>): Owner {
  if (province.lost) return nation;
  return (province.general === null ? undefined : owners.get(province.general)) ?? senate;
}

/** The one who stands on a side of a battle; a host looks like a nation. */
export function ownerOnSide(side: SideView, owners: ReadonlyMap<number, Owner>): Owner {
  if (side.general !== null) return owners.get(side.general) ?? senate;
  return side.title === 'the Senate' ? senate : { ...nation, title: capital(side.title) };
}

/** "General 2's, 9 legions", "the Senate's, no garrison", "outside the Empire, strength 5". */
export function holderText(province: ProvinceView, view: Pick<View, 'generals'>): string {
  if (province.lost) {
    const { strength } = province;
    return `outside the Empire, strength ${strength ?? 'not known'}`;
  }
  const general = view.generals.find(({ number }) => number === province.general);
  if (!general) {
    const { garrison } = province;
    return `the Senate’s, ${garrison ? counted(garrison, 'legion') : 'no garrison'}`;
  }
  const legions = counted(general.legions, 'legion');
  return general.number === 0 ? 'yours' : `General ${general.number}’s, ${legions}`;
}

/** "12 in all", "devotes 3 of 12", "2 left of 3"; a nation's strength is rolled only for a battle. */
export function forceText({ general, legions, devoted, left }: SideView, isUnknown: boolean) {
  if (general === null && isUnknown) return 'strength not known';
  if (devoted === null) return legions > 0 ? `${legions} in all` : 'no legions';
  return left !== null && left < devoted
    ? `${left} left of ${devoted}`
    : `devotes ${devoted} of ${legions}`;
}

export function provincesOf(view: Pick<View, 'provinces'>, general: number): ProvinceView[] {
  return view.provinces.filter((province) => province.general === general);
}
