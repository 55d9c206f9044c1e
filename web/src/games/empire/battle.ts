// The conflict that is being fought, round by round.

import { type Battle, battleEntries } from '../battle';
import type { Entry } from '../sheet';
import type { Happened } from './events.gen';

export type Fighter = 'romans' | 'barbarians';

const parts = new Set<string>([
  'conflict_ratio',
  'conflict_round',
  'roman_losses',
  'losses_due',
  'barbarian_losses',
  'next_round',
  'conflict_over',
  'died',
] satisfies Happened['kind'][]);

export function battleOf(
  log: readonly Entry[],
  titleOf: (area: string) => string,
): Battle<Fighter> | null {
  const [begun, ...later] = battleEntries<Happened>(log, 'conflict_began', parts);
  if (begun?.kind !== 'conflict_began') return null;
  const { area, romans, barbarians, cavalry } = begun.args;
  const horde = barbarians + cavalry;
  const battle: Battle<Fighter> = {
    key: begun.n,
    title: `Conflict in ${titleOf(area)}`,
    sides: [
      { name: 'Rome', piece: 'romans', had: romans, left: romans },
      { name: 'Barbarians', piece: 'barbarians', had: horde, left: horde },
    ],
    face: null,
    column: '',
    outcome: '',
  };
  for (const entry of later) {
    if (entry.kind === 'conflict_round') {
      const { face, column } = entry.args;
      Object.assign(battle, { key: entry.n, face, column: `column ${column}` });
      battle.outcome = entry.text.slice(entry.text.lastIndexOf(': ') + 2);
    } else if (entry.kind === 'roman_losses') battle.sides[0].left = entry.args.left;
    else if (entry.kind === 'barbarian_losses') battle.sides[1].left = entry.args.left;
  }
  return battle;
}
