import { ApiError } from '@/lib/errors/api-error';
import { checkSize } from '../check-size';
import { type ImageRules } from '../limits';
import { type ImageFacts, readRasterFacts } from '../raster-facts';
import { readSignature } from '../signature';
import { type Size } from '../size';
import { checkDrawingCost } from './drawing-cost';
import { SvgRefusal } from './refusal';
import { inspectSvg } from './safety';

/** Pixels of one raster image inside an SVG: enough for a logo or a texture, not for a bomb. */
const MAX_EMBEDDED_PIXELS = 4_000_000;

/**
 * Facts of an untrusted SVG that is safe to draw and to hand out again, of the size at which it is
 * drawn and answered.
 * @throws ApiError `unsafe_svg` (something in it is not allowed, or takes too long to draw) or
 * `invalid_image` (its size)
 */
export async function checkSvg(
  bytes: Uint8Array,
  rules: ImageRules,
  param: string,
): Promise<ImageFacts> {
  const { widthPx, heightPx, embeddedImages, drawing } = inspectSvg(bytes, param);
  for (const image of embeddedImages) await checkEmbedded(image, param);
  const own = { widthPx, heightPx };
  const size = drawnSize(own, rules);
  checkSize(size, rules, { param, name: nameOf(own, size) });
  try {
    checkDrawingCost(drawing, size);
  } catch (error) {
    if (error instanceof SvgRefusal) throw new ApiError(error.code, error.message, { param });
    throw error;
  }
  return {
    type: 'svg',
    ...size,
    byteLength: bytes.length,
    hasAlpha: true,
    bitsPerChannel: 8,
    colorSpace: 'rgb',
    animated: false,
  };
}

/** An SVG has no pixels of its own: where that is wanted, a small one is drawn larger. */
function drawnSize({ widthPx, heightPx }: Size, rules: ImageRules): Size {
  const shortest = Math.min(widthPx, heightPx);
  const enlarge = rules.enlargeSmallSvg ? Math.max(1, rules.minSidePx / shortest) : 1;
  return {
    widthPx: Math.max(1, Math.round(widthPx * enlarge)),
    heightPx: Math.max(1, Math.round(heightPx * enlarge)),
  };
}

/** The size that its author knows, and the one it is drawn at where that differs. */
function nameOf(own: Size, drawn: Size): string {
  const text = `The SVG is ${shortNumber(own.widthPx)}×${shortNumber(own.heightPx)} px`;
  return drawn.widthPx > own.widthPx + 1
    ? `${text}, scaled up ${drawn.widthPx}×${drawn.heightPx} px`
    : text;
}

/** At most two decimals, and no more of a number than a person reads. */
function shortNumber(value: number): string {
  return value < 1e9 ? String(Math.round(value * 100) / 100) : value.toExponential(2);
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
