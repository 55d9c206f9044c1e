import { describe, expect, it } from 'vitest';

import { battleOf as conflictOf } from './empire/battle';
import { battleOf } from './invasions/battle';
import type { Entry } from './sheet';

let n = 0;
const entry = (kind: string, args: Entry['args'], text = ''): Entry => ({
  n: ++n,
  ply: 0,
  rule: '7.1',
  kind,
  text,
  args,
  who: null,
  undone: false,
});
const title = (area: string) => area.toUpperCase();

describe('the card of a conflict', () => {
  const begun = entry('conflict_began', { area: 'africa', romans: 2, barbarians: 10, cavalry: 2 });
  const round = entry(
    'conflict_round',
    { area: 'africa', face: 6, column: '5', result: '-/x' },
    'Africa: the Roman rolls 6; in column 5 that is -/x: Rome loses all.',
  );
  const losses = entry('roman_losses', { area: 'africa', lost: 2, left: 0 });

  it('has both sides before the die shows', () => {
    const card = conflictOf([begun], title);
    expect(card?.title).toBe('Conflict in AFRICA');
    expect(card?.sides.map(({ had, left }) => [had, left])).toEqual([
      [2, 2],
      [12, 12],
    ]);
    expect(card?.face).toBeNull();
  });
  it('has the die, its column, what it did and who is left', () => {
    const card = conflictOf([begun, round, losses], title);
    expect(card).toMatchObject({ face: 6, column: 'column 5', outcome: 'Rome loses all.' });
    expect(card?.sides.map(({ left }) => left)).toEqual([0, 12]);
  });
  it('is gone when something else happens, and was never there if undone', () => {
    expect(conflictOf([begun, round, entry('turn_began', { turn: 2 })], title)).toBeNull();
    expect(conflictOf([{ ...begun, undone: true }], title)).toBeNull();
  });
});

describe('the card of a battle', () => {
  const begun = entry('battle_began', { attacker: 'persian', area: 'Sy-C', sp: 15, against: 4 });
  const defends = entry('defends', { force: 'rome', area: 'Sy-C', sp: 4 });
  const rolled = entry(
    'battle_rolled',
    { face: 1, odds: 3, result: 'De' },
    'Die 1 at 3-1: De, all defenders are lost.',
  );
  const lost = entry('losses', { force: 'rome', area: 'Sy-C', sp: 4, kind: 'legions' });

  it('knows who fights, the odds and the losses', () => {
    const card = battleOf([begun, defends, rolled, lost], title);
    expect(card).toMatchObject({
      face: 1,
      column: 'odds 3-1',
      outcome: 'De, all defenders are lost.',
    });
    expect(card?.sides.map(({ name, had, left }) => [name, had, left])).toEqual([
      ['Persians', 15, 15],
      ['Rome', 4, 0],
    ]);
  });
});
