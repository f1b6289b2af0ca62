import { type ColorWeight, type Pixels } from '@/lib/engines/engine';
import { blurPixels } from '@/lib/imaging/grain';
import { toByte } from '@/lib/imaging/kernels/float-plane';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { mapPixels } from '../compose/finish/palette/color-map';
import { fitPalette } from '../compose/finish/palette/fit';
import { paletteOf } from '../compose/finish/palette/targets';

const MEASURED_SIDE_PX = 128;

/** Moves a picture's colours towards a palette: strength 0 leaves them, 1 lands on it. */
export function towardsColors(
  pixels: Pixels,
  colors: readonly ColorWeight[],
  strength: number,
): Pixels {
  const palette = paletteOf(colors);
  if (palette === undefined || strength <= 0) return pixels;
  const small = shrinkPixels(pixels, fitInside(pixels, MEASURED_SIDE_PX));
  const { map } = fitPalette(
    (shown) => (shown ? mapPixels(small, shown) : small),
    palette,
    Math.min(1, strength),
  );
  return withoutGrain(pixels, (clean) => mapPixels(clean, map));
}

/** Grain reaches about this far. */
const GRAIN_PX = 1.2;

/**
 * Changes colours as they are without their grain, and puts it back: or a noisy ground whose colour
 * lies between two others would fall apart into both.
 */
function withoutGrain(pixels: Pixels, change: (clean: Pixels) => Pixels): Pixels {
  const clean = blurPixels(pixels, GRAIN_PX);
  const moved = change(clean);
  const data = pixels.data.map((value, at) => toByte(value + moved.data[at]! - clean.data[at]!));
  return { ...pixels, data };
}
