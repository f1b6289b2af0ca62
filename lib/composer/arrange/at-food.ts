import type { KitDrawing } from '../kit/part';
import { flattened, moved, stacked } from './assemble';

/** Animals with their mouths at what they eat or drink, in the frame of the first of them, who faces right. */

/** Of the width of an animal, how far apart two muzzles at the same food are at least: heads are no wider. */
const APART = 0.2;

/** Where leaves are eaten, in shares of a tree's drawing, and by how much the tree is smaller or larger for that. */
export const FOLIAGE = { along: 0.14, down: 0.42, least: 0.75, most: 2 } as const;

/** A tree whose leaves are as high as a mouth; anything else as it is. */
export function inReach(food: KitDrawing, mouthCm: number): KitDrawing {
  if (!food.anchors.trunk) return food;
  const { top, bottom } = food.box;
  const leaves = top + (bottom - top) * FOLIAGE.down;
  const scale = Math.min(FOLIAGE.most, Math.max(FOLIAGE.least, mouthCm / Math.min(-1, leaves)));
  return moved(food, { at: [0, 0], scale });
}

/**
 * The food under the mouth of the first, where along it is told, and the second at its other end, head to head.
 * Nothing where somebody has no mouth.
 */
export function atFood(
  first: KitDrawing,
  food: KitDrawing,
  along: number,
  second?: KitDrawing,
): KitDrawing | undefined {
  const mouth = first.anchors.mouth?.at[0];
  if (mouth === undefined) return undefined;
  const placed = moved(food, { at: [mouth - along, 0] });
  const all = [placed, flattened(first)];
  const other = second?.anchors.mouth?.at[0];
  if (!second || other === undefined) return stacked(all);
  const { left, right } = food.box;
  const farEnd = mouth - along + right - (along - left);
  const apart = Math.max(farEnd, mouth + (first.box.right - first.box.left) * APART);
  const mate = moved(second, { at: [apart + other, 0], mirrored: true });
  return stacked([placed, flattened(mate), flattened(first)]);
}
