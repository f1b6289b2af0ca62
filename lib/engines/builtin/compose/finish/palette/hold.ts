import type { ColorWeight, Pixels } from '@/lib/engines/engine';
import { shrinkPixels } from '@/lib/imaging/kernels/resize';
import { rasterizeSvg } from '@/lib/imaging/svg/rasterize';
import type { Painting } from '../../painting';
import { assemble, previewSize } from '../assemble';
import { labToRgb, rgbToLab, type Rgb } from '../color/oklab';
import { mapPixels } from './color-map';
import { fitPalette, paletteError } from './fit';
import { paletteOf } from './targets';

const MEASURE_SIDE_PX = 128;
/** Pictures this near to the asked shares are left alone. */
const NEAR_ENOUGH = 0.06;
/** Part of the texture on the ground that stays when its colour is brought back. */
const KEPT_TEXTURE = 0.25;

/** Brings a treated picture back to the asked colours, where the treatment led it away. */
export function holdPalette(pixels: Pixels, colors: readonly ColorWeight[]): Pixels {
  const palette = paletteOf(colors);
  const weighted = colors.some((color) => color.weight !== undefined);
  if (!palette || !weighted) return pixels;
  const small = shrinkPixels(pixels, previewSize(pixels, MEASURE_SIDE_PX));
  if (paletteError(small, palette) <= NEAR_ENOUGH) return pixels;
  const { map } = fitPalette((shown) => (shown ? mapPixels(small, shown) : small), palette);
  return mapPixels(pixels, map);
}

/** Where the ground layer is seen, 0 to 255 per pixel: what no other layer covers. */
function groundMask(painting: Painting, groundId: string): Uint8Array {
  const others = painting.layers.filter((layer) => layer.id !== groundId);
  const { data } = rasterizeSvg(assemble(painting, { layers: others }), painting);
  return Uint8Array.from({ length: data.length / 4 }, (_, p) => 255 - data[p * 4 + 3]!);
}

/** Makes the ground exactly the asked colour on average, with a part of the treatment's texture. */
export function holdGround(
  pixels: Pixels,
  painting: Painting,
  groundId: string,
  ground: Rgb,
): Pixels {
  const mask = groundMask(painting, groundId);
  const mean = meanUnder(pixels, mask);
  if (!mean) return pixels;
  const wanted = rgbToLab(...ground);
  const data = Uint8Array.from(pixels.data);
  for (let p = 0, i = 0; p < mask.length; p += 1, i += 4) {
    const share = mask[p]! / 255;
    if (share === 0) continue;
    const lab = rgbToLab(data[i]!, data[i + 1]!, data[i + 2]!);
    const moved = labToRgb(
      wanted[0] + (lab[0] - mean[0]) * KEPT_TEXTURE,
      wanted[1] + (lab[1] - mean[1]) * KEPT_TEXTURE,
      wanted[2] + (lab[2] - mean[2]) * KEPT_TEXTURE,
    );
    for (let c = 0; c < 3; c += 1) {
      data[i + c] = Math.round(data[i + c]! + (moved[c]! - data[i + c]!) * share);
    }
  }
  return { ...pixels, data };
}

function meanUnder({ data }: Pixels, mask: Uint8Array): [number, number, number] | undefined {
  let [count, l, a, b] = [0, 0, 0, 0];
  for (let p = 0; p < mask.length; p += 3) {
    if (mask[p] !== 255) continue;
    const lab = rgbToLab(data[p * 4]!, data[p * 4 + 1]!, data[p * 4 + 2]!);
    count += 1;
    l += lab[0];
    a += lab[1];
    b += lab[2];
  }
  return count === 0 ? undefined : [l / count, a / count, b / count];
}
