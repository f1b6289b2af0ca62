import { type ColorWeight, type Pixels } from '@/lib/engines/engine';
import { blurPixels } from '@/lib/imaging/grain';
import { toByte } from '@/lib/imaging/kernels/float-plane';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { clusterColors, mergeClusters, samplesOf } from '../compose/finish/color/clusters';
import { labToRgb } from '../compose/finish/color/oklab';
import { mapPixels } from '../compose/finish/palette/color-map';
import { fitPalette } from '../compose/finish/palette/fit';
import { paletteOf } from '../compose/finish/palette/targets';

const MEASURED_SIDE_PX = 128;
const COLORS = 7;
const SAME_COLOR = 0.05;

/** The colours a picture is known by, with their shares. */
export function colorsOf(pixels: Pixels): ColorWeight[] {
  const small = shrinkPixels(pixels, fitInside(pixels, MEASURED_SIDE_PX));
  const clusters = mergeClusters(clusterColors(samplesOf(small.data), COLORS), SAME_COLOR);
  return clusters.map(({ lab, weight }) => ({
    rgb: labToRgb(...lab).map(Math.round) as [number, number, number],
    weight,
  }));
}

/**
 * Moves a picture's colours towards a palette: strength 0 leaves them, 1 lands on it.
 * @param grainPx how far grain reaches: colours are told apart without it, so that a noisy ground
 * does not fall into two colours; 0 for clean pictures
 */
export function towardsColors(
  pixels: Pixels,
  colors: readonly ColorWeight[],
  strength: number,
  grainPx = 0,
): Pixels {
  const palette = paletteOf(colors);
  if (palette === undefined || strength <= 0) return pixels;
  const small = shrinkPixels(pixels, fitInside(pixels, MEASURED_SIDE_PX));
  const { map } = fitPalette(
    (shown) => (shown ? mapPixels(small, shown) : small),
    palette,
    Math.min(1, strength),
  );
  if (grainPx === 0) return mapPixels(pixels, map);
  const clean = blurPixels(pixels, grainPx);
  const moved = mapPixels(clean, map);
  const data = pixels.data.map((value, at) => toByte(value + moved.data[at]! - clean.data[at]!));
  return { ...pixels, data };
}
