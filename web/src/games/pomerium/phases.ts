// The parts of a year, as the rules number them.

export interface Phase {
  /** Its rule. */
  rule: string;
  title: string;
  /** Name of the protocol for what is asked in it; null when nothing ever is. */
  id: string | null;
}

export const phases: readonly Phase[] = [
  { rule: 'T1', title: 'You act', id: 'player' },
  { rule: 'T2', title: 'Rivals act', id: 'rivals' },
  { rule: 'T3', title: 'Income', id: null },
  { rule: 'T4', title: 'Events', id: 'events' },
];

/** Which part of the year it is, from 0; -1 before the first and after the last. */
export function phaseIndex(id: string): number {
  return phases.findIndex((phase) => phase.id === id);
}

export function phaseTitle(id: string): string {
  if (id === 'set_up') return 'Set-up';
  return phases[phaseIndex(id)]?.title ?? 'Over';
}
