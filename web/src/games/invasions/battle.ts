// The battle that is being fought: who attacks whom, the odds, the die and the losses.

import { type Battle, battleEntries, resultIn } from '../battle';
import type { Entry } from '../sheet';
import { capital } from '../words';
import type { Happened } from './events.gen';
import { forceOf } from './forces';

const parts = new Set<string>([
  'defends',
  'battle_rolled',
  'losses',
  'pooled',
  'lost_for_good',
] satisfies Happened['kind'][]);

const nameOf = (force: string) => capital(forceOf(force).title.replace(/^the /, ''));

export function battleOf(
  log: readonly Entry[],
  titleOf: (area: string) => string,
): Battle<string> | null {
  const [begun, ...later] = battleEntries<Happened>(log, 'battle_began', parts);
  const defends = later.find(({ kind }) => kind === 'defends');
  if (begun?.kind !== 'battle_began' || defends?.kind !== 'defends') return null;
  const { attacker, area, sp, against } = begun.args;
  const defender = defends.args.force;
  const battle: Battle<string> = {
    key: begun.n,
    title: `Battle in ${titleOf(area)}`,
    sides: [
      { name: nameOf(attacker), piece: attacker, had: sp, left: sp },
      { name: nameOf(defender), piece: defender, had: against, left: against },
    ],
    face: null,
    column: '',
    outcome: '',
  };
  for (const entry of later) {
    if (entry.kind === 'battle_rolled') {
      const odds = / at (\S+):/.exec(entry.text)?.[1] ?? '';
      Object.assign(battle, { key: entry.n, face: entry.args.face, column: `odds ${odds}` });
      battle.outcome = resultIn(entry.text);
    } else if (entry.kind === 'losses') {
      const side = battle.sides.find(({ piece }) => piece === entry.args.force);
      if (side) side.left = Math.max(0, side.left - entry.args.sp);
    }
  }
  return battle;
}
