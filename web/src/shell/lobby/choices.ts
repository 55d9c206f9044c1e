// The choices of a list, and the computer players as a list offers them: first the five levels,
// each with its measured strength, then the others.

import type { GamePlayer } from '../../protocol/messages';
import { text } from './player_text';

export interface Choice {
  id: string;
  title: string;
  /** The heading above this choice and those beside it. */
  group?: string;
}

export interface ChoiceGroup {
  /** '' above choices of no group. */
  heading: string;
  members: Choice[];
}

/** The choices under their headings; those of a group stand together. */
export function grouped(choices: readonly Choice[]): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [];
  for (const choice of choices) {
    const heading = choice.group ?? '';
    if (groups.at(-1)?.heading !== heading) groups.push({ heading, members: [] });
    groups.at(-1)?.members.push(choice);
  }
  return groups;
}

/** The title of a computer player: "Level 3: Veteran". */
export function titleOf({ level, title }: GamePlayer): string {
  return level === null ? title : text.level(level, title);
}

/** The weakest level first, then the strongest of the others. */
export function playerChoices(players: readonly GamePlayer[]): Choice[] {
  const levels = players.filter(({ level }) => level !== null);
  const others = players.filter(({ level }) => level === null).toReversed();
  if (levels.length === 0) return others.map(({ id, title }) => ({ id, title }));
  return [
    ...levels.map((player) => ({
      id: player.id,
      title: [titleOf(player), player.strength].filter(Boolean).join(', '),
      group: text.levels,
    })),
    ...others.map(({ id, title }) => ({ id, title, group: text.otherPlayers })),
  ];
}
