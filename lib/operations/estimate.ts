import type { PixelSize } from '@/lib/models/sizes';

/**
 * About how long the built-in engine works, in milliseconds on two cores, as measured by
 * `npm run bench` and `npm run bench:imaging`; on the long side. What really passes on a machine, and
 * with other engines, is measured against these while the server runs, so that only their proportions
 * matter: to each other, and from small pictures to large ones.
 */

/** Starting, reading and writing that every job has. */
const BASE_MS = 200;

interface Rate {
  fixedMs: number;
  perMegapixelMs: number;
}

/** One primitive on one picture of a megapixel. */
const RATES = {
  decode: { fixedMs: 0, perMegapixelMs: 60 },
  encode: { fixedMs: 0, perMegapixelMs: 120 },
  draw: { fixedMs: 200, perMegapixelMs: 250 },
  restyle: { fixedMs: 800, perMegapixelMs: 1_000 },
  repaint: { fixedMs: 1_200, perMegapixelMs: 700 },
  matte: { fixedMs: 900, perMegapixelMs: 500 },
  trace: { fixedMs: 200, perMegapixelMs: 700 },
  measure: { fixedMs: 150, perMegapixelMs: 50 },
  upscaleCrisp: { fixedMs: 200, perMegapixelMs: 3_500 },
  upscaleCreative: { fixedMs: 500, perMegapixelMs: 22_000 },
  rewrite: { fixedMs: 200, perMegapixelMs: 0 },
} satisfies Record<string, Rate>;

export type Step = keyof typeof RATES;

const NO_PIXELS: PixelSize = { widthPx: 0, heightPx: 0 };

/** One step on pictures of one size, `count` times. */
export function stepMs(
  step: Step,
  { widthPx, heightPx }: PixelSize = NO_PIXELS,
  count = 1,
): number {
  const { fixedMs, perMegapixelMs } = RATES[step];
  return count * (fixedMs + (perMegapixelMs * widthPx * heightPx) / 1_000_000);
}

/** A whole job: what every job has, reading its pictures, and its steps. */
export function jobMs(pictures: readonly PixelSize[], ...stepsMs: readonly number[]): number {
  const readMs = pictures.map((picture) => stepMs('decode', picture));
  return [...readMs, ...stepsMs].reduce((sum, ms) => sum + ms, BASE_MS);
}

/** Putting a result in the form its model gives. */
export function resultMs(
  output: 'raster' | 'vector',
  size: PixelSize | undefined,
  count: number,
): number {
  return stepMs(output === 'raster' ? 'encode' : 'trace', size, count);
}

/** Enlarging by doubling, 2 or 4 times each side: every doubling works on the result of the one before. */
export function enlargedMs(
  step: 'upscaleCrisp' | 'upscaleCreative',
  pictures: readonly PixelSize[],
  factor: number,
): number {
  const [{ widthPx, heightPx } = NO_PIXELS] = pictures;
  const scaled = (by: number) => ({ widthPx: widthPx * by, heightPx: heightPx * by });
  const steps = [];
  for (let by = 1; by < factor; by *= 2) steps.push(stepMs(step, scaled(by)));
  return jobMs(pictures, ...steps, stepMs('encode', scaled(factor)));
}
