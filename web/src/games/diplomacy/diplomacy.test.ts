import { describe, expect, it } from 'vitest';

import { distanceToEdge, isInside, ringsOf } from '../../map/geometry';
import type { OwnOrders } from '../sheet';
import { middleOf, markOf } from './arrows';
import {
  adjustments,
  choicesAt,
  choicesByLetter,
  emptyHand,
  furtherHelpers,
  isPlain,
  litProvinces,
  orderMeant,
  withOrder,
  withoutUnit,
} from './choices';
import { resultWords, signOf } from './codes';
import { Desk, type PartProps } from './desk.svelte';
import { drawStanding } from './draw';
import { coastSpots, geometry } from './plate';
import {
  asksForNothing,
  drawnOrders,
  earlierResults,
  drawVotes,
  lastResults,
  resultsText,
  sealedQuestion,
  unitsOf,
} from './table';
import type { AskedView, Board, BoardProvince, Order, ResultView, View } from './view.gen';

/** As the server lists it, called by its text. */
function order(text: string, verb: Order['verb'], more: Partial<Order> = {}): Order {
  const [letter, place = null] = text.split(' ');
  const unit = letter === 'F' ? 'fleet' : 'army';
  const base = { text, verb, unit, place, of: null, helps: null, to: null, label: text } as const;
  return { ...base, ...more };
}
const hold = (unit: string) => order(`${unit} H`, 'hold');
const move = (unit: string, to: string) => order(`${unit} - ${to}`, 'move', { to });
const support = (unit: string, of: string, to: string) =>
  order(`${unit} S A ${of} - ${to}`, 'support_move', { of, to, helps: `army ${of}` });
const build = (unit: string) => order(`${unit} B`, 'build');
const waive = order('WAIVE', 'waive', { unit: null, place: null });

const asked: AskedView = {
  power: 'GAUL',
  count: 2,
  units: [
    {
      province: 'PAR',
      unit: 'A PAR',
      orders: [
        hold('A PAR'),
        move('A PAR', 'BUR'),
        move('A PAR', 'PIC'),
        support('A PAR', 'MAR', 'BUR'),
        support('A PAR', 'MUN', 'BUR'),
      ],
    },
    {
      province: 'MAR',
      unit: 'A MAR',
      orders: [
        hold('A MAR'),
        move('A MAR', 'BUR'),
        move('A MAR', 'SPA'),
        order('A MAR C', 'convert'),
        support('A MAR', 'PAR', 'BUR'),
      ],
    },
  ],
  choices: [],
  may_propose_draw: true,
};

