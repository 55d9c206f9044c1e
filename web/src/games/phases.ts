// The parts of a turn as every board lists them, and where a turn is among them.

export interface Phase {
  /** As views have it; null when nothing is ever asked in it. */
  id: string | null;
  /** How the table numbers or calls it; empty outside the turns. */
  mark: string;
  title: string;
  /** Whether the player may be asked in it. */
  is_yours: boolean;
}

/** Phases of one mark that follow each other are one part. */
export function partsOf(phases: readonly Phase[]): Phase[] {
  return phases.filter(({ mark }, i) => mark !== '' && mark !== phases[i - 1]?.mark);
}

/** From 0; -1 before the first part and after the last. */
export function partAt(phases: readonly Phase[], id: string): number {
  const at = phases.findIndex((phase) => phase.id === id);
  return phases[at]?.mark ? partsOf(phases.slice(0, at + 1)).length - 1 : -1;
}

export function phaseTitle(phases: readonly Phase[], id: string): string {
  return phases.find((phase) => phase.id === id)?.title ?? '';
}
