import { type Pixels } from '@/lib/engines/engine';
import { boxBlur } from './kernels/blur';
import { toByte } from './kernels/float-plane';

/** How far colours reach under transparency: farther than any filter's support that reads them. */
const REACH_PX = 8;

/**
 * The picture with the colours of its visible parts continued under its transparent ones, opaque:
 * what is to be filtered without its alpha.
 */
export function bleedColors({ widthPx, heightPx, data }: Pixels): Pixels {
  const count = widthPx * heightPx;
  const blurred = (value: (pixel: number) => number) => {
    const plane = new Float32Array(count);
    for (let pixel = 0; pixel < count; pixel++) plane[pixel] = value(pixel);
    return boxBlur({ widthPx, heightPx, data: plane }, REACH_PX).data;
  };
  const alphaOf = (pixel: number) => data[pixel * 4 + 3]! / 255;
  const weight = blurred(alphaOf);
  const result = Uint8Array.from(data);
  for (let channel = 0; channel < 3; channel++) {
    const sum = blurred((pixel) => data[pixel * 4 + channel]! * alphaOf(pixel));
    for (let pixel = 0; pixel < count; pixel++) {
      // Far from anything visible the colour is of no consequence.
      const near = weight[pixel]! > 1e-4 ? sum[pixel]! / weight[pixel]! : 0;
      if (alphaOf(pixel) === 0) result[pixel * 4 + channel] = toByte(near);
    }
  }
  for (let pixel = 0; pixel < count; pixel++) result[pixel * 4 + 3] = 255;
  return { widthPx, heightPx, data: result };
}
