// Writing orders by pointing: what may be pointed at, and what it comes to. Pure functions over the
// list of legal orders that the server sends; nothing here knows a rule.

import { type Order, parseOrder, provinceOf } from './notation';
import type { AskedView } from './types';

/** What was pointed at so far: a unit, and the unit that it is to help. */
export interface Hand {
  unit: string | null;
  helped: string | null;
  verb: 'support' | 'convoy' | null;
}

export const emptyHand: Hand = { unit: null, helped: null, verb: null };

export interface Choice {
  label: string;
  /** The order it comes to; else what the hand then holds. */
  order?: string;
  hand?: Hand;
}

interface Option {
  text: string;
  order: Order;
}

export type NameOf = (place: string) => string;

function optionsOf(texts: readonly string[]): Option[] {
  return texts.flatMap((text) => {
    const order = parseOrder(text);
    return order ? [{ text, order }] : [];
  });
}

function optionsAbout(asked: AskedView, province: string | null): Option[] {
  const unit = asked.units.find((each) => each.province === province);
  if (unit) return optionsOf(unit.orders);
  return optionsOf(asked.choices).filter(({ order }) => provinceOf(order.place) === province);
}

const isHelp = ({ verb }: Order) =>
  verb === 'support_hold' || verb === 'support_move' || verb === 'convoy';
const kindOfHelp = ({ verb }: Order) => (verb === 'convoy' ? 'convoy' : 'support');

/** Where a press comes to something. */
export function litProvinces(asked: AskedView, hand: Hand): Set<string> {
  const lit = new Set<string>();
  if (hand.unit === null) {
    for (const { province } of asked.units) lit.add(province);
    for (const { order } of optionsOf(asked.choices)) lit.add(provinceOf(order.place));
    return lit;
  }
  for (const { order } of optionsAbout(asked, hand.unit)) {
    if (hand.helped === null) {
      const at = isHelp(order) ? order.of : (order.to ?? order.place);
      if (at) lit.add(provinceOf(at));
    } else if (
      order.of &&
      provinceOf(order.of) === hand.helped &&
      kindOfHelp(order) === hand.verb
    ) {
      lit.add(provinceOf(order.to ?? order.of));
    }
  }
  return lit;
}

const kinds: Record<string, string> = { A: 'army', F: 'fleet' };
const unitName = (letter: string, at: string, nameOf: NameOf) =>
  `${kinds[letter] ?? 'unit'} ${nameOf(at)}`;

function labelOf({ order }: Option, nameOf: NameOf): string {
  const to = order.to ? nameOf(order.to) : '';
  const coast = order.place.includes('/') ? `, ${nameOf(order.place)}` : '';
  const other = order.of ? unitName(order.ofLetter, order.of, nameOf) : '';
  switch (order.verb) {
    case 'hold':
      return 'Hold';
    case 'move':
      return `Move to ${to}${order.bySea ? ', by sea' : ''}`;
    case 'support_hold':
      return `Support ${other} where it is`;
    case 'support_move':
      return `Support ${other} to ${to}`;
    case 'convoy':
      return `Convoy ${other} to ${to}`;
    case 'convert':
      return order.letter === 'F' ? 'Convert to an army' : `Convert to a fleet${to && `, ${to}`}`;
    case 'retreat':
      return `Retreat to ${to}`;
    case 'disband':
      return `Disband ${unitName(order.letter, order.place, nameOf)}`;
    case 'build':
      return order.letter === 'F' ? `A fleet${coast}` : 'An army';
    case 'waive':
      return 'Build nothing';
  }
}

const asChoice =
  (nameOf: NameOf) =>
  (option: Option): Choice => ({ label: labelOf(option, nameOf), order: option.text });

/** The supports and convoys of the unit in `province` that go on with a press on a destination. */
function furtherHelp(options: Option[], hand: Hand, province: string, nameOf: NameOf): Choice[] {
  return (['support', 'convoy'] as const).flatMap((verb) => {
    const moving = options.find(
      ({ order }) =>
        order.of &&
        provinceOf(order.of) === province &&
        order.to !== null &&
        kindOfHelp(order) === verb,
    );
    if (!moving?.order.of) return [];
    const name = unitName(moving.order.ofLetter, moving.order.of, nameOf);
    const label = verb === 'support' ? `Support a move of ${name} …` : `Convoy ${name} …`;
    return [{ label, hand: { unit: hand.unit, helped: province, verb } }];
  });
}

/** The supports and convoys of moves that one has written oneself, from this province or to it. */
function helpOfWritten(options: Option[], written: readonly string[], province: string): Option[] {
  const moves = optionsOf(written).filter(({ order }) => order.verb === 'move');
  return options.filter(({ order: { of, to } }) =>
    moves.some(
      ({ order }) =>
        of !== null &&
        to !== null &&
        provinceOf(of) === provinceOf(order.place) &&
        provinceOf(to) === provinceOf(order.to ?? '') &&
        [provinceOf(of), provinceOf(to)].includes(province),
    ),
  );
}

