import { describe, expect, it } from 'vitest';

import { partAt, partsOf, type Phase, phaseTitle } from './phases';

const phase = (id: string | null, mark: string, title: string): Phase => ({
  id,
  mark,
  title,
  is_yours: false,
});
const phases = [
  phase('set_up', '', 'Set-up'),
  phase('spring', 'Spring', 'Movement'),
  phase('away', 'Retreats', 'Retreats'),
  phase('conflict', 'VII', 'Conflict'),
  phase('cavalry', 'VII', 'Cavalry after conflict'),
  phase(null, 'Retreats', 'End of turn'),
  phase('over', '', 'Over'),
];

describe('the parts of a turn', () => {
  it('are the phases with a mark, two of one mark together', () => {
    expect(partsOf(phases).map(({ mark }) => mark)).toEqual([
      'Spring',
      'Retreats',
      'VII',
      'Retreats',
    ]);
  });
  it('are found by what is asked in them', () => {
    expect(partAt(phases, 'cavalry')).toBe(2);
    expect(partAt(phases, 'away')).toBe(1);
    expect(partAt(phases, 'set_up')).toBe(-1);
    expect(partAt(phases, 'unheard_of')).toBe(-1);
    expect(phaseTitle(phases, 'cavalry')).toBe('Cavalry after conflict');
  });
});