describe('orders by pointing', () => {
  const paris = { ...emptyHand, unit: 'PAR' };
  it('light one’s units, then what the unit may do', () => {
    expect([...litProvinces(asked, emptyHand)]).toEqual(['PAR', 'MAR']);
    expect([...litProvinces(asked, paris)].sort()).toEqual(['BUR', 'MAR', 'MUN', 'PAR', 'PIC']);
  });
  it('move at once where nothing else can be meant', () => {
    const choices = choicesAt(asked, paris, 'PIC');
    expect(choices).toEqual([{ label: 'A PAR - PIC', order: 'A PAR - PIC' }]);
    expect(isPlain(choices, paris, 'PIC')).toBe(true);
  });
  it('ask at one’s own unit', () => {
    const choices = choicesAt(asked, { ...emptyHand, unit: 'MAR' }, 'MAR');
    expect(choices.map(({ order }) => order)).toEqual(['A MAR H', 'A MAR C']);
  });
  it('support in two presses: whom, then where', () => {
    const [help, instead] = choicesAt(asked, paris, 'MAR');
    expect(help?.hand).toEqual({ unit: 'PAR', helped: 'MAR', verb: 'support' });
    expect(instead?.hand).toEqual({ ...emptyHand, unit: 'MAR' });
    expect(help?.label).toBe('Support a move of army MAR …');
    const hand = help?.hand ?? emptyHand;
    expect([...litProvinces(asked, hand)]).toEqual(['BUR']);
    expect(choicesAt(asked, hand, 'BUR')).toEqual([
      { label: 'A PAR S A MAR - BUR', order: 'A PAR S A MAR - BUR' },
    ]);
  });
  it('help a move that is written in one press more, at either end of it', () => {
    const help = { label: 'A PAR S A MAR - BUR', order: 'A PAR S A MAR - BUR' };
    const written = [move('A MAR', 'BUR'), hold('A PAR')];
    const there = choicesAt(asked, paris, 'BUR', written);
    expect(there).toEqual([help, { label: 'A PAR - BUR', order: 'A PAR - BUR' }]);
    expect(isPlain(there, paris, 'BUR')).toBe(false);
    expect(choicesAt(asked, paris, 'MAR', written)[0]).toEqual(help);
    expect(choicesAt(asked, paris, 'MAR', [move('A MAR', 'SPA')])[0]?.order).toBeUndefined();
  });
  it('say by a letter what the unit does, and then where', () => {
    const at = (letter: string, unit = 'MAR') =>
      choicesByLetter(asked, { ...emptyHand, unit }, letter);
    expect(at('h')?.map(({ order }) => order)).toEqual(['A MAR H']);
    expect(at('v')?.map(({ order }) => order)).toEqual(['A MAR C']);
    expect(at('v', 'PAR')).toEqual([]);
    expect(at('c')).toEqual([]);
    expect(at('x')).toBeNull();
    expect(choicesByLetter(asked, emptyHand, 'h')).toBeNull();
    const moves = { unit: 'PAR', helped: null, verb: 'move' } as const;
    expect(at('m', 'PAR')).toEqual([{ label: '', hand: moves }]);
    expect([...litProvinces(asked, moves)]).toEqual(['BUR', 'PIC']);
    // Burgundy could be meant for a support as well; now it is not.
    expect(choicesAt(asked, moves, 'BUR', [move('A MAR', 'BUR')])).toEqual([
      { label: 'A PAR - BUR', order: 'A PAR - BUR' },
    ]);
    const helps = { ...moves, verb: 'support' } as const;
    expect([...litProvinces(asked, helps)]).toEqual(['MAR', 'MUN']);
    const [whom, ...others] = choicesAt(asked, helps, 'MAR');
    expect(others).toEqual([]);
    expect(whom?.hand).toEqual({ unit: 'PAR', helped: 'MAR', verb: 'support' });
    expect(isPlain([whom ?? { label: '' }], helps, 'MAR')).toBe(true);
    expect(orderMeant(asked, helps, 'SPA')).toBe('A PAR S SPA');
  });
  it('offer by one press what an idle unit does for the move that was written last', () => {
    const texts = (...written: Order[]) => furtherHelpers(asked, written).map(({ text }) => text);
    expect(texts(move('A PAR', 'BUR'))).toEqual(['A MAR S A PAR - BUR']);
    expect(texts(move('A PAR', 'PIC'))).toEqual([]);
    expect(texts(hold('A MAR'), move('A PAR', 'BUR'))).toEqual([]);
    expect(texts(move('A PAR', 'BUR'), hold('F BRE'))).toEqual([]);
    // Help is followed by more help for the same move.
    expect(texts(support('A GAS', 'PAR', 'BUR'))).toEqual(['A MAR S A PAR - BUR']);
    expect(texts()).toEqual([]);
  });
  it('have nothing where nothing can be done', () => {
    expect(choicesAt(asked, paris, 'SPA')).toEqual([]);
  });
  it('list what may be built in a province', () => {
    const winter = {
      ...asked,
      units: [],
      count: 1,
      choices: [build('A BRE'), build('F BRE'), build('A PAR'), waive],
    };
    expect([...litProvinces(winter, emptyHand)]).toEqual(['BRE', 'PAR']);
    expect(choicesAt(winter, emptyHand, 'BRE').map(({ order }) => order)).toEqual([
      'A BRE B',
      'F BRE B',
    ]);
    const title = (place: string) => (place === 'STP/NC' ? 'St Petersburg (north coast)' : place);
    const north = { ...winter, choices: [build('A STP'), build('F STP/NC'), waive] };
    expect(adjustments(north, title)).toEqual([
      {
        province: 'STP',
        choices: [
          { label: 'Army', order: 'A STP B', isBuild: true },
          { label: 'Fleet (north coast)', order: 'F STP/NC B', isBuild: true },
        ],
      },
    ]);
    expect(adjustments({ ...winter, choices: [waive] }, title)).toEqual([]);
    const home = { province: 'PAR', unit: null, orders: [build('A PAR')] };
    const start = { ...winter, units: [home], choices: [] };
    expect(adjustments(start, title)).toEqual([
      { province: 'PAR', choices: [{ label: 'Army', order: 'A PAR B', isBuild: true }] },
    ]);
  });
  it('are meant, and can be asked about, where the rules have none', () => {
    expect(orderMeant(asked, paris, 'NWY')).toBe('A PAR - NWY');
    const help = { unit: 'PAR', helped: 'MAR', verb: 'support' } as const;
    expect(orderMeant(asked, help, 'SPA')).toBe('A PAR S MAR - SPA');
    expect(orderMeant(asked, { ...help, verb: 'convoy' }, 'SPA')).toBe('A PAR C MAR - SPA');
    expect(orderMeant(asked, emptyHand, 'SPA')).toBeNull();
  });
});

