// Sorts the offers of the server to the parts of the sheet that show them.

import type { Offer, Refusal } from '../sheet';

/** Groups that the sheet shows itself. */
export const ownGroups = [
  'reroll',
  'plus_one',
  'levy',
  'glory_cube',
  'glory_restore',
  'glory_erase',
  'assign',
  'resolve',
];

/** The effect of a click on a row of the sheet. */
export type Step =
  | { kind: 'act'; action: string }
  | { kind: 'ask_die'; dice: ReadonlyMap<number, Offer> }
  | { kind: 'ask_circle'; circles: Erasable[] }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'none' };

/** A circle that can be won back, and the action that does it. */
export interface Erasable {
  circle: string;
  action: string;
}

export function inGroup(offers: readonly Offer[], group: string): Offer[] {
  return offers.filter((offer) => offer.group === group);
}

/** Whether the dice may be placed now. */
export function mayPlace(offers: readonly Offer[]): boolean {
  return inGroup(offers, 'assign').some(({ refused }) => refused === null);
}

/** The offers of a group that ask for a die, by die; refused ones are among them. */
export function byDie(offers: readonly Offer[], group: string): Map<number, Offer> {
  const dice = new Map<number, Offer>();
  for (const offer of inGroup(offers, group)) {
    if (typeof offer.marks.die === 'number') dice.set(offer.marks.die, offer);
  }
  return dice;
}

/** The circles that can be won back now, each with one action: two sixes are as good as any two. */
export function erasable(offers: readonly Offer[]): Erasable[] {
  const circles = new Map<string, string>();
  for (const offer of inGroup(offers, 'glory_erase')) {
    const circle = offer.marks.circle;
    if (offer.refused === null && typeof circle === 'string' && !circles.has(circle)) {
      circles.set(circle, offer.action);
    }
  }
  return [...circles].map(([circle, action]) => ({ circle, action }));
}

/** The effect of a click on a group's row: act, ask for a die or a circle, or say why not. */
export function stepOf(offers: readonly Offer[], group: string): Step {
  const all = inGroup(offers, group);
  const legal = all.filter((offer) => offer.refused === null);
  const [first] = legal;
  if (!first) {
    const refusal = all.find((offer) => offer.refused !== null)?.refused;
    return refusal ? { kind: 'refused', refusal } : { kind: 'none' };
  }
  if (group === 'glory_erase') return { kind: 'ask_circle', circles: erasable(offers) };
  if (group === 'reroll' || group === 'plus_one') {
    return { kind: 'ask_die', dice: byDie(offers, group) };
  }
  return { kind: 'act', action: first.action };
}

/** One answer to "how many cubes?". */
export interface CubeOffer {
  offer: Offer;
  cubes: number;
  /** `fits` decides the fight at no more than its price, `short` and `over` only cost cubes. */
  worth: 'fits' | 'lets_fall' | 'short' | 'over';
}

/** Number of cubes an offer of the group `resolve` spends. */
function cubesOf(offer: Offer): number {
  if (typeof offer.marks.cubes === 'number') return offer.marks.cubes;
  return Number(/\bcubes (\d+)$/.exec(offer.action)?.[1] ?? 0);
}

/** The answers to the cubes question, best first, given the number of cubes that would hold. */
export function cubeOffers(offers: readonly Offer[], needed: number): CubeOffer[] {
  const order = ['fits', 'lets_fall', 'short', 'over'];
  return inGroup(offers, 'resolve')
    .filter((offer) => offer.refused === null)
    .map((offer) => {
      const cubes = cubesOf(offer);
      const worth: CubeOffer['worth'] =
        cubes === needed ? 'fits' : cubes === 0 ? 'lets_fall' : cubes < needed ? 'short' : 'over';
      return { offer, cubes, worth };
    })
    .sort((a, b) => order.indexOf(a.worth) - order.indexOf(b.worth) || a.cubes - b.cubes);
}
