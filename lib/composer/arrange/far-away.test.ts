import { describe, expect, it } from 'vitest';
import type { Item, Spot } from './item';
import { edgesIn } from './item';
import { farAway } from './far-away';

const frame = {
  widthPx: 1000,
  heightPx: 1000,
  groundAt: (depth: number) => 500 + depth * 500,
  mainDepth: 0.7,
};
const item = (id: string, heightCm: number, layer: Item['layer'] = 'scenery'): Item => ({
  id,
  elements: [id],
  box: { left: -heightCm / 2, top: -heightCm, right: heightCm / 2, bottom: 0 },
  layer,
  kind: 'building',
  isActor: false,
});
const person: Spot = {
  item: item('person', 170, 'main'),
  x: 250,
  y: 900,
  pxPerCm: 2.4,
  mirrored: false,
  depth: 0.7,
};

describe('what is far away', () => {
  it('is small, whole and beside who stands in front', () => {
    const [barn] = farAway([item('barn', 800)], [person], frame).map(edgesIn);
    expect((barn?.bottom ?? 0) - (barn?.top ?? 0)).toBeLessThan(300);
    expect(barn?.left).toBeGreaterThan(edgesIn(person).right);
    expect(barn?.right).toBeLessThanOrEqual(1000);
  });

  it('stands side by side where it is several', () => {
    const mills = [1, 2, 3].map((index) => item(`mill-${String(index)}`, 1500));
    const boxes = farAway(mills, [person], frame).map(edgesIn);
    for (const [index, box] of boxes.entries())
      expect(box.left).toBeGreaterThanOrEqual((boxes[index - 1]?.right ?? 0) - 1);
  });
});
