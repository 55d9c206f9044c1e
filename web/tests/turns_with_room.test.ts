import { describe, expect, it } from 'vitest';

import { turnsWithRoom } from '../src/shell/replay/replay_index';

describe('the numbers of turns along the track', () => {
  it('stand where each has room beside the last that is shown, and before the end', () => {
    expect(turnsWithRoom([0, 10, 20, 30, 40, 95], 100)).toEqual([0, 2, 4]);
    expect(turnsWithRoom([0, 50], 100)).toEqual([0, 1]);
  });
  it('are the first alone where there is next to no room', () => {
    expect(turnsWithRoom([0, 2, 4, 6], 12)).toEqual([0]);
  });
});
