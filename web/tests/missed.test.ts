import { describe, expect, it } from 'vitest';

import type { Picture } from '../src/protocol/merge';
import { missedBy } from '../src/shell/people/missed';

const entry = (n: number, who: string | null, more = {}) => ({
  n,
  ply: n,
  rule: null,
  kind: 'done',
  text: `Entry ${n}.`,
  args: {},
  who,
  undone: false,
  ...more,
});

const pictureOf = (log: ReturnType<typeof entry>[], seat: string | null = 'rome') =>
  ({ log, seat }) as unknown as Picture;

const log = [entry(1, 'rome'), entry(2, 'huns'), entry(3, 'dice'), entry(4, 'huns')];

describe('what was missed', () => {
  it('is what happened since the last own action', () => {
    const missed = missedBy(pictureOf(log), 2, ['rome'], {});
    expect(missed?.from).toBe(1);
    expect(missed?.count).toBe(3);
    expect(missed?.parts.map(({ title }) => title)).toEqual(['']);
  });

  it('is nothing where all of it was shown, or only dice and oneself have acted', () => {
    expect(missedBy(pictureOf(log), 4, ['rome'], {})).toBeNull();
    expect(missedBy(pictureOf(log.slice(0, 3)), 2, ['rome'], {})).toBeNull();
    expect(missedBy(pictureOf(log), 1, ['rome', 'huns'], {})).toBeNull();
    expect(missedBy(pictureOf(log, null), 1, [], {})).toBeNull();
  });

  it('leaves out what was undone', () => {
    const undone = [...log.slice(0, 3), entry(4, 'huns', { undone: true })];
    expect(missedBy(pictureOf(undone), 3, ['rome'], {})).toBeNull();
  });

  it('says once what happened several times', () => {
    const same = log.map((each) => ({ ...each, text: 'A Force appears.' }));
    const missed = missedBy(pictureOf(same), 1, ['rome'], {});
    expect(missed?.parts[0]?.lines).toEqual([{ text: 'A Force appears.', times: 3 }]);
    expect(missed?.count).toBe(3);
  });

  it('is told by turns', () => {
    const turns = [...log, entry(5, 'huns')].map((each) =>
      each.n === 4 ? { ...each, heading: 'Turn 2' } : each,
    );
    expect(missedBy(pictureOf(turns), 1, ['rome'], {})?.parts.at(-1)).toEqual({
      title: 'Turn 2',
      lines: [{ text: 'Entry 5.', times: 1 }],
    });
  });
});
