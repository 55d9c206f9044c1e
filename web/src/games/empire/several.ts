// Several answers by one press: how many go, and where; how many are bought. Read off the offers and
// the counters on the map; what the table does not offer in the end stops there.

import type { Step } from '../../shell/table/course';
import { counted } from '../../shell/table/course';
import { legalAreas, offersAt } from '../area_offers';
import type { Offer } from '../sheet';
import type { Board, View } from './view.gen';

export type Kind = 'forces' | 'cavalry';

/** A number that may be set beside the map before an area is pressed. */
export interface Asked {
  kind: Kind;
  title: string;
  least: number;
  most: number;
}

/** The number set for each kind; the greatest number where none is set. */
export type Numbers = Partial<Record<Kind, number>>;

export type Question = Pick<View, 'phase' | 'areas' | 'asked_about'>;

const allowed = (offers: readonly Offer[], group: string): Offer[] =>
  offers.filter((offer) => !offer.refused && offer.group === group);

function among(offers: readonly Offer[], title: string): Asked[] {
  const counts = offers.flatMap(({ marks }) =>
    typeof marks.count === 'number' ? [marks.count] : [],
  );
  if (counts.length === 0) return [];
  return [{ kind: 'forces', title, least: Math.min(...counts), most: Math.max(...counts) }];
}

export function numbersAsked(offers: readonly Offer[], view: Question): Asked[] {
  const carried = among(allowed(offers, 'carry'), 'Forces that go with it');
  const placed = among(allowed(offers, 'place'), 'Forces');
  if (carried.length + placed.length > 0) return [...carried, ...placed];
  if (allowed(offers, 'to').length === 0) return [];
  const from = view.areas.find(({ id }) => id === view.asked_about[0]);
  const forces = view.phase === 'cavalry' ? 0 : (from?.barbarians ?? 0);
  const cavalry = from?.cavalry ?? 0;
  const least = (others: number) => (others > 0 ? 0 : 1);
  const numbers: Asked[] = [
    { kind: 'forces', title: 'Forces', least: least(cavalry), most: forces },
    { kind: 'cavalry', title: 'Cavalry', least: least(forces), most: cavalry },
  ];
  return numbers.filter(({ most }) => most > 0);
}

const valueOf = ({ kind, least, most }: Asked, set: Numbers): number =>
  Math.max(least, Math.min(most, set[kind] ?? most));

/** The set numbers, as they count now. */
export const setNow = (asked: readonly Asked[], set: Numbers) =>
  asked.map((each) => ({ ...each, value: valueOf(each, set) }));

/** Where one press comes to something: also where a Legion may go once it is said what it takes. */
export function pressable(offers: readonly Offer[], view: Question, board: Board): Set<string> {
  const legal = legalAreas(offers);
  if (allowed(offers, 'carry').length === 0) return legal;
  const from = board.areas.find(({ id }) => id === view.asked_about[0]);
  return new Set([...legal, ...(from?.borders.map(({ to }) => to) ?? [])]);
}

/** The steps of one click on an area, with the set numbers; null when it is one of the offers. */
export function stepsTo(
  area: string,
  offers: readonly Offer[],
  view: Question,
  set: Numbers,
): Step[] | null {
  const asked = setNow(numbersAsked(offers, view), set);
  const here = offersAt(offers, area);
  if (asked.length === 0) return here.every(({ group }) => group === 'legion') ? first(here) : null;
  const count = asked.find(({ kind }) => kind === 'forces')?.value;
  if (allowed(offers, 'carry').length > 0)
    return [counted('carry', count ?? 'all'), `march ${area}`];
  const placed = here.find(({ group, marks }) => group === 'place' && marks.count === count);
  if (placed) return [placed.action];
  if (!here.some(({ group }) => group === 'to')) return null;
  // All is what there is in the end: some may have moved already.
  return [
    `to ${area}`,
    ...asked.map(({ kind, value, most }) => counted(kind, value === most ? 'all' : value)),
  ];
}

/** With several Legions in an area, one goes first. */
const first = ([legion, another]: readonly Offer[]): Step[] | null =>
  legion && another ? [legion.action] : null;

/** Areas from which counters may be carried, and which is drawn on its way. */
export function carriable(offers: readonly Offer[], view: Question): Map<string, string> {
  const legions = [...legalAreas(allowed(offers, 'legion'))].map((id) => [id, 'romans'] as const);
  const hosts = [...legalAreas(allowed(offers, 'from'))].map((id) => {
    const forces = view.areas.find((area) => area.id === id)?.barbarians ?? 0;
    const isCavalry = view.phase === 'cavalry' || forces === 0;
    return [id, isCavalry ? 'cavalry' : 'barbarians'] as const;
  });
  return new Map([...legions, ...hosts]);
}

/** The answer that takes up who stands in an area: of several Legions one. */
export function takenFrom(area: string, offers: readonly Offer[]): string | null {
  const here = offersAt(offers, area);
  return here.find(({ group }) => group === 'legion' || group === 'from')?.action ?? null;
}

/** All that the Legion can take along: what is asked before it is asked where they go. */
export function allAlong(offers: readonly Offer[]): string | null {
  const step = counted('carry', 'all');
  return typeof step === 'string' ? step : step(offers);
}

/** The steps that carry all who may go from one area to another. */
export function stepsOfCarrying(take: string, to: string): Step[] {
  return take.startsWith('legion')
    ? [take, counted('carry', 'all'), `march ${to}`]
    : [take, `to ${to}`, counted('forces', 'all'), counted('cavalry', 'all')];
}

/** Counters of one kind that may be bought at once. */
export interface Lot {
  action: string;
  title: string;
  price: number;
  counts: number[];
}

const kMostAtOnce = 6;

const titles: Readonly<Record<string, string>> = { 'buy legion': 'Legions', 'buy force': 'Forces' };

/** From two on: one alone is in the list. */
export function lotsOf(offers: readonly Offer[]): Lot[] {
  return allowed(offers, 'buy').flatMap(({ action, marks: { price, most } }) => {
    const title = titles[action];
    if (title === undefined || typeof price !== 'number' || typeof most !== 'number') return [];
    const last = Math.min(most, kMostAtOnce);
    const counts = Array.from({ length: Math.max(0, last - 1) }, (_, i) => i + 2);
    return counts.length > 0 ? [{ action, title, price, counts }] : [];
  });
}
