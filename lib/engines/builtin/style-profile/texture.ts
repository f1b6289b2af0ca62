import { z } from 'zod';
import type { Pixels, StyleProfile } from '@/lib/engines/engine';
import { rgbToLab } from '../compose/finish/color/oklab';
import { boxBlur } from '../compose/finish/raster/blur';

/** Side of a texture sample in pixels, at a picture of 1024 pixels. */
export const SAMPLE_SIDE_PX = 96;
/** Lightness of one step of a sample. */
const STEP = 1 / 400;
/** A patch calmer than this (standard deviation of lightness) has no texture worth keeping. */
const FLAT = 0.005;
const MOST_STRAYS = 1.9;
/** What is wider than this is form, not texture. */
const FORM_PX = 7;

/** A piece of surface: lightness residues of a patch, one signed byte each, in Base64. */
const textureSampleSchema = z.object({
  residues: z.base64().length(Math.ceil((SAMPLE_SIDE_PX * SAMPLE_SIDE_PX) / 3) * 4),
});
type TextureSample = z.infer<typeof textureSampleSchema>;

/** The sample in a profile that was stored as JSON; `undefined` where there is none or it is broken. */
export function readTexture(profile: StyleProfile): Float32Array | undefined {
  if (!profile.texture) return undefined;
  const parsed = textureSampleSchema.safeParse(profile.texture);
  if (!parsed.success) return undefined;
  const bytes = Buffer.from(parsed.data.residues, 'base64');
  return Float32Array.from({ length: SAMPLE_SIDE_PX ** 2 }, (_, i) => bytes.readInt8(i) * STEP);
}

interface Patch {
  residues: Float32Array;
  deviation: number;
  strays: number;
  /** Range of lightness of the forms in it. */
  formRange: number;
}

/**
 * The patch that stands for most of a picture: about as lively as the middle of all patches, even,
 * and with as little form in it as possible.
 */
function typicalPatch(patches: readonly Patch[]): Patch | undefined {
  const sorted = [...patches].sort((a, b) => a.deviation - b.deviation);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]?.deviation ?? 0;
  if (at(0.5) < FLAT) return undefined;
  const middling = sorted.filter(
    ({ deviation, strays }) =>
      deviation >= at(0.35) && deviation <= at(0.75) && strays <= MOST_STRAYS,
  );
  return middling.sort((a, b) => a.formRange - b.formRange)[0];
}

/**
 * Cuts the patch with the most typical surface out of a picture. The
 * picture should be about 1024 pixels large. `undefined` for flat art and for pictures that are too
 * small.
 */
export function cutTexture(image: Pixels): TextureSample | undefined {
  const { widthPx, heightPx, data } = image;
  if (widthPx < SAMPLE_SIDE_PX || heightPx < SAMPLE_SIDE_PX) return undefined;
  const lightness = new Float32Array(widthPx * heightPx);
  for (let p = 0; p < lightness.length; p += 1) {
    lightness[p] = rgbToLab(data[p * 4]!, data[p * 4 + 1]!, data[p * 4 + 2]!)[0];
  }
  const form = boxBlur(lightness, widthPx, heightPx, FORM_PX, 2);
  const step = SAMPLE_SIDE_PX / 2;
  const patches: Patch[] = [];
  for (let y = 0; y + SAMPLE_SIDE_PX <= heightPx; y += step) {
    for (let x = 0; x + SAMPLE_SIDE_PX <= widthPx; x += step) {
      patches.push(cutPatch(lightness, form, widthPx, x, y));
    }
  }
  const best = typicalPatch(patches);
  if (!best) return undefined;
  const bytes = Int8Array.from(best.residues, (value) =>
    Math.max(-127, Math.min(127, Math.round(value / STEP))),
  );
  return { residues: Buffer.from(bytes.buffer).toString('base64') };
}

function cutPatch(
  lightness: Float32Array,
  form: Float32Array,
  widthPx: number,
  left: number,
  top: number,
): Patch {
  const residues = new Float32Array(SAMPLE_SIDE_PX ** 2);
  let [squares, low, high] = [0, Infinity, -Infinity];
  for (let y = 0; y < SAMPLE_SIDE_PX; y += 1) {
    for (let x = 0; x < SAMPLE_SIDE_PX; x += 1) {
      const p = (top + y) * widthPx + left + x;
      const value = lightness[p]! - form[p]!;
      residues[y * SAMPLE_SIDE_PX + x] = value;
      squares += value * value;
      low = Math.min(low, form[p]!);
      high = Math.max(high, form[p]!);
    }
  }
  return { residues, ...spreadOf(residues, squares), formRange: high - low };
}

/** Typical size of the residues, and how much larger their stray ones are: 1 for even texture. */
function spreadOf(residues: Float32Array, squares: number): { deviation: number; strays: number } {
  const sizes = residues.map(Math.abs).sort();
  const deviation = 1.4826 * sizes[sizes.length >> 1]!;
  const whole = Math.sqrt(squares / residues.length);
  return { deviation, strays: deviation > 0 ? whole / deviation : Infinity };
}
