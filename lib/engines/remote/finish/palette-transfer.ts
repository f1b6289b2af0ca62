import type { ColorWeight, DrawSpec, Pixels } from '@/lib/engines/engine';
import { mapPixels } from '@/lib/engines/builtin/compose/finish/palette/color-map';
import { fitPalette } from '@/lib/engines/builtin/compose/finish/palette/fit';
import { paletteOf } from '@/lib/engines/builtin/compose/finish/palette/targets';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';

/** Colours are counted on a small copy. */
const MEASURE_SIDE_PX = 128;
/** Asked colours are met; a style's palette only leads, less so when it may be followed freely. */
const ASKED_STRENGTH = 0.9;
const STYLE_STRENGTH = { precise: 0.75, regular: 0.6, flexible: 0.4 } as const;

/** Brings a drawn picture's colours to the given ones, by their weights where they have some. */
export function transferPalette(
  pixels: Pixels,
  colors: readonly ColorWeight[],
  strength: number,
): Pixels {
  const palette = paletteOf(colors);
  if (!palette) return pixels;
  const small = shrinkPixels(flattenOnWhite(pixels), fitInside(pixels, MEASURE_SIDE_PX));
  const { map } = fitPalette(
    (shown) => (shown ? mapPixels(small, shown) : small),
    palette,
    strength,
  );
  return mapPixels(pixels, map);
}

/** The colours of a request go before those of a style. */
export function applyColors(pixels: Pixels, spec: DrawSpec): Pixels {
  if (spec.colors?.length) return transferPalette(pixels, spec.colors, ASKED_STRENGTH);
  if (!spec.style) return pixels;
  return transferPalette(pixels, spec.style.profile.palette, STYLE_STRENGTH[spec.style.match]);
}
