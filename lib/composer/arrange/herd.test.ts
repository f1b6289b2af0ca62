import { describe, expect, it } from 'vitest';
import { herdRows, isHerd, sharedIn } from './herd';
import type { Block } from './block';
import type { Item } from './item';

const animal = (element: string, width: number): Block => {
  const box = { left: -width / 2, right: width / 2, top: -100, bottom: 0 };
  const item: Item = {
    id: element,
    elements: [element],
    box,
    layer: 'main',
    kind: 'animal',
    isActor: true,
  };
  return {
    members: [{ item, scale: 1, x: 0, nearer: 0 }],
    left: box.left,
    right: box.right,
    height: 100,
  };
};

describe('a herd', () => {
  it('is three and more of one kind', () => {
    const [cow, pig] = [animal('e1', 150), animal('e2', 120)];
    expect([isHerd([cow, cow]), isHerd([cow, cow, cow]), isHerd([cow, cow, pig])]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('has no head over the back of another, and may stand close upright', () => {
    expect(sharedIn([animal('e1', 150)])).toBeLessThan(0);
    expect(sharedIn([animal('e1', 50)])).toBeGreaterThan(0);
  });

  it.each([
    [3, [3]],
    [5, [2, 3]],
    [8, [2, 3, 3]],
    [12, [3, 3, 3, 3]],
  ])('of %i stands in rows, the nearest of which is the longest', (count, lengths) => {
    const herd = Array.from({ length: count }, () => animal('e1', 150));
    expect(herdRows(herd).map(({ length }) => length)).toEqual(lengths);
  });
});
