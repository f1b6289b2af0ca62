import { changeColors, colorChangeOf, keepsColors } from '@/lib/projects/adjust';
import type { AdjustmentContent } from '@/lib/projects/layer-content';
import { soften } from './soften';

/** Radius of the unsharp mask. */
const SHARPEN_SIGMA_PX = 1;

interface Rgba {
  widthPx: number;
  heightPx: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}

/** Alpha multiplied into the colours, or taken out again: neighbours that can't be seen have no say. */
function multiplyAlpha(data: Uint8ClampedArray, out: boolean): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    if (alpha === 1) continue;
    const factor = out ? (alpha === 0 ? 0 : 1 / alpha) : alpha;
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = (data[at + channel] ?? 0) * factor;
    }
  }
}

/** RGBA pixels softened, transparent ones included. */
function blurred({ widthPx, heightPx, data }: Rgba, sigmaPx: number): Uint8ClampedArray {
  const premultiplied = data.slice();
  multiplyAlpha(premultiplied, false);
  const soft = soften({ widthPx, heightPx, data: premultiplied }, sigmaPx, 4).data;
  multiplyAlpha(soft, true);
  return soft;
}

/**
 * Everything that an adjustment does, to RGBA pixels in place.
 * @param scale pixels here for a pixel of the frame, which lengths are said in
 */
export function adjustPixels(pixels: Rgba, content: AdjustmentContent, scale: number): void {
  const { data } = pixels;
  if (!keepsColors(content)) changeColors(data, colorChangeOf(content));
  if (content.blurPx > 0) data.set(blurred(pixels, content.blurPx * scale));
  if (content.sharpen === 0) return;
  const soft = blurred(pixels, SHARPEN_SIGMA_PX * scale);
  for (let at = 0; at < data.length; at++) {
    if (at % 4 === 3) continue;
    const value = data[at] ?? 0;
    data[at] = value + content.sharpen * (value - (soft[at] ?? 0));
  }
}
