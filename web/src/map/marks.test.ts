import { describe, expect, it } from 'vitest';

import type { CounterForm, MapArea } from './board';
import { shapesOf } from './drawing';
import type { Box, Geometry, Point } from './geometry';
import { Grid, outside, sea } from './grid';
import { groundOf, isKnownGround, marksOf, preparing } from './marks';

// A plate of 400 by 200: the west and the east share the land left of 240, the rest is sea with an
// islet in it, and land outside the game lies along the southern edge.
const geometry: Geometry = {
  plate: [400, 200],
  frames: { plate: { box: [0, 0, 0, 0], ticks: { top: [], right: [], bottom: [], left: [] } } },
  land: '',
  lining: '',
  graticule: '',
  great_rivers: '',
  rivers: '',
  hills: [],
  outside: 'M0 180l400 0 0 20 -400 0Z',
  areas: [
    { id: 'west', at: [60, 90], path: 'M0 0l120 0 0 180 -120 0Z' },
    { id: 'east', at: [180, 90], path: 'M120 0l120 0 0 180 -120 0Z' },
    { id: 'islet', at: [320, 87], path: 'M306 76l28 0 0 22 -28 0Z' },
  ],
  borders: [],
  sea_links: [],
};

const square: Box = { left: -0.5, top: -0.5, width: 1, height: 1 };
const large: CounterForm = { key: 'large', stands: [square], least: 24, most: 24, cost: 0 };
const dot: CounterForm = { key: 'dot', stands: [square], least: 6, most: 6, cost: 8 };

function area(id: string, more: Partial<MapArea> = {}): MapArea {
  return {
    id,
    name: id,
    terrain: 'clear',
    badge: { kind: 'coin', text: '3' },
    label: { text: id, style: 'plain' },
    arrow: null,
    wash: null,
    state: 'plain',
    counters: { forms: [large, dot], near: null, isEmpty: false },
    isContested: false,
    ...more,
  };
}

const nothing = { taken: [], spared: [] };
function marked(areas: MapArea[], scale = 1, standing: { taken: Box[]; spared: Box[] } = nothing) {
  const { marks } = marksOf(areas, shapesOf(geometry), groundOf(geometry), scale, standing);
  return (id: string) => {
    const found = marks.get(id);
    if (!found) throw new Error(id);
    return found;
  };
}

describe('the grid of a plate', () => {
  const grid = new Grid(geometry);
  it('tells whose each spot is', () => {
    const owners = [60, 180, 300, 320].map((x) => grid.ownerAt(x, 90));
    expect(owners).toEqual([0, 1, sea, 2]);
    expect([grid.ownerAt(60, 190), grid.ownerAt(-1, 90)]).toEqual([outside, outside]);
  });
  it('knows an edge from the inside', () => {
    expect(grid.isWellInside(110, 90, 0)).toBe(true);
    expect(grid.isWellInside(119, 90, 0)).toBe(false);
  });
  it('tells how a box is shared', () => {
    // Half of it in the west, a quarter in the east, a quarter beyond it in the sea.
    const box = { left: 60, top: 80, width: 240, height: 20 };
    const { foreign, sea: wet } = grid.shares(box, 0);
    expect(foreign).toBeCloseTo(0.5, 0);
    expect(wet).toBeCloseTo(0.25, 0);
  });
});

