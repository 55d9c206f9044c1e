// The odds of each choice: the exact odds, asked from the server once a question.

import { ExactOdds } from '../exact_odds.svelte';
import { mean, percent } from '../percent';
import type { AllianceOdds, AttackOdds, DevotionOdds, Odds } from './view.gen';

/** The known odds of going against one province. */
export interface Chances {
  attack: AttackOdds | null;
  alliance: AllianceOdds | null;
}

/** Shared by all parts of a table. */
export class Prospects extends ExactOdds<Odds> {
  noteOn(action: string): string {
    return this.latest ? noteIn(this.latest, action) : '';
  }
}

function noteIn({ attacks, alliances, devotions, answers }: Odds, action: string): string {
  const isIt = (each: { action: string }) => each.action === action;
  const attack = attacks.find(isIt);
  if (attack) return `takes it ${percent(attack.takes.decimal)}`;
  const alliance = alliances.find(isIt);
  if (alliance) return isFatal(alliance) ? fatalText(alliance) : yoursText(alliance);
  const devotion = devotions.find(isIt);
  if (devotion) return `wins ${percent(devotion.wins.decimal)}`;
  const answer = answers.find(isIt);
  if (!answer) return '';
  return answer.ends_game.decimal > 0
    ? `ends your game ${percent(answer.ends_game.decimal)}`
    : `keeps it ${percent(answer.keeps.decimal)}`;
}

export function isFatal(alliance: AllianceOdds | null): boolean {
  return alliance !== null && alliance.ends_game.decimal > 0;
}

function fatalText({ ends_game }: AllianceOdds): string {
  return `ends your game ${percent(ends_game.decimal)}`;
}

function yoursText({ takes }: AllianceOdds): string {
  return `yours ${percent(takes.decimal)}`;
}

export function chancesAt(odds: Odds | null, province: string): Chances {
  return {
    attack: odds?.attacks.find((each) => each.province === province) ?? null,
    alliance: odds?.alliances.find((each) => each.province === province) ?? null,
  };
}

/** "8 against 3 to 8; on average 4.5 of yours live, 1.2 of theirs". */
export function attackText(attack: AttackOdds): string {
  const { attackers, least_defenders: least, most_defenders: most } = attack;
  const range = least === most ? String(least) : `${least} to ${most}`;
  return (
    `${attackers} against ${range}; on average ${mean(attack.attackers_left)} of your legions survive, ` +
    `${mean(attack.defenders_left)} of theirs`
  );
}

/** "Yes 83 %, bringing 1.2 legions; if they refuse, you fight". */
export function allianceText({ says_yes, legions }: AllianceOdds): string {
  const brings = legions.decimal >= 0.05 ? `, bringing ${mean(legions)} legions` : '';
  const no = says_yes.decimal < 1 ? '; if they refuse, you fight' : '';
  return `Yes ${percent(says_yes.decimal)}${brings}${no}`;
}

/** "Wins 71 %; on average 3.2 of yours live, 0.4 of theirs". */
export function devotionText({ wins, left, other_left }: DevotionOdds): string {
  const theirs = other_left ? `, ${mean(other_left)} of theirs` : '';
  return `Wins ${percent(wins.decimal)}; on average ${mean(left)} of your legions survive${theirs}`;
}
