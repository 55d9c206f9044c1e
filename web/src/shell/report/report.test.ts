import { describe, expect, it } from 'vitest';

import type { GameReport, ReportEntry } from '../../protocol/messages';
import {
  cost,
  curvePath,
  curvesOf,
  dearest,
  drawnDecision,
  luckiest,
  points,
  recordUntil,
  spread,
  topOf,
} from './report';

const decision = (ply: number, worth: number, best: number): ReportEntry => ({
  ply,
  last: ply,
  who: 'rome',
  turn: 'Turn 1',
  text: 'Wait',
  shift: [worth - best],
  mark: 'mistake',
  better: 'Act',
  worth,
  better_worth: best,
});
const die = (ply: number, shift: number): ReportEntry => ({
  ply,
  last: ply,
  who: 'dice',
  turn: 'Turn 1',
  text: 'The die falls 6.',
  shift: [shift],
});
const report = (entries: ReportEntry[]): GameReport => ({
  game: 'pomerium',
  plies: 9,
  over: true,
  done: 1,
  seats: ['rome'],
  steps: [],
  curve: [],
  totals: [],
  phases: [],
  entries,
  turning_points: [],
});

describe('drawnDecision', () => {
  it('is the one of a turning point with a form, whichever of the two fills it', () => {
    const slots = [{ tracker: 'franks', value: 4 }];
    const given = { ...decision(2, 0, 1), filled: slots };
    const better = { ...decision(3, 0, 1), better_filled: slots };
    const whole = report([die(1, 1), given, better, decision(4, 0, 1)]);
    expect([1, 2, 3, 4].map((ply) => drawnDecision(whole, ply))).toEqual([
      undefined,
      given,
      better,
      undefined,
    ]);
  });
});

describe('curvePath', () => {
  it('goes from the left to the right, a certainty at the top', () => {
    expect(curvePath([0.5, 1, 0], 100, 40)).toBe('M0.0 20.0L50.0 0.0L100.0 40.0');
  });
  it('draws no more points than can be seen, and always the last', () => {
    const path = curvePath(
      Array.from({ length: 1001 }, (_, at) => at / 1000),
      100,
      50,
    );
    expect(path.split('L').length).toBeLessThan(120);
    expect(path.endsWith('L100.0 0.0')).toBe(true);
  });
  it('is a point where nothing has happened', () => {
    expect(curvePath([0.5], 100, 40)).toBe('M0.0 20.0');
  });
});

describe('curves of several seats', () => {
  const seats = ['a', 'b', 'c'].map((id) => ({ id, title: id.toUpperCase() }));
  const curve = (shares: number[]) => ({ title: '', letters: '', colour: '', shares });
  it('are all of them where they say different things, else the one that was asked for', () => {
    const made = { ...report([]), curve: [[0.2, 0.3, 0.5]] };
    const looks = { b: { letters: 'Be', colour: 'blue' } };
    expect(curvesOf(made, 0, seats, looks)[1]).toEqual({
      title: 'B',
      letters: 'Be',
      colour: 'blue',
      shares: [0.3],
    });
    expect(curvesOf(made, 1, seats.slice(0, 2)).map(({ title }) => title)).toEqual(['B']);
  });
  it('reach as high as the highest of them', () => {
    expect(topOf([curve([0.1, 0.2]), curve([0.3])])).toBe(0.5);
    expect(topOf([curve([0.9]), curve([0.1])])).toBe(1);
    expect(topOf([curve([0.2])])).toBe(1);
  });
  it('have names beside them that do not cover one another', () => {
    expect(spread([50, 52, 10], 11, 100)).toEqual([50, 61, 10]);
    expect(spread([100, 100, 100], 11, 100)).toEqual([78, 89, 100]);
    expect(spread([], 11, 100)).toEqual([]);
  });
});

describe('the lists of a report', () => {
  const entries = [
    decision(1, 0.4, 0.5),
    die(2, 0.1),
    decision(3, 0.2, 0.5),
    die(4, -0.2),
    die(5, 0.001),
  ];
  it('puts the dearest decision first', () => {
    expect(dearest(report(entries), 5).map(({ ply }) => ply)).toEqual([3, 1]);
    expect(cost(entries[2] as ReportEntry)).toBeCloseTo(-0.3);
  });
  it('puts the die that changed most first, and leaves out what changed nothing', () => {
    expect(luckiest(report(entries), 0, 5).map(({ ply }) => ply)).toEqual([4, 2]);
  });
  it('writes points with their sign', () => {
    expect([points(0.123), points(-0.04), points(0.0001)]).toEqual(['+12.3', '−4.0', '0']);
  });
});

describe('recordUntil', () => {
  const hash = '0123456789abcdef';
  const record = [
    'occasus-record 1',
    'game empire',
    `= ${hash}`,
    `seed abc = ${hash}`,
    `1 roman end = ${hash}`,
    `dice is not an action = ${hash}`,
    `2 dice roll 3 @0 = ${hash}`,
    `3 roman buy force = ${hash}`,
    `undo 2 = ${hash}`,
    `3 roman buy legion = ${hash}`,
    `4 roman end = ${hash}`,
    `position {} = ${hash}`,
    '',
  ].join('\n');
  const last = (ply: number) => recordUntil(record, ply).trimEnd().split('\n').at(-1);
  it('ends with the ply as it was played in the end', () => {
    expect(last(4)).toBe(`4 roman end = ${hash}`);
    expect(last(3)).toBe(`3 roman buy legion = ${hash}`);
    expect(last(2)).toBe(`undo 2 = ${hash}`);
    expect(last(1)).toBe(`1 roman end = ${hash}`);
  });
  it('is the beginning before the first ply', () => {
    expect(last(0)).toBe(`seed abc = ${hash}`);
  });
});
