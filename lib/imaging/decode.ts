import sharp from 'sharp';
import { ApiError } from '@/lib/errors/api-error';
import { type Pixels } from '@/lib/engines/engine';
import { checkImage } from './inspect';
import { IMAGE_RULES, type ImageRules, MAX_IMAGE_PIXELS } from './limits';
import { TYPE_NAMES, type ImageFacts } from './raster-facts';
import { withinDrawingTime } from './svg/drawing-time';
import { rasterizeUntrustedSvg } from './svg/rasterize';

interface DecodeOptions {
  /** The request field the image came in, for the error. */
  param: string;
  /** Ends the drawing of an SVG. */
  signal?: AbortSignal;
}

/** Style is measured on small pictures: it is in colours and strokes, not in the last pixel. */
const MAX_REFERENCE_SIDE_PX = 1024;

/**
 * Checks and decodes in one go.
 * @throws ApiError as `checkImage` and `decodeImage` do
 */
export async function readImage(
  bytes: Uint8Array,
  rules: ImageRules,
  options: DecodeOptions,
): Promise<Pixels> {
  return decodeImage(bytes, await checkImage(bytes, rules, options), options);
}

/** A style reference, shrunk while decoding so that ten large ones fit into memory. */
export async function decodeReference(
  bytes: Uint8Array,
  options = { param: 'style_references' },
): Promise<Pixels> {
  const facts = await checkImage(bytes, IMAGE_RULES.styleReference, options);
  return decodeRaster(bytes, facts, options.param, MAX_REFERENCE_SIDE_PX);
}

/**
 * Pixels of an image that `checkImage` has let through: orientation applied, converted to sRGB,
 * 8 bits a channel, straight alpha. An SVG is drawn at the size its facts say.
 * @throws ApiError `invalid_image` when the data is damaged or cut off, `unsafe_svg` when drawing takes
 * too long
 */
export async function decodeImage(
  bytes: Uint8Array,
  facts: ImageFacts,
  options: DecodeOptions,
): Promise<Pixels> {
  return facts.type === 'svg'
    ? decodeSvg(bytes, facts, options)
    : decodeRaster(bytes, facts, options.param);
}

async function decodeRaster(
  bytes: Uint8Array,
  facts: ImageFacts,
  param: string,
  maxSidePx?: number,
): Promise<Pixels> {
  const picture = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha();
  if (maxSidePx !== undefined && Math.max(facts.widthPx, facts.heightPx) > maxSidePx)
    picture.resize(maxSidePx, maxSidePx, { fit: 'inside' });
  try {
    const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
    return { widthPx: info.width, heightPx: info.height, data };
  } catch (cause) {
    throw new ApiError(
      'invalid_image',
      `The ${TYPE_NAMES[facts.type]} is damaged or cut off: its pixels can't be read.`,
      { param, cause },
    );
  }
}

async function decodeSvg(
  bytes: Uint8Array,
  facts: ImageFacts,
  options: DecodeOptions,
): Promise<Pixels> {
  const { param } = options;
  const svg = new TextDecoder().decode(bytes);
  const pixels = await withinDrawingTime(options, (signal) =>
    rasterizeUntrustedSvg(svg, facts, signal),
  );
  if (pixels.heightPx === facts.heightPx) return pixels;
  // Rounding of the fitted height may differ by a pixel from what the client was told.
  if (Math.abs(pixels.heightPx - facts.heightPx) > 1)
    throw new ApiError('invalid_image', "The SVG's viewBox and its size disagree.", { param });
  return matchHeight(pixels, facts.heightPx);
}

function matchHeight(pixels: Pixels, heightPx: number): Pixels {
  const data = new Uint8Array(pixels.widthPx * heightPx * 4);
  data.set(pixels.data.subarray(0, data.length));
  return { widthPx: pixels.widthPx, heightPx, data };
}
