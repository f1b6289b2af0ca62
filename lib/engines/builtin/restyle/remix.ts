import type { DrawSpec, EngineContext, Pixels } from '@/lib/engines/engine';
import { cropPixels } from '@/lib/imaging/kernels/crop';
import { toByte } from '@/lib/imaging/kernels/float-plane';
import { resizePixels } from '@/lib/imaging/kernels/resize';
import { fitInside } from '@/lib/imaging/size';
import { matte } from '../matte/matte';
import { proposeCrops } from './crops';
import { saliencyOf } from './saliency';

/** What makes one variation of a picture another than the next. */
interface Variation {
  mirrored: boolean;
  /** Which of the proposed framings. */
  framing: number;
  /** Factors on red, green and blue: the light of another hour. */
  light: readonly [number, number, number];
  /** Exponent on brightness; below 1 is brighter. */
  gamma: number;
}

/** Framings that are proposed for a picture; the first ones are the safest. */
const FRAMINGS = 5;
/** What draws the eye can be seen at this size. */
const ANALYSED_SIDE_PX = 512;

/** Lights a photographer would call: morning, evening, overcast, golden, shade, dusk. */
const LIGHTS: readonly (readonly [number, number, number])[] = [
  [1.06, 1.01, 0.9],
  [1.12, 0.97, 0.84],
  [0.95, 1, 1.06],
  [1.1, 1.03, 0.82],
  [0.92, 0.99, 1.1],
  [1.02, 0.93, 1.08],
];

/** Mulberry32 (T. Ettinger, 2017): a small generator whose first values differ for near seeds. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function variationOf({ seed, variant }: DrawSpec): Variation {
  const random = randomOf(seed + variant * 7919);
  const light = LIGHTS[(variant + (seed % LIGHTS.length)) % LIGHTS.length];
  return {
    mirrored: variant % 2 === 1,
    // Each framing comes as it is and mirrored before the next one.
    framing: (seed + (variant >> 1)) % FRAMINGS,
    light: light ?? [1, 1, 1],
    gamma: 0.86 + random() * 0.28,
  };
}

/** A part in the wanted ratio that keeps what draws the eye; which of several, the variation says. */
async function reframed(
  image: Pixels,
  spec: DrawSpec,
  { framing }: Variation,
  context: EngineContext,
): Promise<Pixels> {
  const small = await resizePixels(image, fitInside(image, ANALYSED_SIDE_PX));
  const saliency = saliencyOf(small, await matte(small, context));
  const crops = proposeCrops(image, saliency, spec.widthPx / spec.heightPx, FRAMINGS);
  return resizePixels(cropPixels(image, crops[framing % crops.length]!), spec);
}

function relit({ widthPx, heightPx, data }: Pixels, { light, gamma, mirrored }: Variation): Pixels {
  const curves = light.map((factor) =>
    Uint8Array.from({ length: 256 }, (_, value) =>
      toByte(255 * Math.min(1, (value / 255) ** gamma * factor)),
    ),
  );
  const result = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at / 4;
    const x = pixel % widthPx;
    const from = mirrored ? (pixel - x + widthPx - 1 - x) * 4 : at;
    for (let channel = 0; channel < 3; channel += 1) {
      result[at + channel] = curves[channel]?.[data[from + channel] ?? 0] ?? 0;
    }
    result[at + 3] = data[from + 3] ?? 255;
  }
  return { widthPx, heightPx, data: result };
}

/** A variation of a picture without a prompt: another framing and side, another hour's light. */
export async function remix(
  image: Pixels,
  spec: DrawSpec,
  context: EngineContext,
): Promise<Pixels> {
  const variation = variationOf(spec);
  return relit(await reframed(image, spec, variation, context), variation);
}