describe('a set of orders', () => {
  const parts = move('A PAR', 'BUR');
  const own = { orders: [{ text: 'a par-bur', order: parts.text, refused: null, parts }] };
  const unitOf = unitsOf(asked, own as unknown as OwnOrders);

  it('has one order a unit', () => {
    expect(withOrder(['a par-bur', 'F BRE H'], 'A PAR H', unitOf)).toEqual(['F BRE H', 'A PAR H']);
    expect(withoutUnit(['a par-bur', 'DRAW'], 'A PAR H', unitOf)).toEqual(['DRAW']);
    expect(withoutUnit(['a par-bur', 'DRAW'], 'DRAW', unitOf)).toEqual(['a par-bur']);
  });
  it('keeps the last builds that are due', () => {
    expect(withOrder(['A PAR B'], 'F BRE B', unitOf, 1)).toEqual(['F BRE B']);
  });
});

describe('results', () => {
  it('say of who is driven out that it is, and not that it is done', () => {
    expect(resultWords({ code: 'ok', dislodged_by: null })).toBe('done');
    expect(resultWords({ code: 'ok', dislodged_by: 'BUR' })).toBe('dislodged');
    expect(resultWords({ code: 'bounce', dislodged_by: 'BUR' })).toBe('bounces, dislodged');
    expect(signOf({ code: 'ok', dislodged_by: 'BUR' })).not.toBe('done');
  });
});

describe('results as text', () => {
  it('name the phase, the powers, and each order with what came of it', () => {
    const powers = [
      { id: 'A', title: 'Austria' },
      { id: 'F', title: 'France' },
    ] as Board['powers'];
    const result = (
      power: string,
      order: string,
      code: string,
      dislodged_by: string | null = null,
    ) => ({ power, order, code, dislodged_by }) as ResultView;
    const results = [
      result('F', 'A PAR - BUR', 'moves'),
      result('A', 'A MUN H', 'ok', 'BUR'),
      result('F', 'A MAR S A PAR - BUR', 'ok'),
    ];
    expect(resultsText('Spring 1901: Movement', powers, results)).toBe(
      'Spring 1901: Movement\n\n' +
        'Austria:\nA MUN H (dislodged)\n\n' +
        'France:\nA PAR - BUR (moves)\nA MAR S A PAR - BUR (done)',
    );
  });
});

describe('lines over the map', () => {
  const spot = (place: string) =>
    ({ A: { x: 0, y: 0 }, B: { x: 100, y: 0 }, C: { x: 50, y: 80 } })[place[0] ?? ''] ?? {
      x: 0,
      y: 0,
    };
  const drawn = (verb: Order['verb'], place: string, of: string | null, to: string | null) =>
    markOf({ verb, unit: 'army', place, of, to }, spot, () => true);
  it('end before the unit they go to', () => {
    const { stroke } = drawn('move', 'AAA', null, 'BBB');
    expect(stroke?.kind).toBe('move');
    expect(stroke?.end.x).toBeGreaterThan(75);
    expect(stroke?.end.x).toBeLessThan(80);
  });
  it('support the middle of a move', () => {
    const { stroke, ring } = drawn('support_move', 'CCC', 'AAA', 'BBB');
    const middle = middleOf(spot('A'), spot('B'));
    expect(
      Math.hypot((stroke?.end.x ?? 0) - middle.x, (stroke?.end.y ?? 0) - middle.y),
    ).toBeCloseTo(3, 5);
    expect(ring).toBeNull();
  });
  it('ring a unit that is held up', () => {
    expect(drawn('support_hold', 'CCC', 'AAA', null).ring).toEqual({ x: 0, y: 0 });
  });
});

