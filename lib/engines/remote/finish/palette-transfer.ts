import type { ColorWeight, DrawSpec, Pixels } from '@/lib/engines/engine';
import { rgbToLab, squaredDistance } from '@/lib/engines/builtin/compose/finish/color/oklab';
import { mapPixels } from '@/lib/engines/builtin/compose/finish/palette/color-map';
import { fitPalette } from '@/lib/engines/builtin/compose/finish/palette/fit';
import { paletteOf, type Palette } from '@/lib/engines/builtin/compose/finish/palette/targets';
import { flattenOnWhite } from '@/lib/imaging/flatten';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';

/** Colours are counted on a small copy. */
const MEASURE_SIDE_PX = 128;
/**
 * How far colours are moved, by how far they are from the asked ones (mean distance in OKLab). A
 * model that followed the words keeps its shades; one that did not is overruled, at their expense.
 */
const NEAR = { distance: 0.08, strength: 0.5 };
const FAR = { distance: 0.2, strength: 0.9 };
/** A style's palette only leads. */
const STYLE_STRENGTH = { precise: 0.5, regular: 0.4, flexible: 0.25 } as const;

/** Mean distance of a picture's pixels to the nearest colour of a palette, in OKLab. */
function distanceTo({ targets }: Palette, { data }: Pixels): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    const lab = rgbToLab(data[at]!, data[at + 1]!, data[at + 2]!);
    sum += Math.sqrt(Math.min(...targets.map((target) => squaredDistance(lab, target.lab))));
  }
  return sum / (data.length / 4);
}

function askedStrength(distance: number): number {
  const share = (distance - NEAR.distance) / (FAR.distance - NEAR.distance);
  return NEAR.strength + Math.min(1, Math.max(0, share)) * (FAR.strength - NEAR.strength);
}

/** Brings a drawn picture's colours to the given ones, by their weights where they have some. */
function transferPalette(
  pixels: Pixels,
  colors: readonly ColorWeight[],
  strengthAt: (distance: number) => number,
): Pixels {
  const palette = paletteOf(colors);
  if (!palette) return pixels;
  const small = shrinkPixels(flattenOnWhite(pixels), fitInside(pixels, MEASURE_SIDE_PX));
  const strength = strengthAt(distanceTo(palette, small));
  const render = (map?: Parameters<typeof mapPixels>[1]) => (map ? mapPixels(small, map) : small);
  return mapPixels(pixels, fitPalette(render, palette, strength).map);
}

/** The colours of a request go before those of a style. */
export function applyColors(pixels: Pixels, { colors, style }: DrawSpec): Pixels {
  if (colors?.length) return transferPalette(pixels, colors, askedStrength);
  if (!style) return pixels;
  return transferPalette(pixels, style.profile.palette, () => STYLE_STRENGTH[style.match]);
}