describe('the marks of an area', () => {
  it('stand about the middle, the name with its coin beside the counters', () => {
    const { counters, name, badge } = marked([area('west')])('west');
    expect(counters).toMatchObject({ form: large, side: 24 });
    expect(Math.hypot((counters?.x ?? NaN) - 60, (counters?.y ?? NaN) - 90)).toBeLessThan(25);
    expect(name?.lines).toEqual(['west']);
    expect(name?.leader).toBeNull();
    expect(badge && name && badge.x < name.x && badge.y === name.y).toBe(true);
  });
  it('take a smaller form where there is no room for the larger one', () => {
    const taken = [
      { left: 0, top: 0, width: 98, height: 200 },
      { left: 118, top: 0, width: 122, height: 200 },
    ];
    const { counters } = marked([area('west')], 1, { taken, spared: [] })('west');
    expect(counters?.form).toBe(dot);
    expect(counters && counters.x > 100 && counters.x < 120).toBe(true);
  });
  it('have a name on the sea with a line to it where it finds no room inside', () => {
    const taken = [{ left: 302, top: 83, width: 36, height: 19 }];
    const islet = marked([area('islet', { badge: null })], 1, { taken, spared: [] })('islet');
    const isIn = ({ x, y }: Point) => x > 306 && x < 334 && y > 76 && y < 98;
    expect(islet.name?.leader && isIn(islet.name.leader)).toBe(true);
    expect(islet.name && !isIn(islet.name)).toBe(true);
  });
  it('are smaller, or fewer, where the plate is small', () => {
    const far = marked([area('west'), area('east')], 0.1);
    expect(far('west').counters?.form).toBe(dot);
    expect(far('west').name).toBeNull();
    // The dot of a supply centre finds room where its name does not.
    const centre = area('west', { badge: { kind: 'centre' } });
    expect(marked([centre], 0.1)('west').badge).not.toBeNull();
  });
  it('keep clear of what is written already', () => {
    const cartouche = { left: 40, top: 70, width: 40, height: 40 };
    const { counters } = marked([area('west')], 1, { taken: [cartouche], spared: [] })('west');
    const isClear =
      counters && (Math.abs(counters.x - 60) >= 32 || Math.abs(counters.y - 90) >= 32);
    expect(isClear).toBe(true);
  });
  it('have a sign near the counters when the area may be chosen', () => {
    const { sign, counters } = marked([area('west', { state: 'legal' })])('west');
    const away = sign && counters && Math.hypot(sign.x - counters.x, sign.y - counters.y);
    expect(away).toBeLessThan(60);
    expect(marked([area('west')])('west').sign).toBeNull();
  });
  it('write the short name far off, and the full one near by', () => {
    const label = { text: 'The West', short: 'WES', style: 'code' } as const;
    expect(marked([area('west', { label })], 0.8)('west').name?.lines).toEqual(['WES']);
    expect(marked([area('west', { label })], 2)('west').name?.lines.join(' ')).toBe('The West');
  });
  it('stay where they are when another area changes', () => {
    const few = [area('west'), area('east'), area('islet')];
    const wide: CounterForm = {
      ...large,
      key: 'wide',
      stands: [{ ...square, left: -1, width: 2 }],
    };
    const counters = { forms: [wide, dot], near: null, isEmpty: false };
    const changed = few.map((each) => (each.id === 'east' ? { ...each, counters } : each));
    const [before, after] = [marked(few), marked(changed)];
    expect(after('east')).not.toEqual(before('east'));
    for (const id of ['west', 'islet']) expect(after(id)).toEqual(before(id));
  });
  it('are in the same places whatever was shown before', () => {
    const [few, more] = [[area('west')], [area('west', { state: 'legal' }), area('east')]];
    const ground = groundOf(geometry);
    const show = (areas: MapArea[], scale: number) =>
      marksOf(areas, shapesOf(geometry), ground, scale, nothing);
    const first = show(more, 1);
    for (const scale of [2, 1]) show(few, scale);
    expect(show(more, 1)).toEqual(first);
    expect(marksOf(more, shapesOf(geometry), groundOf(geometry), 1, nothing)).toEqual(first);
  });
  it('are in the same places when the areas were prepared one by one', () => {
    const shapes = shapesOf(geometry);
    const areas = [area('west'), area('east'), area('nowhere'), area('islet')];
    const [unseen, seen] = [structuredClone(geometry), structuredClone(geometry)];
    expect(isKnownGround(unseen)).toBe(false);
    const steps = [...preparing(areas, shapes, groundOf(unseen), 1, nothing)];
    expect(isKnownGround(unseen)).toBe(true);
    expect(steps).toHaveLength(3);
    expect([...preparing(areas, shapes, groundOf(unseen), 1, nothing)]).toEqual([]);
    expect(marksOf(areas, shapes, groundOf(unseen), 1, nothing)).toEqual(
      marksOf(areas, shapes, groundOf(seen), 1, nothing),
    );
  });
});
