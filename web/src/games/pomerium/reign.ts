// The results of a whole game, out of its log.

import type { Entry, Told } from '../sheet';
import type { Happened } from './events.gen';
import { numberOf } from './story';

export interface Reign {
  years: number;
  battlesWon: number;
  battlesLost: number;
  taken: number;
  raised: number;
}

function isYou(side: string): boolean {
  return numberOf(side) === 0;
}

export function reignOf(log: readonly Entry[]): Reign {
  const reign: Reign = { years: 0, battlesWon: 0, battlesLost: 0, taken: 0, raised: 0 };
  /** The sides of the battle that is fought. */
  let sides: string[] = [];
  for (const { kind, args, undone } of log as readonly Told<Happened>[]) {
    if (undone) continue;
    if (kind === 'turn_began') reign.years = args.turn;
    else if (kind === 'attack_began') sides = [args.attacker, args.owner];
    else if (kind === 'battle_ended' && sides.some(isYou)) {
      if (isYou(args.winner)) reign.battlesWon += 1;
      else reign.battlesLost += 1;
    } else if (kind === 'province_taken' || kind === 'joined') {
      if (isYou(args.general)) reign.taken += 1;
    } else if (kind === 'income' && isYou(args.general)) reign.raised += args.legions;
  }
  return reign;
}