/** What a press on this province may come to, the likeliest first; `written` are one's own orders. */
export function choicesAt(
  asked: AskedView,
  hand: Hand,
  province: string,
  nameOf: NameOf,
  written: readonly string[] = [],
): Choice[] {
  const isAsked = asked.units.some((each) => each.province === province);
  if (hand.unit === null) {
    const options = optionsAbout(asked, province);
    const isPlain = options.every(
      ({ order }) => order.verb === 'build' || order.verb === 'disband',
    );
    if (isAsked && !isPlain) {
      return [{ label: '', hand: { ...emptyHand, unit: province } }];
    }
    // A dislodged unit with nowhere to go but away is asked like the others.
    return options.map(asChoice(nameOf));
  }
  const options = optionsAbout(asked, hand.unit);
  if (hand.helped !== null) {
    return options
      .filter(
        ({ order }) =>
          order.of !== null &&
          provinceOf(order.of) === hand.helped &&
          kindOfHelp(order) === hand.verb &&
          provinceOf(order.to ?? order.of) === province,
      )
      .map(asChoice(nameOf));
  }
  const direct = options.filter(({ order }) =>
    isHelp(order)
      ? order.verb === 'support_hold' && order.of !== null && provinceOf(order.of) === province
      : provinceOf(order.to ?? order.place) === province,
  );
  const choices = [
    ...helpOfWritten(options, written, province).map(asChoice(nameOf)),
    ...direct.map(asChoice(nameOf)),
    ...furtherHelp(options, hand, province, nameOf),
  ];
  if (isAsked && province !== hand.unit) {
    choices.push({
      label: choices.length > 0 ? 'Order this unit instead' : '',
      hand: { ...emptyHand, unit: province },
    });
  }
  return choices;
}

/**
 * The order that a press on this province would come to if the rules allowed it, in the form that is
 * printed: a move of the unit in hand, or its help on the way there. Null when no unit is in hand.
 */
export function orderMeant(asked: AskedView, hand: Hand, province: string): string | null {
  const unit = asked.units.find((each) => each.province === hand.unit)?.unit;
  if (!unit) return null;
  if (hand.helped === null) return `${unit} - ${province}`;
  const sign = hand.verb === 'convoy' ? 'C' : 'S';
  return `${unit} ${sign} ${hand.helped} - ${province}`;
}

const kKeys = 9;

/** The key of a choice by its place in a list, from 0; none after the ninth. */
export const keyOf = (place: number): string | undefined =>
  place < kKeys ? String(place + 1) : undefined;

/** True if the press needs no question: one thing only can be meant. */
export function isPlain(choices: readonly Choice[], hand: Hand, province: string): boolean {
  const [only] = choices;
  if (choices.length !== 1 || !only) return false;
  if (only.hand) return only.hand.helped === null;
  return province !== hand.unit && hand.unit !== null;
}

/** The set with this order in the place of whatever was ordered for the same unit. */
export function withOrder(texts: readonly string[], order: string, most = Infinity): string[] {
  const rest = withoutUnit(texts, order);
  return [...rest, order].slice(-Math.max(most, 1));
}

/** The set without orders to the unit of this one, or without the line itself. */
export function withoutUnit(texts: readonly string[], order: string): string[] {
  const unit = parseOrder(order);
  return texts.filter((text) => {
    const other = parseOrder(text);
    if (!unit || !other) return text !== order;
    return provinceOf(other.place) !== provinceOf(unit.place);
  });
}

/** One thing that may be done in a province in Winter: "Army", "Fleet (north coast)". */
export interface Adjustment {
  label: string;
  order: string;
  isBuild: boolean;
}

const unitWords: Record<string, string> = { A: 'Army', F: 'Fleet' };

/** What may be built or removed, province by province, in the order in which it is told. */
export function adjustments(
  asked: AskedView,
  nameOf: NameOf,
): { province: string; choices: Adjustment[] }[] {
  const places = new Map<string, Adjustment[]>();
  for (const { text, order } of optionsOf(asked.choices)) {
    const province = provinceOf(order.place);
    const coast = order.place === province ? '' : ` (${coastOf(nameOf(order.place))})`;
    const label = `${unitWords[order.letter] ?? 'Unit'}${coast}`;
    const here = places.get(province) ?? [];
    places.set(province, [...here, { label, order: text, isBuild: order.verb === 'build' }]);
  }
  return [...places].map(([province, choices]) => ({ province, choices }));
}

/** "north coast" of "Spain (north coast)". */
const coastOf = (title: string) => /\((.*)\)/.exec(title)?.[1] ?? title;
