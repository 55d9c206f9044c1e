// The phases of a turn, as the rules number them.

export interface Phase {
  numeral: string;
  title: string;
  /** Names of the protocol for what is asked in it. */
  ids: readonly string[];
}

export const phases: readonly Phase[] = [
  { numeral: 'I', title: 'Resource collection', ids: [] },
  { numeral: 'II', title: 'Upkeep', ids: ['upkeep'] },
  { numeral: 'III', title: 'Purchase', ids: ['purchase'] },
  { numeral: 'IV', title: 'Reinforcements', ids: ['reinforcements'] },
  { numeral: 'V', title: 'Roman movement', ids: ['roman_movement'] },
  { numeral: 'VI', title: 'Barbarian movement', ids: ['barbarian_movement'] },
  { numeral: 'VII', title: 'Conflict', ids: ['conflict', 'cavalry'] },
  { numeral: 'VIII', title: 'End of turn', ids: [] },
];

/** Which phase it is, from 0; -1 before the first and after the last. */
export function phaseIndex(id: string): number {
  return phases.findIndex(({ ids }) => ids.includes(id));
}

export function phaseTitle(id: string): string {
  if (id === 'set_up') return 'Setup';
  if (id === 'cavalry') return 'Cavalry after conflict';
  return phases[phaseIndex(id)]?.title ?? 'Over';
}
