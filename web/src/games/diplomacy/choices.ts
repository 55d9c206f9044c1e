// Writing orders by pointing: what may be pointed at, and what it comes to. Pure functions over the
// list of legal orders that the server sends; nothing here knows a rule.

import { capital } from '../words';
import { provinceOf } from './places';
import type { AskedView, Order } from './view.gen';

/** The kinds of order a player gives by pointing at one place after another. */
type Way = 'move' | 'support' | 'convoy';

/** The player's pointing so far: a unit, its order if chosen, and the unit to be helped. */
export interface Hand {
  unit: string | null;
  helped: string | null;
  verb: Way | null;
}

export const emptyHand: Hand = { unit: null, helped: null, verb: null };

export interface Choice {
  label: string;
  /** The order it comes to; else what the hand then holds. */
  order?: string;
  hand?: Hand;
}

export type NameOf = (place: string) => string;

/** All that may be ordered of a unit. */
const toUnits = (asked: AskedView): Order[] => asked.choices.filter(({ place }) => place !== null);

function optionsAbout(asked: AskedView, province: string | null): Order[] {
  const unit = asked.units.find((each) => each.province === province);
  return unit?.orders ?? toUnits(asked).filter(({ place }) => provinceOf(place) === province);
}

const kWays: Partial<Record<Order['verb'], Way>> = {
  move: 'move',
  retreat: 'move',
  support_hold: 'support',
  support_move: 'support',
  convoy: 'convoy',
};
const isHelp = ({ of }: Order) => of !== null;

/** The orders that are still possible for the unit in hand. */
function optionsOf(asked: AskedView, { unit, verb, helped }: Hand): Order[] {
  return optionsAbout(asked, unit).filter(
    (order) =>
      (verb === null || kWays[order.verb] === verb) &&
      (helped === null || provinceOf(order.of) === helped),
  );
}

/** Where a press comes to something. */
export function litProvinces(asked: AskedView, hand: Hand): Set<string> {
  const places: (string | null)[] =
    hand.unit === null
      ? [
          ...asked.units.map(({ province }) => province),
          ...toUnits(asked).map((each) => each.place),
        ]
      : optionsOf(asked, hand).map((order) => {
          if (hand.helped === null) return order.of ?? order.to ?? order.place;
          return order.to ?? order.of;
        });
  return new Set(places.flatMap((place) => provinceOf(place) ?? []));
}

const asChoice = ({ label, text }: Order): Choice => ({ label, order: text });

/** The supports and convoys of the unit in `province` that go on with a press on a destination. */
function furtherHelp(options: Order[], hand: Hand, province: string): Choice[] {
  return (['support', 'convoy'] as const).flatMap((verb) => {
    const next = { unit: hand.unit, helped: province, verb };
    const moving = options.find(
      (order) =>
        order.to !== null && kWays[order.verb] === verb && provinceOf(order.of) === province,
    );
    if (!moving?.helps) return [];
    const does = verb === 'support' ? 'Support a move of' : 'Convoy';
    return [{ label: `${does} ${moving.helps} …`, hand: next }];
  });
}

/** The supports and convoys of moves that one has written oneself, from this province or to it. */
function helpOfWritten(options: Order[], written: readonly Order[], province: string): Order[] {
  const moves = written
    .filter(({ verb }) => verb === 'move')
    .map(({ place, to }) => [provinceOf(place), provinceOf(to)]);
  return options.filter(({ of, to }) => {
    const [from, goal] = [provinceOf(of), provinceOf(to)];
    const isWritten = moves.some((move) => from && move[0] === from && move[1] === goal);
    return isWritten && [from, goal].includes(province);
  });
}

/** The choices at this province, the likeliest first; `written` are one's own orders. */
export function choicesAt(
  asked: AskedView,
  hand: Hand,
  province: string,
  written: readonly Order[] = [],
): Choice[] {
  const isAsked = asked.units.some((each) => each.province === province);
  if (hand.unit === null) {
    const options = optionsAbout(asked, province);
    const isPlain = options.every(({ verb }) => verb === 'build' || verb === 'disband');
    if (isAsked && !isPlain) {
      return [{ label: '', hand: { ...emptyHand, unit: province } }];
    }
    // A dislodged unit with nowhere to go but away is asked like the others.
    return options.map(asChoice);
  }
  const options = optionsOf(asked, hand);
  if (hand.helped !== null) {
    return options.filter(({ to, of }) => provinceOf(to ?? of) === province).map(asChoice);
  }
  const direct = options.filter((order) =>
    isHelp(order)
      ? order.verb === 'support_hold' && provinceOf(order.of) === province
      : provinceOf(order.to ?? order.place) === province,
  );
  const choices = [
    ...[...helpOfWritten(options, written, province), ...direct].map(asChoice),
    ...furtherHelp(options, hand, province),
  ];
  if (isAsked && province !== hand.unit && (hand.verb === null || choices.length === 0)) {
    choices.push({
      label: choices.length > 0 ? 'Order this unit instead' : '',
      hand: { ...emptyHand, unit: province },
    });
  }
  return choices;
}

