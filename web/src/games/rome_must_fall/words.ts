// The words of the sheet: chances, dice, circles, boxes, as they are shown and as they are spoken.

import { percent } from '../percent';
import { titleIn } from '../words';
import type { Outcome } from './history';
import type { Board, BoardTracker, Figure, Circle, ImperialDie, RaidBox, View } from './view.gen';

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A small count in words: "three dice". */
export function inWords(count: number): string {
  return counts[count] ?? String(count);
}

export function plural(count: number, noun: string): string {
  return count === 1 ? noun : `${noun}s`;
}

/** How Rome stands: "two cubes", "one red die", "Fall of Rome 1". */
export const standing = ({ cubes, red, fall }: View): string[] => [
  `${inWords(cubes)} ${plural(cubes, 'cube')}`,
  `${inWords(red)} red ${red === 1 ? 'die' : 'dice'}`,
  `Fall of Rome ${fall}`,
];

/** The chance of one tracker: a share, or a word where there is no doubt. */
export function chanceWord({ decimal }: Figure): string {
  return decimal === 1 ? 'always' : decimal === 0 ? 'never' : percent(decimal);
}

/** Which raids may still lower the chance of a tracker: "before the Huns", or nothing. */
export function caveat(chance: Figure & { before?: string[] }): string {
  const raids = chance.before ?? [];
  if (raids.length === 0 || chance.decimal === 0) return '';
  if (raids.length > 1) return 'before the raids';
  return raids[0] === 'sea' ? 'before War at Sea' : 'before the Huns';
}

/** The chance of one tracker as it is spoken: "holds 67 %, before the Huns". */
export function holdsSpoken(chance: Figure & { before?: string[] }): string {
  const text = chanceWord(chance);
  const holds = text === 'always' || text === 'never' ? `${text} holds` : `holds ${text}`;
  return [holds, caveat(chance)].filter(Boolean).join(', ');
}

/** "white 6", "red 3, spent". */
export function dieName(die: ImperialDie): string {
  return `${die.red ? 'red' : 'white'} ${die.value}${die.spent ? ', spent for Glory' : ''}`;
}

/** How an Imperial die is drawn. */
export const lookOf = ({ value, red, spent }: ImperialDie) => ({
  face: value,
  kind: red ? ('red' as const) : ('white' as const),
  spent,
});

export const emblems: Readonly<Record<string, string>> = {
  vandals: 'e-quarter',
  visigoths: 'e-lozenge',
  franks: 'e-axe',
  sea: 'e-ship',
  huns: 'e-bow',
  ostrogoths: 'e-star',
};

/** The symbol of a circle's icon; null for an empty circle. */
export function iconSymbol(icon: Circle['icon'] | RaidBox['icon'], board: Board): string | null {
  if (icon === null || icon === undefined) return null;
  const symbols: Record<string, string> = {
    cube: 'e-cube',
    red_die: 'e-reddie',
    fire: 'e-fire',
    roma: 'e-roma',
  };
  const ability = board.abilities.find(({ id }) => id === icon);
  return symbols[icon] ?? (ability ? `e-${ability.icon}` : null);
}

/** The cost of losing a circle. */
export function circleEffect({ icon }: Pick<Circle, 'icon'>, board: Board): string {
  switch (icon) {
    case null:
      return 'no penalty';
    case 'cube':
      return 'lose a cube';
    case 'red_die':
      return 'a die turns red';
    case 'fire':
      return 'one fire';
    case 'roma':
      return 'three fires';
    default: {
      const ability = board.abilities.find(({ id }) => id === icon);
      return `lose ${abilityName(ability?.title ?? icon)}`;
    }
  }
}

/** An ability in a sentence: "the re-roll", "the +1". */
export function abilityName(title: string): string {
  return `the ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

export function boxEffect(box: RaidBox, board: Board): string {
  if (box.icon === 'red_die') return 'a die turns red';
  if (box.icon === 'plus_one') return `${titleIn(board.trackers, box.tribe ?? '')} +1`;
  return 'no penalty';
}

/** The title of a circle, wherever it is on the map. */
export function circleTitle(board: Board, circle: string): string {
  const paths = board.trackers.flatMap(({ path = [] }) => path);
  return titleIn(paths, circle);
}

/** "Black die 1: held, 2: held, 3: needs 1 cube". */
export function cellsName(needs: readonly number[]): string {
  const each = needs.map((cubes, i) => {
    const result = cubes === 0 ? 'held' : `needs ${cubes} ${plural(cubes, 'cube')}`;
    return `${i + 1}: ${result}`;
  });
  return `Black die ${each.join(', ')}`;
}

/** "435: 3, lost". */
export function boxName(
  year: number,
  value: number,
  state: Outcome | 'now' | 'past' | 'ahead',
): string {
  const result = state === 'ahead' || state === 'past' ? '' : `, ${state}`;
  return `${year}: ${value}${result}`;
}

/** The key that places the die in hand on a tracker: a letter of its title, each its own. */
export function trackerKeys(trackers: readonly BoardTracker[]): Map<string, string> {
  const taken = new Map<string, string>();
  for (const { id, title } of trackers) {
    const letters = [...title.toLowerCase()].filter((letter) => /[a-z]/.test(letter));
    const letter = letters.find((candidate) => !taken.has(candidate));
    if (letter !== undefined) taken.set(letter, id);
  }
  return taken;
}

const tints: Readonly<Record<string, string>> = {
  vandals: 'var(--va)',
  visigoths: 'var(--vi)',
  franks: 'var(--fr)',
  ostrogoths: 'var(--os)',
};

/** The colour of a tracker; raids have none of their own. */
export function tint(tracker: string): string {
  return tints[tracker] ?? 'var(--ink-2)';
}

/** Said after what is not in the rule text, of all that is known about the figures shown. */
export function provenanceNote(...provenances: (string | undefined)[]): string {
  const ours = provenances.some((provenance) => provenance?.startsWith('RECONSTRUCTED'));
  return ours ? ' (our reconstruction)' : '';
}
