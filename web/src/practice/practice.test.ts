import { beforeEach, expect, test, vi } from 'vitest';

import * as api from '../protocol/api';
import type { GameReport, ReportEntry, Result } from '../protocol/messages';
import { dayOf, daysInRow, seedOf } from './daily';
import type { Played } from './kept';
import { keptAnswers, nextPuzzle, type Puzzle, rememberAnswer } from './puzzles';
import { shareOf, sumsOf, winsInRow } from './sums';
import { text } from './text';
import { inSeries, leaveTrial, readAnswer, type Trial, trialAt, weigh } from './trial';

vi.mock('../shell/lobby/new_table', () => ({ setTable: vi.fn() }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const trial: Trial = {
  request: { game: 'pomerium' },
  seat: 'general',
  heading: 'Year 1',
  question: '',
  best: { text: 'Wait', worth: 0.5 },
  why: '',
  from: '/puzzles/pomerium',
  next: [],
};

test('two weeks of games of the day make a row, which a missed day ends', () => {
  const noon = (date: number) => new Date(2026, 10, date, 12).getTime();
  const days = new Set(Array.from({ length: 14 }, (_, at) => dayOf(noon(10 + at))));
  expect(days.size).toBe(14);
  const row = (date: number) => daysInRow([{}, ...[...days].map((day) => ({ day }))], noon(date));
  expect(row(23)).toEqual({ now: 14, longest: 14 });
  // Before today's game the row of yesterday stands; a day later it is over.
  expect(row(24)).toEqual({ now: 14, longest: 14 });
  expect(row(25)).toEqual({ now: 0, longest: 14 });
  days.delete(dayOf(noon(20)));
  expect(row(23)).toEqual({ now: 3, longest: 10 });
  // From a file, or played where it is tomorrow already.
  days.add('2025-02-28').add(dayOf(noon(24)));
  expect(row(23)).toEqual({ now: 3, longest: 10 });
  expect(daysInRow([], noon(1))).toEqual({ now: 0, longest: 0 });
});

test('a day begins at midnight by the clock of the place, over months, years and summer time', () => {
  expect(dayOf(new Date(2026, 10, 28, 23, 59, 59).getTime())).toBe('2026-11-28');
  expect(dayOf(new Date(2026, 10, 29).getTime())).toBe('2026-11-29');
  expect(dayOf(new Date(2027, 0, 1).getTime(), 1)).toBe('2026-12-31');
  const year = Array.from({ length: 365 }, (_, at) =>
    dayOf(new Date(2026, 0, 1, 0, 30).getTime(), at),
  );
  expect(new Set(year).size).toBe(365);
});

test('the seed of a day is its date and the game, as bytes', () => {
  const seed = seedOf('2026-11-28', 'empire');
  expect(seed).toHaveLength(64);
  const bytes = [...seed.matchAll(/../g)].map(([digits]) => parseInt(digits, 16));
  expect(String.fromCharCode(...bytes.filter(Boolean))).toBe('2026-11-28 empire');
});

test('a puzzle is answered by what its seat did first, or by all that it ordered', () => {
  const done = (...actions: string[]) =>
    actions.map((action, at) => `${at + 1} ${action} = ${'5'.repeat(16)}\n`).join('');
  const answer = (...actions: string[]) => ({ actions, label: actions.join(), worth: 0.5 });
  const puzzle = {
    ...trial,
    answers: [answer('attack asia'), answer('ally asia'), answer('wait')],
    right: 2,
  };
  expect(readAnswer(done('dice roll 3'), puzzle)).toBeNull();
  expect(readAnswer(done('general ally asia', 'general wait'), puzzle)).toMatchObject({
    text: 'ally asia',
    worth: 0.5,
    isRight: true,
  });
  expect(readAnswer(done('general wait', 'general ally asia'), puzzle)?.isRight).toBe(false);
  expect(readAnswer(done('general ally iudaea'), puzzle)).toMatchObject({
    text: 'ally iudaea',
    worth: null,
    isRight: false,
  });
  const orders = {
    ...trial,
    seat: 'gaul',
    answers: [answer('A MUN H', 'A BER S A MUN')],
    right: 1,
  };
  expect(
    readAnswer(done('gaul A KIE H', 'gaul A BER S A MUN', 'huns F SEV H', 'gaul A MUN H'), orders)
      ?.isRight,
  ).toBe(true);
  expect(readAnswer(done('gaul A BER S A MUN', 'huns A MUN H'), orders)?.isRight).toBe(false);

  const march = {
    ...trial,
    seat: 'rome',
    answers: [answer('legions 2 As-B', 'to Me-C', 'end'), answer('end')],
    right: 1,
    until: 'end',
  };
  expect(readAnswer(done('rome legions 2 As-B', 'rome to Me-C'), march)).toBeNull();
  expect(
    readAnswer(done('rome legions 2 As-B', 'rome to Me-C', 'rome end', 'rome buy 1'), march)
      ?.isRight,
  ).toBe(true);
  expect(readAnswer(done('rome end'), march)).toMatchObject({ text: 'end', isRight: false });
  const again = `${done('rome legions 2 As-B')}undo 0\n`;
  expect(readAnswer(again, march)).toBeNull();
  expect(
    readAnswer(again + done('rome legions 2 As-B', 'rome to Me-C', 'rome end'), march)?.isRight,
  ).toBe(true);
  expect(readAnswer(`${done('rome legions 2 As-B', 'rome end')}undo 1\n`, march)).toBeNull();
  // Another stack moved as well.
  expect(
    readAnswer(
      done(
        ...'legions 1 Br-A,to Ga-A,legions 2 As-B,to Me-C,end'.split(',').map((a) => `rome ${a}`),
      ),
      march,
    )?.isRight,
  ).toBe(false);
});

test('an answer that the report has weighed keeps its worth', async () => {
  const asked: Trial = { ...trial, then: { text: 'Ally', cost: -0.2 } };
  const answered = async (entry: Partial<ReportEntry>) => {
    const whole = { who: 'general', mark: '', why: '', ...entry } as ReportEntry;
    vi.spyOn(api, 'record').mockResolvedValue('');
    vi.spyOn(api, 'report').mockResolvedValue({ entries: [whole] } as unknown as GameReport);
    return weigh('t', asked);
  };
  expect(await answered({ text: 'Ally', worth: 0.6 })).toMatchObject({
    isRight: false,
    worth: 0.3,
  });
  expect(await answered({ text: 'Wait', worth: 0.1, better: 'Ally' })).toMatchObject({
    isRight: true,
    worth: 0.5,
  });
  expect(await answered({ text: 'March', worth: 0.1 })).toMatchObject({
    isRight: true,
    worth: 0.1,
  });
  expect(
    await answered({ text: 'March', worth: 0.1, better: 'Pray', better_worth: 0.7 }),
  ).toMatchObject({ isRight: false, better: { text: 'Pray', worth: 0.7 } });
});

test('trials follow each other, and a table that is played on is none', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((heading) => ({ ...trial, heading })) as [
    Trial,
    Trial,
    Trial,
  ];
  expect(inSeries([a, b, c])?.next.map(({ heading }) => heading)).toEqual(['b', 'c']);
  expect(inSeries([])).toBeNull();
  localStorage.setItem('occasus.trials', JSON.stringify([['t', a]]));
  expect(trialAt('t')?.heading).toBe('a');
  leaveTrial('t');
  expect(trialAt('t')).toBeNull();
});

test('the first answer to a puzzle counts, and right ones make a row', () => {
  const puzzles = ['p1', 'p2', 'p3'].map((id) => ({ id }) as Puzzle);
  rememberAnswer('p1', true);
  rememberAnswer('p1', false);
  rememberAnswer('p2', true);
  expect(keptAnswers()).toEqual({ answers: { p1: true, p2: true }, row: 2, longest: 2 });
  expect(nextPuzzle(puzzles)?.id).toBe('p3');
  rememberAnswer('p3', false);
  expect(keptAnswers()).toMatchObject({ row: 0, longest: 2 });
  expect(nextPuzzle(puzzles)).toBeUndefined();
});

/** A game of Pomerium unless `more` says otherwise. */
const gameWith = (score: number, more: Partial<Played> = {}): Played =>
  ({
    title: 'Pomerium',
    seat: 'general',
    players: [],
    result: { grade: 'over', scores: { general: score } } as unknown as Result,
    report: null,
    record: '',
    ...more,
  }) as Played;

test('results add up by game and opponents', () => {
  const game = (score: number, decisions: number) =>
    gameWith(score, {
      report: { totals: [{ seat: 'general', decisions }] } as unknown as GameReport,
    });
  const games = [game(1, -0.2), game(0, -0.1), gameWith(1)];
  expect(sumsOf(games, () => 'Level 1')).toEqual([
    {
      title: 'Pomerium',
      against: 'Level 1',
      count: 3,
      score: 2 / 3,
      given: expect.closeTo(-0.15) as number,
    },
  ]);
  expect(sumsOf([gameWith(1)], () => '')[0]?.given).toBeNull();
  const fromPuzzle = gameWith(1, { record: 'occasus-record 1\nposition {}\n' });
  expect(sumsOf([fromPuzzle], () => '')).toEqual([]);
  expect(winsInRow([fromPuzzle])).toEqual([]);
});

test('a win is one win however high its score is, and those who draw share it', () => {
  const share = (grade: string, scores: Record<string, number>) =>
    shareOf(gameWith(0, { players: ['a', 'b'], result: { grade, scores } as unknown as Result }));
  expect(share('brilliant', { general: 2 })).toBe(1);
  expect(share('solo', { general: 2, a: 0, b: 0 })).toBe(1);
  expect(share('solo', { general: 0, a: 2, b: 0 })).toBe(0);
  expect(share('shared', { general: 1, a: 1, b: 0 })).toBe(1 / 2);
  expect(share('defeat', { general: 0 })).toBe(0);
  expect(share('draw', {})).toBe(1 / 3);
  expect(share('abandoned', {})).toBeNull();
  const abandoned = gameWith(0, {
    result: { grade: 'abandoned', scores: {} } as unknown as Result,
  });
  expect(sumsOf([abandoned], () => '')[0]?.score).toBeNull();
});

test('wins in a row are counted by game, the last game first, and told', () => {
  const other = gameWith(1, { title: 'Invasions' });
  const games = [gameWith(1), other, gameWith(0), gameWith(1), gameWith(1), gameWith(0)];
  const rows = winsInRow(games);
  expect(rows).toEqual([
    ['Pomerium', { now: 1, longest: 2 }],
    ['Invasions', { now: 1, longest: 1 }],
  ]);
  expect(rows.map(([title, row]) => text.wins(title, row))).toEqual([
    'You have won Pomerium 1 time in a row now, and 2 at most.',
    'You have won Invasions 1 time in a row.',
  ]);
  expect(winsInRow(games.slice(2, 5))).toEqual([['Pomerium', { now: 0, longest: 2 }]]);
  expect(text.wins('Pomerium', { now: 0, longest: 2 })).toBe(
    'You have won Pomerium 2 times in a row at most.',
  );
  expect(winsInRow([gameWith(0)])).toEqual([]);
});
