import { expect, it } from 'vitest';
import type { ActorPose } from '../kit/actor';
import { moved } from './assemble';
import { withOthers } from './many-hands';
import { block } from './testing/plain';

const HEIGHT_CM = 100;

/** Feet of two between those at the ends, where something so wide and high is touched. */
function middlesOf(widthCm: number, heightCm: number, contact: 'side' | 'handle') {
  const thing = block(widthCm, heightCm);
  const placed = moved(thing, { at: [widthCm / 2 + 36, 0] });
  const hand = { heightCm: HEIGHT_CM, draw: (_: Partial<ActorPose>) => block(10, HEIGHT_CM) };
  const { ends, between } = withOthers({
    placed,
    thing,
    contact,
    isTall: heightCm > 60,
    support: { near: { at: [36, -50] } },
    doers: [hand, hand, hand],
    mates: [],
  });
  return { ends, middles: between.map(({ box }) => (box.left + box.right) / 2) };
}

it('a second has it from the other end, and the others are between the two', () => {
  const { ends, middles } = middlesOf(200, 40, 'side');
  expect(ends).toHaveLength(1);
  expect(middles).toHaveLength(2);
  expect(middles[0]).toBeLessThan(middles[1] ?? 0);
});

it('all who push are on one side of it', () => {
  const { ends, middles } = middlesOf(200, 40, 'handle');
  expect(ends).toHaveLength(0);
  expect(Math.max(...middles)).toBeLessThan(0);
});
