import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks';
import type { Item } from './item';
import type { Wish } from './node';
import { rowsOf } from './rows';
import { box, FRAME, RECIPE } from './testing/plain';

const who = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  elements: [id.replace(/-.*$/, '')],
  box: box(60, 170),
  layer: 'main',
  kind: 'person',
  isActor: true,
  ...more,
});

const laid = (items: Item[], wishes: Wish[] = []) => {
  const spots = rowsOf(blocksOf(items, wishes, 170, RECIPE), FRAME, RECIPE);
  return (id: string) => {
    const spot = spots.find(({ item }) => item.id === id);
    if (!spot) throw new Error(`${id} is not laid`);
    return spot;
  };
};

const towards: Wish = { kind: 'towards', from: 'e1', to: 'e2' };

describe('several who have to do with one', () => {
  it('go the same way after what they chase, which is before them', () => {
    const runs = { isGoing: true };
    const ball = who('e2', { kind: 'toy', isActor: false, isAhead: true, box: box(20, 20) });
    const at = laid([who('e1', runs), who('e1-1', runs), ball], [towards]);
    expect(at('e1').mirrored).toBe(at('e1-1').mirrored);
    const behind = at('e1').mirrored ? Math.min : Math.max;
    const first = behind(at('e1').x, at('e1-1').x);
    expect(Math.sign(at('e2').x - first)).toBe(at('e1').mirrored ? -1 : 1);
  });

  it('stand side by side and look at whom they listen to, who looks at them', () => {
    const at = laid([who('e1'), who('e1-1'), who('e1-2'), who('e2')], [towards]);
    const ways = ['e1', 'e1-1', 'e1-2'].map((id) => at(id).mirrored);
    expect(new Set(ways).size).toBe(1);
    expect(at('e2').mirrored).not.toBe(at('e1').mirrored);
    expect(at('e2').x > at('e1').x).toBe(!at('e1').mirrored);
  });
});

it('ducklings behind their mother swim in a row after her', () => {
  const swims = { isGoing: true, kind: 'animal' } as const;
  const at = laid(
    [who('e1', swims), who('e1-1', swims), who('e1-2', swims), who('e2', swims)],
    [{ kind: 'behind', from: 'e1', to: 'e2' }],
  );
  const ahead = at('e2').mirrored ? -1 : 1;
  for (const id of ['e1', 'e1-1', 'e1-2']) expect(Math.sign(at('e2').x - at(id).x), id).toBe(ahead);
});

it('a dog and a girl who both run go the same way', () => {
  const at = laid([who('e1', { isGoing: true, kind: 'animal' }), who('e2', { isGoing: true })]);
  expect(at('e1').mirrored).toBe(at('e2').mirrored);
});
