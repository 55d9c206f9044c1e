// The odds of each choice: the exact odds of fights, of rebellions and of the pay.

import { ExactOdds } from '../exact_odds.svelte';
import { percent } from '../percent';
import { forceOf } from './forces';
import type { Fight, FightOdds, Odds, RebellionOdds } from './view.gen';

/** Shared by all parts of a table. */
export class Prospects extends ExactOdds<Odds> {
  /** "4-1, clears it 5/6". */
  noteOn(action: string): string {
    const [verb = '', operand] = action.split(' ');
    const fights = this.latest?.fights.filter(({ attacker }) => attacker === 'rome') ?? [];
    const here = verb === 'attack' ? fights.filter(({ area }) => area === operand) : [];
    const [only] = here;
    return only && here.length === 1 ? shortText(only.odds) : '';
  }
}

export function shortText({ odds, p_defender_eliminated: clears }: FightOdds): string {
  return `${odds}, clears it ${percent(clears.decimal)}`;
}

export function fightsAt(odds: Odds | null, area: string): Fight[] {
  return odds?.fights.filter((fight) => fight.area === area) ?? [];
}

export function rebellionAt(odds: Odds | null, area: string): RebellionOdds | null {
  return odds?.rebellions.find((each) => each.area === area)?.odds ?? null;
}

/** ", 83 % likely"; nothing where the fight is certain. */
export function chanceText({ chance = 1 }: Fight): string {
  return chance > 0.999 ? '' : `, ${percent(chance)} likely`;
}

/** "Rome attacks the Germans: 10 against 5, 2-1". */
export function fightTitle({ attacker, defender, odds }: Fight): string {
  const does = attacker === 'rome' ? 'Rome attacks' : `If ${forceOf(attacker).title} attack`;
  const whom = attacker === 'rome' ? ` ${forceOf(defender).title}` : '';
  return `${does}${whom}: ${odds.attack} against ${odds.defence}`;
}

/** "33 % that 2 rebel; 17 % that 5 rebel": each number of rebels with its share of the six faces. */
export function rebellionText({ faces }: RebellionOdds): string {
  const numbers = faces
    .map(({ rebels }) => rebels)
    .filter((rebels, i, all) => rebels > 0 && all.indexOf(rebels) === i);
  const parts = numbers
    .sort((a, b) => a - b)
    .map((number) => {
      const of = faces.filter(({ rebels }) => rebels === number).length;
      return `${percent(of / faces.length)} that ${number} ${number === 1 ? 'rebels' : 'rebel'}`;
    });
  return parts.length > 0 ? parts.join('; ') : 'no rebellion on any face';
}
