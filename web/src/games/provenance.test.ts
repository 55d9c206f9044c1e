import { expect, it } from 'vitest';

import { sourceNote } from './provenance';

it('says whose figures are, and no more of it', () => {
  const ours = 'RECONSTRUCTED <=12 so that 7.11(d) holds';
  expect(sourceNote({ value: ours, terrain: 'RECONSTRUCTED' })).toBe(
    'Value and terrain reconstructed: the printed map is lost.',
  );
  expect(sourceNote({ cost: ours, value: 'SEED 5.51', militia: 'PUBLIC' })).toBe(
    'Value as printed; militia as players tell; cost reconstructed: the printed map is lost.',
  );
  expect(sourceNote({ value: 'OWN' })).toBe('Value your own.');
  expect(sourceNote({ value: '' })).toBe('');
});
