// What a whole game came to, out of its log.

import type { Entry } from '../sheet';
import { numberOf } from './story';

export interface Reign {
  years: number;
  battlesWon: number;
  battlesLost: number;
  taken: number;
  raised: number;
}

const you = 0;

export function reignOf(log: readonly Entry[]): Reign {
  const reign: Reign = { years: 0, battlesWon: 0, battlesLost: 0, taken: 0, raised: 0 };
  /** The sides of the battle that is fought. */
  let sides: unknown[] = [];
  for (const { kind, args, undone } of log) {
    if (undone) continue;
    const isYours = numberOf(args.general) === you;
    if (kind === 'turn_began') reign.years = Number(args.turn);
    else if (kind === 'attack_began') sides = [args.attacker, args.owner];
    else if (kind === 'battle_ended' && sides.some((side) => numberOf(side) === you)) {
      if (numberOf(args.winner) === you) reign.battlesWon += 1;
      else reign.battlesLost += 1;
    } else if ((kind === 'province_taken' || kind === 'joined') && isYours) reign.taken += 1;
    else if (kind === 'income' && isYours) reign.raised += Number(args.legions);
  }
  return reign;
}
