import { describe, expect, it } from 'vitest';

import type { Entry } from '../sheet';
import { trailsOf } from './trails';

function entry(kind: string, from = '', to = '', undone = false): Entry {
  return { n: 0, ply: 0, rule: '5.1', kind, text: '', args: { from, to }, who: null, undone };
}
const keys = (log: Entry[]) => trailsOf(log).map(({ key }) => key);

describe('trails', () => {
  it('are those of the side that moved last, however long ago', () => {
    const log = [
      entry('marched', 'roma', 'italia'),
      entry('barbarians_moved', 'germania', 'raetia'),
      entry('barbarians_moved', 'sarmatia', 'pannonia'),
      entry('turn_began'),
      entry('income'),
    ];
    expect(keys(log)).toEqual(['sarmatia pannonia', 'germania raetia']);
    expect(keys([...log, entry('marched', 'roma', 'apulia')])).toEqual(['roma apulia']);
  });
  it('do not show what was undone, nor one way twice', () => {
    const march = entry('marched', 'roma', 'italia');
    expect(keys([march, march, entry('marched', 'roma', 'apulia', true)])).toEqual(['roma italia']);
  });
  it('end where a turn began', () => {
    const log = [
      entry('cavalry_moved', 'italia', 'raetia'),
      entry('turn_began'),
      entry('barbarians_moved', 'raetia', 'italia'),
    ];
    expect(keys(log)).toEqual(['raetia italia']);
  });
  it('have what goes along them at this moment', () => {
    const first = { ...entry('marched', 'roma', 'italia'), n: 1 };
    const second = { ...entry('marched', 'roma', 'apulia'), n: 2 };
    const marches = trailsOf([first, second], [second]).map(({ march }) => march);
    expect(marches).toEqual([{ key: '2', piece: 'romans', turn: 0 }, undefined]);
  });
  it('are none before anybody moved', () => {
    expect(keys([entry('turn_began'), entry('income')])).toEqual([]);
  });
});
