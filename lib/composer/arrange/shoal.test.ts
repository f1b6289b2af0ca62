import { describe, expect, it } from 'vitest';
import type { Item, Spot } from './item';
import { edgesIn } from './item';
import { shoaled } from './shoal';

const page = { widthPx: 1000, heightPx: 1500 };

function spot(
  id: string,
  x: number,
  kind: 'animal' | 'person',
  isAquatic = kind === 'animal',
): Spot {
  const item = {
    id,
    layer: 'main',
    kind,
    isActor: true,
    isAquatic,
    box: { left: -100, right: 100, top: -40, bottom: 40 },
  } as unknown as Item;
  return { item, x, y: 1200, pxPerCm: 0.8, mirrored: false, depth: 0.5 };
}

describe('swimmers where all is water', () => {
  it('swim at several heights of a page that stands, larger than in a row', () => {
    const laid = ['a', 'b', 'c'].map((id, index) => spot(id, 200 + index * 300, 'animal'));
    const all = shoaled(laid, page, false);
    const middles = all.map((one) => Math.round(one.y));
    expect(new Set(middles).size).toBe(3);
    for (const one of all) {
      expect(one.pxPerCm).toBeGreaterThan(2);
      const { left, right, top, bottom } = edgesIn(one);
      expect(left).toBeGreaterThan(0);
      expect(right).toBeLessThan(page.widthPx);
      expect(top).toBeGreaterThan(page.heightPx * 0.1);
      expect(bottom).toBeLessThan(page.heightPx * 0.84);
    }
  });

  it('leave the upper part to a title', () => {
    const [only] = shoaled([spot('a', 500, 'animal')], page, true);
    expect(only && edgesIn(only).top).toBeGreaterThan(page.heightPx * 0.34);
  });

  it('are nobody where only people are there', () => {
    const laid = [spot('a', 500, 'person')];
    expect(shoaled(laid, page, false)).toEqual(laid);
  });
});