describe('the plate', () => {
  const beside = (from: string, ...seas: string[]) => {
    const shapes = new Map(geometry.areas.map(({ id, path }) => [id, ringsOf(path)]));
    const spot = coastSpots([bulgaria]).get(from);
    return seas.map((sea) => (spot ? distanceToEdge(spot, shapes.get(sea) ?? []) : NaN));
  };
  const bulgaria = {
    id: 'BUL',
    coasts: [
      { id: 'BUL/EC', title: 'Bulgaria, east coast' },
      { id: 'BUL/SC', title: 'Bulgaria, south coast' },
    ],
    fleet: { 'BUL/EC': ['BLA', 'CON', 'RUM'], 'BUL/SC': ['AEG', 'CON', 'GRE'] },
  } as unknown as BoardProvince;

  it('has every province', () => {
    expect(geometry.areas).toHaveLength(75);
  });
  it('has each coast in its province, on the side of its sea', () => {
    const [black = NaN, aegean = NaN] = beside('BUL/EC', 'BLA', 'AEG');
    const [farBlack = NaN, nearAegean = NaN] = beside('BUL/SC', 'BLA', 'AEG');
    expect(black).toBeLessThan(farBlack);
    expect(nearAegean).toBeLessThan(aegean);
    const land = ringsOf(geometry.areas.find(({ id }) => id === 'BUL')?.path ?? '');
    for (const spot of coastSpots([bulgaria]).values()) expect(isInside(spot, land)).toBe(true);
  });
});

describe('a seat that is asked although it has nothing to order', () => {
  const winter = (adjust: number): View =>
    ({
      step: 'adjustments',
      orders: { power: 'GAUL', count: 1, units: [], choices: [waive], may_propose_draw: false },
      powers: [{ id: 'GAUL', adjust }],
    }) as unknown as View;
  it('is told so', () => {
    expect(asksForNothing(winter(0))).toBe(true);
    expect(asksForNothing({ ...winter(0), orders: null })).toBe(true);
    expect(asksForNothing(winter(1))).toBe(false);
    expect(asksForNothing(winter(-1))).toBe(false);
    expect(asksForNothing({ ...winter(0), step: 'movement' })).toBe(false);
  });
});

describe('the results that are shown', () => {
  const result = (order: string) => ({ order }) as ResultView;
  const [move, retreat, build] = ['A PAR - BUR', 'A MUN R KIE', 'A ROM B'].map(result);
  const some = (one?: ResultView) => (one ? [one] : []);
  const results = (movement?: ResultView, retreats?: ResultView, adjustments?: ResultView) => ({
    results: {
      movement: some(movement),
      retreats: some(retreats),
      adjustments: some(adjustments),
    },
  });

  it('are those of the phase that came last', () => {
    expect(lastResults(results(move))).toEqual([move]);
    expect(lastResults(results(move, retreat))).toEqual([retreat]);
    expect(lastResults(results(move, retreat, build))).toEqual([build]);
    expect(lastResults(results())).toEqual([]);
  });
  it('tell of the votes for a draw in the phase before', () => {
    const log = ['phase_began', 'draw_proposed', 'phase_began', 'draw_proposed'].map((kind, n) => ({
      kind,
      text: String(n),
    }));
    expect(drawVotes(log)).toEqual(['1']);
    expect(drawVotes([...log, { kind: 'phase_began', text: '4' }])).toEqual(['3']);
  });

  it('have no arrow for builds that are waived', () => {
    const waived = { power: 'F', order: 'WAIVE', verb: 'waive', code: 'ok', from: 'ADR' };
    const built = { power: 'F', order: 'A PAR B', verb: 'build', code: 'ok', from: 'PAR' };
    const part = {
      table: { live: true, sealed: null },
      view: { results: { movement: [], retreats: [], adjustments: [waived, built, waived] } },
      draft: { showsResults: true },
    } as unknown as PartProps;
    expect(drawnOrders(part).map(({ key }) => key)).toEqual(['A PAR B']);
  });

  it('are told with the moves that led to them', () => {
    expect(earlierResults(results(move, retreat))).toEqual([move]);
    expect(earlierResults(results(move))).toEqual([]);
    expect(earlierResults(results(move, retreat, build))).toEqual([]);
  });
});

