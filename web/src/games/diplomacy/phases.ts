// The parts of a year, as they are shown above the question.

import type { View } from './types';

export const parts = [
  { title: 'Spring', season: 'Spring', step: 'movement' },
  { title: 'Retreats', season: 'Spring', step: 'retreats' },
  { title: 'Autumn', season: 'Autumn', step: 'movement' },
  { title: 'Retreats', season: 'Autumn', step: 'retreats' },
  { title: 'Winter', season: 'Winter', step: 'adjustments' },
] as const;

/** From 0; -1 before the first and after the last. */
export function partOf({ season, step }: Pick<View, 'season' | 'step'>): number {
  return parts.findIndex((part) => part.season === season && part.step === step);
}

const steps: Record<View['step'], string> = {
  start: 'First units',
  movement: 'Movement',
  retreats: 'Retreats',
  ownership: 'Ownership',
  adjustments: 'Builds and removals',
  over: 'Over',
};

export const stepTitle = (step: View['step']): string => steps[step];
