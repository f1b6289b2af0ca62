import { ApiError } from '@/lib/errors/api-error';
import { type ImageRules } from '../limits';
import { type ImageFacts, readRasterFacts } from '../raster-facts';
import { readSignature } from '../signature';
import { inspectSvg } from './safety';

/** Pixels of one raster image inside an SVG: enough for a logo or a texture, not for a bomb. */
const MAX_EMBEDDED_PIXELS = 4_000_000;

/**
 * Facts of an untrusted SVG that is safe to draw and to hand out again.
 * @throws ApiError `unsafe_svg` (something in it is not allowed) or `invalid_image` (no size)
 */
export async function checkSvg(
  bytes: Uint8Array,
  rules: ImageRules,
  param: string,
): Promise<ImageFacts> {
  const { widthPx, heightPx, embeddedImages } = inspectSvg(bytes, param);
  for (const image of embeddedImages) await checkEmbedded(image, param);
  const shortest = Math.min(widthPx, heightPx);
  const enlarge = rules.enlargeSmallSvg ? Math.max(1, rules.minSidePx / shortest) : 1;
  return {
    type: 'svg',
    widthPx: Math.max(1, Math.round(widthPx * enlarge)),
    heightPx: Math.max(1, Math.round(heightPx * enlarge)),
    byteLength: bytes.length,
    hasAlpha: true,
    bitsPerChannel: 8,
    colorSpace: 'rgb',
    animated: false,
  };
}

/** A label of a data URL may lie, and its picture may be a bomb: the same look at the header. */
async function checkEmbedded(image: Uint8Array, param: string): Promise<void> {
  const signature = readSignature(image);
  if (signature.kind !== 'image' || signature.type === 'svg')
    throw new ApiError('unsafe_svg', 'The SVG embeds data that is not a PNG, JPG or WEBP.', {
      param,
    });
  const facts = await readRasterFacts(image, signature.type, param);
  if (facts.widthPx * facts.heightPx > MAX_EMBEDDED_PIXELS)
    throw new ApiError(
      'unsafe_svg',
      `The SVG embeds a picture of ${facts.widthPx}×${facts.heightPx} px; ` +
        `at most ${MAX_EMBEDDED_PIXELS / 1_000_000} megapixels are allowed.`,
      { param },
    );
}
