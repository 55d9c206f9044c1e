import { describe, expect, it } from 'vitest';

import { accessibleName, factsOf, gatherCircles, stateOf, type MapCircle } from './circles';
import { builtInBoard, viewWith } from '../../../../tests/rome_must_fall/built_in_board';

const circles = gatherCircles(builtInBoard);

function circle(id: string): MapCircle {
  const found = circles.find((each) => each.id === id);
  if (!found) throw new Error(`no circle ${id}`);
  return found;
}

function nameOf(id: string, marked: string[], erasable: string[] = []): string {
  const offers = erasable.map((each) => ({ circle: each, action: `glory_erase 0 1 ${each}` }));
  const state = stateOf(circle(id), viewWith(marked, 'carthago'), offers);
  return accessibleName(factsOf(circle(id), state, builtInBoard));
}

describe('the circles', () => {
  it('are gathered once each, also where paths meet', () => {
    expect(circles).toHaveLength(22);
    expect(circle('roma').steps.map(({ tracker }) => tracker)).toEqual([
      'vandals',
      'visigoths',
      'ostrogoths',
    ]);
    expect(circle('numidia').first).toBe('vandals');
    expect(circle('roma').first).toBeNull();
  });

  it('say what they are, what has become of them, and whose figures they are', () => {
    expect(nameOf('carthago', ['carthago'])).toBe(
      'Carthago, Vandals path 3 of 6, wheat: lose the re-roll; marked; ' +
        'Vandals path as printed.',
    );
    expect(nameOf('carthago', [])).toContain('; Roman, next for the Vandals; ');
    expect(nameOf('sicilia', [])).toContain(
      'lose a cube; Roman; Vandals path reconstructed: the printed map is lost.',
    );
    expect(nameOf('numidia', ['numidia'], ['numidia'])).toContain('; marked, can be won back; ');
  });

  it('name every path that ends in one of them', () => {
    expect(nameOf('roma', [])).toContain(
      'Roma, Vandals path 6 of 6, Visigoths path 6 of 6, Ostrogoths path 6 of 6, three fires',
    );
  });

  it('carry the action that erases their mark', () => {
    const offers = [{ circle: 'numidia', action: 'glory_erase 2 5 numidia' }];
    const view = viewWith(['numidia'], 'hippo');
    expect(stateOf(circle('numidia'), view, offers).erase).toBe('glory_erase 2 5 numidia');
    expect(stateOf(circle('hippo'), view, offers)).toEqual({
      marked: false,
      nextFor: ['vandals'],
      erase: null,
    });
  });
});
