// How fast a change is told: what is shown together, and for how long.

import type { Beat, Entry } from '../sheet';
import type { Happened } from './events.gen';

const roll = 420;
const breath = 260;

/** Times in milliseconds by kind; what is not named passes without a stop of its own. */
const times: Partial<Record<Happened['kind'], [rolls: number, stands: number]>> = {
  turn_began: [0, breath],
  rolled: [roll, breath],
  rerolled: [roll, breath],
  black_rolled: [roll, 380],
  attack: [0, breath],
  cubes_spent: [0, breath],
  held: [0, 420],
  lost: [0, 420],
  circle_marked: [0, breath],
  raid_marked: [0, breath],
  cube_lost: [0, breath],
  die_turned_red: [0, breath],
  fire: [0, breath],
  ability_lost: [0, breath],
  bonus_added: [0, breath],
};

/** The six Imperial dice roll together. */
export function beatsOf(entries: readonly Entry[]): Beat[] {
  const beats: Beat[] = [];
  for (const entry of entries) {
    const { kind, n, text, rule } = entry;
    const [rolls, stands] = times[kind as Happened['kind']] ?? [0, 0];
    const last = beats.at(-1);
    const together = stands === 0 || (kind === 'rolled' && last?.entries.at(-1)?.kind === 'rolled');
    if (last && together) {
      last.entries.push(entry);
      Object.assign(last, { n, text, rule });
    } else beats.push({ n, text, rule, entries: [entry], rolls, stands });
  }
  return beats;
}
