import sharp from 'sharp';
import type { Pixels } from '@/lib/engines/engine';
import { coverFit } from '@/lib/imaging/cover';
import { cutout } from '@/lib/imaging/cutout';
import { encodeLossy, encodePixels } from '@/lib/imaging/encode';
import { removeSvgBackground } from '@/lib/imaging/svg/remove-background';
import { resizeSvg } from '@/lib/imaging/svg/root-tag';
import { thumbnailsOfPixels } from '@/lib/imaging/thumbnail';
import type { JobImage } from '../job';
import type { RunContext } from '../run/context';
import { encodeSvg } from '../run/encode-picture';
import type { Delivery } from './adaptation';

/** Least quality that encoders take. */
const LEAST_QUALITY = 1;

async function pixelsOf({ bytes }: JobImage): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data };
}

/** The format, where the pictures keep every pixel in it. */
function losslessFormat({ format, quality = 100 }: Delivery): 'png' | 'webp' | undefined {
  if (format === 'png') return format;
  return format === 'webp' && quality === 100 ? format : undefined;
}

function encode(pixels: Pixels, delivery: Delivery): Promise<Uint8Array> {
  const { format, quality } = delivery;
  const lossless = losslessFormat(delivery);
  if (lossless) return encodePixels(pixels, lossless);
  const atLeast = quality === undefined ? undefined : Math.max(LEAST_QUALITY, quality);
  return encodeLossy(pixels, format === 'webp' ? 'webp' : 'jpeg', atLeast);
}

async function deliverSvg(image: JobImage, delivery: Delivery, context: RunContext) {
  const { size = image, cutOut } = delivery;
  const { signal } = context.progress;
  const drawn = Buffer.from(image.bytes).toString('utf8');
  const svg = cutOut ? await removeSvgBackground(drawn, { param: 'background', signal }) : drawn;
  return { ...image, ...encodeSvg(resizeSvg(svg, size), size) };
}

function isAsWanted(image: JobImage, delivery: Delivery): boolean {
  const { size = image, format, cutOut } = delivery;
  const hasSize = size.widthPx === image.widthPx && size.heightPx === image.heightPx;
  const isEncoded = image.mediaType === `image/${format}` && losslessFormat(delivery) !== undefined;
  return hasSize && !cutOut && isEncoded;
}

/**
 * A result as it was asked to leave: cut out, then scaled to cover exactly the size asked for, then in
 * its format. Workers only.
 */
export async function deliver(
  image: JobImage,
  delivery: Delivery,
  context: RunContext,
): Promise<JobImage> {
  context.progress.signal.throwIfAborted();
  if (image.mediaType === 'image/svg+xml') return deliverSvg(image, delivery, context);
  if (isAsWanted(image, delivery)) return image;
  const drawn = await pixelsOf(image);
  const subject = delivery.cutOut
    ? cutout(drawn, await context.engine.matte(drawn, context.progress))
    : drawn;
  const pixels = delivery.size ? await coverFit(subject, delivery.size) : subject;
  const { widthPx, heightPx } = pixels;
  const [bytes, thumbnails] = await Promise.all([
    encode(pixels, delivery),
    thumbnailsOfPixels(pixels),
  ]);
  return { ...image, bytes, widthPx, heightPx, thumbnails, mediaType: `image/${delivery.format}` };
}
