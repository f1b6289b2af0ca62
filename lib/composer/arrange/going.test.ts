import { expect, it } from 'vitest';
import { blocksOf } from './blocks';
import type { Item } from './item';
import { rowsOf } from './rows';
import { box, FRAME, RECIPE } from './testing/plain';

const runner = (id: string, isGoing: boolean): Item => ({
  id,
  elements: ['e1'],
  box: box(60, 170),
  layer: 'main',
  kind: 'person',
  isActor: true,
  ...(isGoing ? { isGoing } : {}),
});

const waysOf = (isGoing: boolean) => {
  const items = [runner('e1', isGoing), runner('e1-1', isGoing)];
  return rowsOf(blocksOf(items, [], 170, RECIPE), FRAME, RECIPE).map(({ mirrored }) => mirrored);
};

it('two who race go the same way, and two who stand are turned to each other', () => {
  expect(new Set(waysOf(true)).size).toBe(1);
  expect(new Set(waysOf(false)).size).toBe(2);
});
