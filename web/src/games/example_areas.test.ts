import { describe, expect, it } from 'vitest';

import { areasOfExample, placesInWords } from './example_areas';

const told = ({ units }: { id: string; units: string }) => units;
const before = [
  { id: 'gaul', units: '4 legions' },
  { id: 'italy', units: '2 legions' },
  { id: 'spain', units: '' },
];

type Areas = typeof before;
const areasIn = (areas: Areas) => areas;
const action = { seat: 'rome', action: 'march', parts: null };
const example = (after: Areas) => ({ name: 'march', before, actions: [action], after });

describe('what a picture of an example shows', () => {
  it('is where something changed', () => {
    const after = [
      { id: 'gaul', units: '4 legions' },
      { id: 'italy', units: '' },
      { id: 'spain', units: '2 legions' },
    ];
    expect(areasOfExample(example(after), areasIn, told)).toEqual(['italy', 'spain']);
  });

  it('is all that is there where nothing changed', () => {
    expect(areasOfExample(example(before), areasIn, told)).toEqual(['gaul', 'italy']);
  });

  it('is also what an action names, and all of the map for the whole table', () => {
    const actions = [{ ...action, action: 'march spain' }];
    expect(areasOfExample({ ...example(before), actions }, areasIn, told)).toEqual([
      'gaul',
      'italy',
      'spain',
    ]);
    const table = { ...example(before), name: 'example-the-table' };
    expect(areasOfExample(table, areasIn, told)).toEqual([]);
  });

  it('is told by the names of the areas', () => {
    const titles = (id: string) => id.toUpperCase();
    expect(placesInWords(before, titles, told)).toBe('GAUL: 4 legions; ITALY: 2 legions');
  });
});
