import type { Pixels } from '@/lib/engines/engine';

/** Of the steps between neighbours within a picture, which one the step over its border is compared with. */
const COMPARED_SHARE = 0.99;

/** Mean difference of two columns, or rows, in levels of 0 to 255. */
function stepBetween(
  { widthPx, heightPx, data }: Pixels,
  [one, other]: readonly [number, number],
  isDown: boolean,
): number {
  const breadth = isDown ? widthPx : heightPx;
  const at = (along: number, across: number) =>
    (isDown ? along * widthPx + across : across * widthPx + along) * 4;
  let sum = 0;
  for (let across = 0; across < breadth; across += 1)
    for (let channel = 0; channel < 3; channel += 1)
      sum += Math.abs(
        (data[at(one, across) + channel] ?? 0) - (data[at(other, across) + channel] ?? 0),
      );
  return sum / breadth / 3;
}

/**
 * By how many levels of 0 to 255 the step over a border of a tile is larger than the steepest step between neighbours
 * within it, the larger of both directions: 0 or less where nobody sees the border.
 */
export function seamErrorOf(pixels: Pixels): number {
  const errors = [false, true].map((isDown) => {
    const length = isDown ? pixels.heightPx : pixels.widthPx;
    const inside = Array.from({ length: length - 1 }, (_, index) =>
      stepBetween(pixels, [index, index + 1], isDown),
    ).sort((a, b) => a - b);
    const border = stepBetween(pixels, [length - 1, 0], isDown);
    return border - (inside[Math.floor(inside.length * COMPARED_SHARE)] ?? 0);
  });
  return Math.max(...errors);
}
