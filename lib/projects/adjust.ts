import type { AdjustmentContent } from './layer-content';

/**
 * What an adjustment does to colours: the same numbers in the browser and in exports. Exposure,
 * temperature, contrast and levels look at one channel at a time, so they are one table of 256 entries a
 * channel; saturation then mixes channels. Blur and sharpen look at neighbours and come last
 * (`blurPx`, `sharpen`); whoever draws brings their own Gaussian.
 */

/** How much of its channel the warmest or coldest temperature gives or takes. */
const TEMPERATURE_SPAN = 0.25;
/** Luma of Rec. 709. */
const LUMA = [0.2126, 0.7152, 0.0722] as const;

export interface ColorChange {
  /** New values of red, green and blue, 0 to 255 and not rounded, by the old ones. */
  tables: readonly [Float32Array, Float32Array, Float32Array];
  /** Distance from grey, times: 1 changes nothing. */
  saturation: number;
}

const clamp = (value: number) => Math.max(0, Math.min(1, value));
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const toEncoded = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055);

function tableOf(
  { exposure, contrast, levels }: AdjustmentContent,
  channelFactor: number,
): Float32Array {
  const light = 2 ** exposure * channelFactor;
  // At -1 everything is grey, at 1 everything is black or white, as in GIMP.
  const slope = Math.tan(((Math.max(-1, Math.min(0.999, contrast)) + 1) * Math.PI) / 4);
  const span = levels.white - levels.black;
  return Float32Array.from({ length: 256 }, (_, value) => {
    const lit = light === 1 ? value / 255 : toEncoded(toLinear(value / 255) * light);
    const steep = clamp((clamp(lit) - 0.5) * slope + 0.5);
    return 255 * clamp((steep - levels.black) / span) ** (1 / levels.gamma);
  });
}

/** The change that an adjustment makes to each pixel by itself. */
export function colorChangeOf(content: AdjustmentContent): ColorChange {
  const shift = content.temperature * TEMPERATURE_SPAN;
  return {
    tables: [tableOf(content, 1 + shift), tableOf(content, 1), tableOf(content, 1 - shift)],
    saturation: 1 + content.saturation,
  };
}

/** Whether an adjustment leaves each pixel's own colour as it is. */
export function keepsColors(content: AdjustmentContent): boolean {
  const { exposure, contrast, saturation, temperature, levels } = content;
  const touched = exposure !== 0 || contrast !== 0 || saturation !== 0 || temperature !== 0;
  return !touched && levels.black === 0 && levels.white === 1 && levels.gamma === 1;
}

/**
 * Changes the colours of RGBA pixels in place; what is transparent stays so.
 * @param rgba four bytes a pixel, alpha not multiplied in
 */
export function changeColors(rgba: Uint8Array | Uint8ClampedArray, change: ColorChange): void {
  const [reds, greens, blues] = change.tables;
  const { saturation } = change;
  const store = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  for (let at = 0; at < rgba.length; at += 4) {
    const red = reds[rgba[at] ?? 0] ?? 0;
    const green = greens[rgba[at + 1] ?? 0] ?? 0;
    const blue = blues[rgba[at + 2] ?? 0] ?? 0;
    const luma = LUMA[0] * red + LUMA[1] * green + LUMA[2] * blue;
    rgba[at] = store(luma + (red - luma) * saturation);
    rgba[at + 1] = store(luma + (green - luma) * saturation);
    rgba[at + 2] = store(luma + (blue - luma) * saturation);
  }
}
