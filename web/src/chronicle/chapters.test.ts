import { describe, expect, it } from 'vitest';

import type { GameReport, ReportEntry } from '../protocol/messages';
import { withoutTurning, strokesOfLuck } from './chapters';

const die = (ply: number, shift: number[]): ReportEntry => ({
  ply,
  last: ply,
  who: 'dice',
  turn: 'Turn 1',
  text: 'The die falls 6.',
  shift,
});
const report = (seats: string[], entries: ReportEntry[]) =>
  ({ seats, entries }) as unknown as GameReport;

describe('strokesOfLuck', () => {
  it('names of two seats the one that gained, and each die once', () => {
    const strokes = strokesOfLuck(
      report(['roman', 'barbarian'], [die(1, [0.1, -0.1]), die(2, [-0.3, 0.3]), die(3, [0, 0])]),
    );
    expect(strokes.map(({ entry, seat }) => [entry.ply, seat])).toEqual([
      [2, 1],
      [1, 0],
    ]);
  });
  it('names one who plays alone for gain and for loss, and tells four at most', () => {
    const dice = [0.1, -0.2, 0.3, -0.4, 0.5].map((shift, at) => die(at + 1, [shift]));
    expect(strokesOfLuck(report(['rome'], dice)).map(({ entry }) => entry.ply)).toEqual([
      5, 4, 3, 2,
    ]);
  });
});

describe('withoutTurning', () => {
  it('leaves out what a turning point tells', () => {
    const whole = {
      ...report(['rome'], [die(1, [0.1]), die(2, [0.3])]),
      turning_points: [{ ply: 2 }],
    };
    const { entries } = withoutTurning(whole as GameReport);
    expect(entries.map(({ ply }) => ply)).toEqual([1]);
  });
});
