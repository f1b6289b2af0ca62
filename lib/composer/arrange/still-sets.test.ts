import { describe, expect, it } from 'vitest';
import type { Item } from './item';
import { edgesOfSets, setsFor } from './still-sets';

const item = (id: string, width: number, height: number, more: Partial<Item> = {}): Item => ({
  id,
  elements: [id.slice(0, 2)],
  box: { left: -width / 2, top: -height, right: width / 2, bottom: 0 },
  layer: 'main',
  kind: 'food',
  isActor: false,
  ...more,
});
const sizeIn = (sets: ReturnType<typeof setsFor>, id: string) => {
  const set = sets.find((one) => one.item.id === id);
  return set ? set.scale * -set.item.box.top : 0;
};

describe('things of a still life', () => {
  it('are led by the first that is no garnish', () => {
    const beans = [0, 1, 2, 3].map((copy) => item(`e1-${copy}`, 1, 1, { isLoose: true }));
    const sets = setsFor([...beans, item('e2', 10, 12)], 1, 1.3);
    const lead = sets.find(({ depth, x }) => depth === 0 && Math.abs(x) < 1);
    expect(lead?.item.id).toBe('e2');
  });

  it('are large enough to be told beside what leads', () => {
    const sets = setsFor([item('e1', 35, 35), item('e2', 6, 6)], 1, 1.3);
    expect(sizeIn(sets, 'e2')).toBeGreaterThan(sizeIn(sets, 'e1') * 0.35);
  });

  it('stand at the shoulder of a dish that would hide their stems', () => {
    const sets = setsFor([item('e1', 30, 8), item('e2', 9, 22)], 1, 1.3);
    const glass = sets.find(({ item: { id } }) => id === 'e2');
    expect(Math.abs(glass?.x ?? 0)).toBeGreaterThan(15);
  });

  it('have a height where all that there is, is a splash', () => {
    const sets = setsFor([item('e1', 30, 20, { isBurst: true })], 1, 1.3);
    expect(edgesOfSets(sets).tallest).toBeGreaterThan(0);
  });

  it('have stalks behind what leads, turned to both sides', () => {
    const stalks = [0, 1, 2].map((copy) => item(`e2-${copy}`, 4, 30, { isSprig: true }));
    const sets = setsFor([item('e1', 10, 20), ...stalks], 1, 1.3);
    const turned = sets.flatMap(({ tilt, depth }) => (tilt && depth < 0 ? [tilt.degrees] : []));
    expect(turned).toHaveLength(3);
    expect(Math.min(...turned)).toBeLessThan(0);
  });

  it('lie aside of what they are told to be beside', () => {
    const asideOf = (beside: readonly string[]) => {
      const told = {
        flanking: new Set<string>(),
        behind: new Set<string>(),
        before: new Set<string>(),
        beside: new Set(beside),
        above: new Map<string, string>(),
      };
      const sets = setsFor([item('e1', 20, 30), item('e2', 25, 5)], 1, 1.3, told);
      return Math.abs(sets.find((one) => one.item.id === 'e2')?.x ?? 0);
    };
    expect(asideOf(['e2'])).toBeGreaterThan(asideOf([]) * 1.3);
  });

  it('are spread over a page that is much wider than they are', () => {
    const items = [item('e1', 20, 20), item('e2', 18, 18), item('e3', 10, 10)];
    const widthOn = (page: number) => {
      const { left, right } = edgesOfSets(setsFor(items, 1, page));
      return right - left;
    };
    expect(widthOn(4)).toBeGreaterThan(widthOn(1.3) * 1.1);
  });
});
