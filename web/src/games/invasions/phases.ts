// The phases of a turn, as rule 4.2 letters them.

export interface Phase {
  letter: string;
  title: string;
  /** Its rule, and its name in the protocol. */
  rule: string;
  id: string;
  /** Whether the player acts in it. */
  isYours: boolean;
}

function phase(letter: string, title: string, rule: string, id: string, isYours = false): Phase {
  return { letter, title, rule, id, isYours };
}

export const phases: readonly Phase[] = [
  phase('A', 'Revolution', '17.1', 'revolution'),
  phase('B', 'Others move', '5.4', 'movement'),
  phase('C', 'Others attack', '6.3', 'combat'),
  phase('D', 'Barbarian creation', '16.1', 'creation'),
  phase('E', 'You move', '5.3', 'roman_movement', true),
  phase('F', 'You attack', '6.2', 'roman_combat', true),
  phase('G', 'Legion rebellion', '18.1', 'rebellion'),
  phase('H', 'Control', '7.0', 'control'),
  phase('J', 'Attrition', '16.0', 'attrition'),
  phase('K', 'Taxes and pay', '11.0', 'treasury'),
  phase('L', 'Replacements', '12.1', 'replacement', true),
  phase('M', 'Bribes', '11.2', 'bribes', true),
  phase('N', 'End of the turn', '4.1', 'record'),
];

export function phaseTitle(id: string): string {
  if (id === 'set_up') return 'Set-up';
  return phases.find((each) => each.id === id)?.title ?? 'Over';
}
