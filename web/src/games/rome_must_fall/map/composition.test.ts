import { describe, expect, it } from 'vitest';

import { around, type Box, overlap } from '../../../map/geometry';
import { neighbour } from '../../../map/steps';
import type { Board, Circle } from '../view.gen';
import { compose, heightFor, type Composition } from './composition';
import { isWithin, placeInWest, westFrames } from './geography';
import { builtInBoard } from '../../../../tests/rome_must_fall/built_in_board';

const rooms = [
  { width: 320, height: heightFor(320) },
  { width: 360, height: heightFor(360) },
  { width: 412, height: heightFor(412) },
  { width: 560, height: heightFor(560) },
  { width: 610, height: heightFor(610) },
  { width: 700, height: 560 },
  { width: 720, height: heightFor(720) },
  { width: 1240, height: 980 },
  { width: 1900, height: 900 },
];

function namesOf(plate: Composition): [string, Box][] {
  return [
    ...plate.labels.map(({ id, box }): [string, Box] => [`name ${id}`, box]),
    ...plate.tags.map(({ tracker, box }): [string, Box] => [`tag ${tracker}`, box]),
    ...(plate.cartouche ? [['cartouche', plate.cartouche] as [string, Box]] : []),
  ];
}

function discsOf(plate: Composition): [string, Box][] {
  return plate.circles.map((circle) => [circle.id, around(circle, circle.radius)]);
}

function overlaps(plate: Composition): string[] {
  const names = namesOf(plate);
  const onNames = names.flatMap(([a, first], i) =>
    [...names.slice(i + 1), ...discsOf(plate)].flatMap(([b, second]) =>
      overlap(first, second) ? [`${a}, ${b}`] : [],
    ),
  );
  const onCircles = plate.circles.flatMap((a, i) =>
    plate.circles.slice(i + 1).flatMap((b) => {
      const apart = Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius;
      return apart < 2 ? [`${a.id}, ${b.id}`] : [];
    }),
  );
  return [...onNames, ...onCircles];
}

describe.each(rooms)('the built-in sheet in $width by $height px', (room) => {
  const plate = compose(builtInBoard, room);

  it('has no two circles, names or tags over one another', () => {
    expect(overlaps(plate)).toEqual([]);
  });

  it('keeps everything inside its neatline and its room', () => {
    for (const [what, box] of [...namesOf(plate), ...discsOf(plate)]) {
      expect(isWithin(box, plate.map), what).toBe(true);
    }
    expect(plate.width).toBeLessThanOrEqual(room.width + 0.01);
    expect(plate.height).toBeLessThanOrEqual(room.height + 0.01);
  });

  it('shows all circles, all paths and Roma by name', () => {
    expect(plate.circles).toHaveLength(22);
    expect(plate.paths.map(({ legs }) => legs.length)).toEqual([5, 5, 5, 5]);
    expect(plate.labels.some(({ id }) => id === 'roma')).toBe(true);
  });

  it('gives each circle a press area of its own', () => {
    for (const [i, a] of plate.circles.entries()) {
      expect(2 * a.reach, a.id).toBeGreaterThanOrEqual(23.9);
      for (const b of plate.circles.slice(i + 1)) {
        const distance = Math.hypot(a.x - b.x, a.y - b.y);
        expect(distance, `${a.id}, ${b.id}`).toBeGreaterThanOrEqual(a.reach + b.reach - 0.01);
      }
    }
  });

  it('can be walked through with the arrow keys', () => {
    const reached = new Set(['numidia']);
    for (const id of reached) {
      const from = plate.circles.find((circle) => circle.id === id);
      if (!from) continue;
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = neighbour(from, key, plate.circles);
        if (to !== null) reached.add(to);
      }
    }
    expect(reached.size).toBe(22);
  });
});

describe('the names', () => {
  it('of the tribes are there from 360 px on', () => {
    for (const room of rooms.filter(({ width }) => width >= 360)) {
      expect(compose(builtInBoard, room).tags, `${room.width} px`).toHaveLength(4);
    }
  });

  it('of the circles are all there from 360 px on', () => {
    for (const room of rooms.filter(({ width }) => width >= 360)) {
      expect(compose(builtInBoard, room).labels, `${room.width} px`).toHaveLength(22);
    }
  });

  it('are fewer where there is less room, but most', () => {
    expect(compose(builtInBoard, { width: 320, height: 260 }).labels.length).toBeGreaterThan(18);
  });

  it('leave a gap to their neighbours on one line', () => {
    for (const room of rooms) {
      const { labels } = compose(builtInBoard, room);
      for (const [i, { id, box }] of labels.entries()) {
        const wider = { ...box, left: box.left - 4, width: box.width + 8 };
        const near = labels.slice(i + 1).filter((other) => overlap(wider, other.box));
        expect(near, `${id} at ${room.width} px`).toEqual([]);
      }
    }
  });
});

function boardWith(circles: Partial<Circle>[]): Board {
  const path = circles.map((circle, i): Circle => {
    const unsaid = { provenance: '', icon_provenance: '' };
    return { id: `c${i}`, title: `Circle ${i}`, icon: null, lon: 5, lat: 45, ...unsaid, ...circle };
  });
  const vandals = builtInBoard.trackers.filter(({ id }) => id === 'vandals');
  return {
    ...builtInBoard,
    built_in: false,
    board_name: 'Mine',
    trackers: vandals.map((tracker) => ({ ...tracker, path })),
  };
}

describe('a sheet of the user', () => {
  const room = { width: 700, height: 560 };

  it('has no Egypt when no circle is there', () => {
    expect(compose(boardWith([{}]), room).inset).toBeNull();
    expect(compose(builtInBoard, room).inset).not.toBeNull();
  });

  it('keeps far places at the rim and circles of one place apart', () => {
    const plate = compose(
      boardWith([{ lon: 29, lat: 41 }, { lon: -70, lat: 80 }, {}, {}, {}]),
      room,
    );
    expect(overlaps(plate)).toEqual([]);
    for (const circle of plate.circles) {
      expect(isWithin(around(circle, circle.radius), plate.map), circle.id).toBe(true);
    }
  });

  it('moves the cartouche away from a circle in its corner', () => {
    const plate = compose(boardWith([{ lon: -6.5, lat: 34 }]), room);
    expect(plate.cartouche?.top).toBeLessThan(100);
    expect(plate.cartouche?.line).toBe('Mine');
  });
});

describe('the projection', () => {
  it('is the one the coast was drawn with', () => {
    const middle = placeInWest(5.75, 43);
    expect(middle.x).toBeCloseTo(500, 3);
    expect(middle.y).toBeCloseTo(395, 3);
  });

  it('meets whole degrees where the neatline is marked', () => {
    const { box, ticks } = westFrames.wall;
    for (const [at = NaN, degree] of ticks.top) {
      // The tick lies on the meridian: the two neighbouring parallels enclose the edge.
      const north = placeInWest(degree ?? NaN, 60);
      const south = placeInWest(degree ?? NaN, 40);
      const share = (box.top - north.y) / (south.y - north.y);
      expect(north.x + share * (south.x - north.x)).toBeCloseTo(at, 0);
    }
  });
});
