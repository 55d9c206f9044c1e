import { describe, expect, test } from 'vitest';

import {
  byDie,
  cubeOffers,
  erasable,
  inGroup,
  ownGroups,
  stepOf,
} from '../../src/games/rome_must_fall/offers';
import { fights } from '../../src/games/rome_must_fall/history';
import type { Offer, Refusal } from '../../src/games/sheet';
import { cubes, erase, resource } from './fixtures';

const full: Refusal = { kind: 'illegal', text: 'Reserves are full.', rule: 'R18' };

function offer(action: string, group: string, more: Partial<Offer> = {}): Offer {
  return { action, label: action, group, rule: 'T1.2', refused: null, marks: {}, ...more };
}

describe('the row of a group', () => {
  test('acts at once where nothing is to be chosen', () => {
    expect(stepOf([offer('levy', 'levy')], 'levy')).toEqual({ kind: 'act', action: 'levy' });
  });

  test('asks for a die', () => {
    const offers = [
      offer('reroll 0', 'reroll', { marks: { die: 0 } }),
      offer('reroll 2', 'reroll', { marks: { die: 2 } }),
    ];
    const step = stepOf(offers, 'reroll');
    expect(step.kind).toBe('ask_die');
    expect([...byDie(offers, 'reroll').keys()]).toEqual([0, 2]);
  });

  test('says why it is refused', () => {
    const offers = [offer('levy', 'levy', { refused: full })];
    expect(stepOf(offers, 'levy')).toEqual({ kind: 'refused', refusal: full });
  });

  test('does nothing without an offer', () => {
    expect(stepOf([], 'levy')).toEqual({ kind: 'none' });
  });

  test('asks which circle is won back, each once', () => {
    const offers = [
      offer('glory_erase 0 1 numidia', 'glory_erase', { marks: { circle: 'numidia' } }),
      offer('glory_erase 0 2 numidia', 'glory_erase', { marks: { circle: 'numidia' } }),
      offer('glory_erase 0 1 tolosa', 'glory_erase', { marks: { circle: 'tolosa' } }),
      offer('glory_erase 0 1 roma', 'glory_erase', { marks: { circle: 'roma' }, refused: full }),
    ];
    expect(erasable(offers)).toEqual([
      { circle: 'numidia', action: 'glory_erase 0 1 numidia' },
      { circle: 'tolosa', action: 'glory_erase 0 1 tolosa' },
    ]);
    expect(stepOf(offers, 'glory_erase').kind).toBe('ask_circle');
  });
});

test('every marked circle can be won back', () => {
  const marked = erase.view.trackers.flatMap(({ marked }) => (Array.isArray(marked) ? marked : []));
  const circles = erasable(erase.offers).map(({ circle }) => circle);
  expect(circles.length).toBeGreaterThan(0);
  expect([...circles].sort()).toEqual(marked.sort());
});

describe('the cubes question', () => {
  const three = [0, 1, 2, 3].map((count) =>
    offer(count === 0 ? 'resolve' : `resolve cubes ${count}`, 'resolve', {
      marks: { cubes: count },
    }),
  );

  test('puts the price that holds first, then letting it fall, then what is pointless', () => {
    expect(cubeOffers(three, 2).map(({ cubes, worth }) => [cubes, worth])).toEqual([
      [2, 'fits'],
      [0, 'lets_fall'],
      [1, 'short'],
      [3, 'over'],
    ]);
  });

  test('needs no cube where the die holds', () => {
    expect(cubeOffers(three, 0)[0]).toMatchObject({ cubes: 0, worth: 'fits' });
  });

  test('reads the number from the action where no mark says it', () => {
    const bare = three.map((each) => ({ ...each, marks: {} }));
    expect(cubeOffers(bare, 1)[0]?.offer.action).toBe('resolve cubes 1');
  });

  test('agrees with the server about what holds', () => {
    const now = cubes.view.trackers.find(({ state }) => state === 'now');
    const counts = fights(cubes.log).get(now?.id ?? '')?.counts ?? 0;
    const [best] = cubeOffers(cubes.offers, now?.holds[0]?.needs[counts - 1] ?? -1);
    expect(best?.worth).toBe('fits');
    expect(best?.offer.marks['held']).toBe(true);
  });
});

test('every offer of the server has its place on the sheet', () => {
  for (const moment of [resource, erase, cubes]) {
    for (const { group } of moment.offers) expect(ownGroups).toContain(group);
  }
  const [assign] = inGroup(resource.offers, 'assign');
  expect(assign?.form?.slots).toEqual(resource.view.trackers.map(({ id }) => id));
});