describe('a phase asks', () => {
  const asks = (step: View['step'], adjust = 0) =>
    sealedQuestion({
      step,
      orders: { power: 'A' },
      powers: [{ id: 'A', adjust }],
    } as unknown as View);

  it('for what it is about', () => {
    expect(asks('movement')).toBe('What are your orders?');
    expect(asks('retreats')).toMatch(/retreat/);
    expect(asks('adjustments', 2)).toMatch(/build/);
    expect(asks('adjustments', -1)).toMatch(/remove/);
  });
});

describe('what is typed', () => {
  it('is unread until it is read, and again when it changes', () => {
    const desk = new Desk();
    expect(desk.isUnread).toBe(false);
    desk.type(['A PAR H']);
    expect(desk.isUnread).toBe(false);
    desk.typed = 'A PAR H\n\n a mar - bur ';
    expect(desk.isUnread).toBe(true);
    expect(desk.read()).toEqual(['A PAR H', 'a mar - bur']);
    expect(desk.isUnread).toBe(false);
    desk.typed = 'A PAR H; a mar - bur;';
    expect(desk.isUnread).toBe(false);
    expect(desk.read()).toEqual(['A PAR H', 'a mar - bur']);
    desk.typed = '';
    expect(desk.isUnread).toBe(true);
    expect(desk.read()).toEqual([]);
  });
});

describe('a draw', () => {
  type Given = Parameters<typeof drawStanding>[0];
  const power = (seat: string, more: object = {}) => ({
    seat,
    title: seat.toUpperCase(),
    units: 1,
    disorder: false,
    eliminated: false,
    ...more,
  });
  const notice = (from: string, kind = 'draw_vote') => ({ kind, from });
  const given = (powers: object[], open: object[], kinds: Record<string, string> = {}) =>
    ({
      view: { powers },
      table: {
        proposals: { open },
        seats: Object.entries(kinds).map(([id, kind]) => ({ id, kind })),
      },
    }) as unknown as Given;

  it('needs every survivor in the same phase, but for those in disorder', () => {
    const standing = drawStanding(
      given(
        [power('a'), power('b'), power('c', { disorder: true }), power('d', { eliminated: true })],
        [notice('a')],
      ),
    );
    expect(standing).toEqual({
      proposed: ['A'],
      judging: [],
      open: ['B'],
      hindered: [],
      unneeded: ['C'],
    });
  });

  it('is hindered by who cannot agree, and says why', () => {
    const { hindered, open } = drawStanding(
      given(
        [power('a'), power('b'), power('c', { units: 0 }), power('d')],
        [notice('a', 'abandon')],
        { d: 'open' },
      ),
    );
    expect(open).toEqual(['A', 'B']);
    expect(hindered.map(({ titles }) => titles)).toEqual([['C'], ['D']]);
  });

  it('tells the same reason of several in one sentence', () => {
    const { hindered } = drawStanding(
      given([power('a'), power('b'), power('c')], [], { b: 'open', c: 'open' }),
    );
    expect(hindered.map(({ titles }) => titles)).toEqual([['B', 'C']]);
  });

  it('is not hindered by a computer, which judges for itself', () => {
    const level = given([power('a'), power('b')], [], { a: 'human', b: 'computer' });
    expect(drawStanding(level)).toMatchObject({ judging: ['B'], hindered: [] });
  });

  it('is not hindered by secrets of a hidden game', () => {
    const secret = given([power('a', { units: null, disorder: null })], []);
    expect(drawStanding(secret).open).toEqual(['A']);
  });
});
