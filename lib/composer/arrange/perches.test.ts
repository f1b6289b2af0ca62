import { describe, expect, it } from 'vitest';
import type { Item } from './item';
import { aboutItems, stoolScale } from './resting';
import { aboveOf } from './surroundings';
import { block, FRAME, RECIPE } from './testing/plain';

const item = (id: string, width: number, height: number, more: Partial<Item> = {}): Item => ({
  id,
  elements: [id],
  box: block(width, height).box,
  layer: 'main',
  kind: 'animal',
  isActor: true,
  ...more,
});

describe('perches', () => {
  it('counts of a fence what is about who sits on it', () => {
    const fence = aboutItems('fence', block(400, 100), [block(60, 50)]);
    expect(fence.box.right - fence.box.left).toBeLessThan(140);
    expect(aboutItems('bench', block(400, 100), [block(60, 50)]).box).toEqual(block(400, 100).box);
  });

  it('makes a mushroom as large as who sits on it needs it', () => {
    expect(stoolScale({ kind: 'food', habitat: 'table' }, block(9, 8), 150)).toBeGreaterThan(5);
    expect(stoolScale({ kind: 'furniture', habitat: 'ground' }, block(40, 45), 150)).toBe(1);
    expect(stoolScale({ kind: 'food', habitat: 'table' }, block(9, 8), undefined)).toBe(1);
  });

  it('has the moon behind the head of who is alone under it', () => {
    const wolf = item('wolf', 120, 90);
    const moon = item('moon', 40, 40, {
      layer: 'sky',
      kind: 'celestial',
      isActor: false,
      isMoon: true,
    });
    const lead = { item: wolf, x: 400, y: 720, pxPerCm: 4, mirrored: false, depth: 0.5 };
    const [spot] = aboveOf([moon], [lead], { hasScenery: false, isLeading: false }, FRAME, RECIPE);
    expect(spot?.depth).toBeLessThan(lead.depth);
    expect(spot?.x).toBeGreaterThan(400);
    expect(spot?.x).toBeLessThan(640);
    expect(spot && spot.y - 20 * spot.pxPerCm).toBeGreaterThan(280);
  });
});
