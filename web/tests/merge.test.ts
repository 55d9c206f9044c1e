import { describe, expect, it } from 'vitest';

import { advance, append, join, missing, overtaken, prepend, strike } from '../src/protocol/merge';
import type {
  Entry,
  Press,
  PressItem,
  TableMessage,
  UpdateMessage,
} from '../src/protocol/messages';

const entry = (n: number, ply = n): Entry => ({
  n,
  ply,
  rule: 'T1',
  kind: 'rolled',
  text: `Entry ${n}`,
  args: {},
  who: null,
  undone: false,
});

const update = (n: number, log: Entry[], undone: [number, number][] = []): UpdateMessage => ({
  type: 'update',
  n,
  ply: n,
  to_move: 'rome',
  die: null,
  turn_title: '',
  phase: '',
  view: {},
  prompt: null,
  offers: [],
  undo_to: null,
  redo: null,
  result: null,
  log,
  undone,
  seats: [],
});

const table = (n: number, log: Entry[], reset: boolean, undone: [number, number][] = []) =>
  ({
    ...update(n, log, undone),
    type: 'table',
    reset,
    board: 'printed',
  }) as unknown as TableMessage;

describe('striking', () => {
  it('marks the entries of the ranges and no others', () => {
    const log = strike([entry(1), entry(2), entry(3), entry(4)], [[2, 3]]);
    expect(log.map(({ undone }) => undone)).toEqual([false, true, true, false]);
  });

  it('leaves the log alone when nothing was undone', () => {
    const log = [entry(1)];
    expect(strike(log, [])).toBe(log);
  });
});

describe('appending', () => {
  it('drops what is known already', () => {
    expect(append([entry(1), entry(2)], 2, [entry(2), entry(3)]).map(({ n }) => n)).toEqual([
      1, 2, 3,
    ]);
  });

  it('takes entries with numbers left out', () => {
    expect(append([entry(1)], 3, [entry(3), entry(5)]).map(({ n }) => n)).toEqual([1, 5]);
  });
});

describe('joining', () => {
  it('starts anew after a reset', () => {
    const old = join(null, table(2, [entry(1), entry(2)], true));
    expect(join(old, table(1, [entry(1)], true)).log).toHaveLength(1);
  });

  it('adds what was missed and strikes what was undone meanwhile', () => {
    const old = join(null, table(2, [entry(1), entry(2)], true));
    const log = join(old, table(3, [entry(3)], false, [[2, 2]])).log;
    expect(log.map(({ n, undone }) => [n, undone])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
  });
});

describe('advancing', () => {
  const old = join(null, table(1, [entry(1)], true));

  it('keeps what only the table message holds', () => {
    const merged = advance(old, update(2, [entry(2)]));
    expect(merged.picture.board).toBe('printed');
    expect(merged.picture.ply).toBe(2);
    expect(merged.fresh.map(({ n }) => n)).toEqual([2]);
  });

  it('shows nothing as fresh after an undo', () => {
    const merged = advance(old, update(1, [], [[1, 1]]));
    expect(merged.fresh).toEqual([]);
    expect(merged.picture.log[0]?.undone).toBe(true);
  });
});

describe('a log that comes in pages', () => {
  it('asks for what is before its first entry until it has the first of all', () => {
    const last = join(null, table(5, [entry(4), entry(5)], true));
    expect(missing(last)).toEqual({ type: 'earlier', log: 4 });
    const more = prepend(last, { type: 'earlier', id: 'a', log: [entry(2), entry(3)] });
    expect(missing(more)).toEqual({ type: 'earlier', log: 2 });
    const all = prepend(more, { type: 'earlier', id: 'b', log: [entry(1)] });
    expect(missing(all)).toBeNull();
    expect(all.log.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
    expect(advance(all, update(6, [entry(6)], [[2, 2]])).picture.log[1]?.undone).toBe(true);
  });

  it('asks for the letters before its first as well', () => {
    const letter = (n: number) => ({ n }) as unknown as PressItem;
    const press = { reset: true, n: 3, removed: [], messages: [letter(3)] } as unknown as Press;
    const last = join(null, { ...table(1, [entry(1)], true), press });
    expect(missing(last)).toEqual({ type: 'earlier', press: 3 });
    const all = prepend(last, { type: 'earlier', id: 'a', press: [letter(1), letter(2)] });
    expect(missing(all)).toBeNull();
    expect(all.press?.messages.map(({ n }) => n)).toEqual([1, 2, 3]);
  });
});

describe('time that was up', () => {
  const seat = (id: string, kind: string) => ({ id, kind });
  const table = {
    seats: [
      seat('rome', 'human'),
      seat('huns', 'human'),
      seat('gaul', 'open'),
      seat('goths', 'human'),
    ],
    sealed: {
      asked: ['rome', 'huns', 'gaul'].map((id) => ({ seat: id, confirmed: id === 'rome' })),
    },
    clock: { deadline: 1000 },
  } as unknown as Parameters<typeof overtaken>[0];

  it('was up for the people who were asked and had not confirmed', () => {
    expect(overtaken(table, 1000)).toEqual(['huns']);
  });

  it('is not told of orders that were opened before the deadline, or without one', () => {
    expect(overtaken(table, 999)).toEqual([]);
    expect(overtaken({ ...table, clock: null }, 1000)).toEqual([]);
  });
});
