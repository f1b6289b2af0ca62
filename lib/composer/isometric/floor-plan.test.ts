import { describe, expect, it } from 'vitest';
import { createRandom } from '@/lib/random/random';
import { type Footprint, hiddenBy, planFloor, trimmed } from './floor-plan';

const print = (id: string, own: Partial<Footprint> = {}): Footprint => ({
  id,
  width: 300,
  depth: 260,
  height: 300,
  isAtWall: false,
  isFlat: false,
  isAfloat: false,
  ...own,
});

const SIDE = 900;

describe('land that is cut to what stands on it', () => {
  const placed = planFloor([print('house')], { side: SIDE }, createRandom(1, 'land'));
  const cut = trimmed({ side: SIDE }, placed, 200);

  it('is hardly larger than that', () => {
    expect(cut.floor.side).toBeLessThan(400);
    expect(cut.floor.side).toBeGreaterThan(300);
  });

  it('has it in its middle', () => {
    const [house] = cut.placed;
    expect((house?.x ?? 0) * 2 + 300).toBeCloseTo(cut.floor.side);
    expect((house?.y ?? 0) * 2 + 260).toBeCloseTo(cut.floor.side);
  });
});

describe('trees on a tile', () => {
  const house = planFloor([print('house')], { side: SIDE }, createRandom(1, 'land'));

  it('stand before nothing that somebody asked for', () => {
    const tree = { width: 60, depth: 60, height: 280, isOptional: true, staysClear: true };
    const trees = ['a', 'b', 'c', 'd'].map((id) => print(id, tree));
    const grown = planFloor(trees, { side: SIDE }, createRandom(1, 'trees'), house);
    const [front] = house;
    const before = grown.filter((one) => front && one.x + one.y > front.x + front.y);
    for (const one of before) expect(front ? hiddenBy(one, front) : 0).toBeLessThan(31);
  });
});
