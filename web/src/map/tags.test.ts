import { expect, test } from 'vitest';

import { overlap } from './geometry';
import { placedTags, tagHeight } from './tags';

const tag = (area: string) => ({ area, text: '28 %', tone: 'plain' }) as const;
const origin = () => ({ x: 0, y: 0 });
const boxOf = ({ x, y, width }: { x: number; y: number; width: number }) => ({
  left: x - width / 2,
  top: y - tagHeight / 2,
  width,
  height: tagHeight,
});

test('a tag stands below the counters where nothing else does', () => {
  const [placed] = placedTags([tag('a')], origin, [], 1);
  expect(placed?.x).toBeCloseTo(0);
  expect(placed?.y).toBeCloseTo(25);
});

test('a tag leaves the name below the counters to be read', () => {
  const name = { left: -40, top: 14, width: 80, height: 16 };
  const [placed] = placedTags([tag('a')], origin, [name], 1);
  expect(placed && overlap(boxOf(placed), name)).toBe(false);
});

test('no tag covers another', () => {
  const [first, second] = placedTags([tag('a'), tag('b')], origin, [], 1).map(boxOf);
  expect(first && second && overlap(first, second)).toBe(false);
});
