import { type Pixels } from '@/lib/engines/engine';
import { gaussianBlur } from './kernels/blur';
import { shrinkPixels } from './kernels/resize';
import { lumaOf } from './quality';
import { fitInside } from './size';

const HORIZON_SIDE_PX = 128;
/** A horizon lies between these shares of the height. */
const HORIZON_FROM = 0.3;
const HORIZON_TO = 0.8;
/** Mean step of luma along a row, in levels, that makes it a horizon. */
const HORIZON_STEP = 9;

/**
 * Height of the horizon as a share of the picture: the row along which it changes most from above to
 * below, all columns together. Undefined where none is seen.
 */
export function horizonOf(image: Pixels): number | undefined {
  const small = shrinkPixels(image, fitInside(image, HORIZON_SIDE_PX));
  const { widthPx, heightPx, data } = gaussianBlur(lumaOf(small), 1.5);
  let [best, bestStep] = [0, 0];
  for (let y = Math.floor(heightPx * HORIZON_FROM); y < heightPx * HORIZON_TO; y++) {
    let step = 0;
    for (let x = 0; x < widthPx; x++)
      step += data[(y + 2) * widthPx + x]! - data[(y - 2) * widthPx + x]!;
    const mean = Math.abs(step) / widthPx;
    if (mean > bestStep) [best, bestStep] = [y, mean];
  }
  return bestStep >= HORIZON_STEP ? best / heightPx : undefined;
}
