import { edgesIn, heightOf, originAt, type Spot, widthOf } from './item';

/** A sun or a moon that clouds hide a part of: they lie over its lower half and come out at its sides. */

/** Of its size: where the middles of the clouds before it are, right and down, and how wide each is. */
const BEFORE: readonly (readonly [x: number, y: number, width: number])[] = [
  [-0.3, 0.3, 0.95],
  [0.42, 0.14, 0.7],
  [0.24, 0.5, 0.86],
  [-0.62, 0.02, 0.5],
];

export const areInSky = (one: Spot, other: Spot): boolean =>
  one.item.kind === 'celestial' && other.item.kind === 'celestial' && other.item.layer === 'sky';

/** Lays clouds before what shines; those beyond the few that fit stay where they are. */
export function cloud(shining: Spot, clouds: readonly Spot[]): void {
  const { left, right, top, bottom } = edgesIn(shining);
  const size = Math.max(right - left, bottom - top);
  clouds.slice(0, BEFORE.length).forEach((one, index) => {
    const [x, y, width] = BEFORE[index] ?? [0, 0, 1];
    const { item } = one;
    one.pxPerCm = (size * width) / Math.max(widthOf(item), heightOf(item));
    one.x = originAt(item, (left + right) / 2 + x * size, one.pxPerCm, one.mirrored);
    const middle = ((item.box.top + item.box.bottom) / 2) * one.pxPerCm;
    one.y = (top + bottom) / 2 + y * size - middle;
    one.depth = shining.depth + 0.001 * (index + 1);
  });
}
