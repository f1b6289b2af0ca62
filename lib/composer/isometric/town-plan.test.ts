import { describe, expect, it } from 'vitest';
import { createRandom } from '@/lib/random/random';
import { type Footprint, planFloor, spans } from './floor-plan';
import { roadsOf } from './town';

const SIDE = 1200;
const print = (id: string, own: Partial<Footprint> = {}): Footprint => ({
  id,
  width: 280,
  depth: 240,
  height: 300,
  isAtWall: false,
  isFlat: false,
  isAfloat: false,
  ...own,
});

describe('a town', () => {
  const roads = roadsOf(SIDE, true);
  const placed = planFloor(
    [
      print('house'),
      print('shop'),
      print('tower', { height: 800 }),
      print('car', { width: 200, depth: 90, height: 80, lane: 'road' }),
      print('tree', { width: 60, depth: 60, lane: 'kerb' }),
    ],
    { side: SIDE, roads },
    createRandom(1, 'town'),
  );
  const isOnBed = (id: string) => {
    const one = placed.find((spot) => spot.id === id);
    if (!one) throw new Error(`${id} has no place`);
    const [w, d] = spans(one);
    return roads.some(({ along, from, wide }) => {
      const [start, end] = along === 'x' ? [one.y, one.y + d] : [one.x, one.x + w];
      return start < from + wide && end > from;
    });
  };

  it('drives on its roads and stands beside them', () => {
    expect(isOnBed('car')).toBe(true);
    for (const id of ['house', 'shop', 'tower', 'tree']) expect(isOnBed(id)).toBe(false);
  });
});
