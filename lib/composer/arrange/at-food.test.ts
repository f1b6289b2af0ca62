import { describe, expect, it } from 'vitest';
import { atFood, inReach } from './at-food';
import { block } from './testing/plain';

describe('animals at their food', () => {
  const horse = { ...block(200, 150), anchors: { mouth: { at: [110, -20] as const } } };

  it('are head to head over it, and do not cover each other', () => {
    const both = atFood(horse, block(30, 30), 0, horse);
    const alone = atFood(horse, block(30, 30), 0);
    const widthOf = (drawn: typeof both) => (drawn ? drawn.box.right - drawn.box.left : 0);
    expect(widthOf(both)).toBeGreaterThan(widthOf(alone) * 1.5);
  });

  it('find leaves as high as their mouths', () => {
    const tree = { ...block(100, 400), anchors: { trunk: { at: [0, -100] as const } } };
    expect(inReach(tree, -300).box.top).toBeLessThan(tree.box.top);
    expect(inReach(block(40, 20), -300).box.top).toBe(block(40, 20).box.top);
  });
});
