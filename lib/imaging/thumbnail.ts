import sharp, { type Sharp } from 'sharp';
import type { Pixels } from '@/lib/engines/engine';
import { MAX_IMAGE_PIXELS } from './limits';
import { type Size } from './size';
import { withinDrawingTime } from './svg/drawing-time';
import { rasterizeUntrustedSvg } from './svg/rasterize';
import { type Thumbnail, THUMBNAIL_WIDTHS_PX } from './thumbnail-sizes';

const QUALITY = 78;
/** Little of the time for nearly all of the saving. */
const EFFORT = 2;
/** Times that a thumbnail may be taller than its width. */
const MAX_TALLNESS = 4;
/** Results may be larger than what is taken: upscaling multiplies sides. */
const MAX_STORED_PIXELS = 16 * MAX_IMAGE_PIXELS;
/** Time for drawing an SVG at the size of a thumbnail. */
const DRAWING_TIME_MS = 5_000;

/** Thumbnails of a picture at hand, each made of the one before. */
export async function thumbnailsOfPixels({ data, ...size }: Pixels): Promise<Thumbnail[]> {
  return fromLargest(sharp(data, { raw: rawOf(size) }));
}

/** Thumbnails of a stored PNG or WebP of ours. */
export async function thumbnailsOfRaster(bytes: Uint8Array): Promise<Thumbnail[]> {
  return fromLargest(sharp(bytes, { limitInputPixels: MAX_STORED_PIXELS }));
}

/**
 * Thumbnails of an SVG that has passed the safety check, or one of ours.
 * @param size the size the SVG says it has
 * @throws ApiError `unsafe_svg` when drawing takes too long, `invalid_image` when it can't be drawn
 */
export async function thumbnailsOfSvg(
  svg: string,
  size: Size,
  signal: AbortSignal,
): Promise<Thumbnail[]> {
  const [largestPx] = THUMBNAIL_WIDTHS_PX;
  const scale = Math.min(
    1,
    largestPx / size.widthPx,
    (MAX_TALLNESS * largestPx) / Math.max(1, size.heightPx),
  );
  const drawn = {
    widthPx: Math.max(1, Math.round(size.widthPx * scale)),
    heightPx: Math.max(1, Math.round(size.heightPx * scale)),
  };
  const pixels = await withinDrawingTime(
    { param: 'image', signal, timeMs: DRAWING_TIME_MS },
    (within) => rasterizeUntrustedSvg(svg, drawn, within),
  );
  return thumbnailsOfPixels(pixels);
}

function rawOf({ widthPx, heightPx }: Size) {
  return { width: widthPx, height: heightPx, channels: 4 } as const;
}

async function fromLargest(picture: Sharp): Promise<Thumbnail[]> {
  const thumbnails: Thumbnail[] = [];
  let source = picture;
  for (const widthPx of THUMBNAIL_WIDTHS_PX) {
    const { data, info } = await source
      .resize({
        width: widthPx,
        height: MAX_TALLNESS * widthPx,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = rawOf({ widthPx: info.width, heightPx: info.height });
    source = sharp(data, { raw });
    const bytes = await source.clone().webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
    thumbnails.push({ widthPx, bytes });
  }
  return thumbnails;
}