/** Orders that a letter gives at once, and those whose places are then pointed at. */
const kLetters: Readonly<Record<string, Order['verb'] | Way>> = {
  h: 'hold',
  v: 'convert',
  d: 'disband',
  m: 'move',
  s: 'support',
  c: 'convoy',
};

/** The choices a letter means for the unit in hand; null where no order has that letter. */
export function choicesByLetter(asked: AskedView, { unit }: Hand, letter: string): Choice[] | null {
  const verb = kLetters[letter];
  if (verb === undefined || unit === null) return null;
  const options = optionsAbout(asked, unit);
  const way = options.map((order) => kWays[order.verb]).find((each) => each === verb);
  if (way) return [{ label: '', hand: { unit, helped: null, verb: way } }];
  return options.filter((order) => order.verb === verb).map(asChoice);
}

/** Orders by which units without an order can help the last written move or the last helped one. */
export function furtherHelpers(asked: AskedView, written: readonly Order[]): Order[] {
  const last = written.at(-1);
  const from = last && provinceOf(last.verb === 'move' ? last.place : last.of);
  const goal = last && provinceOf(last.to);
  if (!from || !goal) return [];
  return asked.units
    .filter(({ province }) => !written.some(({ place }) => provinceOf(place) === province))
    .flatMap(({ orders }) => orders)
    .filter(({ of, to }) => provinceOf(of) === from && provinceOf(to) === goal);
}

/**
 * The order that a press on this province would come to if the rules allowed it, in the form that is
 * printed: a move of the unit in hand, or its help on the way there. Null when no unit is in hand.
 */
export function orderMeant(asked: AskedView, hand: Hand, province: string): string | null {
  const unit = asked.units.find((each) => each.province === hand.unit)?.unit;
  if (!unit) return null;
  const sign = hand.verb === 'convoy' ? 'C' : 'S';
  if (hand.helped !== null) return `${unit} ${sign} ${hand.helped} - ${province}`;
  return hand.verb === null || hand.verb === 'move'
    ? `${unit} - ${province}`
    : `${unit} ${sign} ${province}`;
}

const kKeys = 9;

/** The key of a choice by its place in a list, from 0; none after the ninth. */
export const keyOf = (place: number): string | undefined =>
  place < kKeys ? String(place + 1) : undefined;

/** True if the press needs no question: one thing only can be meant. */
export function isPlain(choices: readonly Choice[], hand: Hand, province: string): boolean {
  const [only] = choices;
  if (choices.length !== 1 || !only) return false;
  if (only.hand) return only.hand.helped === null || hand.verb !== null;
  return province !== hand.unit && hand.unit !== null;
}

/** The province of the unit that a line is about; undefined where the server has not read it so. */
export type UnitOf = (line: string) => string | null | undefined;

/** The set with this order in the place of whatever was ordered for the same unit. */
export function withOrder(
  lines: readonly string[],
  order: string,
  unitOf: UnitOf,
  most = Infinity,
): string[] {
  return [...withoutUnit(lines, order, unitOf), order].slice(-Math.max(most, 1));
}

/** The set without orders to the unit of this one, or without the line itself. */
export function withoutUnit(lines: readonly string[], order: string, unitOf: UnitOf): string[] {
  const unit = unitOf(order);
  return lines.filter((line) => line !== order && (!unit || unitOf(line) !== unit));
}

/** One thing that may be done in a province in Winter: "Army", "Fleet (north coast)". */
export interface Adjustment {
  label: string;
  order: string;
  isBuild: boolean;
}

/** The possible first units, builds or removals, province by province, in the order of the list. */
export function adjustments(
  asked: AskedView,
  nameOf: NameOf,
): { province: string; choices: Adjustment[] }[] {
  const places = new Map<string, Adjustment[]>();
  const orders = [...asked.units.flatMap((each) => each.orders), ...toUnits(asked)];
  for (const { text, verb, unit, place } of orders) {
    const province = provinceOf(place ?? '');
    const coast = place && place !== province ? ` (${coastOf(nameOf(place))})` : '';
    const label = `${capital(unit ?? 'unit')}${coast}`;
    const here = places.get(province) ?? [];
    places.set(province, [...here, { label, order: text, isBuild: verb === 'build' }]);
  }
  return [...places].map(([province, choices]) => ({ province, choices }));
}

/** "north coast" of "Spain (north coast)". */
const coastOf = (title: string) => /\((.*)\)/.exec(title)?.[1] ?? title;
