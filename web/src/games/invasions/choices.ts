// The answers that name a number and an area, gathered by area: one line with a stepper instead of
// a list of every number.

import type { Offer } from '../sheet';

export interface Choice {
  /** Area and kind: legions or militia. */
  key: string;
  area: string;
  /** First word of the action. */
  verb: string;
  least: number;
  most: number;
}

/** Choices among offers like "legions 3 Ga-B" and "place 2 It-A", in the order of the offers. */
export function choicesOf(offers: readonly Offer[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const { action, marks, refused } of offers) {
    const { area, count } = marks;
    if (refused || typeof area !== 'string' || typeof count !== 'number') continue;
    const verb = action.slice(0, action.indexOf(' '));
    const key = `${verb} ${area}`;
    const known = choices.get(key);
    const least = Math.min(known?.least ?? count, count);
    const most = Math.max(known?.most ?? count, count);
    choices.set(key, { key, area, verb, least, most });
  }
  return [...choices.values()];
}

export function actionOf({ verb, area }: Choice, count: number): string {
  return `${verb} ${count} ${area}`;
}

/** How many are set before anybody has said so: all. */
export function usualCount({ most }: Choice): number {
  return most;
}

/** The counted unit: for Romans that move, legions or militia. */
export function nounOf({ verb }: Choice, count: number): string {
  if (verb === 'militia') return 'militia';
  return count === 1 ? 'legion' : 'legions';
}

/** "Move", "Place". */
export function buttonOf({ verb }: Choice): string {
  return verb === 'place' ? 'Place' : 'Move';
}
